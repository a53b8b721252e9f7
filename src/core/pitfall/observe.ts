import { fold } from '../fold.ts'
import { maskSecrets } from '../secret.ts'
import { praisesPractice } from '../signal/practice.ts'
import { isCorrection } from './correction.ts'
import { areaOf, operationId, readCommand } from './operation.ts'
import { isRollback } from './rollback.ts'
import type { Done, Happening, Spoken } from './step.ts'
import { symptomOf } from './symptom.ts'

const LINE_MAX = 160
const FILE_MAX = 200
/** Output in which a commit's subject is looked for. */
const GIT_SAID = 2_000

/** Reduces a use of a tool. `within` gives a file's path from the root of the workspace, or null for one of elsewhere. */
export function observeTool(
  told: Extract<Happening, { kind: 'tool' }>,
  within: (file: string) => string | null,
): Done {
  const { deed, ok } = told
  const failed = !ok && !told.stopped
  const base = { kind: 'tool', deed: deed.deed, ok, rollback: false, command: null, file: null } as const
  switch (deed.deed) {
    case 'command': {
      const read = readCommand(deed.command)
      const query = searchOf(deed.command)
      if (query !== null) return { ...base, ...searched(query), ok: true }
      if (!read || read.act === 'look') return { ...base, ...nothing, deed: 'look', ok: true }
      const line = fold(read.line)
      const isSafe = maskSecrets(line).found.length === 0
      const expected = read.act === 'test' || read.act === 'check'
      return {
        ...base,
        // A word behind the program may be a password that was given as an argument.
        area: isSafe ? read.area : safeArea(read.family.split(' ')[0] ?? ''),
        operation: operationId(read.family),
        act: read.act,
        idle: read.idle,
        symptom: failed && !read.idle ? symptomOf(told.output, expected) : null,
        rollback: ok && isRollback(deed.command, told.output.slice(0, GIT_SAID)),
        command: isSafe && line.length <= LINE_MAX ? line : null,
      }
    }
    case 'edit': {
      const file = within(deed.file)?.slice(0, FILE_MAX) ?? null
      const name = file === null ? null : maskSecrets(file).text
      const folder = name?.includes('/') ? name.slice(0, name.indexOf('/')) : null
      // An edit that found nothing to replace is tried again at once, and teaches nothing.
      return { ...base, ...nothing, area: areaOf(folder ?? name ?? ''), idle: false, file: name }
    }
    case 'search':
      return { ...base, ...searched(deed.query) }
    case 'look':
      return { ...base, ...nothing }
    case 'call':
      return {
        ...base,
        ...nothing,
        area: safeArea(deed.name),
        operation: operationId(deed.name),
        act: 'run',
        idle: true,
        symptom: failed ? symptomOf(told.output, false) : null,
      }
  }
}

const safeArea = (name: string): string => areaOf(maskSecrets(name).found.length > 0 ? '' : name)

/** A command that searches, by what it searches for. */
function searchOf(command: string): string | null {
  const found =
    /^(?:cd [^&;|]{1,200}&& ?)?(?:git )?(?:grep|rg|ag)(?: -[\w-]+(?:=\S+)?)* ("[^"]+"|'[^']+'|[^\s-]\S*)/.exec(
      command.slice(0, 400),
    )
  return found?.[1]?.replace(/^["']|["']$/g, '') ?? null
}

const searched = (query: string) =>
  ({
    ...nothing,
    deed: 'search',
    operation: operationId(fold(query).toLowerCase()),
    command: plainLine(query),
  }) as const

const nothing = { area: 'other', operation: '', act: 'look', idle: true, symptom: null } as const

/** One line that holds no secret; null for any other. */
function plainLine(line: string): string | null {
  const plain = fold(line)
  return plain.length <= LINE_MAX && maskSecrets(plain).found.length === 0 ? plain : null
}

/** `heard`: it was taken as a rule of its own. */
export const observePrompt = (prompt: string, heard: boolean): Spoken => ({
  kind: 'prompt',
  corrects: isCorrection(prompt),
  heard,
  praises: praisesPractice(prompt),
})
