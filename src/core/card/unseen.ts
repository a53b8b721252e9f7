import { decodeAction } from '../action.ts'
import type { Button } from './card.ts'

/** Verbs after which something could be written without another card that shows it whole. */
const leadsToAWrite = new Set(['evolve', 'tier', 'confirm', 'skill', 'cause', 'takeout'])

/** May it be offered where the words themselves did not fit (R3)? */
export function mayStandWithoutTheWords(button: Button): boolean {
  const action = decodeAction(button.action)
  if (!action) return false
  return !leadsToAWrite.has(action.verb) && !(action.verb === 'conflict' && action.value !== 'old')
}
