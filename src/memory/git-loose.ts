import { randomBytes } from 'node:crypto'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { GitObject } from './git-objects.ts'

/** Names of this kind that a crash leaves behind are swept by `git gc`. */
const temporaryName = (): string => `tmp_obj_${randomBytes(6).toString('hex')}`

/**
 * Writes objects into a repository's `objects` folder as git does, side by side, each whole or not at all: no process, and
 * one wait for the disk in place of one an object (format: gitformat-loose). `durable` is kept once their names are on
 * the disk too; false if that could not be seen to.
 */
export async function writeLoose(
  folder: string,
  objects: readonly GitObject[],
): Promise<{ readonly durable: Promise<boolean> }> {
  const fans = new Set<string>()
  const written = await Promise.all(objects.map((object) => writeOne(folder, object)))
  for (const fan of written) if (fan !== null) fans.add(fan)
  if (fans.size > 0) fans.add(folder)
  const durable = Promise.all(Array.from(fans, syncFolder)).then(
    () => true,
    () => false,
  )
  return { durable }
}

/** The folder that a name was added to; null if the object is there already. */
async function writeOne(folder: string, { kind, id, bytes }: GitObject): Promise<string | null> {
  const fan = join(folder, id.slice(0, 2))
  const path = join(fan, id.slice(2))
  if (await exists(path)) return null
  await mkdir(fan, { recursive: true })
  const temporary = join(fan, temporaryName())
  try {
    const file = await open(temporary, 'wx', 0o444)
    try {
      await file.writeFile(deflateSync(Buffer.concat([Buffer.from(`${kind} ${bytes.length}\0`), bytes])))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  return fan
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
