import { decodeAction } from '../action.ts'
import type { Translate } from '../locale-code.ts'
import type { Button, Card } from './card.ts'
import { documentOf } from './document.ts'

/** Verbs after which something could be written without another card that shows it whole. */
const verbs: ReadonlySet<string> = new Set(['evolve', 'tier', 'confirm', 'skill', 'cause', 'takeout'])

/** Could something be written after this, pressed or typed, without another card that shows it whole? */
export const leadsToAWrite = ({ verb, value }: { readonly verb: string; readonly value: string }): boolean =>
  verbs.has(verb) || (verb === 'conflict' && value !== 'old')

/** May it be offered where the words themselves did not fit (R3)? */
export function mayStandWithoutTheWords(button: Button): boolean {
  const action = decodeAction(button.action)
  return action !== null && !leadsToAWrite(action)
}

/** What stands in a message instead of what does not fit there. `whole`: the words that are decided on are in it. */
export function sayTooLong(card: Card, whole: boolean, t: Translate): string {
  const { name, hash } = documentOf(card)
  const said = t('card-too-long', { file: name, hash })
  const buttons = card.buttons.flat()
  if (whole || buttons.every(mayStandWithoutTheWords)) return said
  const words = buttons.some(({ action }) => action.endsWith('.modify')) ? 'own' : 'fixed'
  return t('card-too-long-to-decide', { said, words })
}
