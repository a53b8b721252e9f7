import { addEntry } from '../../core/section.ts'
import type { Exported } from '../../flow/report/export.ts'

/**
 * The blocks that stand, as Markdown: one file a workspace, one part a memory file, each block as it was approved, with its
 * marker. The file has a name that no agent reads as memory.
 */
export function blockFiles(
  workspaces: readonly Exported[],
  entries: readonly Exported[],
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const { path, name } of workspaces) {
    const own = entries.filter((entry) => entry.workspace === path && entry.standing && entry.block !== '')
    if (own.length === 0) continue
    files.set(freeName(files, String(name)), blocksOf(String(name), String(path), own))
  }
  return files
}

function blocksOf(name: string, path: string, entries: readonly Exported[]): string {
  const targets = [...new Set(entries.map(({ file }) => String(file)))].sort()
  return targets.reduce(
    (text, target) => {
      const part = entries
        .filter(({ file }) => file === target)
        .reduce((so, { id, hash, block, decay }) => {
          const { type, confirmed } = decay as { type: string; confirmed: string }
          const entry = {
            id: String(id),
            hash: String(hash),
            block: String(block),
            decay: { type, confirmed },
          }
          return addEntry(so, entry, { eol: '\n' })
        }, `# ${target}\n`)
      return `${text}\n${part}`
    },
    `<!-- ${name}: ${path.replaceAll('--', '- -')} -->\n`,
  )
}

/** `memory/shop.md`; of two workspaces with one name the second is `memory/shop-2.md`. */
function freeName(taken: ReadonlyMap<string, string>, name: string): string {
  const plain =
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^[.-]+/, '') || 'workspace'
  for (let at = 1; ; at += 1) {
    const file = `memory/${plain.slice(0, 80)}${at === 1 ? '' : `-${at}`}.md`
    // File systems that know no case would take two for one.
    if ([...taken.keys()].every((one) => one.toLowerCase() !== file.toLowerCase())) return file
  }
}
