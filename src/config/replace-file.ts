import { randomUUID } from 'node:crypto'
import { mkdir, open, realpath, rename, unlink } from 'node:fs/promises'
import path from 'node:path'

/** Puts a whole new text in the place of a settings file, or leaves it as it was; for its owner's eyes alone. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  // A link into somebody's dotfiles stays a link.
  const real = await realpath(file).catch(() => file)
  const fresh = `${real}.${randomUUID()}`
  const handle = await open(fresh, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
    await handle.close()
    await rename(fresh, real)
  } catch (error) {
    await handle.close().catch(() => {})
    await unlink(fresh).catch(() => {})
    throw error
  }
}
