import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ObjectFormat, readTree } from './git-objects.ts'

/** Is there any file that could give a path a filter? Most repositories have none, and then git need not be asked. */
export function mayHaveAttributes(of: {
  readonly root: string
  /** The user's own file. */
  readonly user: string
  readonly common: string
  readonly trees: ReadonlyMap<string, Buffer>
  readonly format: ObjectFormat
  readonly configured: boolean
}): boolean {
  if (of.configured) return true
  const files = [
    '/etc/gitattributes',
    of.user,
    join(of.common, 'info/attributes'),
    ...Array.from(of.trees.keys(), (folder) => join(of.root, folder, '.gitattributes')),
    join(of.root, '.gitattributes'),
  ]
  if (files.some((file) => existsSync(file))) return true
  // Git falls back to the committed ones where the work tree has none.
  return [...of.trees.values()].some((tree) =>
    readTree(of.format, tree).some((entry) => entry.name === '.gitattributes'),
  )
}
