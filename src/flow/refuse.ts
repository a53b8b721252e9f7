import { sayReason, sayReasonAlone } from '../core/card/say-reason.ts'
import type { Pressed } from '../core/interpret.ts'
import type { Reason, ReasonCode } from '../core/reason.ts'
import { guards } from '../core/request/guards.ts'
import type { Request } from '../core/request/request.ts'
import { settlingDecision } from './draw.ts'
import type { Answer } from './ports/channel.ts'
import type { Presser } from './presser.ts'
import type { World } from './world.ts'

const toasts: Partial<Record<ReasonCode, string>> = {
  'not-an-approver': 'toast-not-approver',
  'not-an-owner': 'toast-not-owner',
  'same-person': 'toast-same-person',
  'too-fast': 'toast-read-first',
  'not-whole': 'toast-not-whole',
  'not-higher': 'toast-not-higher',
  'which-tier': 'toast-which-tier',
  'no-skill': 'toast-no-skill',
  'does-not-fit': 'toast-refused',
  malformed: 'toast-refused',
  'not-our-message': 'toast-refused',
  'not-in-a-chat': 'toast-refused',
}

/** A press that does not count: the request stays, the presser learns why, the chain keeps it. */
export async function refuse(
  world: World,
  request: Request | null,
  pressed: Pick<Pressed, 'verb'> | null,
  presser: Presser,
  reason: ReasonCode,
  detail?: string,
): Promise<Answer> {
  if (request && (reason === 'moved-on' || reason === 'already-decided'))
    return refuseStale(world, request, pressed, presser)
  await auditRefusal(world, request, pressed, presser, reason)
  const key = toasts[reason]
  const number = request?.number ?? 0
  const words = request && guards.hasWords(request) ? 'own' : 'fixed'
  return {
    toast: key
      ? presser.t(key, { number, words })
      : sayReasonAlone({ code: reason, ...(detail && { detail }) }, presser.t),
    alert: reason !== 'too-fast',
  }
}

/** Too late: says what became of the request, and by whom. */
export async function refuseStale(
  world: World,
  request: Request,
  pressed: Pick<Pressed, 'verb'> | null,
  presser: Presser,
): Promise<Answer> {
  const { t } = presser
  const { number, state } = request
  const over = state === 'approved' || state === 'written' || state === 'ignored' || state === 'expired'
  await auditRefusal(world, request, pressed, presser, over ? 'already-decided' : 'moved-on')
  if (state === 'expired') return { toast: t('toast-already-expired', { number }), alert: false }
  const decisions = await world.store.read.decisionsOf(number)
  const last = over ? settlingDecision(request, decisions) : null
  const moved = presser.via === 'web' ? 'toast-here-moved-on' : 'toast-moved-on'
  if (!last) return { toast: t(moved, { number }), alert: false }
  const outcome = state === 'ignored' ? 'ignore' : 'evolve'
  const self = last.by === `${presser.principal.channel}:${presser.principal.id}`
  return {
    toast: t(`toast-already-${outcome}`, { number, by: self ? t('toast-you') : last.byName }),
    alert: false,
  }
}

/** Words that are not taken: their writer learns the reasons, the chain keeps them. */
export async function refuseWords(
  world: World,
  request: Request | null,
  reasons: readonly Reason[],
  pressed: Pick<Pressed, 'verb'> | null,
  presser: Presser,
): Promise<Answer> {
  await auditRefusal(world, request, pressed, presser, reasons[0]?.code ?? 'malformed')
  const said = [...new Set(reasons.map((reason) => sayReason(reason, presser.t)))].slice(0, 3)
  return { toast: presser.t('toast-refused-words', { reasons: said.join(' · ') }), alert: true }
}

/** What did not count is settled, too, and stands in the chain. */
export async function auditRefusal(
  world: World,
  request: Pick<Request, 'number' | 'revision' | 'workspace'> | null,
  pressed: Pick<Pressed, 'verb'> | null,
  presser: Presser,
  reason: ReasonCode,
): Promise<void> {
  const { principal } = presser
  await world.store.write(async (tx) => {
    await tx.addAudit({
      chain: request?.workspace ?? 'service',
      kind: 'refused',
      at: world.now(),
      body: {
        request: request?.number ?? null,
        revision: request?.revision ?? null,
        verb: pressed?.verb ?? null,
        by: `${principal.channel}:${principal.id}`,
        via: presser.via,
        reason,
      },
    })
    await tx.settleUpdate(presser.update)
  })
}
