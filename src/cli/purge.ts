import { readdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'

/** Everything that Evogate ever puts into its home. */
const ours = [
  /^(alive|audit|backups|bin|judged|log|session|spool|workspaces)$/,
  /^(config\.yaml|\.env|install\.json|control\.sock|discord-sessions)$/,
  /^evogate\.db(\.restoring)?(-wal|-shm|-journal)?$/,
  /^(evogate|config|evogate\.db)\.lock(-journal|\.holder(\.\d+)?)?$/,
  // Left by a crash in the middle of a replacement.
  /^(config\.yaml|install\.json|discord-sessions|\.env)\.[0-9a-f-]{36}$/,
]

/**
 * Removes what is ours from the home, and the home when nothing else is in it: somebody may have pointed EVOGATE_HOME
 * at a folder that holds other things. Gives the names that were left.
 */
export async function purgeHome(home: string): Promise<{ readonly left: readonly string[] }> {
  const names = await readdir(home).catch(() => [])
  for (const name of names)
    if (ours.some((shape) => shape.test(name)))
      await rm(path.join(home, name), { recursive: true, force: true })
  const left = (await readdir(home).catch(() => [])).sort()
  if (left.length === 0) await rmdir(home).catch(() => {})
  return { left }
}
