import { DIGEST_NOTES_MAX, type DigestFacts } from '../../core/card/digest.ts'
import { confidenceOn } from '../../core/decay.ts'
import { localDate } from '../../core/local-date.ts'
import { linesLeftByHand } from '../../core/request/weight.ts'
import { type DriftNote, driftLines } from '../report/drift.ts'
import { repeatedIn } from '../workflows.ts'
import type { World } from '../world.ts'
import { clockAt, workspacesAt } from './clock.ts'

/** Written requests that are looked through for lines that were left to a person. */
const BY_HAND_LOOK = 50

type ByHand = DigestFacts['byHand']

/** What a digest needs of files and of every entry: seen before its transaction, which must not wait for it. */
export interface Looked {
  readonly byHand: ByHand
  readonly drift: readonly DriftNote[]
  readonly toVerify: NonNullable<DigestFacts['toVerify']>
  readonly longFiles: NonNullable<DigestFacts['longFiles']>
  readonly workflows: readonly (NonNullable<DigestFacts['workflows']>[number] & { readonly since: number })[]
}

export async function lookAround(world: World, address: string): Promise<Looked> {
  return {
    byHand: await linesStillByHand(world, address),
    drift: await driftLines(world, 0),
    toVerify: await entriesToVerify(world, address),
    longFiles: await filesTooLong(world, address),
    workflows: await workflowsOf(world, address),
  }
}

export interface Untrusted {
  readonly request: number
  readonly workspace: string
  readonly text: string
  /** `YYYY-MM-DD` */
  readonly confirmed: string
  /** Confidence today, in whole percent. */
  readonly percent: number
}

/**
 * How many entries of these workspaces have lost the level TRUST, and the least trusted of them; not those that nobody
 * wants to be asked about yet.
 */
export async function untrusted(
  world: World,
  address: string,
  workspaces: readonly string[],
  limit: number,
): Promise<{ readonly count: number; readonly first: readonly Untrusted[] }> {
  const now = world.now()
  const today = localDate(now, clockAt(world, address).zone)
  const { read } = world.store
  const sunk = []
  // A year of entries has a few hundred confidences: only the entries that are named are read.
  for (const workspace of workspaces)
    for (const { confidence, count } of await read.confidences(workspace, now)) {
      const { C, level } = confidenceOn(confidence, today)
      if (level !== 'TRUST') sunk.push({ workspace, confidence, count, C })
    }
  sunk.sort((a, b) => a.C - b.C)
  const found: (Untrusted & { readonly C: number })[] = []
  for (const { workspace, confidence, C } of sunk) {
    // Of equals the oldest come first, whatever workspace they are of.
    if (found.length >= limit && C > (found.at(-1)?.C ?? 0)) break
    for (const { request, text } of await read.entriesWith(workspace, confidence, now, limit)) {
      const { confirmed } = confidence
      found.push({ request, workspace, text, confirmed, percent: Math.floor(C * 100), C })
    }
  }
  found.sort((a, b) => a.C - b.C || a.request - b.request)
  return { count: sunk.reduce((sum, { count }) => sum + count, 0), first: found.slice(0, limit) }
}

async function entriesToVerify(world: World, address: string): Promise<Looked['toVerify']> {
  const found = await untrusted(world, address, workspacesAt(world, address), DIGEST_NOTES_MAX)
  return {
    count: found.count,
    first: found.first.map(({ request, text, percent }) => ({ number: request, text, percent })),
  }
}

async function filesTooLong(world: World, address: string): Promise<Looked['longFiles']> {
  const found = []
  for (const id of workspacesAt(world, address)) {
    const workspace = world.workspaces.get(id)
    const long = workspace ? await world.memory.longFiles(workspace) : []
    found.push(...long.map((one) => ({ ...one, workspace: workspace?.name ?? '?' })))
  }
  return found.slice(0, DIGEST_NOTES_MAX)
}

async function workflowsOf(world: World, address: string): Promise<Looked['workflows']> {
  const found = []
  for (const id of workspacesAt(world, address)) {
    const workspace = world.workspaces.get(id)
    for (const one of workspace ? await repeatedIn(world, workspace) : [])
      found.push({ ...one, workspace: workspace?.name ?? '?' })
  }
  return found
}

/** Lines that a person wanted to take out themselves and that stand in their files to this day. */
export async function linesStillByHand(world: World, address: string): Promise<ByHand> {
  const found: ByHand[number][] = []
  for (const id of workspacesAt(world, address)) {
    const workspace = world.workspaces.get(id)
    const left = await world.store.read.requests({ workspace: id, byHand: true, limit: BY_HAND_LOOK })
    if (!workspace || left.length === 0) continue
    const rules = await world.memory.rules(workspace)
    for (const request of left) {
      const entry = await world.store.read.entry(request.ulid)
      if (entry?.removedBy !== null) continue
      for (const rival of linesLeftByHand(request)) {
        const stands = rules.find((rule) => rule.file === rival.file && rule.text === rival.text)
        if (stands)
          found.push({
            number: request.number,
            place: `${stands.file}:${stands.line}`,
            text: stands.text,
          })
      }
    }
  }
  return found
}
