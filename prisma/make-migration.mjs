// Makes the next migration from the difference between the migrations and schema.prisma, with no network:
//   node prisma/make-migration.mjs <name>     writes migrations/<time>_<name>/migration.sql
//   node prisma/make-migration.mjs --check    prints the difference; exit 1 if there is one
// Read what it wrote before committing it: an applied migration is never edited again (its checksum is kept).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg'

const here = dirname(fileURLToPath(import.meta.url))
const migrations = join(here, 'migrations')

/** The engine runs a whole migration as one statement, which better-sqlite3 refuses. */
class ScriptedSqlite extends PrismaBetterSqlite3 {
  async connectToShadowDb() {
    const adapter = await super.connectToShadowDb()
    const executeRaw = adapter.executeRaw.bind(adapter)
    adapter.executeRaw = async (query) =>
      query.args.length > 0 ? executeRaw(query) : adapter.executeScript(query.sql).then(() => 0)
    return adapter
  }
}

async function openEngine(datamodel) {
  const require = createRequire(import.meta.url)
  const wasm = join(
    dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg')),
    'schema_engine_bg.wasm',
  )
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm), { './schema_engine_bg.js': engine })
  engine.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  // The binding belongs to the adapter's own dependency, so it is looked up from there.
  const fromAdapter = createRequire(require.resolve('@prisma/adapter-better-sqlite3'))
  const { bindMigrationAwareSqlAdapterFactory } = fromAdapter('@prisma/driver-adapter-utils')
  const factory = bindMigrationAwareSqlAdapterFactory(new ScriptedSqlite({ url: ':memory:' }))
  return engine.SchemaEngine.new({ datamodels: [['schema.prisma', datamodel]] }, () => {}, factory)
}

function listMigrations() {
  const names = readdirSync(migrations, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  const file = (name) => ({
    path: 'migration.sql',
    content: { tag: 'ok', value: readFileSync(join(migrations, name, 'migration.sql'), 'utf8') },
  })
  return {
    baseDir: migrations,
    lockfile: {
      path: 'migration_lock.toml',
      content: readFileSync(join(migrations, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name) => ({ path: name, migrationFile: file(name) })),
  }
}

const datamodel = readFileSync(join(here, 'schema.prisma'), 'utf8')
const schemaEngine = await openEngine(datamodel)
const { stdout, exitCode } = await schemaEngine.diff({
  from: { tag: 'migrations', ...listMigrations() },
  to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: datamodel }], configDir: here },
  script: true,
  exitCode: true,
  shadowDatabaseUrl: null,
  filters: { externalTables: [], externalEnums: [] },
})
const different = exitCode === 2
const [argument] = process.argv.slice(2)
if (argument === '--check') {
  if (different) process.stdout.write(stdout ?? '')
  process.exit(different ? 1 : 0)
}
if (!/^[a-z][a-z0-9_]*$/.test(argument ?? '')) {
  process.stderr.write('usage: node prisma/make-migration.mjs <name in a-z, 0-9, _> | --check\n')
  process.exit(2)
}
if (!different) {
  process.stdout.write('schema.prisma and the migrations agree: nothing to make\n')
  process.exit(0)
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const folder = join(migrations, `${stamp}_${argument}`)
mkdirSync(folder)
writeFileSync(join(folder, 'migration.sql'), stdout ?? '')
process.stdout.write(`${join(folder, 'migration.sql')}\n`)
