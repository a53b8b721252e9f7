import { setImmediate as breathe } from 'node:timers/promises'
import type { Happening } from '../core/pitfall/step.ts'
import type { Transcripts } from '../flow/ports/transcripts.ts'
import { createTranscriptReader } from './claude-code/transcript.ts'
import { readRecordFile } from './record-file.ts'

/** Lines between two breaths: presses must not wait for a long record. */
const LINES_AT_ONCE = 200

/** Reads the records of agents. `folders`: where each agent keeps its own; `log` is told of those that may not be read. */
export function openTranscripts(
  folders: Readonly<Record<string, string>>,
  log: (line: object) => void,
): Transcripts {
  return {
    async read(agent, path, roots, since) {
      const own = folders[agent]
      if (own === undefined) return []
      const lines = await readRecordFile(path, [own, ...roots])
      if (lines === null) {
        log({ level: 'debug', msg: 'A record may not be read, or is not there', agent })
        return []
      }
      const read = createTranscriptReader(since)
      const told: Happening[] = []
      for (const [at, line] of lines.entries()) {
        if (at % LINES_AT_ONCE === LINES_AT_ONCE - 1) await breathe()
        if (line !== '') told.push(...read(line))
      }
      return told
    },
  }
}
