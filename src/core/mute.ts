import { fold } from './fold.ts'
import { localDay } from './local-date.ts'

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 24 * 3_600_000 }
/** Longer than this is a mistake, or a thing for the settings. */
const MUTE_MAX = 7 * 24 * 3_600_000

const off = /^(?:off|stop|关|關|关闭|關閉|取消|끄기|해제)$/
const today = /^(?:|today|今天|今日|오늘)$/
const span = /^(\d{1,4})\s*(m|min|h|d|分|分钟|分鐘|小时|小時|天|분|시간|일)$/
const words: Readonly<Record<string, string>> = {
  min: 'm',
  分: 'm',
  分钟: 'm',
  分鐘: 'm',
  小时: 'h',
  小時: 'h',
  天: 'd',
  분: 'm',
  시간: 'h',
  일: 'd',
}

/**
 * What `/mute` was told: until when (ms) it shall be quiet, `off`, or null for what makes no sense. Without a word: until
 * the local day ends.
 */
export function readMute(args: string, now: number, zone: string): { readonly until: number } | 'off' | null {
  // Full-width digits are digits.
  const said = fold(args.normalize('NFKC')).toLowerCase()
  if (off.test(said)) return 'off'
  if (today.test(said)) return { until: localDay(now, zone).to }
  const [, count, unit = ''] = span.exec(said) ?? []
  const ms = Number(count) * (UNITS[words[unit] ?? unit] ?? 0)
  return ms > 0 && ms <= MUTE_MAX ? { until: now + ms } : null
}
