import { encodeAction } from '../action.ts'
import { cutAtGrapheme } from '../grapheme.ts'
import type { Translate } from '../locale-code.ts'
import type { ChannelName } from '../principal.ts'
import type { Reason } from '../reason.ts'
import type { Question, State } from '../request/request.ts'
import type { Tier } from '../tier.ts'
import type { Button, Card, CardPart } from './card.ts'
import { legible } from './legible.ts'
import { sayReason } from './say-reason.ts'

/** What the commands show: plain lines, and a button only where something can be done. */

export const PENDING_ROWS_MAX = 10
const BUTTONS_A_ROW = 2
const PENDING_TEXT_MAX_CHARACTERS = 60

const line = (text: string): CardPart => ({ part: 'line', text })
export const card = (title: string, lines: readonly string[], buttons: Card['buttons'] = []): Card =>
  legible({ parts: [{ part: 'title', text: title }, ...lines.map(line)], buttons })

export interface PendingRow {
  readonly number: number
  readonly revision: number
  readonly state: State
  readonly question: Question | null
  readonly kind: 'add' | 'remove'
  /** The request whose entry it takes out; null for all others, and for lines of somebody else. */
  readonly takesOut: number | null
  readonly tier: Tier
  readonly text: string
  /** As `age` says it. */
  readonly age: string
  /** It has no card yet, or its card may be sent once more. */
  readonly sendable: boolean
}

/** `/pending`: ten rows at most, the rest is counted in `more`; `notes` are whole sentences below. */
export function drawPending(
  rows: readonly PendingRow[],
  more: number,
  notes: readonly string[],
  t: Translate,
): Card {
  const shown = rows.slice(0, PENDING_ROWS_MAX)
  const left = more + rows.length - shown.length
  const send = shown
    .filter((row) => row.sendable)
    .map(
      ({ number, revision }): Button => ({
        label: t('button-send', { number }),
        action: encodeAction({ id: number, revision, verb: 'send', value: '' }),
      }),
    )
  return card(
    t('list-pending', { count: shown.length + left }),
    [
      ...shown.map((row) => t('list-row', rowArgs(row, t))),
      ...(left > 0 ? [t('list-more', { count: left })] : []),
      ...notes,
    ],
    chunks(send, BUTTONS_A_ROW),
  )
}

function rowArgs({ number, tier, state, question, age, text, ...of }: PendingRow, t: Translate) {
  return {
    number,
    tier: sayTier({ tier, ...of }, t),
    state: sayState({ state, question }, t),
    age,
    text: cutAtGrapheme(text, PENDING_TEXT_MAX_CHARACTERS),
  }
}

/** Of a request with an open question, the question. */
export const sayState = (
  { state, question }: Pick<PendingRow, 'state' | 'question'>,
  t: Translate,
): string => (state === 'questioned' && question ? t(`question-name-${question}`) : t(`state-${state}`))

/** `L1`; of what takes something out `take out #5 · L1`. */
export function sayTier(
  { tier, kind, takesOut }: Pick<PendingRow, 'tier' | 'kind' | 'takesOut'>,
  t: Translate,
): string {
  if (kind !== 'remove') return tier
  return takesOut === null ? t('list-remove', { tier }) : t('list-undo', { tier, undone: takesOut })
}

/** How long something has waited: the greatest whole unit, `3 h`, `2 d`. `ms` below a minute is "just now". */
export function age(ms: number, t: Translate): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return t('age-now')
  if (minutes < 60) return t('age-minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? t('age-hours', { count: hours }) : t('age-days', { count: Math.floor(hours / 24) })
}

export interface StatusView {
  /** `down`: a command answers in the place of a service, and has no channels. */
  readonly phase: 'down' | 'starting' | 'up' | 'ending'
  readonly version: string
  readonly channels: readonly {
    readonly name: ChannelName
    readonly identity: string
    readonly state: 'up' | 'trouble' | 'down'
    readonly remark: string | null
    /** ISO 8601; null before the first time. */
    readonly lastContact: string | null
  }[]
  /** `branch` is where a commit would go now; null when there is none, and `reason` says why. */
  readonly workspaces: readonly {
    readonly name: string
    readonly branch: string | null
    readonly reason: Reason | null
    readonly worktrees?: readonly { readonly path: string; readonly branch: string | null }[]
  }[]
  /** Requests that wait for a slot. */
  readonly queue: number
  /** Requests that wait for an answer. */
  readonly waiting: number
  readonly deferred: number
  /** Approved and not written: failed or held up. */
  readonly unwritten: number
  /** Those of `unwritten`, and deferred ones that were approved once. */
  readonly promised: number
  /** Written, and the commit is still to come. */
  readonly uncommitted: number
  /** What is wrong with the settings file; null or absent when nothing is. */
  readonly settings?: string | null
  /** Address of the page in the browser; null or absent while it is off. */
  readonly inbox?: string | null
  readonly unwatched: readonly { readonly path: string; readonly events: number }[]
  /** Events that were dropped because the spool was full. */
  readonly dropped: number
  readonly spool: number
  /** Addresses that are muted, until when on their own clocks. */
  readonly muted?: readonly { readonly address: string; readonly untilLocal: string }[]
}

const notUp = {
  down: 'status-down',
  starting: 'status-starting',
  ending: 'status-ending',
} as const satisfies Record<Exclude<StatusView['phase'], 'up'>, string>

/** How many requests are not settled, and what they wait for: the same words wherever they are counted. */
export function sayCounts(
  counts: Pick<StatusView, 'waiting' | 'queue' | 'deferred' | 'unwritten'>,
  t: Translate,
): string {
  const { waiting, queue, deferred, unwritten } = counts
  const open = waiting + queue + deferred + unwritten
  return t('status-counts', { open, waiting, queue, deferred, unwritten })
}

/** `/status`, at `now` (ms). What is zero and would worry nobody is left out. */
export function drawStatus(view: StatusView, now: number, t: Translate): Card {
  const { phase, channels, workspaces, unwritten, promised, uncommitted, unwatched, dropped, spool } = view
  const { settings, inbox, muted = [] } = view
  const deferredPromises = promised - unwritten
  return card(t('status-title', { version: view.version }), [
    ...(phase === 'up' ? [] : [t(notUp[phase])]),
    ...channels.map((channel) => channelLine(channel, now, t)),
    ...(channels.length === 0 && phase !== 'down' ? [t('status-no-channel')] : []),
    ...(inbox ? [t('status-inbox', { url: inbox })] : []),
    ...(workspaces.length > 0
      ? workspaces.flatMap((workspace) => [workspaceLine(workspace, t), ...worktreeLines(workspace, t)])
      : [t('status-no-workspace')]),
    sayCounts(view, t),
    t('status-spool', { count: spool }),
    ...(deferredPromises > 0 ? [t('status-promised', { count: deferredPromises })] : []),
    ...(uncommitted > 0 ? [t('status-uncommitted', { count: uncommitted })] : []),
    ...unwatched.map(({ path, events }) => t('status-unwatched', { path, events })),
    ...(dropped > 0 ? [t('status-dropped', { count: dropped })] : []),
    ...muted.map(({ address, untilLocal }) => t('status-muted', { address, until: untilLocal })),
    ...(settings ? [t('status-settings', { problem: settings })] : []),
  ])
}

function channelLine(
  { name, identity, state, remark, lastContact }: StatusView['channels'][number],
  now: number,
  t: Translate,
): string {
  const args = { channel: t(`via-${name}`), identity, state: t(`channel-${state}`) }
  const line = remark ? t('status-channel-remark', { ...args, remark }) : t('status-channel', args)
  // The terminal is there or not; there is nobody far away to hear from.
  if (lastContact === null) return line
  const ms = now - Date.parse(lastContact)
  const contact = ms < 60_000 ? t('status-contact-now') : t('status-contact', { age: age(ms, t) })
  return `${line} · ${contact}`
}

function worktreeLines({ name, worktrees = [] }: StatusView['workspaces'][number], t: Translate): string[] {
  return worktrees.map(({ path, branch }) =>
    branch === null
      ? t('status-worktree-no-branch', { path, name })
      : t('status-worktree', { path, branch, name }),
  )
}

function workspaceLine({ name, branch, reason }: StatusView['workspaces'][number], t: Translate): string {
  const said = reason ? sayReason(reason, t) : null
  if (branch !== null && said === null) return t('status-workspace', { name, branch })
  if (branch !== null) return t('status-workspace-waits', { name, branch, reason: said ?? '' })
  return said === null
    ? t('status-workspace-no-git', { name })
    : t('status-workspace-why', { name, reason: said })
}

export interface LimitsView {
  readonly today: { readonly used: number; readonly limit: number }
  readonly week: { readonly used: number; readonly limit: number }
  readonly urgent: { readonly used: number; readonly limit: number }
  /** `22:00-07:00`, local; null when there are none. */
  readonly quiet: string | null
}

/** `/limits` of one address. */
export function drawLimits({ today, week, urgent, quiet }: LimitsView, t: Translate): Card {
  return card(t('limits-title'), [
    t('limits-today', today),
    t('limits-week', week),
    t('limits-urgent', urgent),
    quiet === null ? t('limits-no-quiet') : t('limits-quiet', { hours: quiet }),
  ])
}

/** The commands of the chat, in the order of its menu; each has a text `command-<name>`. */
export const commands = [
  'pending',
  'digest',
  'remember',
  'status',
  'undo',
  'why',
  'limits',
  'mute',
  'inbox',
  'lang',
  'help',
] as const

/** What a card's words mean, by the names under which they stand there. */
const legend = [
  ['button-evolve', 'legend-evolve'],
  ['L1', 'legend-l1'],
  ['L2', 'legend-l2'],
  ['L3', 'legend-l3'],
  ['legend-name-trigger', 'legend-trigger'],
  ['legend-name-grades', 'legend-grades'],
] as const

/** `/help`: what can be pressed and written, and what a card says. */
export function drawHelp(t: Translate): Card {
  const nameOf = (key: string) => (/^L\d$/.test(key) ? key : t(key))
  return card(t('help-title'), [
    t('help-buttons'),
    t('help-number'),
    ...legend.map(([name, text]) => t('help-means', { name: nameOf(name), text: t(text) })),
    ...commands.map((command) => t('help-command', { command, text: t(`command-${command}`) })),
  ])
}

/** `/lang` without a language. */
export const drawLanguages = (t: Translate): Card => card(t('languages-title'), [t('languages-how')])

/** Asks for which workspace the words of a `/remember` are; the value counts from 1. */
export function drawWorkspaces(names: readonly string[], t: Translate): Card {
  const buttons = names.map(
    (name, at): Button => ({
      label: t('button-workspace', { name }),
      action: encodeAction({ id: 0, revision: 0, verb: 'workspace', value: String(at + 1) }),
    }),
  )
  return card(t('prompt-workspace'), [], chunks(buttons, BUTTONS_A_ROW))
}

/** Rows of at most `size`. */
export function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return all.flatMap((_, at) => (at % size === 0 ? [all.slice(at, at + size)] : []))
}
