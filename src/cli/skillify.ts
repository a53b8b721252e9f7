import { localeOf } from '../config/early.ts'
import { sayReason, sayReasonAlone } from '../core/card/say-reason.ts'
import type { LocaleCode } from '../core/locale-code.ts'
import { isNewSkillName, type NewSkill, renderSkill } from '../core/skill/new-skill.ts'
import { type Command, type Context, exit, type Given, print } from './context.ts'
import { remedies } from './propose.ts'
import { reach } from './reach.ts'
import { Cancelled, openScreen, type Screen } from './screen.ts'
import { adviseOn } from './skill-advice.ts'

/** Four questions, or their answers as options, make the request for a new skill. */
export const skillifyCommand: Command = {
  name: 'skillify',
  options: [
    '--name <name>',
    '--when <text>',
    '--steps <steps...>',
    '--done <lines...>',
    '--workspace <path>',
  ],
  async run(context, given) {
    const { t } = context
    let answers = givenAnswers(given)
    const asks = !isWhole(answers)
    if (asks) {
      if (given.json || !(context.input.isTTY && context.output.isTTY)) {
        context.errors.write(`${t('cli-skillify-missing')}\n`)
        return exit.usage
      }
      try {
        answers = await askFor(context, answers, placeOf(context, given))
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error
        return exit.ok
      }
    }
    const asked = await reach(context, 'skillify', {
      ...answers,
      steps: [...answers.steps],
      done: [...answers.done],
      ...placeOf(context, given),
    })
    if (asked.outcome === 'failed') return asked.exit
    const { value } = asked
    if ('refused' in value) {
      print(context, given, value, () => [
        t('cli-propose-refused', { reasons: value.reasons.map((reason) => sayReason(reason, t)).join('; ') }),
        ...remedies(context, given, value.reasons),
      ])
      return exit.refused
    }
    const advice = asks ? [] : adviseOn(answers, localeOf(context.settings), t)
    print(context, given, value, () => [
      ...advice,
      'request' in value
        ? t('cli-propose-request', { number: value.request })
        : t('cli-skillify-open', { number: value.seen.id }),
    ])
    return exit.ok
  },
}

const placeOf = ({ settings }: Context, { options: { workspace } }: Given) => ({
  ...(typeof workspace === 'string' && { workspace }),
  cwd: settings.cwd ?? process.cwd(),
})

/** Whatever is longer is refused for its length anyway; it need not travel. */
const SENT_MAX_CHARACTERS = 10_000

function givenAnswers({ options }: Given): NewSkill {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, SENT_MAX_CHARACTERS) : '')
  const lines = (value: unknown) => (Array.isArray(value) ? value.map(text) : [])
  return {
    name: text(options.name),
    when: text(options.when),
    steps: lines(options.steps),
    done: lines(options.done),
  }
}

const isWhole = ({ name, when, steps, done }: NewSkill): boolean =>
  name !== '' && when !== '' && steps.length > 0 && done.length > 0

/** Between the lines of one answer; the full-width one too. */
const SEPARATOR = /\s*[;；]\s*/u

const linesOf = (text: string): string[] => text.split(SEPARATOR).filter((line) => line.trim() !== '')

async function askFor(
  context: Context,
  known: NewSkill,
  place: ReturnType<typeof placeOf>,
): Promise<NewSkill> {
  const { t } = context
  const screen = await openScreen(context, () => t)
  screen.begin(t('skillify-begin'))
  const said = (text: string) => (text.trim() === '' ? t('skillify-empty') : null)
  const name = await askForName(context, screen, known.name, place)
  const when = await screen.text({ message: t('skillify-when'), initial: known.when, wrong: said })
  const steps = linesOf(
    await screen.text({
      message: t('skillify-steps'),
      initial: (known.steps.length > 0 ? known.steps : await seenSteps(context, screen, place)).join('; '),
      wrong: (text) => (linesOf(text).length < 2 ? t('skillify-two-steps') : null),
    }),
  )
  const done = linesOf(
    await screen.text({ message: t('skillify-done'), initial: known.done.join('; '), wrong: said }),
  )
  return show(context, screen, { name: name.trim(), when: when.trim(), steps, done })
}

/** Asks again while there is a skill of the name: three more answers would be for nothing. */
async function askForName(
  context: Context,
  screen: Screen,
  initial: string,
  place: ReturnType<typeof placeOf>,
): Promise<string> {
  const { t } = context
  for (let before = initial; ; ) {
    const name = await screen.text({
      message: t('skillify-name'),
      initial: before,
      wrong: (text) => (isNewSkillName(text.trim()) ? null : sayReason({ code: 'bad-skill-name' }, t)),
    })
    // Without the other answers it is refused whatever the name: what counts is whether for the name.
    const asked = await reach(context, 'skillify', { name, when: '', steps: [], done: [], ...place })
    const reasons = asked.outcome === 'answered' && 'refused' in asked.value ? asked.value.reasons : []
    const taken = reasons.find(({ code }) => code === 'skill-exists' || code === 'skill-not-empty')
    if (!taken) return name
    screen.warn(sayReasonAlone(taken, t))
    before = name
  }
}

/** The steps of something that was seen, if there is any and the person wants them. */
async function seenSteps(
  context: Context,
  screen: Screen,
  place: ReturnType<typeof placeOf>,
): Promise<readonly string[]> {
  const { t } = context
  const asked = await reach(context, 'workflows', place)
  const found = asked.outcome === 'answered' ? asked.value : []
  if (found.length === 0) return []
  const chosen = await screen.choose({
    message: t('skillify-seen'),
    initial: '0',
    options: [
      ...found.map(({ steps, sessions, asked: own }, at) => ({
        value: String(at),
        label: steps.join(' → ').slice(0, LABEL_MAX_CHARACTERS),
        hint: own ? t('skillify-seen-asked') : t('skillify-seen-times', { sessions }),
      })),
      { value: 'none', label: t('skillify-seen-none') },
    ],
  })
  // `;` is what parts the steps.
  return (found[Number(chosen)]?.steps ?? []).map((step) =>
    t('skillify-run', { command: step.replaceAll(/[;；`]/gu, ' ') }),
  )
}

const LABEL_MAX_CHARACTERS = 100

function show(context: Context, screen: Screen, answers: NewSkill): NewSkill {
  const locale: LocaleCode = localeOf(context.settings)
  screen.show(renderSkill(answers, locale).split('\n'))
  screen.say(adviseOn(answers, locale, context.t).join('\n'))
  screen.end(context.t('skillify-end'))
  return answers
}
