import type { Action } from '../../core/action.ts'
import { newCards, superseded } from '../cards.ts'
import { decide } from '../decide.ts'
import type { Answer } from '../ports/channel.ts'
import type { OutboxRecord } from '../ports/records.ts'
import { type Presser, settle } from '../presser.ts'
import { refuse } from '../refuse.ts'
import type { World } from '../world.ts'
import { actorOf } from '../world.ts'
import { evolveTicked, openBatch, tick } from './batch.ts'
import { openVerify, tellVerify } from './verify.ts'

/** What the rows of a digest ever offer. */
const offered: readonly Action['verb'][] = ['evolve', 'send', 'undo']

/**
 * A press on a digest or on a list to tick. What the message lists counts also when it has been drawn anew since: then
 * the answer says what became of it. Null for what such a message never offers.
 */
export async function pressOnDigest(
  world: World,
  message: OutboxRecord,
  action: Action,
  presser: Presser,
): Promise<Answer | null> {
  const { list } = message
  const { verb, value, id } = action
  if (list?.kind === 'batch') {
    if (verb !== 'batch') return null
    if (value === 'go' && id === 0) return evolveTicked(world, message, action.revision, presser)
    const row = list.rows.find(({ number }) => number === id)
    return value === 'tick' && row ? tick(world, message, id, presser) : null
  }
  if (list?.kind === 'verify') {
    const listed = verb === 'verify' && list.rows.some(({ number }) => number === id)
    return listed ? tellVerify(world, message, id, value, presser) : null
  }
  if (list?.kind !== 'digest') return null
  if (verb === 'verify') return value === 'open' && id === 0 ? openVerify(world, message, presser) : null
  if (verb === 'batch') return value === 'open' && id === 0 ? openBatch(world, message, presser) : null
  const listed = [...list.promised, ...list.fresh, ...list.waiting].includes(id)
  if (!listed || value !== '' || !offered.includes(verb)) return null
  const request = await world.store.read.request(id)
  if (!request) return null
  const live = request.state === 'asked' || request.state === 'questioned' || request.state === 'failed'
  return verb === 'send' && live && request.revision === action.revision
    ? sendAgain(world, message, id, presser)
    : decide(world, request, action.revision, { verb, value, words: null }, presser)
}

/** Puts the card of an open request below, in this chat; it was up already, so nothing is decided and no slot taken. */
async function sendAgain(
  world: World,
  { address }: OutboxRecord,
  number: number,
  presser: Presser,
): Promise<Answer> {
  const request = await world.store.read.request(number)
  const by = request && actorOf(world, presser.principal, request.workspace)
  if (!request || !by?.rights.approver)
    return refuse(world, request, { verb: 'send' }, presser, 'not-an-approver')
  await world.store.write(async (tx) => {
    const here = (await tx.deliveriesOf(number)).filter((each) => each.address === address)
    await superseded(tx, here)
    await newCards(world, tx, request, address === null ? null : [address])
    await tx.addAudit({
      chain: request.workspace,
      kind: 'send',
      at: world.now(),
      body: {
        request: number,
        revision: request.revision,
        by: by.person,
        via: presser.via,
        state: request.state,
      },
    })
    await settle(world, tx, presser, by)
  })
  world.wake()
  return { toast: presser.t('toast-sent', { number }), alert: false }
}
