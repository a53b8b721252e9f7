import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { highest } from '../core/tier.ts'
import type { FileDrift, Workspace } from '../flow/ports/memory.ts'
import { agentDrift } from './agent-drift.ts'
import { readBatch } from './batch-answer.ts'
import { changedBlocks, driftHunks } from './drift-hunks.ts'
import { findGitDirectories, operationInProgress } from './git-place.ts'
import type { Git } from './git-process.ts'
import { memoryFiles, SKILLS_FOLDER, unfitPath } from './memory-path.ts'
import { readMemoryFile } from './read-memory-file.ts'
import { memoryTexts } from './rules.ts'
import { skillFiles } from './skill-files.ts'
import { isRuleFile, realPath } from './targets.ts'
import { toText } from './text-bytes.ts'
import { workspaceFolder } from './workspace-folder.ts'
import { writeDurably } from './write-durably.ts'

/**
 * What somebody else wrote into the memory files of a workspace: what is not in HEAD. So a pull, a switch, a rebase or
 * a commit is none by itself, whatever the order in which git writes files and refs. A file that HEAD does not hold is
 * compared with what it was when it was first seen. Null while git is in the middle of something.
 */
export async function driftOf(
  git: Git,
  home: string,
  workspace: Workspace,
): Promise<readonly FileDrift[] | null> {
  const root = workspace.path
  const directories = findGitDirectories(root)
  if (directories !== null) {
    if (operationInProgress(directories.own) !== null || existsSync(join(directories.own, 'index.lock')))
      return null
  }
  const texts = new Map(
    memoryTexts(workspace)
      .filter(({ file }) => !file.startsWith('/'))
      .map((one) => [one.file, one]),
  )
  const absent = memoryFiles.filter((name) => !texts.has(name) && realPath(root, name) === name)
  const committed = directories === null ? [] : await committedSkills(git, root)
  const skills = [...new Set([...skillFiles(root), ...committed])].filter((path) => !texts.has(path))
  for (const path of skills)
    texts.set(path, { file: path, text: readMemoryFile(root, path) ?? '', tier: 'L2' })
  const paths = [...texts.keys(), ...absent]
  const heads = directories === null ? new Map<string, string>() : await headTexts(git, root, paths)
  const seen = firstSeen(home, workspace)
  const drifts: FileDrift[] = []
  for (const path of paths) {
    const standing = texts.get(path)
    const now = standing?.text ?? ''
    const before = heads.get(path) ?? seen.textOf(path, now, skills.includes(path))
    const writable = unfitPath(path) === null
    drifts.push({
      path,
      tier: highest(standing?.tier ?? 'L1', isRuleFile(root, path) ? 'L3' : 'L1'),
      changedAt: statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? null,
      hunks: driftHunks(before, now, path, writable),
      changedBlocks: changedBlocks(now, path),
    })
  }
  drifts.push(...agentDrift(home, workspace, (path, now) => seen.textOf(path, now, false)))
  seen.skillsSeen()
  // A pull that ran meanwhile: files of one commit would be held against another.
  const same = paths.every((path) => (readMemoryFile(root, path) ?? '') === (texts.get(path)?.text ?? ''))
  return same ? drifts : null
}

async function headTexts(git: Git, root: string, paths: readonly string[]): Promise<Map<string, string>> {
  const asked = await git.run(
    root,
    ['cat-file', '--batch'],
    `${paths.map((path) => `HEAD:${path}`).join('\n')}\n`,
  )
  const answers = asked.code === 0 ? readBatch(asked.stdout, paths.length) : []
  return new Map(
    paths.flatMap((path, at) => {
      const answer = answers[at]
      const text = answer?.kind === 'blob' ? toText(answer.bytes) : null
      return text === null ? [] : [[path, text] as const]
    }),
  )
}

/** The skills of HEAD: one that is gone from the work tree is a change too. */
async function committedSkills(git: Git, root: string): Promise<string[]> {
  const asked = await git.run(root, ['ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', `${SKILLS_FOLDER}/`])
  if (asked.code !== 0) return []
  const names = asked.stdout.toString('utf8').split('\0')
  return names.filter(
    (name) => /^[^/]+\/[^/]+\/[^/]+\/SKILL\.md$/.test(name) && realPath(root, name) === name,
  )
}

/**
 * The texts of files when they were seen for the first time; kept in the home, so that they outlive a restart. Skills
 * have no fixed names: one that comes later was not there before.
 */
function firstSeen(home: string, workspace: Workspace) {
  const folder = join(workspaceFolder(home, workspace), 'first-seen')
  const skillsMark = join(folder, 'skills')
  const lookedBefore = existsSync(skillsMark)
  const keep = (file: string, text: string) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeDurably(file, text)
    return text
  }
  return {
    textOf(path: string, now: string, isSkill: boolean): string {
      const file = join(folder, createHash('sha256').update(path).digest('hex').slice(0, 32))
      if (existsSync(file)) return readFileSync(file, 'utf8')
      return keep(file, isSkill && lookedBefore ? '' : now)
    },
    skillsSeen(): void {
      if (!lookedBefore) keep(skillsMark, '')
    },
  }
}
