import { createHash } from 'node:crypto'
import type { LocaleCode } from './locale-code.ts'
import type { Tier } from './tier.ts'

/** Where a block's words came from, as named in its heading. A name outside this list is written as `evogate`. */
export const blockSources = [
  'claude-code',
  'codex',
  'openclaw',
  'cursor',
  'gemini-cli',
  'opencode',
  'evogate',
] as const

/** The fields of an L2 block that tells of a pitfall. Fields that nobody gave are left out. */
export interface PitfallFields {
  /** Only in blocks from before a change had labels of its own. */
  readonly section?: string
  readonly symptom?: string
  readonly cause?: string
  readonly fix: string
  readonly expires?: string
}

/** The fields of an L2 block that changes how a skill works. */
export interface ChangeFields {
  /** The part of the skill that it is about. It says so in the block; the block is always added at the end. */
  readonly section?: string
  readonly change: string
  readonly reason?: string
}

export interface BlockParts {
  readonly tier: Tier
  readonly locale: LocaleCode
  readonly agent: string
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string
  /** The sentence of an L1, the rule of an L3. Of an L2 it is the fix unless `fields` says otherwise. */
  readonly text: string
  /** What an L3 rule holds for. */
  readonly scope: string
  readonly fields?: PitfallFields | ChangeFields
}

/** What can be read back out of a block. `agent` is null for L2, `date` for L1, `scope` for all but L3. */
export interface ParsedBlock {
  readonly tier: Tier
  readonly locale: LocaleCode
  readonly agent: string | null
  readonly date: string | null
  readonly text: string
  readonly scope: string | null
  readonly fields: PitfallFields | ChangeFields | null
}

interface Words {
  readonly headings: Readonly<Record<Tier, string>>
  readonly pitfall: Readonly<Record<keyof PitfallFields, string>>
  readonly changeHeading: string
  readonly change: Readonly<Record<keyof ChangeFields, string>>
  readonly rule: string
  readonly scope: string
  readonly effective: string
}

const words = {
  en: {
    headings: { L1: 'Self-evolution', L2: 'Pitfall', L3: 'Rule' },
    pitfall: {
      section: 'Section: ',
      symptom: 'Symptom: ',
      cause: 'Cause: ',
      fix: 'Fix: ',
      expires: 'No longer applies when: ',
    },
    changeHeading: 'Skill change',
    change: { section: 'Section: ', change: 'Change: ', reason: 'Reason: ' },
    rule: 'Rule: ',
    scope: 'Scope: ',
    effective: 'Effective: ',
  },
  zh: {
    headings: { L1: '自进化', L2: '踩坑经验', L3: '规范进化' },
    pitfall: {
      section: '章节：',
      symptom: '失败现象：',
      cause: '根因：',
      fix: '方案：',
      expires: '失效条件：',
    },
    changeHeading: '技能改进',
    change: { section: '章节：', change: '改动：', reason: '原因：' },
    rule: '规则：',
    scope: '范围：',
    effective: '生效时间：',
  },
  ko: {
    headings: { L1: '자기 진화', L2: '시행착오', L3: '규범 진화' },
    pitfall: {
      section: '섹션: ',
      symptom: '증상: ',
      cause: '원인: ',
      fix: '해결: ',
      expires: '더 이상 적용되지 않는 경우: ',
    },
    changeHeading: '스킬 개선',
    change: { section: '섹션: ', change: '변경: ', reason: '이유: ' },
    rule: '규칙: ',
    scope: '범위: ',
    effective: '적용일: ',
  },
} as const satisfies Record<LocaleCode, Words>

const pitfallOrder = ['section', 'symptom', 'cause', 'fix', 'expires'] as const
const changeOrder = ['section', 'change', 'reason'] as const
const HEADING = /^### 🧬 (.+) \[([0-9a-z][0-9a-z-]{0,31})\]$/u

/** The canonical block: heading to last body line, NFC, `\n` inside, no newline at its end. */
export function renderBlock(parts: BlockParts): string {
  const known = (blockSources as readonly string[]).includes(parts.agent)
  return compose({ ...parts, agent: known ? parts.agent : 'evogate' })
}

/**
 * Reads a canonical block of any language back. Null unless the bytes are exactly those that rendering the result
 * would give.
 */
export function parseBlock(block: string): ParsedBlock | null {
  const [first = '', ...body] = block.split('\n')
  const heading = HEADING.exec(first)
  if (heading === null) return null
  const lines = body.map((line) => (line.startsWith('> ') ? line.slice(2) : null))
  if (lines.length === 0 || !lines.every((line) => line !== null)) return null
  for (const locale of ['en', 'zh', 'ko'] as const) {
    for (const tier of ['L1', 'L2', 'L3'] as const) {
      const isChange = tier === 'L2' && words[locale].changeHeading === heading[1]
      if (words[locale].headings[tier] !== heading[1] && !isChange) continue
      const parsed = readBody(tier, locale, heading[2] ?? '', lines, isChange)
      if (parsed !== null && compose(asParts(parsed)) === block) return parsed
    }
  }
  return null
}

/** Hex SHA-256 that binds a block to its file (from the workspace's root, `/`-separated) and tier. */
export function blockHash(of: { path: string; tier: Tier; block: string }): string {
  return createHash('sha256').update(`evogate:1\n${of.path}\n${of.tier}\n${of.block}`, 'utf8').digest('hex')
}

/** The lines of a block that hold anyone's words: all but the heading, `> ` included. */
export function displayedLines(block: string): string[] {
  return block.split('\n').slice(1)
}

function compose(parts: BlockParts): string {
  const { headings, changeHeading, rule, scope, effective } = words[parts.locale]
  const tag = parts.tier === 'L2' ? parts.date : parts.agent
  const lines: string[] = []
  if (parts.tier === 'L1') lines.push(parts.text)
  const fields = parts.fields ?? { fix: parts.text }
  if (parts.tier === 'L2') lines.push(...labelled(fields, parts.locale))
  if (parts.tier === 'L3') lines.push(rule + parts.text, scope + parts.scope, effective + parts.date)
  const heading = parts.tier === 'L2' && 'change' in fields ? changeHeading : headings[parts.tier]
  return [`### 🧬 ${heading} [${tag}]`, ...lines.map((line) => `> ${line}`)].join('\n').normalize('NFC')
}

function labelled(fields: PitfallFields | ChangeFields, locale: LocaleCode): readonly string[] {
  const { pitfall, change } = words[locale]
  const given =
    'change' in fields
      ? changeOrder.map((name) => [change[name], fields[name]] as const)
      : pitfallOrder.map((name) => [pitfall[name], fields[name]] as const)
  return given.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [label + value]))
}

/** The fields by their labels; null where a line has none. */
function unlabelled<Name extends string>(
  lines: readonly string[],
  order: readonly Name[],
  labels: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> | null {
  const fields: Partial<Record<Name, string>> = {}
  for (const line of lines) {
    const name = order.find((field) => line.startsWith(labels[field]))
    if (name === undefined) return null
    fields[name] = line.slice(labels[name].length)
  }
  return fields
}

function readBody(
  tier: Tier,
  locale: LocaleCode,
  tag: string,
  lines: readonly string[],
  isChange: boolean,
): ParsedBlock | null {
  const labels = words[locale]
  const none = { tier, locale, agent: null, date: null, scope: null, fields: null }
  if (tier === 'L1') return lines.length === 1 ? { ...none, agent: tag, text: lines[0] ?? '' } : null
  if (tier === 'L3') {
    const [text, scope, date] = [labels.rule, labels.scope, labels.effective].map((label, at) =>
      lines[at]?.startsWith(label) ? lines[at].slice(label.length) : undefined,
    )
    if (lines.length !== 3 || text === undefined || scope === undefined || date === undefined) return null
    return { ...none, agent: tag, text, scope, date }
  }
  if (isChange) {
    const found = unlabelled(lines, changeOrder, labels.change)
    const fields = found && { change: '', ...found }
    return fields && { ...none, date: tag, text: fields.change, fields }
  }
  const found = unlabelled(lines, pitfallOrder, labels.pitfall)
  const fields = found && { fix: '', ...found }
  return fields && { ...none, date: tag, text: fields.fix, fields }
}

function asParts(parsed: ParsedBlock): BlockParts {
  const { tier, locale, text, fields } = parsed
  const base = {
    tier,
    locale,
    text,
    agent: parsed.agent ?? '',
    date: parsed.date ?? '',
    scope: parsed.scope ?? '',
  }
  return fields === null ? base : { ...base, fields }
}
