import type { Told } from '../../core/told-texts.ts'
import type { CandidateRecord, Seen, SightingRecord, SightingSummary } from './records.ts'

export interface CandidateReads {
  /**
   * Candidates with any of these normalised words that were created or sighted since then, newest first; behind them
   * those put away, however long ago.
   */
  candidatesByText(
    workspace: string,
    textHashes: readonly string[],
    since: number,
  ): Promise<readonly CandidateRecord[]>
  /**
   * The words of what could be repeated: candidates created or sighted since then or put away, requests that are open or
   * were ignored since then, entries that were not taken out.
   */
  told(workspace: string, since: number): Promise<readonly Told[]>
  /** Newest candidate with this key created or sighted since then, or put away. */
  candidateByKey(workspace: string, key: string, since: number): Promise<CandidateRecord | null>
  candidate(id: string): Promise<CandidateRecord | null>
  candidates(where: {
    readonly workspace?: string
    readonly state?: CandidateRecord['state']
    /** Only ids behind this one, in their order; without it, in the order in which they came. */
    readonly after?: string
    readonly limit?: number
  }): Promise<readonly CandidateRecord[]>
  /** All, or those in or after a moment. */
  sightings(candidate: string, since?: number): Promise<SightingSummary>
  /**
   * Candidates with what was seen of them: most sightings first, then the latest. `awake` leaves
   * out those that reviews have passed over too often.
   */
  seen(where: {
    readonly workspaces: readonly string[]
    /** Without it, in any. */
    readonly states?: readonly CandidateRecord['state'][]
    readonly awake?: boolean
    /** Seen in or after this moment. */
    readonly since?: number
    readonly id?: string
    readonly limit?: number
  }): Promise<readonly Seen[]>
}

export interface CandidateWrites {
  addCandidate(candidate: CandidateRecord): Promise<void>
  setCandidate(
    id: string,
    change: Partial<
      Pick<CandidateRecord, 'state' | 'urgency' | 'reasons' | 'text' | 'textHash' | 'fields' | 'key'>
    >,
  ): Promise<void>
  /** Candidates that were looked at and left in the pool; those that were listed are left out. */
  passOver(workspaces: readonly string[], at: number): Promise<void>
  /** False when the session has been counted already. */
  addSighting(sighting: SightingRecord): Promise<boolean>
}
