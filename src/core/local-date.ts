import { DateTime } from 'luxon'

/** `YYYY-MM-DD` in an IANA zone. Times are ms since the epoch everywhere. */
export const localDate = (at: number, zone: string): string =>
  DateTime.fromMillis(at, { zone }).toFormat('yyyy-MM-dd')

/** `YYYY-MM-DD HH:mm` in the zone. */
export const localTime = (at: number, zone: string): string =>
  DateTime.fromMillis(at, { zone }).toFormat('yyyy-MM-dd HH:mm')

/** The local day that `at` lies in, as [from, to): 23, 24 or 25 hours long. */
export function localDay(at: number, zone: string): { readonly from: number; readonly to: number } {
  const start = DateTime.fromMillis(at, { zone }).startOf('day')
  return { from: start.toMillis(), to: start.plus({ days: 1 }).startOf('day').toMillis() }
}

/** The ISO week (from Monday, local) that `at` lies in, as [from, to). */
export function localWeek(at: number, zone: string): { readonly from: number; readonly to: number } {
  const start = DateTime.fromMillis(at, { zone }).startOf('week')
  return { from: start.toMillis(), to: start.plus({ weeks: 1 }).startOf('day').toMillis() }
}

/** Is the local clock within `from`–`to` (`HH:MM`, the end not included)? The span may run over midnight. */
export function withinHours(
  at: number,
  zone: string,
  hours: { readonly from: string; readonly to: string },
): boolean {
  const clock = DateTime.fromMillis(at, { zone }).toFormat('HH:mm')
  const { from, to } = hours
  return from <= to ? clock >= from && clock < to : clock >= from || clock < to
}
