import type { LocaleCode, Translate } from '../../src/core/locale-code.ts'
import type { SessionDiary } from '../../src/flow/ports/session-diary.ts'

/** Texts that show their key, their language and what was put in. */
export const say =
  (locale: LocaleCode): Translate =>
  (key, args) =>
    `${locale}:${key}${args ? ` ${Object.values(args).join(' ')}` : ''}`

/** Every look at it is two seconds later, so that pacing never stands in the way of what is tested. */
export function aClock(): () => number {
  let now = Date.UTC(2026, 10, 29)
  return () => {
    now += 2_000
    return now
  }
}

/** A diary that lives as long as its list. */
export const aDiary = (begun: number[] = []): SessionDiary => ({
  since: async (time) => begun.filter((at) => at >= time),
  note: async (at) => void begun.push(at),
})
