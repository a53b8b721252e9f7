import { columns, graphemes } from './grapheme.ts'
import type { LocaleCode } from './locale-code.ts'
import type { Tier } from './tier.ts'

/** The widest subject that git's own tools show whole; wide characters take two columns. */
export const SUBJECT_MAX_COLUMNS = 72

export interface CommitWords {
  readonly locale: LocaleCode
  readonly kind: 'add' | 'remove'
  readonly tier: Tier
  /** The skill of an L2. */
  readonly skill?: string
  readonly text: string
  /** ULID of the request. */
  readonly id: string
  /** Hash of the block added or taken out. */
  readonly hash: string
  /** ULIDs of the requests whose blocks this commit takes out. */
  readonly removes: readonly string[]
}

const heads = {
  en: { add: ' evolve: ', remove: ' undo: ' },
  zh: { add: '进化: ', remove: '撤销: ' },
  ko: { add: ' 진화: ', remove: ' 되돌림: ' },
} as const satisfies Record<LocaleCode, Record<CommitWords['kind'], string>>

/** The whole message of a commit of ours: a subject of at most 72 columns and the trailers that recognise it. */
export function commitMessage(of: CommitWords): string {
  const skill = of.tier === 'L2' && of.skill ? `${oneLine(of.skill)} - ` : ''
  const subject = withinSubject(`🧬 ${of.tier}${heads[of.locale][of.kind]}${skill}${oneLine(of.text)}`)
  const trailers = [`Evolution-Id: ${of.id}`, `Evolution-Sha256: ${of.hash}`]
  for (const id of of.removes) trailers.push(`Evolution-Removes: ${id}`)
  return `${subject}\n\n${trailers.join('\n')}\n`
}

/** A control character in a subject could forge a trailer or drive the terminal of whoever reads the log. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function withinSubject(subject: string): string {
  if (columns(subject) <= SUBJECT_MAX_COLUMNS) return subject
  let kept = ''
  let used = columns('…')
  for (const cluster of graphemes(subject)) {
    used += columns(cluster)
    if (used > SUBJECT_MAX_COLUMNS) break
    kept += cluster
  }
  return `${kept.trimEnd()}…`
}
