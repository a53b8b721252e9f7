import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SessionDiary } from '../flow/ports/session-diary.ts'

const KEPT = 200

/**
 * `$EVOGATE_HOME/discord-sessions`: one line for each session that was begun with Discord, ms since the epoch. What
 * cannot be read counts as none, and what cannot be noted is told: a full disk must not keep the channel down.
 */
export function openSessionDiary(home: string, log: (line: object) => void): SessionDiary {
  const file = path.join(home, 'discord-sessions')
  const read = async (): Promise<readonly number[]> =>
    (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number)
  return {
    since: async (time) => (await read()).filter((at) => at >= time),
    async note(at) {
      const next = `${file}.${randomUUID()}`
      try {
        const lines = [...(await read()), at].slice(-KEPT).join('\n')
        await writeFile(next, `${lines}\n`, { mode: 0o600 })
        await rename(next, file)
      } catch (error) {
        log({ level: 'warn', msg: 'A session with Discord could not be noted', error: String(error) })
      }
    },
  }
}
