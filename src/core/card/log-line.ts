import { verbs } from '../action.ts'
import type { Translate } from '../locale-code.ts'
import { type ReasonCode, reasonCodes } from '../reason.ts'
import { states } from '../request/request.ts'
import { sayReason } from './say-reason.ts'

/** What the chains hold besides presses; each has a text `audit-<kind>`. */
export const auditKinds = [
  'confidence-success',
  'confidence-failure',
  'confidence-reset',
  'confidence-invalidate',
  'queued',
  'release',
  'lapse',
  'wrote',
  'fail',
  'collide',
  'stand',
  'commit',
  'gate-refused',
  'listed',
  'digest',
  'mute',
  'language',
  'address-moved',
  'reachable',
  'unreachable',
  'takeout-asked',
  'undo-asked',
  'drift-kept',
  'forgotten',
  'migration',
  'restored',
  'settings',
  'inbox-login',
  'inbox-press',
] as const

export interface LogView {
  readonly request: number | null
  readonly move: string
  /** A name, or an id where nobody knows one; null for what nobody pressed. */
  readonly byName: string | null
  readonly via: string | null
  /** Local, `YYYY-MM-DD HH:mm`. */
  readonly atLocal: string
  /** A state, `refused: <reason>`, or the move itself. */
  readonly outcome: string
  /** Of a request that takes lines out. */
  readonly removes: boolean
}

const has = <T extends string>(all: readonly T[], one: string): one is T => all.some((each) => each === one)

/** One row of the log for people: `2026-11-30 12:00 · #42 · Ana (Telegram) · evolved → approved`. */
export function logLine(
  { request, move, byName, via, atLocal, outcome, removes }: LogView,
  t: Translate,
): string {
  const said = sayMove(move, removes, t)
  const became = sayOutcome(outcome, move, t)
  return [
    atLocal,
    ...(request === null ? [] : [`#${request}`]),
    ...(byName === null ? [] : [via === null ? byName : t('log-who', { by: byName, via: t(`via-${via}`) })]),
    became === null ? said : t('log-deed', { move: said, outcome: became }),
  ].join(' · ')
}

function sayMove(move: string, removes: boolean, t: Translate): string {
  // The word that approves is the same; what it approves is not.
  if (removes && move === 'evolve') return t('move-removal')
  if (has(auditKinds, move)) return t(`audit-${move}`)
  return move === 'answer' || has(verbs, move) ? t(`move-${move}`) : move
}

function sayOutcome(outcome: string, move: string, t: Translate): string | null {
  const refused = /^refused: (.*)$/.exec(outcome)?.[1]
  if (refused !== undefined) {
    const reason = has<ReasonCode>(reasonCodes, refused) ? sayReason({ code: refused }, t) : refused
    return t('log-refused', { reason })
  }
  if (outcome === move) return null
  // "approved, being written" is how a request is, not what became of a press.
  if (outcome === 'approved') return t('log-approved')
  return has(states, outcome) ? t(`state-${outcome}`) : outcome
}
