import { markdownLines } from '../markdown-lines.ts'
import { findSections } from '../section.ts'
import { readFrontmatter } from '../skill/frontmatter.ts'
import { readSkill, type SkillProperties } from '../skill/properties.ts'

/** A line of a skill's body. `prose`: neither inside a fence nor empty nor one of our markers. */
export interface BodyLine {
  readonly text: string
  readonly prose: boolean
  readonly fenced: boolean
  /** It stands in the section that Evogate writes. */
  readonly ours: boolean
}

/** What the scorers look at: a skill's text, taken apart once. */
export interface SkillFacts {
  readonly name: string
  readonly fields: ReadonlyMap<string, unknown>
  readonly properties: SkillProperties
  readonly lines: readonly BodyLine[]
}

/** Longer lines are no prose of anybody's; the rest of one says nothing more. */
const LINE_MAX_CHARACTERS = 1_000

/** `name` is that of the skill's folder. */
export function factsOf(text: string, name: string): SkillFacts {
  const { fields, body } = readFrontmatter(text)
  const sections = findSections(body)
  let section = 0
  return {
    name,
    fields,
    properties: readSkill(text, name),
    lines: markdownLines(body).map((line) => {
      const own = line.text.slice(0, LINE_MAX_CHARACTERS)
      const marker = own.startsWith('<!--')
      // Sections come in the order of the text: one step onward, never a search for each line.
      while ((sections[section]?.end ?? Number.POSITIVE_INFINITY) <= line.start) section += 1
      return {
        text: own,
        fenced: line.fenced,
        prose: !line.fenced && !marker && own.trim() !== '',
        ours: line.start >= (sections[section]?.start ?? Number.POSITIVE_INFINITY),
      }
    }),
  }
}

/** The prose that the skill's author wrote. */
export const authored = ({ lines }: SkillFacts): readonly BodyLine[] =>
  lines.filter(({ prose, ours }) => prose && !ours)

/** All prose, the approved pitfalls included. */
export const told = ({ lines }: SkillFacts): readonly BodyLine[] => lines.filter(({ prose }) => prose)

/** Level of a heading, 1 to 6; 0 for any other line. */
export const headingLevel = ({ text, fenced }: BodyLine): number =>
  fenced ? 0 : (/^ {0,3}(#{1,6})(?:\s|$)/.exec(text)?.[1]?.length ?? 0)
