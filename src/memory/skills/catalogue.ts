import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { SKILL_NAME } from '../../core/skill/properties.ts'
import type { DroppedSkill, Skill } from '../../core/skill/skill.ts'
import type { SkillFolder } from './folders.ts'
import { createSkillReader, type SkillReader } from './read-skill-file.ts'

/** Of one folder; what is beyond it is told and not read. */
const FILES_MAX = 1_000
const COMMAND_DEPTH_MAX = 8

export interface Catalogue {
  readonly skills: readonly Skill[]
  readonly dropped: readonly DroppedSkill[]
}

/** Reads the skills of some folders, side by side. What stands twice counts once: by real path, then by name. */
export function createCatalogue(reader: SkillReader = createSkillReader()) {
  return async (folders: readonly SkillFolder[]): Promise<Catalogue> => {
    const found = await Promise.all(folders.map((folder) => readFolder(folder, reader)))
    return withoutTwins(found.flat())
  }
}

type Found = { readonly skill: Skill; readonly real: string } | { readonly dropped: DroppedSkill }

function withoutTwins(found: readonly Found[]): Catalogue {
  const [byFile, byName] = [new Map<string, string>(), new Map<string, string>()]
  const skills: Skill[] = []
  const dropped: DroppedSkill[] = []
  for (const one of found) {
    if ('dropped' in one) {
      dropped.push(one.dropped)
      continue
    }
    const { skill, real } = one
    const [same, shadow] = [byFile.get(real), byName.get(skill.name)]
    if (same !== undefined) {
      // A folder that is looked into twice is no twin worth a word.
      if (same !== skill.file) dropped.push({ file: skill.file, why: 'same-file', instead: same })
      continue
    }
    byFile.set(real, skill.file)
    if (shadow !== undefined) {
      dropped.push({ file: skill.file, why: 'shadowed', instead: shadow })
      continue
    }
    byName.set(skill.name, skill.file)
    skills.push(skill)
  }
  return { skills, dropped }
}

async function readFolder(folder: SkillFolder, reader: SkillReader): Promise<readonly Found[]> {
  const files = folder.source === 'command' ? await commandFiles(folder.path) : await skillFiles(folder.path)
  const kept = files.slice(0, FILES_MAX)
  const read = await Promise.all(kept.map((file) => readOne(folder, file, reader)))
  const more = files.length > FILES_MAX ? [{ dropped: { file: folder.path, why: 'too-many' } } as const] : []
  return [...read.flat(), ...more]
}

interface Place {
  readonly name: string
  readonly file: string
}

async function readOne(
  { source, folder }: SkillFolder,
  { name, file }: Place,
  reader: SkillReader,
): Promise<readonly Found[]> {
  const read = await reader.read(file, name)
  if (read.outcome === 'none') return []
  if (read.outcome === 'refused') return [{ dropped: { file, why: read.why } }]
  const isFit = source === 'command' ? !/[\p{Cc}\p{Cf}]/u.test(name) : SKILL_NAME.test(name)
  if (!isFit) return [{ dropped: { file, why: 'bad-name' } }]
  return [{ real: read.real, skill: { ...read.properties, name, source, file, folder } }]
}

async function entriesOf(path: string): Promise<readonly Dirent[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true })
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}

/** One level only, so a link that leads back up is one folder without a SKILL.md and nothing more. */
async function skillFiles(path: string): Promise<readonly Place[]> {
  const entries = await entriesOf(path)
  return entries
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => ({ name, file: join(path, name, 'SKILL.md') }))
}

/** Markdown files at any depth, named `folder:name`. Links to folders are not followed: they may lead in a circle. */
async function commandFiles(path: string, prefix = '', depth = 0): Promise<readonly Place[]> {
  const entries = await entriesOf(path)
  const found: Place[] = []
  for (const entry of entries) {
    const file = join(path, entry.name)
    if (entry.isDirectory() && depth < COMMAND_DEPTH_MAX)
      found.push(...(await commandFiles(file, `${prefix}${entry.name}:`, depth + 1)))
    else if (!entry.isDirectory() && entry.name.endsWith('.md'))
      found.push({ name: `${prefix}${basename(entry.name, '.md')}`, file })
    if (found.length > FILES_MAX) break
  }
  return found
}
