import type { Reads, Transaction } from '../flow/ports/store.ts'
import { accountReads, accountWrites } from './account.ts'
import { addressReads, addressWrites } from './address.ts'
import { adviceReads, adviceWrites } from './advice.ts'
import { announcementReads, announcementWrites } from './announcement.ts'
import { auditReads, auditWrites, type TouchedHeads } from './audit.ts'
import { candidateReads, candidateWrites } from './candidate.ts'
import type { Connection } from './connection.ts'
import { decisionReads, decisionWrites } from './decision.ts'
import { deliveryReads, deliveryWrites } from './delivery.ts'
import { digestReads, digestWrites } from './digest.ts'
import { driftReads, driftWrites } from './drift.ts'
import { entryReads, entryWrites } from './entry.ts'
import { eventReads, eventWrites } from './event.ts'
import { forgetWrites } from './forget.ts'
import type { Heads } from './heads.ts'
import { intentReads, intentWrites } from './intent.ts'
import { outboxReads, outboxWrites } from './outbox.ts'
import { pairReads, pairWrites } from './pair.ts'
import { requestReads, requestWrites } from './request.ts'
import { retentionWrites } from './retention.ts'
import { skillUseReads, skillUseWrites } from './skill-use.ts'
import { updateReads, updateWrites } from './update.ts'
import { workspaceReads, workspaceWrites } from './workspace.ts'

export function readsOn(connection: Connection): Reads {
  return {
    ...accountReads(connection),
    ...addressReads(connection),
    ...adviceReads(connection),
    ...announcementReads(connection),
    ...auditReads(connection),
    ...candidateReads(connection),
    ...decisionReads(connection),
    ...deliveryReads(connection),
    ...digestReads(connection),
    ...driftReads(connection),
    ...entryReads(connection),
    ...eventReads(connection),
    ...intentReads(connection),
    ...outboxReads(connection),
    ...pairReads(connection),
    ...requestReads(connection),
    ...skillUseReads(connection),
    ...updateReads(connection),
    ...workspaceReads(connection),
  }
}

export function transactionOn(connection: Connection, heads: Heads, touched: TouchedHeads): Transaction {
  return {
    ...readsOn(connection),
    ...accountWrites(connection),
    ...addressWrites(connection),
    ...adviceWrites(connection),
    ...announcementWrites(connection),
    ...auditWrites(connection, heads, touched),
    ...candidateWrites(connection),
    ...decisionWrites(connection),
    ...deliveryWrites(connection),
    ...digestWrites(connection),
    ...driftWrites(connection),
    ...entryWrites(connection),
    ...eventWrites(connection),
    ...forgetWrites(connection),
    ...intentWrites(connection),
    ...outboxWrites(connection),
    ...pairWrites(connection),
    ...requestWrites(connection),
    ...retentionWrites(connection),
    ...skillUseWrites(connection),
    ...updateWrites(connection),
    ...workspaceWrites(connection),
  }
}
