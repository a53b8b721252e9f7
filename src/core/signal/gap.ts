import type { Step } from '../pitfall/step.ts'
import { type Thresholds, thresholds } from '../pitfall/threshold.ts'

const QUESTION = `(?:which|what|where|who|whether|when|how (?:many|often|long|much))`
/** Says of itself that it does not know, and what. */
const unknown: readonly RegExp[] = [
  new RegExp(
    String.raw`\bi(?:['’]m| am)? (?:don['’]?t know|do not know|not (?:sure|certain)|can['’]?t tell|couldn['’]?t (?:find out|determine|tell)|have no way of knowing|have no information (?:on|about))\s+(${QUESTION}\b[^.,?!;\n]{8,90})`,
    'iu',
  ),
  /(?:我)?(?:不确定|不確定|不知道|不清楚|无法确定|無法確定|没找到)[：:，, ]?([^。？！；\n]{0,40}(?:哪|(?<!为)什么|(?<!為)什麼|是否|谁|誰|多少|何时|何時|在哪里)[^。？！；\n]{2,40})/u,
  /([^.?!\n]{2,40}(?:어느|어떤|무엇|누가|누구|언제|어디|몇)[^.?!\n]{0,30}(?:인지|는지|은지|을지))(?:는|은|를|가|도)? ?(?:잘 |아직 |정확히 )?(?:모르|확실하지|확실치|알 수 없|찾지 못)/u,
]

/** What somebody wants, what a change will do, what is about this moment: no facts of the project. */
const noFact =
  /\b(?:you(?:['’]d| would)? (?:want|mean|meant|prefer|like|need|expect|had in mind)|you['’]re (?:asking|referring|looking)|i should|to do next|(?:this|that|it|these) (?:will|would|fix(?:es|ed)?|works?|is (?:the|a) (?:bug|cause|problem))|causes?|caus(?:ed|ing)|went wrong|is wrong|the (?:error|failure|bug|issue|problem))\b|你想|您想|你要|您要|你的意思|需要我|要不要|会不会|原因|원하|말씀하|의도|해야 할|원인/iu
const MESSAGE_MAX = 20_000
const END = /[\s,，、:：;；—–-]+$/u

/**
 * A fact of the project that the assistant says it does not know, in its own words, on one line: "which region the
 * staging cluster runs in". Null for everything else that nobody can be sure of.
 */
export function unknownFact(message: string): string | null {
  for (const pattern of unknown) {
    const found = pattern.exec(message.slice(0, MESSAGE_MAX))?.[1]?.replace(END, '').trim()
    if (found && !noFact.test(found) && !found.includes('```')) return found
  }
  return null
}

const NAME = /^[\p{L}\p{N}_$][\p{L}\p{N}_.$:/-]{3,39}$/u
const TURNS = 3

/** Names that were searched for again and again, in several turns: once found they were not remembered. */
export function searchedAgain(steps: readonly Step[], limits: Thresholds = thresholds): readonly string[] {
  const found = new Map<string, { readonly query: string; count: number; readonly turns: Set<number> }>()
  let turn = 0
  for (const step of steps) {
    if (step.kind === 'prompt') turn += 1
    else if (step.deed === 'search' && step.command !== null && NAME.test(step.command)) {
      const known = found.get(step.operation) ?? { query: step.command, count: 0, turns: new Set<number>() }
      known.count += 1
      known.turns.add(turn)
      found.set(step.operation, known)
    }
  }
  return [...found.values()]
    .filter(({ count, turns }) => count > limits.searches && turns.size >= TURNS)
    .map(({ query }) => query)
}
