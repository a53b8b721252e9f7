import type { SaidAdvice } from '../core/card/advice.ts'
import { placeOf } from '../core/card/fields.ts'
import { textHash } from '../core/fold.ts'
import type { RelatedRule, Request } from '../core/request/request.ts'
import type { World } from './world.ts'

/** What a second opinion says of a request as it stands: of these words, and of rules that still stand beside it. */
export async function adviceOn(world: World, request: Request): Promise<readonly SaidAdvice[]> {
  if (request.kind === 'remove') return []
  const rows = await world.store.read.advice(request.workspace, [request.textHash])
  return rows.flatMap(({ answer, about }): SaidAdvice[] => {
    if (answer === null) return []
    if (answer.ask === 'distill') return request.wording === 'long' ? [{ ...answer, place: '' }] : []
    if (answer.ask === 'worth') return [{ ...answer, place: '' }]
    const rule = (request.related ?? []).find(({ text }) => textHash(text) === about)
    return rule ? [{ ...answer, place: placeOf(rule) }] : []
  })
}

/** The one rule of which a card cannot tell whether it says the same: nothing but a small word or the order differs. */
export const closestOf = ({ related = [] }: Pick<Request, 'related'>): RelatedRule | null =>
  related.find(({ why }) => why?.code === 'narrower' && why.detail === undefined) ?? null
