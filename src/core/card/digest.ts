import { encodeAction } from '../action.ts'
import { INDEX_PATH } from '../agent-memory.ts'
import { isBatchable, isPlain } from '../digest-rows.ts'
import { cutAtGrapheme } from '../grapheme.ts'
import { localTime } from '../local-date.ts'
import type { Translate } from '../locale-code.ts'
import type { Reason, ReasonCode } from '../reason.ts'
import type { Request, State } from '../request/request.ts'
import { sparkline } from '../sparkline.ts'
import type { Button, Card, CardPart } from './card.ts'
import { driftLine } from './drift.ts'
import { type Left, sayLeft } from './left.ts'
import { legible } from './legible.ts'
import { chunks, sayState } from './list.ts'
import { sayReason } from './say-reason.ts'

/** Waiting requests that are shown; the rest is counted. */
export const DIGEST_ROWS_MAX = 10
/** Of everything else that is listed. */
export const DIGEST_NOTES_MAX = 5
const NOTE_MAX_CHARACTERS = 60
const BUTTONS_A_ROW = 2

/** What a digest says besides its requests; fixed when it was made. Times are ms since the epoch. */
export interface DigestFacts {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** It was due on a date that is over. */
  readonly late: boolean
  readonly madeAt: number
  readonly decided: { readonly approved: number; readonly ignored: number; readonly deferred: number }
  readonly slots: {
    /** `urgent`: cards that came on top of the limit. Absent in digests of older versions. */
    readonly today: { readonly used: number; readonly limit: number; readonly urgent?: number }
    readonly week: { readonly used: number; readonly limit: number }
  }
  /** Decisions on each of the last days, oldest first. */
  readonly days: readonly number[]
  /** Waiting requests that are not among the rows, and once approved ones that are not. */
  readonly more: number
  readonly morePromised: number
  readonly expired: { readonly count: number; readonly first: readonly DigestNote[] }
  /** Lines that a person wanted to take out and that still stand; `place` is `CLAUDE.md:17`. */
  readonly byHand: readonly (DigestNote & { readonly place: string })[]
  /** Changes of memory files outside the gate that no notice told of. Absent in digests of older versions. */
  readonly drift?: readonly DriftFact[]
  /** Entries whose confidence has sunk below TRUST. Absent in digests of older versions. */
  readonly toVerify?: {
    readonly count: number
    readonly first: readonly (DigestNote & { readonly percent: number })[]
  }
  /** Memory files too long to be followed. Absent in digests of older versions. */
  readonly longFiles?: readonly LongFileFact[]
  /** Pitfalls that were met since the last digest, and not often enough to be asked about. Absent in digests of older versions. */
  readonly pitfalls?: readonly { readonly text: string; readonly times: number }[]
  /** What the safety gate kept out of captured conversations, the commonest kind first; never its words. Absent in digests of older versions. */
  readonly refused?: { readonly count: number; readonly kinds: readonly RefusedKind[] }
  readonly uncommitted: number
  /** What several sessions did in the same order, and could be a skill. */
  readonly workflows?: readonly {
    readonly steps: string
    readonly sessions: number
    readonly workspace: string
  }[]
  readonly unwatched: readonly { readonly path: string; readonly events: number }[]
  readonly dropped: number
  readonly unreachable: readonly string[]
  /** Local, `YYYY-MM-DD HH:mm`. */
  readonly mutedUntil: string | null
}

export interface RefusedKind {
  readonly code: ReasonCode
  readonly count: number
}

export interface DriftFact {
  readonly file: string
  readonly line: number
  readonly workspace: string
  readonly text: string
}

export interface LongFileFact {
  readonly file: string
  readonly workspace: string
  readonly lines: number
  readonly limit: number
}

export interface DigestNote {
  readonly number: number
  readonly text: string
}

export interface DigestRow {
  readonly request: Request
  /** Said only where cards of several workspaces go. */
  readonly workspace: string | null
  /** What an approved request waits for. */
  readonly waits: Reason | null
  /** Its entry was taken out since, by another request. */
  readonly left?: Left | null
}

export interface DigestView {
  readonly facts: DigestFacts
  /** Of the clock that the place goes by. */
  readonly zone: string
  /** Approved once and not written. */
  readonly promised: readonly DigestRow[]
  /** Seen, and put up for the first time. */
  readonly fresh: readonly DigestRow[]
  readonly waiting: readonly DigestRow[]
}

const line = (text: string): CardPart => ({ part: 'line', text })

/** The digest of one address. Drawn anew when its requests move: a row that is decided keeps its words and says so. */
export function drawDigest(view: DigestView, t: Translate): Card {
  const { facts, promised, fresh, waiting } = view
  const part = (
    heading: string,
    rows: readonly DigestRow[],
    isOpen: (state: State) => boolean,
    more = 0,
  ): readonly CardPart[] => {
    if (rows.length === 0) return []
    // What was decided here since stays readable and is not counted any more.
    const count = rows.filter(({ request }) => isOpen(request.state)).length + more
    return [
      line(count === 0 ? t('digest-all-decided') : t(heading, { count })),
      ...rows.flatMap((row) => rowParts(row, view, t)),
    ]
  }
  return legible({
    parts: [
      { part: 'title', text: t('digest-title', { date: facts.date }) },
      ...(facts.late ? [line(t('digest-late'))] : []),
      ...summary(facts, t).map(line),
      ...part('digest-promised', promised, (state) => !over(state), facts.morePromised),
      ...(facts.morePromised > 0 ? [line(t('digest-more', { count: facts.morePromised }))] : []),
      ...part('digest-fresh', fresh, waitsForYou),
      ...part('digest-waiting', waiting, waitsForYou, facts.more),
      ...(facts.more > 0 ? [line(t('digest-more', { count: facts.more }))] : []),
      ...(promised.length + fresh.length + waiting.length === 0 ? [line(t('digest-nothing'))] : []),
      ...notes(facts, t).map(line),
    ],
    buttons: buttons(view, t),
  })
}

function summary({ decided, slots, days }: DigestFacts, t: Translate): readonly string[] {
  const { approved, ignored, deferred } = decided
  const most = Math.max(0, ...days)
  return [
    approved + ignored + deferred > 0 ? t('digest-decided', decided) : t('digest-none-decided'),
    ...(most > 0 ? [t('digest-days', { line: sparkline(days), count: days.length, most })] : []),
    t(slots.today.urgent ? 'digest-slots-urgent' : 'digest-slots', {
      today: slots.today.used,
      daily: slots.today.limit,
      ...(slots.today.urgent && { urgent: slots.today.urgent }),
      week: slots.week.used,
      weekly: slots.week.limit,
    }),
  ]
}

function rowParts(row: DigestRow, { facts, zone }: DigestView, t: Translate): readonly CardPart[] {
  const { request, workspace, waits, left } = row
  const { number, tier, state, question, kind, text, flags, failure } = request
  const args = {
    number,
    tier,
    state: left ? sayLeft(left, t) : sayState({ state, question }, t),
    since: since(request.createdAt, facts.date, zone),
    mark: left ? '↩️ ' : state === 'approved' && waits ? '⏳ ' : mark(state),
    where: workspace === null ? '' : ` · ${workspace}`,
  }
  // What nobody was asked before has no state that would tell anything, and no age.
  const isNew = request.trigger === 'C' && state === 'deferred' && request.createdAt === facts.madeAt
  const said = t(isNew ? 'digest-row-new' : over(state) ? 'digest-row-over' : 'digest-row', args)
  const whole = request.kind === 'add' && request.wording === 'final'
  const reasons = state === 'failed' ? [failure] : state === 'approved' ? [waits] : over(state) ? [] : flags
  const warned = reasons.filter((reason) => reason !== null).map((reason) => sayReason(reason, t))
  return [
    line(kind === 'remove' ? t('digest-row-remove', { row: said }) : said),
    // What can be decided here must be read here, whole.
    { part: 'words', lines: [`> ${whole ? text : cutAtGrapheme(text, NOTE_MAX_CHARACTERS)}`] },
    ...(warned.length > 0
      ? [{ part: 'warning', text: t('card-warning', { text: warned.join(' · ') }) } as const]
      : []),
  ]
}

/** A digest is read long after it was drawn: a time of its day, or a date; how long ago it was would soon be untrue. */
function since(at: number, date: string, zone: string): string {
  const [day = '', time = ''] = localTime(at, zone).split(' ')
  return day === date ? time : day
}

const over = (state: State): boolean => state === 'written' || state === 'ignored' || state === 'expired'

const waitsForYou = (state: State): boolean => !over(state) && state !== 'approved'

/** What became of a row, seen at a glance. */
const marks: Partial<Record<State, string>> = {
  approved: '✅ ',
  written: '✅ ',
  ignored: '✖️ ',
  expired: '⌛ ',
  failed: '❌ ',
}
const mark = (state: State): string => marks[state] ?? ''

function notes(facts: DigestFacts, t: Translate): readonly string[] {
  const { expired, byHand, drift = [], uncommitted, unwatched, dropped, unreachable, mutedUntil } = facts
  const { longFiles = [], pitfalls = [], toVerify = { count: 0, first: [] } } = facts
  const short = ({ number, text }: DigestNote) => ({ number, text: cutAtGrapheme(text, NOTE_MAX_CHARACTERS) })
  return [
    ...(expired.count > 0 ? [t('digest-expired', { count: expired.count })] : []),
    ...expired.first.map((note) => t('digest-note', short(note))),
    ...byHand.map((note) => t('digest-by-hand', { place: note.place, ...short(note) })),
    ...drift.map((change) => driftLine(change, t)),
    ...longFiles.map((long) =>
      t(long.file === INDEX_PATH ? 'digest-long-index' : 'digest-long-file', { ...long }),
    ),
    ...pitfalls.map(({ text, times }) =>
      t('digest-pitfall', { text: cutAtGrapheme(text, NOTE_MAX_CHARACTERS), times }),
    ),
    ...(toVerify.count > 0 ? [t('digest-to-verify', { count: toVerify.count })] : []),
    ...toVerify.first.map((note) => t('digest-verify-note', { percent: note.percent, ...short(note) })),
    ...refusedLine(facts, t),
    ...(uncommitted > 0 ? [t('status-uncommitted', { count: uncommitted })] : []),
    ...(facts.workflows ?? []).map((each) => t('digest-workflow', each)),
    ...unwatched.map(({ path, events }) => t('status-unwatched', { path, events })),
    ...(dropped > 0 ? [t('status-dropped', { count: dropped })] : []),
    ...unreachable.map((address) => t('digest-unreachable', { address })),
    ...(mutedUntil === null ? [] : [t('digest-muted', { until: mutedUntil })]),
  ]
}

/** Whoever said it was never asked about it, and would wait for a card in vain. */
function refusedLine({ refused }: DigestFacts, t: Translate): readonly string[] {
  if (!refused || refused.count === 0) return []
  const kinds = refused.kinds
    .slice(0, DIGEST_NOTES_MAX)
    .map(({ code, count }) => t('digest-refused-kind', { reason: sayReason({ code }, t), count }))
  return [t('digest-refused', { count: refused.count, kinds: kinds.join(' · ') })]
}

function buttons({ facts, promised, fresh, waiting }: DigestView, t: Translate): Card['buttons'] {
  const rows = [...promised, ...fresh, ...waiting]
  const one = rows.flatMap((row) => button(row, facts.madeAt, t))
  const many = rows.filter(({ request }) => isBatchable(request)).length
  const all: Button = {
    label: t('button-all'),
    action: encodeAction({ id: 0, revision: 0, verb: 'batch', value: 'open' }),
  }
  const verify: Button = {
    label: t('button-verify'),
    action: encodeAction({ id: 0, revision: 0, verb: 'verify', value: 'open' }),
  }
  return [
    ...chunks(one, BUTTONS_A_ROW),
    ...(many > 1 ? [[all]] : []),
    ...((facts.toVerify?.count ?? 0) > 0 ? [[verify]] : []),
  ]
}

/** Decides where that takes no more than a press; else asks for the card, once. */
function button({ request, left }: DigestRow, madeAt: number, t: Translate): readonly Button[] {
  const { number, revision, state, askedAt, settledAt } = request
  if (isPlain(request))
    return [
      {
        label: t('button-evolve-number', { number }),
        action: encodeAction({ id: number, revision, verb: 'evolve', value: '' }),
        tone: 'go',
      },
    ]
  const decidedHere = state === 'written' && (settledAt ?? 0) > madeAt
  if (decidedHere && request.kind === 'add' && !left)
    return [
      {
        label: t('button-undo-number', { number }),
        action: encodeAction({ id: number, revision, verb: 'undo', value: '' }),
      },
    ]
  const sent = askedAt !== null && askedAt > madeAt
  if (sent || state === 'approved' || over(state)) return []
  return [
    {
      label: t('button-card', { number }),
      action: encodeAction({ id: number, revision, verb: 'send', value: '' }),
    },
  ]
}
