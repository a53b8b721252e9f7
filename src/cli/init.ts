import { type Command, type Context, complain, type Exit, exit, type Given, readSettings } from './context.ts'
import type { SetUpRun } from './init/step.ts'
import { brokenWorld } from './trouble.ts'

/** From nothing to the first card: each step shows what it would do, is asked for, and can be done again. */
export const initCommand: Command = {
  name: 'init',
  options: ['--yes'],
  async run(context, given) {
    const terminal = context.input.isTTY === true && context.output.isTTY === true
    const yes = given.options.yes === true
    if (!yes && (!terminal || given.json)) {
      context.errors.write(`${context.t('init-no-terminal')}\n`)
      return exit.usage
    }
    const config = await readSettings(context)
    if (!config) return exit.error
    const { Cancelled, openScreen, quietScreen } = await import('./screen.ts')
    const run: SetUpRun = {
      context,
      config,
      screen: yes
        ? quietScreen(given.json ? context.errors : context.output)
        : await openScreen(context, () => run.t),
      t: context.t,
      locale: config.locale,
      root: '',
      changed: [],
      problems: [],
    }
    try {
      return await setUp(context, given, run)
    } catch (error) {
      if (error instanceof Cancelled) return complain({ ...context, t: run.t }, 'init-cancelled')
      return brokenWorld(context, error)
    }
  },
}

async function setUp(context: Context, given: Given, run: SetUpRun): Promise<Exit> {
  const { chooseLocaleAndZone, chooseWorkspace } = await import('./init/place.ts')
  const { connectChannels } = await import('./init/channel.ts')
  const { offerDeny, offerHooks } = await import('./init/agent.ts')
  const { offerLine } = await import('./init/lines.ts')
  const { sendTestCard } = await import('./init/test-card.ts')
  const { screen } = run
  screen.begin(run.t('init-title'))
  await chooseLocaleAndZone(run)
  if (!(await chooseWorkspace(run))) {
    screen.end(run.t('init-problems'))
    return exit.error
  }
  await summarise(run)
  const connected = await connectChannels(run)
  const hooks = await offerHooks(run)
  const deny = await offerDeny(run)
  const imported = await offerLine(run, 'import')
  const union = await offerLine(run, 'union')
  const cards = []
  for (const one of connected) cards.push(await sendTestCard(run, one))
  await next(run, run.config.telegram !== null || run.config.discord !== null)
  if (given.json) {
    const { root: workspace, locale, config, changed, problems } = run
    const named = (name: string) => connected.find(({ channel }) => channel === name)?.username ?? null
    const bots = { telegram: named('telegram'), discord: named('discord') }
    const report = { workspace, locale, zone: config.zone, ...bots }
    const steps = { hooks, deny, import: imported, union, card: cards[0] ?? 'left' }
    context.output.write(`${JSON.stringify({ ...report, ...steps, changed, problems })}\n`)
  }
  return run.problems.length === 0 ? exit.ok : exit.error
}

/** What stands already: worth something before the first card. */
async function summarise(run: SetUpRun): Promise<void> {
  const { reviewFolder } = await import('../main/review.ts')
  const { reviewSummary } = await import('./review.ts')
  const review = await reviewFolder(run.config, run.root)
  if (review && review.rules.length > 0) run.screen.say(reviewSummary(run.t, review))
}

async function next(run: SetUpRun, phone: boolean): Promise<void> {
  const { isListening } = await import('./control-call.ts')
  const { screen, t } = run
  if (run.problems.length > 0) return screen.end(t('init-problems'))
  const running = await isListening(run.config.home)
  const restart = run.changed.some((name) => /^[A-Z]/.test(name))
  if (run.changed.length === 0) screen.say(t('init-unchanged'))
  const begin = phone ? 'init-next-start' : 'init-next-start-terminal'
  const start = running ? (restart ? 'init-next-restart' : 'init-next-running') : begin
  screen.say(t(start))
  if (phone) screen.say(t('init-next-open'))
  screen.end(t(phone ? 'init-next-say' : 'init-next-say-terminal'))
}
