import type { LocaleCode } from '../locale-code.ts'
import { SKILL_NAME } from './properties.ts'

/** A skill as its four answers make it. Each text is one line. */
export interface NewSkill {
  readonly name: string
  /** What it is for and when it is used: its `description`. */
  readonly when: string
  readonly steps: readonly string[]
  /** How one sees that it is done. */
  readonly done: readonly string[]
}

/** No folder can be called so on Windows, where somebody else may check the repository out. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

export const isNewSkillName = (name: string): boolean => SKILL_NAME.test(name) && !DEVICE.test(name)

export const STEPS_MAX = 12
export const DONE_MAX = 6

const headings = {
  en: { steps: 'Steps', done: 'Done when' },
  zh: { steps: '步骤', done: '完成标准' },
  ko: { steps: '단계', done: '완료 기준' },
} as const satisfies Record<LocaleCode, { readonly steps: string; readonly done: string }>

/** The whole SKILL.md: NFC, `\n` inside, no newline at its end. Its front matter has a name and a description, no more. */
export function renderSkill({ name, when, steps, done }: NewSkill, locale: LocaleCode): string {
  const title = headings[locale]
  return [
    '---',
    `name: ${name}`,
    // A JSON string is a YAML one, whatever stands in it.
    `description: ${JSON.stringify(when)}`,
    '---',
    '',
    `# ${name}`,
    '',
    `## ${title.steps}`,
    '',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    '',
    `## ${title.done}`,
    '',
    ...done.map((line) => `- ${line}`),
  ]
    .join('\n')
    .normalize('NFC')
}

/** Is a block a whole skill, and not one that stands in our section? */
export const isWholeSkill = (block: string): boolean => block.startsWith('---\n')

/** Reads a whole skill back. Null unless the bytes are exactly those that rendering the result would give. */
export function parseSkill(block: string): (NewSkill & { readonly locale: LocaleCode }) | null {
  const lines = block.split('\n')
  const name = /^name: (\S+)$/.exec(lines[1] ?? '')?.[1]
  const when = stringIn(/^description: (".*")$/.exec(lines[2] ?? '')?.[1])
  if (name === undefined || when === null || !SKILL_NAME.test(name)) return null
  const steps = lines.flatMap((line) => /^\d{1,2}\. (.+)$/.exec(line)?.[1] ?? [])
  const done = lines.flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? [])
  for (const locale of ['en', 'zh', 'ko'] as const) {
    const skill = { name, when, steps, done }
    if (renderSkill(skill, locale) === block) return { ...skill, locale }
  }
  return null
}

function stringIn(json: string | undefined): string | null {
  try {
    const value: unknown = JSON.parse(json ?? '')
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}
