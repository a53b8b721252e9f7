import { encodeAction, verbs } from '../../core/action.ts'
import { leadsToAWrite } from '../../core/card/unseen.ts'
import type { Changed, InboxDesk, Visitor } from '../ports/inbox.ts'
import { receive } from '../receive.ts'
import type { World } from '../world.ts'
import { inboxRequest } from './card.ts'
import { inboxEntries } from './entries.ts'
import { inboxHealth, pulseOf } from './health.ts'
import { sayWayIn, sendCode } from './login.ts'
import { inboxRows } from './rows.ts'
import { createSights } from './sight.ts'

/** Moves that a browser missed are looked up so far back; it reads its list anew anyway. */
const MISSED_MAX = 500

/**
 * What the page in the browser may ask. It reads as much as its visitor may decide on, and presses through the same door
 * as every chat. `people`: whom a code can be sent to; `anybody`: whether
 * there is anyone, which is asked for each page.
 */
export function openDesk(
  world: World,
  from: {
    readonly people: () => Promise<readonly Visitor[]>
    readonly anybody: () => boolean
    readonly onChange: InboxDesk['onChange']
  },
): InboxDesk {
  const { read } = world.store
  const bot = `web-${world.ulid()}`
  const sightOf = createSights(world)

  async function shown(who: Visitor, number: number, locale: Parameters<InboxDesk['request']>[2]) {
    const request = await read.request(number)
    if (!request || !(await sightOf(who)).sees(request.workspace)) return null
    return inboxRequest(world, request, locale)
  }

  return {
    mayEnter: async (who) => (await sightOf(who)).seesAny,
    rows: async (who, shelf, before) => inboxRows(world, await sightOf(who), shelf, before),
    request: shown,
    async press(who, { id, revision, verb, value, words }, locale, update) {
      const known = verbs.find((each) => each === verb)
      const data = known ? encodeAction({ id, revision, verb: known, value }) : verb
      const { channel: account, ...from } = who
      const answer = await receive(world, {
        channel: 'web',
        bot,
        id: update,
        incoming: {
          kind: 'press',
          from: { ...from, locale },
          account,
          data,
          at: null,
          ...(words !== null && { words }),
        },
      })
      const { toast = '', alert = false } = answer ?? {}
      const request = await shown(who, id, locale)
      // What was approved a moment ago may have met a rule that stands: "approved" would be said of an open question.
      const asks = !alert && request?.question === 'conflict' && leadsToAWrite({ verb, value })
      return { toast: asks ? world.t(locale)('toast-here-question', { number: id }) : toast, alert, request }
    },
    entries: async (who) => inboxEntries(world, await sightOf(who)),
    health: (who, locale) => inboxHealth(world, who.name, locale),
    pulse: () => pulseOf(world),
    wayIn: (locale) => sayWayIn(world, from.anybody(), locale),
    sendCode: async (locale) => sendCode(world, await from.people(), locale),
    async changedSince(who, at) {
      const { sees } = await sightOf(who)
      const rows = await read.audit({ since: at, limit: MISSED_MAX })
      const numbers = new Set(
        rows.flatMap(({ body }) => (typeof body.request === 'number' ? [body.request] : [])),
      )
      const found: Changed[] = []
      for (const id of numbers) {
        const request = await read.request(id)
        if (request && sees(request.workspace)) found.push({ id, revision: request.revision })
      }
      return found
    },
    async mayHear(of, number) {
      const request = await read.request(number)
      const found: Visitor[] = []
      for (const who of of) if (request && (await sightOf(who)).sees(request.workspace)) found.push(who)
      return found
    },
    onChange: from.onChange,
    audit: ({ what, request, by, reason }) =>
      audit(world, 'refused', {
        request,
        revision: null,
        verb: `inbox-${what}`,
        by: by && keyOf(by),
        reason,
      }),
    loggedIn: (who) => audit(world, 'inbox-login', { by: keyOf(who) }),
  }
}

const keyOf = ({ channel, id }: Visitor): string => `${channel}:${id}`

const audit = (world: World, kind: string, body: Readonly<Record<string, unknown>>): Promise<void> =>
  world.store.write((tx) =>
    tx.addAudit({ chain: 'service', kind, at: world.now(), body: { ...body, via: 'web' } }),
  )
