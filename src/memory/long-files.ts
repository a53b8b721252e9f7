import { INDEX_LINES_MAX, INDEX_PATH } from '../core/agent-memory.ts'
import type { LongFile, Workspace } from '../flow/ports/memory.ts'
import { agentFiles, readText } from './agent-folder.ts'
import { ruleFiles } from './memory-path.ts'
import { readMemoryFile } from './read-memory-file.ts'
import { memoryTexts } from './rules.ts'
import { skillFiles } from './skill-files.ts'
import { standingFiles } from './targets.ts'

/** Above this many lines, imports included, less of a CLAUDE.md is followed (R97). */
const RULE_LINES = 200
/** What is longer than this belongs into files beside a SKILL.md. */
const SKILL_LINES = 500

/**
 * The memory files of a workspace that are too long to be followed. `planned` has the texts that files would have:
 * then only those are named that would be long because of them.
 */
export function longFiles(workspace: Workspace, planned?: ReadonlyMap<string, string>): LongFile[] {
  const root = workspace.path
  const rules = standingFiles(root).filter((file) => (ruleFiles as readonly string[]).includes(file))
  const absent = [...(planned?.keys() ?? [])].filter((file) => !rules.includes(file))
  const files = [...rules, ...absent.filter((file) => (ruleFiles as readonly string[]).includes(file))]
  const long = files.flatMap((file): LongFile[] => {
    const texts = new Map(memoryTexts(workspace, [file]).map((one) => [one.file, one.text]))
    if (!texts.has(file)) texts.set(file, '')
    if (planned && ![...texts.keys()].some((each) => planned.has(each))) return []
    const lines = [...texts].reduce((sum, [each, text]) => sum + linesIn(planned?.get(each) ?? text), 0)
    return lines > RULE_LINES ? [{ file, lines, limit: RULE_LINES }] : []
  })
  const skills = planned ? [...planned.keys()].filter((file) => file.endsWith('/SKILL.md')) : skillFiles(root)
  return [
    ...long,
    ...(planned ? [] : longIndex(workspace)),
    ...skills.flatMap((file): LongFile[] => {
      const lines = linesIn(planned?.get(file) ?? readMemoryFile(root, file) ?? '')
      return lines > SKILL_LINES ? [{ file, lines, limit: SKILL_LINES }] : []
    }),
  ]
}

/** Of a longer index the agent loads only the beginning; whose lines they are makes no difference. */
function longIndex(workspace: Workspace): LongFile[] {
  if (!agentFiles(workspace).includes(INDEX_PATH)) return []
  const lines = linesIn(readText(workspace, INDEX_PATH) ?? '')
  return lines > INDEX_LINES_MAX ? [{ file: INDEX_PATH, lines, limit: INDEX_LINES_MAX }] : []
}

const linesIn = (text: string): number =>
  text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
