// `node bench/run.mjs <name> [size]`: compiles bench/<name>.ts and runs it, since Node 20 runs no TypeScript.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const top = path.resolve(import.meta.dirname, '..')
const [name, ...rest] = process.argv.slice(2)
if (!/^[a-z-]+$/.test(name ?? '')) {
  console.error('node bench/run.mjs <name> [size, or arguments]')
  process.exit(2)
}
// Below node_modules, so that packages are found from there.
const compiled = mkdtempSync(path.join(top, 'node_modules/.evogate-bench-'))
try {
  const flags = '--ignoreConfig --noCheck --target es2023 --module nodenext --types node --skipLibCheck'
  const shape = ['--rewriteRelativeImportExtensions', '--rootDir', top, '--outDir', compiled]
  const entry = path.join(top, `bench/${name}.ts`)
  const tsc = path.join(top, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, entry, ...flags.split(' '), ...shape], { cwd: top, stdio: 'inherit' })
  // What the sources find by their own place.
  for (const read of ['prisma', 'locales']) symlinkSync(path.join(top, read), path.join(compiled, read))
  for (const read of ['package.json', 'src/hook/capture.sh', 'src/channels/web/page'])
    cpSync(path.join(top, read), path.join(compiled, read), { recursive: true })
  const run = `import * as program from './bench/${name}.js'
const size = process.argv[2]
for await (const line of program.bench?.(...(size === undefined ? [] : [Number(size)])) ?? []) console.log(line)
`
  const program = path.join(compiled, 'run.js')
  writeFileSync(program, run)
  const ran = spawnSync(process.execPath, [program, ...rest], { cwd: top, stdio: 'inherit' })
  process.exitCode = ran.status ?? 1
} finally {
  rmSync(compiled, { recursive: true, force: true })
}
