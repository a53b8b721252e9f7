/** The languages in which Evogate speaks. */
export const localeCodes = ['en', 'zh', 'ko'] as const
export type LocaleCode = (typeof localeCodes)[number]

/**
 * Gives the final, plain text of a message in one language. Keys are those of `locales/*.ftl`.
 * Passed into pure code as an argument, so that core needs no locale files.
 */
export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string
