import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { SpooledEvent } from '../../src/agents/spooled-event.ts'

/** An empty home, removed after the test. */
export function aHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'evogate-spool-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

let count = 0
/** Leaves an event as the hook does; returns its id. `at` in seconds since 1970. */
export function leave(
  home: string,
  body: unknown,
  { event = 'UserPromptSubmit', at = 0, folder = 'new' } = {},
): string {
  const id = `${event}.claude-code.${String(count++).padStart(6, '0')}`
  mkdirSync(join(home, 'spool', folder), { recursive: true })
  const path = join(home, 'spool', folder, id)
  writeFileSync(path, typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
  if (at > 0) utimesSync(path, at, at)
  return id
}

/** Everything below the spool but its folders: path → content. */
export function left(home: string): Record<string, string> {
  const spool = join(home, 'spool')
  const found: Record<string, string> = {}
  for (const entry of readdirSync(spool, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isDirectory())
      found[path.slice(spool.length + 1)] = entry.isFile() ? readFileSync(path, 'utf8') : ''
  }
  return found
}

/** A `take` that remembers. */
export function aTaker() {
  const events: SpooledEvent[] = []
  const batches: number[] = []
  return {
    events,
    batches,
    take: async (batch: readonly SpooledEvent[]) => {
      batches.push(batch.length)
      events.push(...batch)
    },
  }
}
