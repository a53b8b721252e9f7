import { readFile } from 'node:fs/promises'
import { type Document, isSeq } from 'yaml'
import { busy, configFilePath, parse, readConfigFile, readConfigText } from './config-file.ts'
import type { Problem } from './problem.ts'
import { replaceFile } from './replace-file.ts'
import { type RosterDefaults, rosterOf } from './roster.ts'
import type { ConfigFile } from './shape.ts'

export type ListName = 'workspaces' | 'addresses' | 'people'
/** A value of the file; ids are bigints. Undefined keys are left out. */
type Value = string | bigint | boolean | readonly string[] | undefined
export type Item = Readonly<Record<string, Value>>

/** The file while it is changed; comments and order of what is not touched stay. */
export interface Draft {
  add(list: ListName, item: Item): void
  remove(list: ListName, at: number): void
  set(list: ListName, at: number, key: string, value: Value): void
}

export type EditOutcome =
  | { readonly outcome: 'written'; readonly file: string }
  /** What stands there, or what would stand there, is wrong; nothing was written. */
  | { readonly outcome: 'wrong'; readonly problems: readonly Problem[] }

/**
 * Changes `config.yaml` and replaces it at once with what every reader accepts, readable for its owner alone. The change
 * is given the file as it stands at that moment, and may be made more than once: what an editor wrote meanwhile stays.
 * Commands go through `main/edit-config.ts`, which lets one process at a time do it.
 */
export async function editConfigFile(
  defaults: RosterDefaults,
  change: (draft: Draft, file: ConfigFile) => void,
): Promise<EditOutcome> {
  const file = configFilePath(defaults.home)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const outcome = await attemptEdit(defaults, file, change)
    if (outcome !== 'changed-meanwhile') return outcome
  }
  return { outcome: 'wrong', problems: [busy(file)] }
}

const ATTEMPTS = 5

async function attemptEdit(
  defaults: RosterDefaults,
  file: string,
  change: (draft: Draft, file: ConfigFile) => void,
): Promise<EditOutcome | 'changed-meanwhile'> {
  const before = readConfigFile(defaults.home)
  if (before.outcome === 'wrong') return before
  const read = () => readFile(file, 'utf8').catch(ifMissing)
  const standing = await read()
  const document = parse(standing)
  change(draftOf(document), before.file)
  const text = document.toString({ lineWidth: 0 })
  const after = readConfigText(text, file)
  if (after.outcome === 'wrong') return after
  const roster = rosterOf(defaults, after.file, after.where)
  if (roster.outcome === 'wrong') return roster
  // An editor knows of no lock.
  if ((await read()) !== standing) return 'changed-meanwhile'
  await replaceFile(file, text)
  return { outcome: 'written', file }
}

const HEADER = '# Workspaces, addresses and people of Evogate; read again within a second of a change.\n'

function ifMissing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error
  return HEADER
}

function draftOf(document: Document): Draft {
  const kept = (item: Item) =>
    Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))
  return {
    add(list, item) {
      if (document.contents === null) document.contents = document.createNode({}) as Document['contents']
      if (isSeq(document.get(list))) document.addIn([list], document.createNode(kept(item)))
      else document.set(list, document.createNode([kept(item)]))
    },
    remove(list, at) {
      document.deleteIn([list, at])
    },
    set(list, at, key, value) {
      if (value === undefined) document.deleteIn([list, at, key])
      else document.setIn([list, at, key], document.createNode(value))
    },
  }
}
