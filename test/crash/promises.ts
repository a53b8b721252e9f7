import { callControl } from '../../src/cli/control-call.ts'
import { GROUP } from '../channels/telegram/wire.ts'
import type { House } from './house.ts'
import type { Ledger } from './ledger.ts'

export interface HowToCheck {
  /** Updates that broke are handled at the next start: until then one may be open. */
  readonly openUpdates?: boolean
  readonly limitDaily?: number
}

/** What was promised and is not so, in words; empty when every promise holds. The service runs and is at rest. */
export async function brokenPromises(house: House, how: HowToCheck = {}): Promise<readonly string[]> {
  const ledger = house.ledger()
  const commits = await house.shop.commits()
  return [
    ...(await house.shop.problems()),
    ...blocks(house, ledger),
    ...committed(ledger, commits),
    ...acknowledged(house, ledger),
    ...(await audit(house, ledger)),
    ...once(house, ledger, how),
    ...limits(house, ledger, how),
    ...cards(house, ledger),
    ...(ledger.integrity === 'ok' ? [] : [`integrity_check: ${ledger.integrity}`]),
  ]
}

/** I1, I2 and the other way round: what is in the files and what is remembered agree. */
function* blocks(house: House, { requests, decisions, entries }: Ledger): Generator<string> {
  const standing = house.shop.blocks()
  for (const { id, hash, file } of standing) {
    const request = requests.find(({ ulid }) => ulid === id)
    const approved = decisions.some(
      (one) => one.request === request?.number && one.outcome === 'approved' && one.blockHash === hash,
    )
    if (!approved) yield `I1: ${file} holds ${id} without an approved decision on its hash`
    if (standing.filter((other) => other.id === id).length > 1) yield `I2: ${id} stands twice`
  }
  for (const { id, hash, path, removedBy } of entries) {
    const here = standing.some((block) => block.id === id && block.hash === hash && block.file === path)
    if (here !== (removedBy === null)) yield `I3: ${id} ${here ? 'still stands' : 'is not'} in ${path}`
  }
  for (const { number, ulid, kind, state } of requests) {
    if (kind === 'add' && (state === 'written') !== entries.some(({ id }) => id === ulid))
      yield `#${number} is ${state}, and its entry says otherwise`
  }
}

/** One commit for each Evolution-Id, of the files on its card and no others. */
function* committed(
  { requests, entries }: Ledger,
  commits: Awaited<ReturnType<House['shop']['commits']>>,
): Generator<string> {
  const written = requests.filter(({ state }) => state === 'written')
  for (const { number, ulid, commitState } of written) {
    const own = commits.filter(({ evolution }) => evolution === ulid)
    if (own.length !== 1 || commitState !== 'made')
      yield `#${number} is written, has ${own.length} commits and says ${commitState}`
  }
  for (const { id, evolution, paths } of commits) {
    if (!written.some(({ ulid }) => ulid === evolution))
      yield `commit ${id} belongs to nothing that is written`
    const named = entries.filter((entry) => entry.id === evolution || entry.removedBy === evolution)
    const stray = paths.filter((path) => !named.some((entry) => entry.path === path))
    if (stray.length > 0) yield `commit ${id} also touches ${stray.join(', ')}`
  }
}

/** I3: whoever read "approved" finds it written. */
function* acknowledged({ wire }: House, { requests, decisions }: Ledger): Generator<string> {
  for (const { params, answer } of wire.of('answerCallbackQuery')) {
    const number = Number(/^#(\d+) approved/.exec(String(params.text ?? ''))?.[1] ?? 0)
    if (!answer?.ok || number === 0) continue
    const state = requests.find((request) => request.number === number)?.state
    if (state !== 'written') yield `I3: #${number} was answered as approved and is ${state}`
  }
  for (const { request, outcome } of decisions) {
    const state = requests.find(({ number }) => number === request)?.state
    if (outcome === 'approved' && state !== 'written') yield `I3: #${request} was approved and is ${state}`
  }
}

/** I6: whole, and one link for each move and each decision. */
async function audit(house: House, { requests, decisions, audit }: Ledger): Promise<string[]> {
  const verified = await callControl(house.home, 'verify', {}, 10_000)
  const broken =
    verified.outcome === 'answered' && verified.value.ok
      ? []
      : [`I6: verify says ${JSON.stringify(verified)}`]
  const aside = new Set(['refused', 'queued', 'commit', 'undo-asked'])
  for (const { number, revision, workspace } of requests) {
    const moves = audit.filter(
      ({ chain, kind, body }) => chain === workspace && body.request === number && !aside.has(kind),
    )
    const seen = moves.map(({ body }) => Number(body.revision)).sort((a, b) => a - b)
    if (seen.join() !== Array.from({ length: revision }, (_, at) => at).join())
      broken.push(`I6: #${number} is at revision ${revision}, its chain holds the moves ${seen.join()}`)
  }
  for (const { request, revision, move } of decisions) {
    const found = audit.filter(({ kind, body }) =>
      move === 'undo'
        ? kind === 'undo-asked' && body.takesOut === request
        : kind === move && body.request === request && body.revision === revision,
    )
    if (found.length < 1) broken.push(`I6: ${move} on #${request}.${revision} is not in the chain`)
  }
  return broken
}

/** Every event once, every press once, every sentence one request. */
function* once(house: House, ledger: Ledger, how: HowToCheck): Generator<string> {
  const { prompts, updates, decisions, audit, requests } = ledger
  if (prompts !== house.told) yield `${house.told} prompts were told, ${prompts} events are kept`
  if (house.waiting() > 0) yield `${house.waiting()} events wait in the spool`
  const open = updates.filter(({ state }) => state !== 'handled').length
  if (open > 0 && !how.openUpdates) yield `${open} updates are not handled`
  if (updates.length !== house.pressed) yield `${house.pressed} presses were sent, ${updates.length} are kept`
  const judged = decisions.length + audit.filter(({ kind }) => kind === 'refused').length
  if (judged + open !== house.pressed)
    yield `${house.pressed} presses, ${judged} decided or refused, ${open} open`
  const texts = new Set<string>()
  for (const { kind, text, number } of requests) {
    if (texts.has(`${kind} ${text}`)) yield `#${number} asks the same once more`
    texts.add(`${kind} ${text}`)
  }
}

/** I7: by the rows and by what the chat was shown. */
function* limits({ wire }: House, { deliveries }: Ledger, { limitDaily }: HowToCheck): Generator<string> {
  if (limitDaily === undefined) return
  const days = new Map<string, Set<number>>()
  for (const { slot, slotAt, request } of deliveries) {
    if (slot !== 'counted' || slotAt === null) continue
    const day = new Date(Number(slotAt)).toISOString().slice(0, 10)
    days.set(day, (days.get(day) ?? new Set()).add(request))
  }
  for (const [day, counted] of days)
    if (counted.size > limitDaily) yield `I7: ${counted.size} cards on ${day}, ${limitDaily} are allowed`
  const counted = new Set([...days.values()].flatMap((requests) => [...requests]))
  const exempt = new Set(deliveries.filter(({ slot }) => slot !== 'counted').map(({ request }) => request))
  for (const { text } of wire.messages) {
    const number = Number(/^🧬 Evolution request #(\d+)/.exec(text)?.[1] ?? 0)
    if (number > 0 && !counted.has(number) && !exempt.has(number))
      yield `I7: a card of #${number} without a slot`
  }
}

/** I8: every card says what is so, and nothing that is settled can still be decided. */
function* cards({ wire }: House, { requests, deliveries, outbox }: Ledger): Generator<string> {
  for (const { request: number, message, superseded, lost, behind } of deliveries) {
    const request = requests.find((one) => one.number === number)
    if (!request || lost !== null) continue
    const shown = wire.messages.find(({ id, chat }) => String(id) === message && chat === GROUP)
    if (!shown || behind) {
      yield `I8: the card of #${number} ${shown ? 'is behind' : 'is nowhere'}`
      continue
    }
    const buttons = shown.buttons.flat().map(({ data }) => data.split('.'))
    if (!shown.text.includes(request.text)) yield `I8: the card of #${number} does not hold its words`
    const stale = buttons.filter(
      ([id, revision]) => Number(id) !== number || Number(revision) !== request.revision,
    )
    if (stale.length > 0) yield `I8: the card of #${number} has buttons of another revision`
    if (superseded && buttons.length > 0) yield `I8: a replaced card of #${number} has buttons`
    const settled = ['approved', 'written', 'ignored', 'expired'].includes(request.state)
    const open = buttons.filter(([, , verb]) => verb !== 'undo' && verb !== 'reopen')
    if (settled && open.length > 0) yield `I8: the card of #${number} is ${request.state} and can be decided`
    if (!superseded && request.state === 'written') yield* writtenCard(shown.text, request)
  }
  const known = new Set([...deliveries, ...outbox].flatMap(({ message }) => message ?? []))
  for (const { id, buttons, text } of wire.messages) {
    if (!known.has(String(id)) && buttons.length > 0)
      yield `I8: message ${id} is nobody's and has buttons: ${text.split('\n')[0]}`
  }
}

function* writtenCard(text: string, { number, rest }: Ledger['requests'][number]): Generator<string> {
  const { commit } = JSON.parse(rest) as { commit?: { id?: string } }
  if (commit?.id && !text.includes(commit.id.slice(0, 7)))
    yield `I8: the card of #${number} does not name its commit`
}
