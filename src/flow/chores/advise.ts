import type { Question } from '../../core/advice.ts'
import { textHash } from '../../core/fold.ts'
import { MAX_GRAPHEMES } from '../../core/gates/safety/length.ts'
import { localDay } from '../../core/local-date.ts'
import type { Request, State } from '../../core/request/request.ts'
import { closestOf } from '../advice.ts'
import type { AdviceKey } from '../ports/advice.ts'
import { ranked } from '../score.ts'
import type { World } from '../world.ts'

/** Questions that are asked on one local date at the most: a program may cost money. */
export const ADVICE_A_DAY = 20
/** Candidates and requests that are looked at for a question. */
const LOOK = 50
const OPEN: readonly State[] = ['queued', 'asked', 'questioned', 'deferred']

interface Wanted {
  readonly key: AdviceKey
  readonly question: Question
}

/**
 * Asks the user's program for a second opinion, if there is one and it is free: one question at a time, each only once.
 * Nobody waits for the answer; it stands on the card when it comes.
 */
export async function advise(world: World): Promise<void> {
  const { judge, store } = world
  if (!judge || judge.isBusy() || world.running?.().phase !== 'up') return
  const today = localDay(world.now(), world.settings.zone).from
  if ((await store.read.adviceCount(today)) >= ADVICE_A_DAY) return
  for (const workspace of world.workspaces.keys()) {
    const wanted = await nextFor(world, workspace)
    if (!wanted) continue
    const { key, question } = wanted
    // Kept before it is asked, so that a program that brings us down is asked once, too.
    if (!(await store.write((tx) => tx.addAdvice({ ...key, at: world.now() })))) return
    judge.advise(question, (advice) => {
      if (advice === null) return
      store
        .write(async (tx) => {
          await tx.setAdvice(key, advice)
          for (const request of await tx.requestsByText(workspace, [key.textHash]))
            if (OPEN.includes(request.state)) await tx.touchDeliveries(request.number)
        })
        .then(world.wake, (error: unknown) =>
          world.log({ level: 'warn', msg: 'A second opinion could not be kept', error: String(error) }),
        )
    })
    return
  }
}

/** What people wait for first: long words, then close pairs, then the best of the pool. */
async function nextFor(world: World, workspace: string): Promise<Wanted | null> {
  const { read } = world.store
  const open = (await read.requests({ workspace, states: OPEN }))
    .filter(({ kind }) => kind === 'add')
    .slice(-LOOK)
  const pool = ranked(
    world,
    await read.seen({ workspaces: [workspace], states: ['pool'], awake: true, limit: LOOK }),
  )
  const wanted = [
    ...open.flatMap(longOf),
    ...open.flatMap(pairOf),
    ...pool.flatMap(({ candidate: { textHash, text, kind }, times }): Wanted[] =>
      text === null
        ? []
        : [
            {
              key: { workspace, textHash, ask: 'worth', about: '' },
              question: { ask: 'worth', text, kind, times },
            },
          ],
    ),
  ]
  const asked = await read.advice(
    workspace,
    wanted.map(({ key }) => key.textHash),
  )
  return wanted.find(({ key }) => !asked.some((row) => isSame(row, key))) ?? null
}

const isSame = (one: AdviceKey, other: AdviceKey): boolean =>
  one.textHash === other.textHash && one.ask === other.ask && one.about === other.about

function longOf({ workspace, textHash, text, wording }: Request): Wanted[] {
  if (wording !== 'long') return []
  return [
    {
      key: { workspace, textHash, ask: 'distill', about: '' },
      question: { ask: 'distill', text, most: MAX_GRAPHEMES },
    },
  ]
}

function pairOf(request: Request): Wanted[] {
  const other = closestOf(request)
  if (!other) return []
  return [
    {
      key: {
        workspace: request.workspace,
        textHash: request.textHash,
        ask: 'relate',
        about: textHash(other.text),
      },
      question: { ask: 'relate', a: request.text, b: other.text },
    },
  ]
}
