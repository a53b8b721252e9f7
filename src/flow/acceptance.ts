import { type Acceptance, classOf, isUnwanted } from '../core/acceptance.ts'
import { isOwnUrgent } from '../core/limits.ts'
import type { Request } from '../core/request/request.ts'
import type { Reads } from './ports/store.ts'

/** What people said to requests of the same trigger, signal, urgency and tier. */
export const similarTo = (read: Reads, request: Request): Promise<Acceptance> =>
  read.acceptance(classOf(request))

/** Is the digest enough for it? Never for what takes something out, nor for a person's own urgent words. */
export const isForDigest = (request: Request, similar: Acceptance): boolean =>
  request.kind === 'add' && !isOwnUrgent(request) && isUnwanted(similar)
