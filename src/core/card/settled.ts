import type { Translate } from '../locale-code.ts'
import { linesLeftByHand } from '../request/weight.ts'
import { buttonMaker, closingRow } from './buttons.ts'
import type { Button, Card, CardPart } from './card.ts'
import * as field from './fields.ts'
import type { Left } from './left.ts'
import { sayReason } from './say-reason.ts'
import type { CardView } from './view.ts'

const COMMIT_CHARACTERS = 7
/** More lines than this would leave no room for the words. */
const BY_HAND_MAX = 4

/** The card after the decision: the outcome right below the title, then the same words. */
export function drawSettled(view: CardView, t: Translate): Card {
  const { request } = view
  return {
    parts: [
      field.title(request, t),
      ...outcome(view, t).map((text): CardPart => ({ part: 'line', text })),
      ...field.trigger(request, t),
      ...field.words(request, t),
      field.target(view, null, t),
      ...field.raises(view, t),
      field.from(request, t),
    ],
    buttons: buttons(view, t).filter((row) => row.length > 0),
  }
}

function outcome(view: CardView, t: Translate): readonly string[] {
  const { request } = view
  const removes = request.kind === 'remove'
  switch (request.state) {
    case 'approved':
      return [
        decided(removes ? 'settled-remove-approved' : 'settled-approved', view, t),
        view.git && field.isWaiting(view.git.code)
          ? t('settled-waits', { reason: sayReason(view.git, t) })
          : t('settled-working'),
      ]
    case 'failed':
      return [
        request.failure
          ? t('settled-failed', { reason: sayReason(request.failure, t) })
          : t('settled-failed-unknown'),
        decided(removes ? 'settled-remove-approved' : 'settled-approved', view, t),
      ]
    case 'written':
      return [
        decided(removes ? 'settled-taken-out' : 'settled-written', view, t),
        ...commit(view, t),
        ...leftToDo(view, t),
        ...(view.left ? [leftFor(view.left, t)] : []),
      ]
    case 'ignored':
      if (removes) return [decided('settled-remove-ignored', view, t)]
      if (request.ended?.code === 'kept') return [decided('settled-kept', view, t)]
      return [
        decided(request.answers.conflict?.value === 'old' ? 'settled-kept-old' : 'settled-ignored', view, t),
      ]
    default:
      return [t('settled-expired')]
  }
}

const leftFor = ({ number, tier }: Left, t: Translate): string =>
  tier === null ? t('settled-removed-by', { number }) : t('settled-raised-by', { number, tier })

function decided(key: string, { settled }: CardView, t: Translate): string {
  const what = t(key)
  return settled
    ? t('settled-by', { what, by: settled.by, at: settled.at, via: t(`via-${settled.via}`) })
    : what
}

function commit({ request }: CardView, t: Translate): readonly string[] {
  const { commit } = request
  if (!commit) return []
  if (commit.state === 'made') {
    const id = (commit.id ?? '').slice(0, COMMIT_CHARACTERS)
    return [
      commit.branch
        ? t('settled-commit', { id, branch: commit.branch })
        : t('settled-commit-no-branch', { id }),
    ]
  }
  const key = commit.state === 'pending' ? 'settled-commit-pending' : 'settled-commit-none'
  return commit.reason ? [t(key, { reason: sayReason(commit.reason, t) })] : []
}

/** Rules written by hand that the newcomer replaces are left to the person who said so. */
function leftToDo({ request }: CardView, t: Translate): readonly string[] {
  const left = linesLeftByHand(request)
  const shown = left.slice(0, BY_HAND_MAX)
  return [
    ...shown.map(({ file, line }) => t('settled-by-hand', { place: `${file}:${line}` })),
    ...(left.length > shown.length ? [t('card-more', { count: left.length - shown.length })] : []),
  ]
}

function buttons(view: CardView, t: Translate): readonly (readonly Button[])[] {
  const { request } = view
  const button = buttonMaker(request, t)
  switch (request.state) {
    case 'failed':
      return [[button('button-retry', 'retry', { tone: 'go' })], closingRow(request, t)]
    case 'written':
      return [
        view.undo && view.left === null && request.kind === 'add' ? [button('button-undo', 'undo')] : [],
      ]
    case 'ignored':
    case 'expired':
      return [view.reopen ? [button('button-reopen', 'reopen')] : []]
    default:
      return []
  }
}
