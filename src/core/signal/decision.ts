import type { Change, Happening } from '../pitfall/step.ts'

/** One thing was put in the place of another, in these files. */
export interface Decision {
  readonly was: string
  readonly is: string
  readonly files: readonly string[]
}

/** One decision counts when it was carried through so far … */
const FILES_WIDE = 3
const DOMAINS_WIDE = 2
/** … or when it is one of several, each of them made more than once. */
const DECISIONS = 2
const FILES_EACH = 2

/**
 * The decisions in the edits of a conversation. What is counted is one package put in the place of another, which no
 * renaming, formatting or documenting looks like; what else edits have in common is not told apart from chance.
 */
export function decisionsIn(told: readonly Happening[]): readonly Decision[] {
  const found = new Map<string, { was: string; is: string; files: Set<string> }>()
  for (const each of told) {
    if (each.kind !== 'tool' || !each.ok || each.deed.deed !== 'edit') continue
    for (const change of each.deed.changes ?? []) {
      const swap = isTrivial(change) ? null : swapIn(change)
      if (!swap) continue
      const known = found.get(`${swap.was} ${swap.is}`) ?? { ...swap, files: new Set<string>() }
      known.files.add(each.deed.file)
      found.set(`${swap.was} ${swap.is}`, known)
    }
  }
  // There and back again is no decision.
  const standing = [...found.values()].filter(({ was, is }) => !found.has(`${is} ${was}`))
  const repeated = standing.filter(({ files }) => files.size >= FILES_EACH)
  const wide = standing.filter(({ files }) => isWide(files))
  return (repeated.length >= DECISIONS ? repeated : wide).map(({ was, is, files }) => ({
    was,
    is,
    files: [...files],
  }))
}

const isWide = (files: ReadonlySet<string>): boolean =>
  files.size >= FILES_WIDE && domainsOf(files).size >= DOMAINS_WIDE

/** Is what an agent calls a pattern more than one edit? `decisions`: how many it names. */
export const carriesPattern = (decisions: number, files: readonly string[]): boolean =>
  decisions >= DECISIONS || isWide(new Set(files))

const domainsOf = (files: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...files].map((file) => file.split('/').slice(0, -1).join('/')))

const comments = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$|(?:^|\s)#.*$|"""[\s\S]*?"""|'''[\s\S]*?'''/gm

/** Only comments, documentation or white space changed. */
export const isTrivial = ({ before, after }: Change): boolean => bare(before) === bare(after)

const bare = (code: string): string => code.replace(comments, '').replace(/\s+/g, '')

function swapIn({ before, after }: Change): { was: string; is: string } | null {
  const [had, has] = [packagesIn(before), packagesIn(after)]
  const [gone, fresh] = [had.filter((name) => !has.includes(name)), has.filter((name) => !had.includes(name))]
  const [was] = gone
  const [is] = fresh
  return was && is && gone.length === 1 && fresh.length === 1 ? { was, is } : null
}

/** Indentation stays on its line: blank lines without end would be read again from each of them. */
const imports: readonly RegExp[] = [
  /(?:\bfrom|\brequire\(|\bimport\(|^[^\S\n]*import)\s*['"]([^'"\n]{1,80})['"]/gm,
  /^[^\S\n]*(?:from\s+([\w.]{1,80})\s+import|import\s+([\w.]{1,80}))\s*(?:as\s+\w+\s*)?$/gm,
  /^[^\S\n]*from\s+([\w.]{1,80})\s+import\b/gm,
]
const PACKAGE = /^(?:@[a-z0-9][\w.-]*\/)?[a-zA-Z][\w.-]*$/

/** Packages, without their inner paths; never files of the project itself. */
function packagesIn(code: string): readonly string[] {
  const names = imports.flatMap((pattern) =>
    [...code.replace(comments, '').matchAll(pattern)].map((hit) => hit[1] ?? hit[2] ?? ''),
  )
  const packages = names.map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  )
  return [...new Set(packages.filter((name) => PACKAGE.test(name) && !name.startsWith('.')))]
}
