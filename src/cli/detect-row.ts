import { type Detection, detect } from '../core/detect/index.ts'
import { checkSafety } from '../core/gates/safety/index.ts'
import type { Reason } from '../core/reason.ts'
import { maskSecrets } from '../core/secret.ts'
import type { Tier } from '../core/tier.ts'

/** What `evogate detect` prints of one message. */
export interface DetectRow {
  readonly id: string | number
  readonly remember: Detection['remember']
  readonly kind: Detection['kind']
  readonly tier: Tier | null
  /** The tier that it would be put at; null when it would not be put at all. */
  readonly put: Tier | null
  readonly text: string
  readonly flags: readonly string[]
  readonly reasons: readonly Reason[]
}

/** Tells of a message what would be kept of it, and what the safety gate says to that. */
export function detectRow(id: string | number, message: string): DetectRow {
  const found = detect(message)
  const { remember, kind, tier, flags, reasons } = found
  const row = { id, remember, kind, tier, put: putAt(found), text: found.text, flags, reasons }
  if (remember === 'none' || found.text === '') return row
  // A person's own long sentence gets the wording question, not a refusal.
  const verdict = checkSafety({ text: found.text, where: row.put ?? 'L1', maxGraphemes: null })
  if (verdict.outcome === 'pass') return { ...row, text: verdict.text }
  // It may have been refused for the secret in it.
  return { ...row, put: null, text: maskSecrets(found.text).text, reasons: [...reasons, ...verdict.reasons] }
}

/**
 * L3 asks for importance H, which only a person's urgent words have; nothing is put at L2 while no skill is known.
 */
function putAt({ remember, tier }: Detection): Tier | null {
  if (remember === 'none') return null
  return tier === 'L3' && remember === 'urgent' ? 'L3' : 'L1'
}
