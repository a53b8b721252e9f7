import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const edit = z.object({ at: z.number(), removed: z.string(), inserted: z.string() })
const installed = z.object({
  /** The settings file as the agent names it. */
  settings: z.string(),
  /** Install made the file; likewise its folder. */
  created: z.boolean(),
  madeFolder: z.boolean(),
  /** SHA-256 of the file without our hooks and with them, and the edits between: the file itself may hold tokens. */
  before: z.string(),
  after: z.string(),
  edits: z.array(edit),
  /** Rules of `permissions.deny` that are ours. */
  rules: z.array(z.string()).optional(),
})
const record = z.object({ installed: z.array(installed) })

/** What one install found and did, so that uninstall can restore it to the byte. */
export type Installed = z.infer<typeof installed>

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What `$EVOGATE_HOME/install.json` remembers; nothing if it is missing or damaged (uninstall then goes by the hooks). */
export async function readRecord(home: string): Promise<readonly Installed[]> {
  try {
    return record.parse(JSON.parse(await readFile(join(home, 'install.json'), 'utf8'))).installed
  } catch {
    return []
  }
}

/** Remembers these installs and no others. */
export async function writeRecord(home: string, all: readonly Installed[]): Promise<void> {
  const path = join(home, 'install.json')
  if (all.length === 0) {
    await unlink(path).catch(() => {})
    return
  }
  await mkdir(home, { recursive: true, mode: 0o700 })
  const fresh = `${path}.${randomUUID()}`
  await writeFile(fresh, `${JSON.stringify({ installed: all }, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await rename(fresh, path)
}
