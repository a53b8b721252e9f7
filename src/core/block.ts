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

/** The fields of an L2 block. Fields that nobody gave are left out. */
export interface PitfallFields {
  /** The part of the skill that a change is about. It says so in the block; the block is always added at the end. */
  readonly section?: string
  readonly symptom?: string
  readonly cause?: string
  readonly fix: string
  readonly expires?: string
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
  readonly fields?: PitfallFields
}

/** What can be read back out of a block. `agent` is null for L2, `date` for L1, `scope` for all but L3. */
export interface ParsedBlock {
  readonly tier: Tier
  readonly locale: LocaleCode
  readonly agent: string | null
  readonly date: string | null
  readonly text: string
  readonly scope: string | null
  readonly fields: PitfallFields | null
}

interface Words {
  readonly headings: Readonly<Record<Tier, string>>
  readonly pitfall: Readonly<Record<keyof PitfallFields, string>>
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
    rule: '규칙: ',
    scope: '범위: ',
    effective: '적용일: ',
  },
} as const satisfies Record<LocaleCode, Words>

const fieldOrder = ['section', 'symptom', 'cause', 'fix', 'expires'] as const
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
      if (words[locale].headings[tier] !== heading[1]) continue
      const parsed = readBody(tier, locale, heading[2] ?? '', lines)
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
  const { headings, pitfall, rule, scope, effective } = words[parts.locale]
  const tag = parts.tier === 'L2' ? parts.date : parts.agent
  const lines: string[] = []
  if (parts.tier === 'L1') lines.push(parts.text)
  if (parts.tier === 'L2') {
    const fields: PitfallFields = parts.fields ?? { fix: parts.text }
    for (const name of fieldOrder) {
      const value = fields[name]
      if (value !== undefined && value !== '') lines.push(pitfall[name] + value)
    }
  }
  if (parts.tier === 'L3') lines.push(rule + parts.text, scope + parts.scope, effective + parts.date)
  return [`### 🧬 ${headings[parts.tier]} [${tag}]`, ...lines.map((line) => `> ${line}`)]
    .join('\n')
    .normalize('NFC')
}

function readBody(tier: Tier, locale: LocaleCode, tag: string, lines: readonly string[]): ParsedBlock | null {
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
  const fields: { -readonly [K in keyof PitfallFields]: string } = { fix: '' }
  for (const line of lines) {
    const name = fieldOrder.find((field) => line.startsWith(labels.pitfall[field]))
    if (name === undefined) return null
    fields[name] = line.slice(labels.pitfall[name].length)
  }
  return { ...none, date: tag, text: fields.fix, fields }
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
