import type { Translate } from '../core/locale-code.ts'

/**
 * What is wrong with one setting. `problem` and `remedy` are keys of the locales and take `setting`, `found`, `origin`
 * and `allowed`. A secret never stands in `found`.
 */
export interface Problem {
  readonly setting: string
  readonly found: string
  /** `environment`, or a file, with its line where that is known. */
  readonly origin: string
  readonly allowed: string
  readonly problem: string
  readonly remedy: string
}

/** `LIMIT_DAILY=x (environment): not a whole number. Write a whole number, such as 5.` */
export function problemLine(t: Translate, { setting, found, allowed, ...problem }: Problem): string {
  const args = { setting, found, origin: originText(t, problem.origin), allowed }
  const what = t(problem.problem, args)
  const remedy = t(problem.remedy, args)
  const line = t(found === setting ? 'cli-name-problem' : 'cli-setting-problem', { ...args, what, remedy })
  return line.replace(/\s*\n\s*/g, ' ')
}

export const originText = (t: Translate, origin: string): string =>
  origin === 'environment' ? t('cli-origin-environment') : origin
