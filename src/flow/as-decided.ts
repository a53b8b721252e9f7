import type { Request } from '../core/request/request.ts'
import type { DecisionRecord } from './ports/records.ts'

/** What a decision keeps of its request, as the request is after it. */
export const asDecided = ({
  tier,
  text,
  textHash,
  block,
  takesOut,
}: Request): Pick<DecisionRecord, 'tier' | 'text' | 'textHash' | 'target' | 'blockHash'> => ({
  tier,
  text,
  textHash,
  target: block?.path ?? takesOut?.path ?? null,
  blockHash: block?.hash ?? takesOut?.hash ?? null,
})
