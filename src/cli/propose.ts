import { sayReason } from '../core/card/say-reason.ts'
import type { Reason } from '../core/reason.ts'
import { type Command, type Context, exit, type Given, print } from './context.ts'
import { reach } from './reach.ts'

/** Puts a text through all gates, as an agent or a script may: the rest is a person's. */
export const proposeCommand: Command = {
  name: 'propose',
  options: [
    '--text <text>',
    '--tier <tier>',
    '--skill <name>',
    '--symptom <text>',
    '--cause <text>',
    '--expires <text>',
    '--urgency <urgency>',
    '--source <name>',
    '--workspace <path>',
  ],
  async run(context, given) {
    const { text } = given.options
    if (typeof text !== 'string') {
      context.errors.write(`${context.t('cli-propose-no-text')}\n`)
      return exit.usage
    }
    const asked = await reach(context, 'propose', {
      ...textsOf(given.options),
      text: text.slice(0, SENT_MAX_CHARACTERS),
      cwd: cwdOf(context.settings),
    })
    if (asked.outcome === 'failed') return asked.exit
    const { value } = asked
    const { t } = context
    if ('refused' in value) {
      print(context, given, value, () => [
        t('cli-propose-refused', {
          reasons: value.reasons.map((reason) => sayReason(reason, t)).join('; '),
        }),
        ...remedies(context, given, value.reasons),
      ])
      return exit.refused
    }
    if ('request' in value) {
      const { request: number, put } = value
      print(context, given, { request: number }, () => [
        put
          ? t('cli-propose-put', { number, tier: put.tier, reason: sayReason(put.reason, t) })
          : t('cli-propose-request', { number }),
      ])
      return exit.ok
    }
    print(context, given, value, () => {
      if ('pooled' in value) return [t('cli-propose-pooled', { times: value.pooled.times })]
      const { id, times, at } = value.seen
      if (id !== null) return [t('cli-propose-seen', { number: id, times })]
      return [at ? t('cli-propose-stands', { place: at }) : t('cli-propose-candidate', { times })]
    })
    return exit.ok
  },
}

/** What a person can do about a refusal, where the reason alone does not say. */
export function remedies({ t, settings }: Context, { options }: Given, reasons: readonly Reason[]): string[] {
  const has = (code: Reason['code']) => reasons.some((reason) => reason.code === code)
  const path = typeof options.workspace === 'string' ? options.workspace : cwdOf(settings)
  return [
    ...(has('secret') ? [t('cli-propose-secret')] : []),
    ...(has('workspace-missing') ? [t('cli-propose-no-workspace', { path })] : []),
  ]
}

/** Whatever is longer is refused for its length anyway; it need not travel. */
const SENT_MAX_CHARACTERS = 10_000

const fields = ['tier', 'skill', 'symptom', 'cause', 'expires', 'urgency', 'source', 'workspace'] as const

const textsOf = (
  options: Readonly<Record<string, unknown>>,
): Partial<Record<(typeof fields)[number], string>> =>
  Object.fromEntries(
    fields.flatMap((name) => {
      const value = options[name]
      return typeof value === 'string' ? [[name, value.slice(0, SENT_MAX_CHARACTERS)]] : []
    }),
  )

const cwdOf = (settings: { readonly cwd?: string }): string => settings.cwd ?? process.cwd()
