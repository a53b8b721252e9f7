import type { Translate } from '../../core/locale-code.ts'

/** The texts that the page itself says. */
export const pageWords = (t: Translate): Readonly<Record<string, string>> => ({
  'inbox-error-login': t('inbox-error-login'),
})
