import { cutUnits } from '../../core/grapheme.ts'
import { type LocaleCode, localeCodes, type Translate } from '../../core/locale-code.ts'
import { optionType } from './codes.ts'

/** Discord's limit for descriptions. */
const DESCRIPTION_MAX = 100
const NUMBER_MAX = 999_999_999
/** As long as a typed decision with its words may be. */
const TEXT_MAX = 1_000

/** Discord's names of our languages. */
const names: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: ['en-US', 'en-GB'],
  zh: ['zh-CN', 'zh-TW'],
  ko: ['ko'],
}

export const DECIDE = 'decide'
type Option = 'number' | 'answer' | 'text' | 'language' | 'how'
interface Command {
  readonly name: string
  readonly options: readonly { readonly name: Option; readonly required: boolean }[]
}

const commands: readonly Command[] = [
  {
    name: DECIDE,
    options: [
      { name: 'answer', required: true },
      { name: 'number', required: false },
    ],
  },
  { name: 'pending', options: [] },
  { name: 'remember', options: [{ name: 'text', required: true }] },
  { name: 'digest', options: [] },
  { name: 'status', options: [] },
  { name: 'undo', options: [{ name: 'number', required: true }] },
  { name: 'why', options: [{ name: 'number', required: true }] },
  { name: 'limits', options: [] },
  { name: 'mute', options: [{ name: 'how', required: false }] },
  { name: 'inbox', options: [] },
  { name: 'lang', options: [{ name: 'language', required: true }] },
  { name: 'help', options: [] },
]

/** The commands as Discord registers them, described in each of our languages; only where the bot was added to a guild. */
export function drawCommands(t: (locale: LocaleCode) => Translate): readonly object[] {
  const described = (key: string) => ({
    description: cutUnits(t('en')(key), DESCRIPTION_MAX),
    description_localizations: Object.fromEntries(
      localeCodes.flatMap((locale) =>
        names[locale].map((name) => [name, cutUnits(t(locale)(key), DESCRIPTION_MAX)]),
      ),
    ),
  })
  const shapeOf = (name: Option) => {
    switch (name) {
      case 'number':
        return { type: optionType.integer, min_value: 1, max_value: NUMBER_MAX }
      case 'language':
        return {
          type: optionType.text,
          choices: localeCodes.map((code) => ({ name: t(code)(`language-${code}`), value: code })),
        }
      default:
        return { type: optionType.text, max_length: TEXT_MAX }
    }
  }
  return commands.map(({ name, options }) => ({
    name,
    type: 1,
    ...described(`command-${name}`),
    contexts: [0],
    integration_types: [0],
    options: options.map((option) => ({
      name: option.name,
      required: option.required,
      ...described(`discord-option-${option.name}`),
      ...shapeOf(option.name),
    })),
  }))
}
