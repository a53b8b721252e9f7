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
export function problemLine(t: Translate, problem: Problem): string {
  return lineWith(t, problem, remedyText(t, problem))
}

/** The same in two parts: what is wrong, and what to write. */
export function problemParts(t: Translate, problem: Problem): { what: string; remedy: string } {
  return { what: lineWith(t, problem, '').trimEnd(), remedy: remedyText(t, problem) }
}

const argsOf = (t: Translate, { setting, found, origin, allowed }: Problem) => ({
  ...{ setting, found, allowed },
  origin: originText(t, origin),
})

function lineWith(t: Translate, problem: Problem, remedy: string): string {
  const args = argsOf(t, problem)
  const what = t(problem.problem, args)
  const key = problem.found === problem.setting ? 'cli-name-problem' : 'cli-setting-problem'
  return t(key, { ...args, what, remedy }).replace(/\s*\n\s*/g, ' ')
}

const remedyText = (t: Translate, problem: Problem): string =>
  t(problem.remedy, argsOf(t, problem)).replace(/\s*\n\s*/g, ' ')

export const originText = (t: Translate, origin: string): string =>
  origin === 'environment' ? t('cli-origin-environment') : origin
