import { realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Tier } from '../core/tier.ts'
import type { StandingRule, Workspace } from '../flow/ports/memory.ts'
import { agentTexts, saidInIndex } from './agent-rules.ts'
import { importsIn } from './imports.ts'
import { readMemoryFile } from './read-memory-file.ts'
import { rulesInText } from './rules-in-text.ts'
import { createEntryReader } from './skill-entries.ts'
import { isRuleFile, standingFiles } from './targets.ts'

/** Claude Code follows imports this far; what is deeper is not in force. */
const HOPS_MAX = 5
const FILES_MAX = 200
const RULES_MAX = 20_000

interface Source {
  readonly root: string
  readonly path: string
  readonly tier: Tier
  readonly hops: number
}

/** One memory file as it stands. `file` is named from the workspace's root, or absolute when it lies outside. */
export interface MemoryText {
  readonly file: string
  readonly text: string
  readonly tier: Tier
}

/**
 * Reads the rules of workspaces, and gives the very same list again while no file has changed: what others have made
 * of a list stays good as long as the list does.
 */
export function createRuleReader(): (workspace: Workspace) => readonly StandingRule[] {
  const last = new Map<
    string,
    { readonly texts: readonly MemoryText[]; readonly rules: readonly StandingRule[] }
  >()
  const readSkills = createEntryReader()
  return (workspace) => {
    const texts = [...memoryTexts(workspace), ...agentTexts(workspace), ...readSkills(workspace.path)]
    const known = last.get(workspace.path)
    if (known && isSame(known.texts, texts)) return known.rules
    const rules = texts.flatMap(rulesOf).slice(0, RULES_MAX)
    last.set(workspace.path, { texts, rules })
    return rules
  }
}

/** Of a skill only what Evogate wrote is a rule; the rest is how to do something. */
const rulesOf = ({ file, text, tier }: MemoryText): readonly StandingRule[] =>
  rulesInText(text, file, tier)
    .filter(({ marker }) => tier !== 'L2' || marker !== null)
    .flatMap(saidInIndex)

const isSame = (a: readonly MemoryText[], b: readonly MemoryText[]): boolean =>
  a.length === b.length &&
  a.every((one, at) => one.file === b[at]?.file && one.tier === b[at].tier && one.text === b[at].text)

/** Every memory file of a workspace (or those given), imports followed, each real file once. */
export function memoryTexts(
  workspace: Workspace,
  from: readonly string[] = standingFiles(workspace.path),
): MemoryText[] {
  const root = workspace.path
  const agentHome = join(homedir(), '.claude')
  const queue: Source[] = from
    .map((path) => ({
      root,
      path,
      tier: isRuleFile(root, path) ? ('L3' as const) : ('L1' as const),
      hops: 0,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const seen = new Set(queue.map(fullPath))
  const texts: MemoryText[] = []
  for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
    const text = readMemoryFile(source.root, source.path)
    if (text === null) continue
    const file = source.root === root ? source.path : fullPath(source)
    texts.push({ file, text, tier: source.tier })
    if (source.hops === HOPS_MAX) continue
    for (const name of importsIn(text)) {
      const found = resolveImport(name, source, [root, agentHome])
      if (found === null || seen.has(fullPath(found)) || seen.size >= FILES_MAX) continue
      seen.add(fullPath(found))
      queue.push(found)
    }
  }
  return texts
}

/** Only files inside the workspace or the agent's own folder of the user are read, whatever a file imports. */
function resolveImport(name: string, from: Source, roots: readonly string[]): Source | null {
  const path = name.startsWith('~/') ? join(homedir(), name.slice(2)) : resolve(dirname(fullPath(from)), name)
  try {
    const real = realpathSync(path)
    if (!statSync(real).isFile()) return null
    for (const folder of roots) {
      const root = realpathSync.native(folder)
      const inside = relative(root, real)
      if (inside.startsWith('..') || inside.startsWith(sep) || inside === '') continue
      return {
        root: folder === roots[0] ? folder : root,
        path: inside.split(sep).join('/'),
        tier: from.tier,
        hops: from.hops + 1,
      }
    }
  } catch {}
  return null
}

const fullPath = ({ root, path }: Pick<Source, 'root' | 'path'>): string => join(root, path)
