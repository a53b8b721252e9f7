import { SKILL_LINES_MAX } from '../skill/properties.ts'
import type { Dimension } from './dimensions.ts'
import { authored, type BodyLine, headingLevel, type SkillFacts, told } from './facts.ts'
import { checks, halts, namesFailure, namesFailureSection, saysWhen, vague } from './phrases.ts'

/** Points above the lowest score, which is 1; together 9 in each dimension. What earns them is said in docs/skills.md. */
type Scorer = (facts: SkillFacts) => number

/** `effect` shows only when the skill is used. */
export const scorers: Readonly<Record<Exclude<Dimension, 'effect'>, Scorer>> = {
  frontmatter: ({ name, fields, properties }) => {
    if (fields.size === 0) return 0
    const { description, whenToUse, notes } = properties
    const given = fields.has('description') && description.length >= 20
    return (
      (fields.get('name') === name ? 2 : 0) +
      (given && !has(notes, 'long-description') ? 2 : 0) +
      (whenToUse !== '' || (given && saysWhen.test(description)) ? 3 : 0) +
      (has(notes, 'bad-yaml', 'bad-field', 'unknown-field', 'long-frontmatter') ? 0 : 2)
    )
  },

  workflow: (facts) => {
    const steps = authored(facts).flatMap(({ text }) => stepOf(text))
    if (steps.length < 2) return 0
    const full = steps.filter(({ words }) => isSaid(words)).length
    return (
      (steps.length >= 3 ? 4 : 2) +
      (steps.some(({ number }) => number === 1) && runsOn(steps.map(({ number }) => number)) ? 2 : 0) +
      (full >= steps.length * 0.8 ? 3 : 0)
    )
  },

  edgeCases: (facts) => {
    const named = told(facts).filter(
      (line) => headingLevel(line) === 0 && namesFailure.test(line.text),
    ).length
    const section = told(facts).some((line) => headingLevel(line) > 0 && namesFailureSection.test(line.text))
    return Math.min(named, 3) * 2 + (section ? 3 : 0)
  },

  checkpoints: (facts) => {
    const prose = authored(facts).filter((line) => headingLevel(line) === 0)
    const checked = prose.filter(({ text }) => checks.test(text) || /^\s*[-*] \[[ x]\] /.test(text)).length
    return Math.min(checked, 3) * 2 + (prose.some(({ text }) => halts.test(text)) ? 3 : 0)
  },

  specificity: (facts) => {
    const concrete = new Set(facts.lines.filter(({ text }) => text.trim() !== '').flatMap(concreteIn))
    const empty = told(facts).filter(({ text }) => vague.test(text)).length
    return Math.max(0, Math.min(concrete.size * 1.5, 9) - empty)
  },

  resources: (facts) => {
    const prose = authored(facts)
    const files = new Set(prose.flatMap(({ text }) => filesIn(text)))
    // What fits one screen needs no files beside it.
    if (files.size === 0) return facts.lines.length <= SHORT_LINES ? 5 : 0
    const when = prose.some(({ text }) => filesIn(text).length > 0 && saysWhen.test(text))
    return Math.min(files.size, 2) * 3 + (when ? 3 : 0)
  },

  architecture: (facts) => {
    const levels = facts.lines
      .filter(({ ours }) => !ours)
      .map(headingLevel)
      .filter((level) => level > 0)
    const written = told(facts).filter((line) => headingLevel(line) === 0)
    return (
      (levels[0] === 1 ? 2 : 0) +
      (levels.filter((level) => level > 1).length >= 2 ? 2 : 0) +
      (levels.length > 0 && levels.every((level, at) => level <= (levels[at - 1] ?? 1) + 1) ? 1 : 0) +
      (written.length >= SAYS_SOMETHING_LINES && facts.lines.length <= SKILL_LINES_MAX ? 2 : 0) +
      (written.length >= SAYS_SOMETHING_LINES && !repeats(written) ? 2 : 0)
    )
  },
}

const SHORT_LINES = 100
const SAYS_SOMETHING_LINES = 5

const has = (notes: SkillFacts['properties']['notes'], ...codes: readonly string[]): boolean =>
  notes.some(({ code }) => codes.includes(code))

interface Step {
  readonly number: number
  readonly words: string
}

/** `3. Build`, `3) Build`, `### 3. Build`, `## Step 3: Build`, `第3步：构建`, `3단계: 빌드`. */
function stepOf(text: string): readonly Step[] {
  const line = text.replace(/^ {0,3}#{1,6}\s+/, '')
  const found =
    /^ {0,3}(\d{1,3})[.)、]\s*(.*)$/u.exec(line) ??
    /^(?:step|phase)\s+(\d{1,3})\b[\s.:—–-]*(.*)$/iu.exec(line) ??
    /^第\s?(\d{1,3})\s?步[\s.:：]*(.*)$/u.exec(line) ??
    /^(\d{1,3})\s?단계[\s.:]*(.*)$/u.exec(line)
  return found === null ? [] : [{ number: Number(found[1]), words: found[2] ?? '' }]
}

/** Each number is the one behind the last, or begins a new list. */
const runsOn = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1)

/** Three words, or as much in a script that writes none apart. */
const isSaid = (words: string): boolean =>
  (words.match(/\S+/g)?.length ?? 0) >= 3 ||
  (words.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0) >= 4

/** Names of things that exist: code in backticks, lines of code, measures. */
function concreteIn({ text, fenced }: BodyLine): readonly string[] {
  if (fenced) return /^\s*(?:`{3,}|~{3,}|#|\/\/)/.test(text) ? [] : [text.trim()]
  return [
    ...Array.from(text.matchAll(/`([^`]+)`/g), ([, span = '']) => span.trim()),
    ...(text.match(
      /\b\d+(?:\.\d+)? ?(?:%|ms|s|min|minutes?|hours?|days?|[KMG]i?B|lines?|times?)(?=\W|$)/giu,
    ) ?? []),
  ]
}

/** Files beside the skill: `scripts/check.sh`, `[the rules](references/rules.md)`. */
function filesIn(text: string): readonly string[] {
  const named =
    /(?:\$\{CLAUDE_SKILL_DIR\}\/)?\b(?:scripts?|references?|resources?|assets|templates?|examples?|docs)\/[\w./-]*\w/g
  const linked = Array.from(text.matchAll(/\]\((?!https?:)([\w./-]+\.\w+)\)/g), ([, file = '']) => file)
  return [...(text.match(named) ?? []), ...linked]
}

/** More than a tenth of the longer lines stand there twice. */
function repeats(lines: readonly BodyLine[]): boolean {
  const longer = lines.map(({ text }) => text.trim().toLowerCase()).filter((text) => text.length >= 20)
  return longer.length - new Set(longer).size > longer.length / 10
}
