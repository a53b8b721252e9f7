import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** When the last file of a folder was written, in ms since 1970; 0 for none. */
const lastWritten = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(path.join(root, folder, name)).mtimeMs,
    ),
  )

/** Builds what the tests run, unless nothing has changed since it was built. */
export default function buildFirst(): void {
  const built = statSync(path.join(root, 'dist/cli/index.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (lastWritten('src') > built || lastWritten('prisma') > built)
    execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' })
}
