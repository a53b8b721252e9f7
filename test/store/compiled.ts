import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Compiles the store as it stands now, for child processes that are to be killed. Returns the folder of its modules. */
export function compiledStore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evogate-compiled-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['node_modules', 'prisma']) symlinkSync(join(root, name), join(folder, name))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        noCheck: true,
        rootDir: join(root, 'src'),
        outDir: join(folder, 'dist'),
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: [join(root, 'src/store')],
    }),
  )
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { stdio: 'inherit' })
  return join(folder, 'dist/store')
}
