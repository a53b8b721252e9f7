import { maskSecrets } from '../core/secret.ts'
import type { Heard } from './ports/heard.ts'
import type { Workspace } from './ports/memory.ts'
import type { World } from './world.ts'

/** Files of one session that are remembered. */
const FILES_MAX = 50
/** Sessions whose files are remembered at one time; the oldest is forgotten first. */
const SESSIONS_MAX = 64
const PATH_MAX = 200

/** Remembers which files of the workspace a session's tools were pointed at: how far what is learned there reaches. */
export function rememberFiles(
  world: Pick<World, 'touched'>,
  event: Extract<Heard, { kind: 'tool' }>,
  workspace: Pick<Workspace, 'path'>,
): void {
  const names = (event.files ?? []).flatMap((file) => within(file, workspace.path, event.cwd) ?? [])
  if (names.length === 0) return
  const files = world.touched.get(event.session) ?? new Set<string>()
  for (const name of names) if (files.size < FILES_MAX) files.add(maskSecrets(name).text)
  // Set anew so that the order of the map is that of last use.
  world.touched.delete(event.session)
  world.touched.set(event.session, files)
  if (world.touched.size > SESSIONS_MAX) world.touched.delete(world.touched.keys().next().value!)
}

export const filesOf = (world: Pick<World, 'touched'>, session: string): readonly string[] => [
  ...(world.touched.get(session) ?? []),
]

/** From the root of the workspace, or of the linked worktree that the agent works in; null for a file of neither. */
export function within(file: string, root: string, cwd: string | null): string | null {
  const from = [root, ...(cwd === null ? [] : [cwd])].find((folder) => file.startsWith(`${folder}/`))
  const name = from === undefined ? file : file.slice(from.length + 1)
  const plain = name !== '' && !name.startsWith('/') && !name.split('/').includes('..')
  return plain && name.length <= PATH_MAX ? name : null
}
