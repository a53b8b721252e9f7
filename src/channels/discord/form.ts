import { decodeAction } from '../../core/action.ts'
import { cutUnits } from '../../core/grapheme.ts'
import type { Translate } from '../../core/locale-code.ts'
import { component, textInputStyle } from './codes.ts'
import { wellFormed } from './escape.ts'

/** On the button of a prompt, whose answer belongs to the message that it stands on. */
export const WRITE = 'write'
/** The one field of every form. */
export const FIELD = 'words'

/** Discord's limit for titles and labels of a form. */
const TITLE_MAX = 45
/** A block holds 400 bytes, so no words that are taken have more units: the form itself stops at it, and keeps what was typed. */
const WORDS_MAX = 400
/** Discord's own limit. Words that are too long as they stand are put into the form all the same, to be shortened. */
const FIELD_MAX = 4_000

export interface Form {
  readonly kind: 'modify' | 'cause' | 'answer'
  readonly number: number
  readonly revision: number
}

/** Which form a button opens, if any. */
export function formOf(customId: string): Form | null {
  if (customId === WRITE) return { kind: 'answer', number: 0, revision: 0 }
  const action = decodeAction(customId)
  const of = action && { number: action.id, revision: action.revision }
  if (of && action.verb === 'modify') return { kind: 'modify', ...of }
  if (of && action.verb === 'cause' && action.value === 'fix') return { kind: 'cause', ...of }
  return null
}

/** The form, with the words that are to be changed, if they are known, and the button's own id: what is sent with it means the same after a restart. */
export function drawForm(customId: string, { kind, number }: Form, words: string | null, t: Translate) {
  const value = words === null ? '' : wellFormed(words)
  return {
    custom_id: customId,
    title: cutUnits(t(`discord-form-${kind}`, { number }), TITLE_MAX),
    components: [
      {
        type: component.label,
        label: cutUnits(t(`discord-field-${kind}`), TITLE_MAX),
        component: {
          type: component.textInput,
          custom_id: FIELD,
          style: textInputStyle.paragraph,
          min_length: 1,
          max_length: Math.min(FIELD_MAX, Math.max(WORDS_MAX, value.length)),
          required: true,
          ...(value !== '' && value.length <= FIELD_MAX && { value }),
        },
      },
    ],
  }
}
