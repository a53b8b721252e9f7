import { dirname, join, sep } from 'node:path'
import type { SkillSource } from '../../core/skill/skill.ts'

/** Where skills of a machine lie, whatever the project. Absolute. */
export interface SkillPlaces {
  /** The agent's own folder of the user, normally `~/.claude`. */
  readonly user: string
  /** The user's home: what lies above it belongs to no project. */
  readonly home: string
  /** What the machine's owner prescribes. */
  readonly managed: string
}

/** A folder to look into. `folder` is what `paths` of its skills are relative to. */
export interface SkillFolder {
  readonly source: SkillSource
  readonly path: string
  readonly folder: string
}

const LEVELS_MAX = 64

/** Where an administrator puts skills that hold for everybody. */
export const managedFolder = (platform: NodeJS.Platform): string =>
  platform === 'darwin' ? '/Library/Application Support/ClaudeCode/.claude' : '/etc/claude-code/.claude'

/**
 * Every folder that the agent looks for skills in when it is started in `cwd`, in the order in which they win. `nested`
 * are folders below `cwd` that hold a `.claude`, `added` the directories that the agent was given besides.
 */
export function skillFolders(
  { user, home, managed }: SkillPlaces,
  cwd: string,
  {
    added = [],
    nested = [],
  }: { readonly added?: readonly string[]; readonly nested?: readonly string[] } = {},
): readonly SkillFolder[] {
  const up = upwards(cwd, home)
  const skills = (source: SkillSource, claude: string, folder = cwd): SkillFolder => ({
    source,
    path: join(claude, 'skills'),
    folder,
  })
  const commands = (claude: string, folder = cwd): SkillFolder => ({
    source: 'command',
    path: join(claude, 'commands'),
    folder,
  })
  return [
    skills('managed', managed),
    skills('user', user),
    ...up.map((folder) => skills('project', join(folder, '.claude'), folder)),
    ...nested.map((folder) => skills('project', join(folder, '.claude'), folder)),
    ...added.map((folder) => skills('added', join(folder, '.claude'))),
    commands(user),
    ...up.map((folder) => commands(join(folder, '.claude'), folder)),
  ]
}

/** The directory and those above it, below the user's home (or up to the root, outside of it); nearest first. */
function upwards(cwd: string, home: string): readonly string[] {
  const folders: string[] = []
  for (let at = cwd; folders.length < LEVELS_MAX; at = dirname(at)) {
    if (at === home) break
    folders.push(at)
    if (dirname(at) === at) break
  }
  return folders
}

const NESTED_MAX = 200

/** Folders between a touched file and `cwd`, that itself left out: a package of a monorepo may have skills of its own. */
export function foldersAround(touched: readonly string[], cwd: string): readonly string[] {
  const base = cwd.endsWith(sep) ? cwd : cwd + sep
  const found = new Set<string>()
  for (const file of touched) {
    if (!file.startsWith(base)) continue
    for (let at = dirname(file); at.startsWith(base) && found.size < NESTED_MAX; at = dirname(at)) {
      if (found.has(at)) break
      found.add(at)
    }
  }
  // The deepest first: it stands nearest to the file.
  return [...found].sort((a, b) => b.length - a.length)
}
