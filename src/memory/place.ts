import { isAgentPath } from '../core/agent-memory.ts'
import { countMarkers, lineOfWords, parseEntries } from '../core/section.ts'
import { countSkillMarkers, findSkillFile, markerOf } from '../core/skill/skill-file.ts'
import type { BlockToRemove, EntryPlace, Workspace } from '../flow/ports/memory.ts'
import { readText } from './agent-folder.ts'
import { findGitDirectories, headReference } from './git-place.ts'
import type { Git } from './git-process.ts'
import { standing } from './plan.ts'
import { standingFiles } from './targets.ts'

/** More tips than this are not searched for a block: the answer would come too late to be of use. */
const TIPS_MAX = 500

/** Is an entry in the files as they stand, and if not, which branches have it? */
export async function placeOf(git: Git, workspace: Workspace, entry: BlockToRemove): Promise<EntryPlace> {
  for (const file of new Set([entry.path, ...standingFiles(workspace.path)])) {
    const text = readText(workspace, file)
    if (text === null || countMarkers(text, entry.id) + countSkillMarkers(text, entry.id) === 0) continue
    const line = lineOf(text, entry.id)
    return { place: standing(text, entry) === 'here' ? 'here' : 'changed', file, line }
  }
  // No branch has what is in the agent's memory.
  if (isAgentPath(entry.path)) return { place: 'gone' }
  const branches = await branchesWith(git, workspace.path, entry)
  return branches.length === 0 ? { place: 'gone' } : { place: 'elsewhere', branches }
}

async function branchesWith(git: Git, root: string, entry: BlockToRemove): Promise<string[]> {
  const directories = findGitDirectories(root)
  if (directories === null) return []
  const current = await headReference(git, root, directories.own)
  const format = '--format=%(refname)%00%(refname:short)'
  const listed = await git.run(root, [
    'for-each-ref',
    format,
    `--count=${TIPS_MAX}`,
    'refs/heads',
    'refs/remotes',
  ])
  if (listed.code !== 0) return []
  const tips = new Map(
    listed.stdout
      .toString('utf8')
      .split('\n')
      .map((line) => line.split('\0') as [string, string])
      .filter(([full]) => full !== '' && full !== current && !full.endsWith('/HEAD')),
  )
  if (tips.size === 0) return []
  const needle = `<!-- evo: id=${entry.id} hash=${entry.hash} -->`
  const whole = markerOf(entry)
  const found = await git.run(root, [
    'grep',
    '-l',
    '-z',
    '-F',
    '-e',
    needle,
    '-e',
    whole,
    ...tips.keys(),
    '--',
    entry.path,
  ])
  const files = found.stdout.toString('utf8').split('\0').filter(Boolean)
  const names = files.map((file) => tips.get(file.slice(0, file.length - entry.path.length - 1)))
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** Where the words of a block are; a whole skill begins its file. */
function lineOf(text: string, id: string): number {
  if (findSkillFile(text)?.id === id) return 1
  const entry = parseEntries(text).find((one) => one.id === id)
  return entry ? lineOfWords(entry) : lineOfMarker(text, id)
}

function lineOfMarker(text: string, id: string): number {
  return text.split('\n').findIndex((line) => line.includes(`evo: id=${id} `)) + 1
}
