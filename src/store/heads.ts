import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from './location.ts'

/** `seq` 0 and 64 zeros: a chain without links. */
export interface Head {
  readonly seq: number
  readonly hash: string
}

export const noLink: Head = { seq: 0, hash: '0'.repeat(64) }

const headFile = z.object({
  chain: z.string(),
  seq: z.number().int().min(0),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})

export type FoundHead =
  | { readonly found: 'head'; readonly chain: string; readonly head: Head }
  | { readonly found: 'unreadable'; readonly file: string }

/** The heads of the audit chains, one small file each, so that a chain cut off at its end does not look whole. */
export interface Heads {
  /** Must be called before the first link is committed: from then on a chain without a head file was tampered with. */
  begin(chain: string): void
  /** Replaces the head durably. Call after the commit: a head behind its chain is fine, one ahead of it is not. */
  put(chain: string, head: Head): Promise<void>
  all(): readonly FoundHead[]
}

export function openHeads(home: string): Heads {
  const folder = join(home, 'audit')
  makeFolder(folder)
  return {
    begin(chain) {
      const path = join(folder, fileName(chain))
      if (existsSync(path)) return
      const file = openSync(`${path}.part`, 'w', 0o600)
      try {
        writeSync(file, render(chain, noLink))
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
      renameSync(`${path}.part`, path)
    },
    async put(chain, head) {
      const path = join(folder, fileName(chain))
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        await file.writeFile(render(chain, head))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
      const directory = await open(folder, 'r')
      try {
        await directory.sync()
      } finally {
        await directory.close()
      }
    },
    all: () =>
      readdirSync(folder)
        .filter((name) => !name.endsWith('.part') && !name.startsWith('.'))
        .map((name) => read(folder, name)),
  }
}

function read(folder: string, name: string): FoundHead {
  try {
    const { chain, seq, hash } = headFile.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    // A head under another chain's name says nothing about either.
    if (fileName(chain) === name) return { found: 'head', chain, head: { seq, hash } }
  } catch {
    // Reported below.
  }
  return { found: 'unreadable', file: name }
}

const render = (chain: string, head: Head) => `${JSON.stringify({ chain, ...head })}\n`

/** The chain's own name where every file system keeps it apart from others, else its hash. */
function fileName(chain: string): string {
  if (/^[a-z0-9][a-z0-9_-]{0,99}$/.test(chain)) return chain
  return `x.${createHash('sha256').update(chain).digest('hex')}`
}
