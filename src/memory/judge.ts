import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { questionText, readAdvice } from '../core/advice.ts'
import { dimensions, type Scores } from '../core/darwin/dimensions.ts'
import type { SkillScore } from '../core/darwin/static.ts'
import type { Judge, Judged, SkillTexts } from '../flow/ports/judge.ts'
import { runProgram } from './run-program.ts'
import { writeDurably } from './write-durably.ts'

export const JUDGE_MAX_MS = 60_000
/** Edits that wait for the judge; it is asked one at a time. */
const WAITING_MAX = 16
/** Answers that are kept in the home, so that what was judged before a restart still holds after it. */
const KEPT_MAX = 500

export interface JudgeOptions {
  /** Program and arguments; no shell reads them. */
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly home: string
  readonly timeoutMs?: number
  readonly log?: (line: object) => void
}

const answer = z.object({
  mode: z.enum(['full_test', 'dry_run']),
  scores: z.array(z.number().min(1).max(10)).length(dimensions.length),
  total: z.number().min(0).max(100),
})

/**
 * Asks JUDGE_COMMAND with `{skill, before, after}` on its standard input, once for an edit; and for a second opinion with
 * `{ask, …}`.
 */
export function createJudge({ command, environment, home, timeoutMs, log = () => {} }: JudgeOptions): Judge {
  const folder = join(home, 'judged')
  const known = new Map<string, Judged>()
  const listeners = new Map<string, (() => void)[]>()
  const ending = new AbortController()
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0

  /** The skill as it is, then as it would be: two answers of one scorer can be compared. */
  async function judge(edit: SkillTexts): Promise<Judged> {
    const after = await ask(edit)
    const before = after && (await ask({ ...edit, after: edit.before }))
    if (!after || !before || before.mode !== after.mode) return { outcome: 'no-answer' }
    return { outcome: 'judged', before, after }
  }

  async function ask(edit: SkillTexts): Promise<SkillScore | null> {
    const file = join(folder, `${keyOf(edit)}.json`)
    const kept = readAnswer(file)
    if (kept) return kept
    const input = JSON.stringify({ skill: edit.skill, before: edit.before, after: edit.after })
    const ran = await run(input)
    const score = ran.outcome === 'ended' ? parse(ran.output) : null
    log({ msg: 'Asked the judge', skill: edit.skill, outcome: ran.outcome, usable: score !== null })
    if (score) keep(folder, file, score)
    return score
  }

  const run = (input: string) =>
    runProgram(command, input, {
      environment,
      timeoutMs: timeoutMs ?? JUDGE_MAX_MS,
      signal: ending.signal,
    })

  return {
    look(edit, then) {
      const key = keyOf(edit)
      const found = known.get(key)
      if (found && found.outcome !== 'asked') return found
      if (then) listeners.set(key, [...(listeners.get(key) ?? []), then])
      if (found) return found
      if (waiting >= WAITING_MAX || ending.signal.aborted) return { outcome: 'no-answer' }
      if (known.size >= KEPT_MAX) known.clear()
      known.set(key, { outcome: 'asked' })
      waiting += 1
      queue = queue.then(async () => {
        known.set(key, await judge(edit))
        waiting -= 1
        for (const tell of listeners.get(key) ?? []) tell()
        listeners.delete(key)
      })
      return { outcome: 'asked' }
    },
    isBusy: () => waiting > 0 || ending.signal.aborted,
    advise(question, then) {
      waiting += 1
      queue = queue.then(async () => {
        const ran = await run(questionText(question))
        const advice = ran.outcome === 'ended' ? readAdvice(question, ran.output) : null
        log({
          msg: 'Asked for a second opinion',
          ask: question.ask,
          outcome: ran.outcome,
          usable: advice !== null,
        })
        waiting -= 1
        if (!ending.signal.aborted) then(advice)
      })
    },
    async close() {
      ending.abort()
      listeners.clear()
      await queue
    },
  }
}

const keyOf = ({ skill, before, after }: SkillTexts): string =>
  createHash('sha256')
    .update(JSON.stringify([skill, before, after]))
    .digest('hex')

function parse(output: string): SkillScore | null {
  try {
    const { mode, scores, total } = answer.parse(JSON.parse(output))
    const named = Object.fromEntries(dimensions.map((dimension, at) => [dimension, scores[at] ?? null]))
    return { mode, total, scores: named as Scores }
  } catch {
    return null
  }
}

function readAnswer(file: string): SkillScore | null {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Only what is used of the answer: whatever else the program printed may hold anybody's words. */
function keep(folder: string, file: string, { mode, scores, total }: SkillScore): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const names = readdirSync(folder)
    for (const name of names.slice(0, Math.max(0, names.length - KEPT_MAX)))
      rmSync(join(folder, name), { force: true })
    writeDurably(
      file,
      JSON.stringify({ mode, scores: dimensions.map((dimension) => scores[dimension]), total }),
    )
  } catch {
    // A full disk costs the answer after a restart, and nothing else.
  }
}
