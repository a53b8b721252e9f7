import { wordsOf } from './operation.ts'
import type { Done, Step } from './step.ts'
import type { Symptom } from './symptom.ts'
import { passing } from './symptom.ts'

/** What changed between the last failing and the first passing run of an operation, each on one line. */
export type Fix =
  /** The command itself. */
  | { readonly fix: 'instead'; readonly before: string; readonly after: string }
  /** One other command was run first. */
  | { readonly fix: 'first'; readonly command: string; readonly goal: string }
  /** One file of settings was edited, and nothing else. */
  | { readonly fix: 'file'; readonly file: string; readonly goal: string }

const LINE_MAX = 44

/** Numbers and places that mean nothing in the next conversation, and characters that end inline code. */
const passingWords = /`|\d{4,}|(?:^|[\s=])(?:\/|~\/|[A-Z]:\\)|\/tmp\b|[<>]|\$\(|\*\*\*|…|•/
/** Whatever it repairs, nobody should be told to do it again. */
const bad =
  /--no-verify|--force\b|--yes-i|--skip|--allow-|--no-check|--ignore-|--legacy-peer|--insecure|--no-sandbox|--privileged|--update-snapshot|--passWithNoTests|(?:^|\s)-[a-z]*[fuk]\b|\b(?:rm|sudo|kill|pkill|killall|chmod|chown|mv|cp|mkdir|touch|ln|unset|export|open|reset|drop|clean|prune|down|stop)\b/
/** They show more or run less, and repair nothing. */
const narrowing =
  /^(?:-v{1,3}|--verbose|-x|--debug|--trace|-q|--quiet|--silent|--bail|--color.*|--no-color|--tb.*|--reporter.*|--watch.*|-t|-k|-g|--grep.*|--filter.*|--testNamePattern.*|--testPathPattern.*|--only.*|--last-failed|--lf|--dry-run|--pretty.*|--list|-n|-l|-w)$/
const settingsFile =
  /(?:^|\/)(?:\.env\.[\w.-]*example|[\w.-]+\.config\.[cm]?[jt]s|[\w.-]*compose[\w.-]*\.ya?ml|Dockerfile[\w.-]*|\.nvmrc|\.npmrc|\.tool-versions|tsconfig[\w.-]*\.json|pytest\.ini|setup\.cfg|Makefile|\.github\/workflows\/[\w.-]+)$/

/** A line that may be shown to people and written for the next conversation. */
export const isLasting = (line: string): boolean =>
  line.length > 0 && line.length <= LINE_MAX && !passingWords.test(line) && !bad.test(line)

/** Symptoms whose repair says something about the project, and not about what was just written. */
export const isOfTheWorld = (symptom: Symptom): boolean =>
  symptom !== 'red' && symptom !== 'failed' && !passing.includes(symptom)

/**
 * What made it pass, if that can be told with honesty: exactly one thing that changed, of a kind that lasts. Null for an
 * ordinary repair of the code, for several changes, and where nothing changed at all.
 *
 * `failed` and `passed` are places in `steps`.
 */
export function fixBetween(steps: readonly Step[], failed: number, passed: number): Fix | null {
  const [was, is] = [steps[failed], steps[passed]]
  if (was?.kind !== 'tool' || is?.kind !== 'tool' || !was.command || !is.command) return null
  const between = steps.slice(failed + 1, passed).filter((step) => step.kind === 'tool')
  const edits = between.filter(({ deed, ok }) => deed === 'edit' && ok)
  const commands = between.filter(
    (step) => step.deed === 'command' && step.ok && !step.idle && step.operation !== was.operation,
  )
  const others = between.some(({ deed }) => deed === 'call')
  if (others) return null
  if (was.command !== is.command)
    return edits.length + commands.length === 0 ? instead(was.command, is.command) : null
  if (edits.length === 0) return first(commands, is.command)
  return commands.length === 0 && was.symptom && isOfTheWorld(was.symptom) ? file(edits, is.command) : null
}

function instead(before: string, after: string): Fix | null {
  if (!isLasting(before) || !isLasting(after)) return null
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const plain = (words: readonly string[]) => words.filter((word) => !isSwitch(word)).join(' ')
  // Another file or another test is another operation, whatever came of it.
  if (plain(was) !== plain(is)) return null
  const changed = [...is.filter((word) => !was.includes(word)), ...was.filter((word) => !is.includes(word))]
  const tells = changed.filter((word) => word !== '--' && !narrowing.test(word))
  return tells.length > 0 && tells.length === changed.filter((word) => word !== '--').length
    ? { fix: 'instead', before, after }
    : null
}

const isSwitch = (word: string): boolean => /^(?:-|[A-Za-z_]\w*=)/.test(word) || word === 'npx'

function first(commands: readonly Done[], goal: string): Fix | null {
  const lines = [...new Set(commands.map(({ command }) => command))]
  const [command] = lines
  if (lines.length !== 1 || !command || command.startsWith('git ')) return null
  if (!isLasting(command) || !isLasting(goal) || addsPackage(command)) return null
  return { fix: 'first', command, goal }
}

/** What was missing once is in the manifest from then on. */
const addsPackage = (command: string): boolean =>
  /\b(?:install|i|add|get)\s+(?!-)[\w@]/.test(command) && !/install\s+-r\b/.test(command)

function file(edits: readonly Done[], goal: string): Fix | null {
  const files = [...new Set(edits.map((edit) => edit.file))]
  const [name] = files
  if (files.length !== 1 || !name || !settingsFile.test(name) || !isLasting(name) || !isLasting(goal))
    return null
  return { fix: 'file', file: name, goal }
}
