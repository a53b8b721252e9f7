import { decodeAction } from '../../core/action.ts'
import { cutUnits } from '../../core/grapheme.ts'
import type { Translate } from '../../core/locale-code.ts'
import { component, textInputStyle } from './codes.ts'

/** On the button of a prompt, whose answer belongs to the message that it stands on. */
export const WRITE = 'write'
/** The one field of every form. */
export const FIELD = 'words'

/** Discord's limit for titles and labels of a form. */
const TITLE_MAX = 45
/** Longer than anything that is taken, so that what is too long is refused with its reason and not silently cut. */
const WORDS_MAX = 1_000

type Kind = 'modify' | 'cause' | 'answer'

/** Which form a button opens, if any. */
export function formOf(customId: string): { readonly kind: Kind; readonly number: number } | null {
  if (customId === WRITE) return { kind: 'answer', number: 0 }
  const action = decodeAction(customId)
  if (action?.verb === 'modify') return { kind: 'modify', number: action.id }
  if (action?.verb === 'cause' && action.value === 'fix') return { kind: 'cause', number: action.id }
  return null
}

/** The form, with the button's own id: what is sent with it means the same after a restart. */
export function drawForm(
  customId: string,
  { kind, number }: NonNullable<ReturnType<typeof formOf>>,
  t: Translate,
) {
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
          max_length: WORDS_MAX,
          required: true,
        },
      },
    ],
  }
}
