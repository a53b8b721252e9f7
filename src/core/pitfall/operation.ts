import { createHash } from 'node:crypto'
import type { Act } from './step.ts'

/** A plain word: it becomes half of a key and stands in the database. */
export type Area = string

const AREA_CHARACTERS = 32
const HASH_CHARACTERS = 12

/** A word for an area: `npm run db:seed` becomes `npm-run-db-seed`; what has no plain characters, `other`. */
export const areaOf = (name: string): Area =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .slice(0, AREA_CHARACTERS)
    .replace(/^[-.]+|[-.]+$/g, '') || 'other'

/** What says which operation it was, and nothing of what it was about. */
export const operationId = (of: string): string =>
  createHash('sha256').update(of).digest('hex').slice(0, HASH_CHARACTERS)

/** The part of a command line that does the work, by its words. */
export interface Operation {
  readonly area: Area
  /** Program and subcommands, and for interpreters the program that they run. */
  readonly family: string
  readonly act: Act
  readonly idle: boolean
  /** The command as it was, on one line, without what only leads to it or cuts its output. */
  readonly line: string
}

const looks =
  'ls cat head tail less more grep rg ag ack find fd tree wc file stat which whereis type pwd echo printf date env printenv whoami ps pgrep lsof df du diff cmp test [ jq yq sort uniq cut awk sleep true man nl sed id uname basename dirname realpath xxd hexdump'
const quietGit =
  'status log diff show blame branch remote config rev-parse ls-files ls-tree describe shortlog add commit tag grep reflog'
const network = 'curl wget ping ssh scp rsync dig nslookup nc http gh glab aws gcloud az'
const testers =
  'jest vitest mocha pytest tox nox rspec phpunit ava tap karma cypress playwright ctest unittest'
const checkers =
  'tsc eslint biome prettier ruff mypy pyright pylint flake8 black clippy golangci-lint stylelint rubocop knip vue-tsc shellcheck'
const runners = 'npx bunx pnpx dlx sudo time nice nohup command exec env xargs uvx'
const interpreters = 'node deno bun tsx ts-node python python3 ruby bash sh zsh php perl source'
const managers = 'npm pnpm yarn bun pip pip3 poetry uv cargo go gem bundle composer brew apt apt-get'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const is = {
  look: set(looks),
  quietGit: set(quietGit),
  network: set(network),
  test: set(testers),
  check: set(checkers),
  runner: set(runners),
  interpreter: set(interpreters),
  manager: set(managers),
}

const COMMAND_MAX = 400
const WORDS_MAX = 60
const ASSIGNMENT = /^[A-Za-z_]\w*=/
const DOWNLOAD = /^(?:install|i|ci|add|update|upgrade|download|fetch|get|sync|publish|mod)$/
const REMOTE_GIT = /^(?:fetch|pull|push|clone|ls-remote)$/
const SUBCOMMAND = /^[a-z][a-z0-9]*(?:[:-][a-z0-9]+)*$/

/** Reads a command line; null when nothing in it does anything. Quotes are not understood, only kept together. */
export function readCommand(command: string): Operation | null {
  const plain = command.slice(0, COMMAND_MAX).replace(/\\\n/g, ' ').split('\n')[0] ?? ''
  const parts = plain.split(/\s*(?:&&|\|\||;)\s*/).map((part) => withoutOutput(part))
  const read = parts.flatMap((part) => readPart(part) ?? [])
  // `cd web && npm test`, `npm test || echo failed`: the work is what is neither a look nor a way there.
  return read.findLast(({ idle }) => !idle) ?? read.at(-1) ?? null
}

/** Without pipes and redirections. */
const withoutOutput = (part: string): string =>
  (part.split(/\s\|\s/)[0] ?? '')
    .replace(/\s*(?:\d?>{1,2}\s*(?:&\d|[\w./-]+)|<\s*[\w./-]+)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export const wordsOf = (line: string): readonly string[] =>
  (line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).slice(0, WORDS_MAX)

function readPart(part: string): Operation | null {
  const words = [...wordsOf(part)]
  while (words.length > 0 && (ASSIGNMENT.test(words[0] ?? '') || is.runner.has(words[0] ?? ''))) {
    const first = words.shift()
    while (is.runner.has(first ?? '') && words[0]?.startsWith('-')) words.shift()
  }
  if (words[0] === 'timeout') words.splice(0, /^\d/.test(words[1] ?? '') ? 2 : 1)
  const [program = ''] = words
  if (program === '' || program === 'cd' || program === 'export' || program === 'set') return null
  const name = program.slice(program.lastIndexOf('/') + 1)
  const rest = words.slice(1)
  const run = interpreted(name, rest)
  const family = [run ?? name, ...subcommands(rest, run !== null)].join(' ')
  const act = actOf(name, run, rest)
  return { area: areaOf(family), family, act, idle: isIdle(name, rest, act), line: part }
}

/** What an interpreter runs: `python -m pytest` is pytest, `node scripts/seed.js` that script. */
function interpreted(name: string, rest: readonly string[]): string | null {
  if (!is.interpreter.has(name)) return null
  if (rest[0] === '-m') return rest[1] ?? null
  const program = rest.find((word) => !word.startsWith('-'))
  return program === undefined ? null : `${name} ${program}`
}

const subcommands = (rest: readonly string[], isRun: boolean): readonly string[] => {
  if (isRun) return []
  const until = rest.findIndex((word) => !SUBCOMMAND.test(word))
  return rest.slice(0, until < 0 ? 2 : Math.min(until, 2))
}

function actOf(name: string, run: string | null, rest: readonly string[]): Act {
  const said = [name, run ?? '', ...rest.slice(0, 2)]
  if (is.look.has(name)) return 'look'
  if (name === 'git') return REMOTE_GIT.test(rest[0] ?? '') ? 'network' : 'git'
  if (is.network.has(name)) return 'network'
  if (
    said.some((word) => is.test.has(word) || /^(?:test|tests|e2e|spec|check|verify)(?:[:-].*)?$/.test(word))
  )
    return 'test'
  if (
    said.some(
      (word) =>
        is.check.has(word) || /^(?:lint|typecheck|types|type-check|fmt|format)(?:[:-].*)?$/.test(word),
    )
  )
    return 'check'
  if (is.manager.has(name) && DOWNLOAD.test(rest[0] ?? '')) return 'network'
  if (name === 'docker' && /^(?:pull|push|login)$/.test(rest[0] ?? '')) return 'network'
  return 'run'
}

const isIdle = (name: string, rest: readonly string[], act: Act): boolean =>
  (act === 'look' && !(name === 'sed' && rest.includes('-i'))) ||
  (name === 'git' && is.quietGit.has(rest[0] ?? '')) ||
  rest.some((word) => word === '--version' || word === '--help')
