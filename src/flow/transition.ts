import { textHash } from '../core/fold.ts'
import type { ReasonCode } from '../core/reason.ts'
import { advance } from '../core/request/machine.ts'
import type { Actor, Move, Request, State } from '../core/request/request.ts'
import { asDecided } from './as-decided.ts'
import { newCards, superseded } from './cards.ts'
import type { Workspace } from './ports/memory.ts'
import type { DecisionRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import { seal } from './seal.ts'
import { addTold } from './told.ts'
import type { World } from './world.ts'

export type Transition =
  | { readonly outcome: 'moved'; readonly request: Request; readonly decision: DecisionRecord | null }
  | { readonly outcome: 'refused'; readonly reason: ReasonCode }
  /** Somebody else moved it first. */
  | { readonly outcome: 'lost' }

/** What goes into the same transaction as a move. */
export interface Along {
  readonly via: DecisionRecord['via'] | null
  /** How the move is called in the log; by default the move's own name. */
  readonly verb?: string
  readonly also?: (tx: Transaction, after: Request) => Promise<void>
}

/** Moves that put a new message below, because the old one stands too far up or says other words. */
const onNewCard: readonly Move['move'][] = ['release', 'modify', 'collide']

/**
 * Makes one move of one request: the machine decides, and the row, the decision, the audit link and the wish to show it
 * are committed together or not at all. `seen` is the request on which the move was decided; when its row has moved on
 * since, nothing happens.
 */
export async function makeMove(
  world: World,
  workspace: Workspace,
  seen: Request,
  move: Move,
  along: Along,
): Promise<Transition> {
  return world.store.write((tx) => moveWithin(world, tx, workspace, seen, move, along))
}

/** The same inside a transaction that does more. */
export async function moveWithin(
  world: World,
  tx: Transaction,
  workspace: Workspace,
  seen: Request,
  move: Move,
  along: Along,
): Promise<Transition> {
  const now = world.now()
  const result = advance(seen, move, now, { twoPerson: world.settings.twoPerson })
  if (result.outcome === 'refused') return result
  const request = seal(world, workspace, result.request, seen)
  if (!(await tx.saveRequest(request, seen.revision))) return { outcome: 'lost' }
  if (request.text !== seen.text) addTold(world, request.workspace, request)
  const decision =
    'by' in move && along.via ? decided(world, seen, request, move, move.by, along.via, along.verb) : null
  if (decision) await tx.addDecision(decision)
  if (move.move === 'answer' && move.question === 'conflict' && move.value === 'both')
    await letBothStand(tx, request, now)
  await tx.addAudit({
    chain: request.workspace,
    kind: along.verb ?? move.move,
    at: now,
    body: {
      request: request.number,
      revision: seen.revision,
      by: 'by' in move ? move.by.person : null,
      via: along.via,
      state: request.state,
      question: request.question,
      tier: request.tier,
      textHash: request.textHash,
      block: request.block?.hash ?? request.takesOut?.hash ?? null,
    },
  })
  await show(world, tx, seen, request, move)
  await along.also?.(tx, request)
  return { outcome: 'moved', request, decision }
}

function decided(
  world: World,
  before: Request,
  after: Request,
  move: Move,
  by: Actor,
  via: DecisionRecord['via'],
  verb: string | undefined,
): DecisionRecord {
  const answered = move.move === 'answer' ? `${move.question}=${move.value}`.slice(0, 64) : null
  return {
    id: world.ulid(),
    request: before.number,
    revision: before.revision,
    move: verb ?? move.move,
    value: answered ?? (move.move === 'evolve' ? after.tier : null),
    by: by.person,
    byName: by.principal.name,
    via,
    at: world.now(),
    outcome: after.state,
    ...asDecided(after),
  }
}

async function letBothStand(tx: Transaction, request: Request, at: number): Promise<void> {
  for (const rival of request.rivals)
    await tx.addPair(request.workspace, request.textHash, textHash(rival.text), at)
}

const asksSomebody: readonly State[] = ['asked', 'questioned', 'failed']

async function show(
  world: World,
  tx: Transaction,
  before: Request,
  after: Request,
  move: Move,
): Promise<void> {
  const wording = move.move === 'answer' && move.question === 'wording'
  const again = onNewCard.includes(move.move) || wording
  if (!again) await tx.touchDeliveries(after.number)
  if (!again && !asksSomebody.includes(after.state)) return
  const old = await tx.deliveriesOf(after.number)
  if (!again) {
    // Decided in a list, before it ever had a card: what is now asked, or went wrong, must be shown somewhere.
    if (old.length === 0) await newCards(world, tx, after, null)
    return
  }
  await superseded(tx, old)
  // The first release makes its own cards, because it counts the slots.
  if (before.state === 'queued' && move.move === 'release') return
  await newCards(world, tx, after, old.length > 0 ? addressesOf(old) : null)
}

const addressesOf = (deliveries: readonly { readonly address: string }[]) => [
  ...new Set(deliveries.map((delivery) => delivery.address)),
]
