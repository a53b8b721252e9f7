import path from 'node:path'
import { PassThrough } from 'node:stream'
import { programEnvironment } from '../../config/program-environment.ts'
import { loadConfig, localeOf } from '../../config.ts'
import { type App, compose } from '../../main.ts'
import type { Context } from '../context.ts'
import { until } from '../wait.ts'
import { createTypist } from './answers.ts'
import { playSession } from './play.ts'
import { reportLines } from './report.ts'
import { lostWork, makeDirty, makeSample, type Sample } from './sample.ts'
import { recordedSession } from './session.ts'

export interface TrialOptions {
  /** Everything happens below it; its real path. */
  readonly folder: string
  /** Answer by itself, through the terminal's own input. */
  readonly yes: boolean
  readonly dirty: boolean
  /** Keep the cards out of standard output. */
  readonly json: boolean
}

export interface Trial {
  readonly commits: number
  readonly decisions: number
  readonly verified: boolean
  /** What was not as promised; empty when all is well. */
  readonly problems: readonly string[]
}

/** With nobody at the keyboard everything has to be over by then. */
const ALONE_MAX_MS = 50_000
const PERSON_MAX_MS = 30 * 60_000
const COMMIT_MAX_MS = 10_000
const LAST_CARD_MAX_MS = 3_000
const COLORS = /\u001b\[[0-9;]*m/g
/** The habit and the rule of the recorded session. */
const EXPECTED_REQUESTS = 2

export async function runTrial(context: Context, options: TrialOptions): Promise<Trial> {
  const { t } = context
  const home = path.join(options.folder, 'home')
  const sample = await makeSample(path.join(options.folder, 'shop'))
  if (options.dirty) await makeDirty(sample)
  const screen = makeScreen(context, options)
  const app = await compose(configOf(context, options.folder, home, sample), screen.edges)
  let stopped = false
  try {
    await app.start()
    screen.say(t('cli-try-playing'))
    const session = recordedSession(localeOf(context.settings), sample.folder)
    await playSession(session, { home, workspace: sample.folder, agent: path.join(options.folder, 'agent') })
    if (!options.yes) screen.say(t('cli-try-hint'))
    const settled = await answerAll(context, app, options, screen)
    const written = await writtenAmong(app, settled)
    await until(async () => (await countCommits(sample)) >= written.length, COMMIT_MAX_MS)
    const commitIds = (await sample.git('log', '--format=%h', `${sample.base}..HEAD`)).split('\n')
    await until(() => commitIds.every((id) => screen.shown().includes(id)), LAST_CARD_MAX_MS)
    const { ok: verified, rows, broken } = await app.verify()
    const decisions = (await app.log({ audit: false, rebuild: false })).length
    await app.stop()
    stopped = true
    screen.say((await reportLines(t, sample, home)).join('\n'))
    screen.say(verified ? t('cli-verify-ok', { rows }) : t('cli-verify-broken', { count: broken.length }))
    const commits = await countCommits(sample)
    const problems = [
      ...(verified ? [] : ['the audit chain is broken']),
      ...(commits === written.length ? [] : [`${written.length} written, ${commits} committed`]),
      ...(options.yes ? await missing(settled, written, decisions, sample) : []),
      ...(options.dirty ? (await lostWork(sample)).map((what) => `unfinished work: ${what}`) : []),
    ]
    return { commits, decisions, verified, problems }
  } finally {
    if (!stopped) await app.stop()
    screen.close()
  }
}

function configOf(context: Context, folder: string, home: string, sample: Sample) {
  const loaded = loadConfig({
    env: {
      // Without its search path git would not be found.
      ...programEnvironment(context.settings),
      EVOGATE_HOME: home,
      EVOGATE_WORKSPACES: sample.folder,
      EVOGATE_LOCALE: localeOf(context.settings),
      LOG_LEVEL: 'warn',
      // The cards are here; a port would only get in the way of a service that runs already.
      WEB_PORT: 'off',
    },
    cwd: folder,
    home: folder,
    checkout: null,
  })
  if (loaded.outcome === 'wrong') throw new Error(loaded.problems.map(({ problem }) => problem).join(', '))
  return loaded.config
}

/** The terminal that the cards go to: the person's own, or one that we type into. Either way we see what it shows. */
function makeScreen({ input, output, errors }: Context, { yes, json }: TrialOptions) {
  const to = json ? errors : output
  const say = (text: string): void => void to.write(`${text}\n`)
  const { columns } = output as { readonly columns?: number }
  const shown = Object.assign(new PassThrough(), { isTTY: true, ...(columns && { columns }) })
  let text = ''
  shown.on('data', (chunk: Buffer) => {
    const plain = chunk.toString('utf8').replace(COLORS, '')
    text += plain
    to.write(output.isTTY && !json ? chunk : plain)
  })
  const common = { say, shown: () => text }
  if (!yes) {
    const ended = { now: false }
    input.once('end', () => {
      ended.now = true
    })
    return { ...common, edges: { input, output: shown }, type: null, ended: () => ended.now, close() {} }
  }
  const keys = Object.assign(new PassThrough(), { isTTY: true })
  const type = (line: string): void => {
    say(`> ${line}`)
    keys.write(`${line}\n`)
  }
  return {
    ...common,
    edges: { input: keys, output: shown },
    type,
    ended: () => false,
    close: () => void keys.end(),
  }
}

/** Waits until every request that came up is settled; gives their numbers. */
async function answerAll(
  context: Context,
  app: App,
  { yes }: TrialOptions,
  screen: ReturnType<typeof makeScreen>,
): Promise<readonly number[]> {
  const numbers = new Set<number>()
  const typist = screen.type
    ? createTypist(localeOf(context.settings), screen.type, (row) =>
        new RegExp(`#${row.id}\\b`).test(screen.shown()),
      )
    : null
  await until(
    async () => {
      const rows = await app.pending()
      for (const { id } of rows) numbers.add(id)
      typist?.(
        rows.filter(({ state }) => state === 'asked' || state === 'questioned'),
        performance.now(),
      )
      const open = rows.filter(({ state }) => state !== 'deferred' && state !== 'failed')
      return screen.ended() || (numbers.size >= EXPECTED_REQUESTS && open.length === 0)
    },
    yes ? ALONE_MAX_MS : PERSON_MAX_MS,
  )
  return [...numbers].sort((a, b) => a - b)
}

async function writtenAmong(app: App, numbers: readonly number[]): Promise<readonly number[]> {
  const rows = await Promise.all(numbers.map((number) => app.why(number)))
  return rows.flatMap((row) => (row?.request.state === 'written' ? [row.request.id] : []))
}

const countCommits = async (sample: Sample): Promise<number> =>
  Number(await sample.git('rev-list', '--count', `${sample.base}..HEAD`))

/** An agreeing person must end with both rules in their files: the L1 after one press, the L3 after three. */
async function missing(
  settled: readonly number[],
  written: readonly number[],
  decisions: number,
  sample: Sample,
): Promise<readonly string[]> {
  const touched = await sample.git('diff', '--name-only', `${sample.base}..HEAD`)
  return [
    ...(settled.length === EXPECTED_REQUESTS
      ? []
      : [`${settled.length} requests instead of ${EXPECTED_REQUESTS}`]),
    ...(written.length === EXPECTED_REQUESTS
      ? []
      : [`${written.length} written instead of ${EXPECTED_REQUESTS}`]),
    ...(decisions >= 4 ? [] : [`${decisions} decisions instead of 4`]),
    ...(touched === 'CLAUDE.md\nMEMORY.md'
      ? []
      : [`committed: ${touched.replaceAll('\n', ', ') || 'nothing'}`]),
  ]
}
