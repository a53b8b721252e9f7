import { type SettingName, settingOf } from './settings.ts'

/** Of a secret no more than its end; what is too short to have an end is not shown at all. */
export function shown(name: SettingName, raw: string): string {
  if (!settingOf(name).secret) return raw.length > 80 ? `${raw.slice(0, 79)}…` : raw
  if (name === 'EVOGATE_PROXY') return raw.replace(/\/\/.*@/, '//…@')
  if (name === 'DATABASE_URL') return /^[a-z][a-z0-9+.-]*:/i.exec(raw)?.[0] ?? '…'
  // A program's arguments may hold a key; its name says which one it is.
  if (name === 'JUDGE_COMMAND') return raw.trim().replace(/^("[^"]*"|'[^']*'|\S+)\s[\s\S]*$/, '$1 …')
  return raw.length >= 20 ? `…${raw.slice(-4)}` : '…'
}
