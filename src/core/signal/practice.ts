import { isLasting } from '../pitfall/fix.ts'
import type { Step } from '../pitfall/step.ts'

/** It went well, and it shall be done so again. */
const praise: readonly RegExp[] = [
  /\b(?:that|this|it) (?:worked|works|did (?:it|the trick))\b.{0,40}\b(?:keep (?:doing|using) (?:it|that|this)|(?:keep|stick (?:to|with)) (?:doing )?(?:it|that|this)|do (?:it|that) (?:that|this) way|do it like (?:that|this))\b(?: (?:that|this) way)?/iu,
  /(?:成功了|很好|可以了|好用|有效|这次对了|搞定).{0,12}(?:以后|今后|继续|就|都).{0,4}(?:这样|这么|按这个|用这个)(?:做|来|办|弄|跑)/u,
  /(?:잘 ?됐|잘 ?되|성공|좋아|완벽).{0,14}(?:앞으로도|계속|다음에도|그대로).{0,6}(?:그렇게|이렇게|이 방식으로|그 방법으로)/u,
]
const PROMPT_MAX = 300

/** Does a person praise how something was done, so that it is done so again? */
export const praisesPractice = (prompt: string): boolean =>
  prompt.length <= PROMPT_MAX && praise.some((pattern) => pattern.test(prompt))

/** Letters that a sentence may have besides its praise: an address, a particle. */
const AROUND_MAX = 6

/** Says nothing but that: without what was done just before, nobody could tell what "like this" is. */
export function onlyPraises(sentence: string): boolean {
  if (sentence.length > PROMPT_MAX) return false
  const rest = praise.map((pattern) => sentence.replace(pattern, '')).find((left) => left !== sentence)
  return rest !== undefined && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= AROUND_MAX
}

/**
 * The practices that were praised, each a command: the only one of its turn that did something, and the turn ended well. What
 * else may have been meant nobody can tell.
 */
export function praisedCommands(steps: readonly Step[]): readonly string[] {
  const found: string[] = []
  let turn: Step[] = []
  for (const step of steps) {
    if (step.kind === 'tool') turn.push(step)
    else {
      const command = step.praises && !step.heard ? practiceOf(turn) : null
      if (command !== null) found.push(command)
      turn = []
    }
  }
  return [...new Set(found)]
}

function practiceOf(turn: readonly Step[]): string | null {
  const runs = turn.filter(
    (step) => step.kind === 'tool' && step.deed === 'command' && !step.idle && step.act === 'run',
  )
  const last = runs.at(-1)
  const lines = new Set(runs.map((step) => (step.kind === 'tool' && step.ok ? step.command : null)))
  const [line] = lines
  const endedWell = last?.kind === 'tool' && last.ok
  return endedWell && lines.size === 1 && line && isLasting(line) ? line : null
}
