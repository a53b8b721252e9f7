import { markdownLines } from '../markdown-lines.ts'
import { findSections } from '../section.ts'
import { readFrontmatter } from './frontmatter.ts'

/** What a skill is made of, as far as a sentence about it can mean it. */
export interface SkillOutline {
  readonly name: string
  readonly parts: readonly SkillPart[]
}

/** A step, or any other line of the skill's own words. */
export interface SkillPart {
  /** That of a numbered step; null for other lines. */
  readonly step: number | null
  /** The nearest heading above; empty above the first. */
  readonly section: string
  /** The line in lower case, marks of a list left out. */
  readonly text: string
  /** Commands, files and names that it sets in code, in lower case. */
  readonly code: readonly string[]
}

const LINE_MAX_CHARACTERS = 1_000
const LINES_MAX = 2_000
const CODE_MIN_CHARACTERS = 3

/** Reads a SKILL.md. What an Evogate wrote into it is no step. */
export function outlineOf(name: string, text: string): SkillOutline {
  const { body } = readFrontmatter(text)
  const ours = findSections(body)
  const parts: SkillPart[] = []
  let section = ''
  for (const { start, text: whole, fenced } of markdownLines(body).slice(0, LINES_MAX)) {
    const line = whole.slice(0, LINE_MAX_CHARACTERS)
    if (line.trim() === '' || ours.some((one) => start >= one.start && start < one.end)) continue
    const heading = fenced ? null : /^ {0,3}#{1,6}\s+(.*?)[\s#]*$/.exec(line)?.[1]
    if (heading) {
      section = heading
      continue
    }
    const step = fenced ? undefined : /^\s{0,3}(\d{1,2})[.)、]\s/.exec(line)?.[1]
    const plain = line.replace(/^\s*(?:\d{1,2}[.)、]|[-*+])\s+/, '').toLowerCase()
    const code = fenced ? [plain.replace(/^\$\s+/, '').trim()] : codeIn(plain)
    parts.push({
      step: step === undefined ? null : Number(step),
      section,
      text: plain,
      code: code.filter((one) => one.length >= CODE_MIN_CHARACTERS),
    })
  }
  return { name, parts }
}

const codeIn = (line: string): string[] =>
  Array.from(line.matchAll(/`([^`]{1,200})`/g), (found) => found[1]?.trim() ?? '')

/** How many words make two lines speak of one thing: when something else says so too, and when nothing does. */
export const WORDS_SHARED = { witnessed: 2, alone: 3 } as const

/** The part that a sentence (in lower case) shares a command, a file or so many of its words with; null for none. */
export function partShared(
  { name, parts }: SkillOutline,
  sentence: string,
  least: number = WORDS_SHARED.alone,
): SkillPart | null {
  // The words of its name stand in what it is about anyway.
  const words = contentWords(sentence.replaceAll(name, ' '))
  return (
    parts.find(({ code }) => code.some((one) => names(sentence, one))) ??
    parts.find(({ text }) => sharesWords(words, contentWords(text), least)) ??
    null
  )
}

/** The whole command, or its first two words: `make rollout` stands for `make rollout ENV=prod`. */
function names(sentence: string, code: string): boolean {
  const short = /^[\w./-]+ [\w./:-]{2,}/.exec(code)?.[0]
  return [code, short].some((one) => one !== undefined && isWhole(sentence, one))
}

function isWhole(sentence: string, word: string): boolean {
  // One plain word (`ok`, `api`) is nobody's name for a step.
  if (!/[\s./_:-]/.test(word) && !sentence.includes(`\`${word}\``)) return false
  for (let at = sentence.indexOf(word); at >= 0; at = sentence.indexOf(word, at + 1)) {
    const [left, right] = [sentence.charAt(at - 1), sentence.charAt(at + word.length)]
    if (!/[a-z0-9_-]/.test(left) && !/[a-z0-9_]/.test(right)) return true
  }
  return false
}

interface ContentWords {
  readonly latin: ReadonlySet<string>
  readonly han: string
  readonly hangul: ReadonlySet<string>
}

/** Words of four letters and more without their endings; runs of Chinese; Korean words by their first two syllables. */
function contentWords(text: string): ContentWords {
  const latin = text.match(/[a-z]{4,}/g) ?? []
  return {
    latin: new Set(
      latin.map((word) => word.replace(/(?:ing|ed|es|s)$/, '')).filter((word) => !common.has(word)),
    ),
    han: (text.match(/[\u3400-\u9fff]+/g) ?? []).join('\n'),
    hangul: new Set((text.match(/[\uac00-\ud7a3]{2,}/g) ?? []).map((word) => word.slice(0, 2))),
  }
}

const HAN_RUN = 4

function sharesWords(one: ContentWords, other: ContentWords, least: number): boolean {
  const both = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((word) => b.has(word)).length
  if (both(one.latin, other.latin) >= least || both(one.hangul, other.hangul) >= least) return true
  for (let at = 0; at + HAN_RUN <= one.han.length; at++) {
    const run = one.han.slice(at, at + HAN_RUN)
    if (!run.includes('\n') && other.han.includes(run)) return true
  }
  return false
}

/** Words that stand in any instruction. */
const common: ReadonlySet<string> = new Set(
  (
    'with that this then when before after from into must should make sure only also please always never each every ' +
    'step skill first last next more than your have been will them they user prompt file files line lines check'
  ).split(' '),
)
