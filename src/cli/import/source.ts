import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { exportedKinds } from '../../flow/report/export.ts'
import { readManifest } from '../export/folder.ts'
import { fileOf, sha256 } from '../export/manifest.ts'
import { tierOfFile } from '../inject.ts'
import { inputLines } from '../input-lines.ts'
import { type FoundRule, readRecord } from './rule.ts'

export type Source =
  | {
      readonly outcome: 'read'
      readonly rules: readonly FoundRule[]
      /** Records of an export that are not carried over. */
      readonly left: number
      /** `file:line` of lines that are none. */
      readonly unread: readonly string[]
    }
  /** `changed`: a file of an export is not what its manifest says. */
  | { readonly outcome: 'failed'; readonly why: 'missing' | 'changed' | 'too-big'; readonly file: string }

const FILE_MAX_BYTES = 4 * 1024 * 1024

/** Reads what rules there are: an export, a file or folder of memory files, JSON lines, or (`-`) JSON lines of standard input. */
export async function readSource(from: string, cwd: string, input: Readable): Promise<Source> {
  if (from === '-') return readLines(input, '-')
  const file = path.resolve(cwd, from)
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isFile())
    return isLines(file) ? readLines(createReadStream(file), path.basename(file)) : readPlain([file])
  if (!found?.isDirectory()) return { outcome: 'failed', why: 'missing', file }
  return readManifest(file) ? readExport(file) : readPlain(markdownIn(file))
}

const isLines = (file: string): boolean => /\.(?:jsonl|ndjson|json)$/i.test(file)

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith('.md'))
    .map(({ name }) => path.join(folder, name))
    .sort()

async function readExport(folder: string): Promise<Source> {
  const listed = readManifest(folder)?.files ?? []
  const all: Extract<Source, { outcome: 'read' }>[] = []
  // What stands comes first: an entry and a candidate of the same words are one rule.
  for (const kind of ['entry', ...exportedKinds.filter((one) => one !== 'entry')] as const) {
    const file = path.join(folder, fileOf[kind])
    const said = listed.find((one) => one.file === fileOf[kind])
    const found = statSync(file, { throwIfNoEntry: false })
    if (!said || !found?.isFile()) return { outcome: 'failed', why: 'changed', file }
    if (sha256(readFileSync(file)) !== said.sha256) return { outcome: 'failed', why: 'changed', file }
    const read = await readLines(createReadStream(file), fileOf[kind], kind)
    if (read.outcome === 'failed') return read
    all.push(read)
  }
  return {
    outcome: 'read',
    rules: all.flatMap(({ rules }) => rules),
    left: all.reduce((sum, one) => sum + one.left, 0),
    unread: all.flatMap(({ unread }) => unread),
  }
}

async function readLines(input: Readable, name: string, kind?: string): Promise<Source> {
  const rules: FoundRule[] = []
  const unread: string[] = []
  let left = 0
  for await (const { number, text } of inputLines(input)) {
    if (text?.trim() === '') continue
    const from = `${name}:${number}`
    const value = text === null ? undefined : parsed(text)
    const own = value !== null && typeof value === 'object' && 'record' in value ? value.record : undefined
    const read = readRecord(value, kind ?? own)
    if (read.read === 'rule') rules.push({ rule: read.rule, workspace: read.workspace, from })
    else if (read.read === 'left') left += 1
    else if (read.read === 'wrong') unread.push(from)
  }
  return { outcome: 'read', rules, left, unread }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readPlain(files: readonly string[]): Promise<Source> {
  const { plainRules } = await import('../../main/plain-rules.ts')
  const rules: FoundRule[] = []
  for (const file of files) {
    if ((statSync(file).size ?? 0) > FILE_MAX_BYTES) return { outcome: 'failed', why: 'too-big', file }
    const name = path.basename(file)
    const tier = tierOfFile[name] ?? null
    for (const { text, line, marker, tier: own } of plainRules(readFileSync(file, 'utf8'), name, tier)) {
      const asked = marker ? own : tier
      rules.push({ rule: { text, ...(asked && { tier: asked }) }, from: `${name}:${line}`, workspace: null })
    }
  }
  return { outcome: 'read', rules, left: 0, unread: [] }
}
