import type { Api } from 'grammy'
import { commands as names } from '../../core/card/list.ts'
import { type LocaleCode, localeCodes, type Translate } from '../../core/locale-code.ts'

/** Telegram's limit for a command's description. */
const DESCRIPTION_MAX = 256

/** Shows the commands in the chat's menu: English for everybody, and in each of our languages. */
export async function registerCommands(api: Api, t: (locale: LocaleCode) => Translate): Promise<void> {
  for (const locale of localeCodes) {
    const say = t(locale)
    const commands = names.map((command) => ({
      command,
      description: say(`command-${command}`).slice(0, DESCRIPTION_MAX),
    }))
    await api.setMyCommands(commands, locale === 'en' ? {} : { language_code: locale })
  }
}
