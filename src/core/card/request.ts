import type { Translate } from '../locale-code.ts'
import { raiseTo } from '../raise.ts'
import type { Request } from '../request/request.ts'
import { isAbove } from '../request/weight.ts'
import { isWholeSkill } from '../skill/new-skill.ts'
import { drawAdvice } from './advice.ts'
import { buttonMaker, closingRow } from './buttons.ts'
import type { Button, Card, CardPart } from './card.ts'
import * as field from './fields.ts'
import type { CardView } from './view.ts'

/** The card that asks: a request that is queued, asked or deferred. The order of its fields is fixed. */
export function drawRequest(view: CardView, t: Translate): Card {
  const { request } = view
  return {
    parts: [
      field.title(request, t),
      ...deferral(view, t),
      ...field.trigger(request, t),
      ...asked(view, t),
      ...field.leftOut(request, t),
      ...field.warnings(view, t),
      field.target(view, view.branch, t),
      ...field.raises(view, t),
      ...(request.kind === 'remove'
        ? []
        : [field.grades(request, t), ...field.score(view, t), ...field.seen(view, t)]),
      ...drawAdvice(view.advice ?? [], t),
      ...field.related(request, t),
      ...field.rivals(request, t),
      field.from(request, t),
      ...field.diff(view.diff),
    ],
    buttons: [goRow(view, t), ...causeRow(request, t), closingRow(request, t)],
  }
}

/** A whole file that goes is told by its diff: with both, a long one would not fit and have no buttons. */
function asked({ request, unsealed, diff }: CardView, t: Translate): readonly CardPart[] {
  const words = field.words(request, t, unsealed)
  return request.kind === 'remove' && diff && isWholeSkill(request.takesOut?.block ?? '')
    ? words.slice(0, 1)
    : words
}

function deferral({ request, settled }: CardView, t: Translate): readonly CardPart[] {
  if (request.state !== 'deferred') return []
  const said = settled ? t('card-deferred-by', nameVia(settled, t)) : t('card-deferred')
  return [{ part: 'line', text: request.promised ? t('card-promised', { text: said }) : said }]
}

const nameVia = ({ by, at, via }: NonNullable<CardView['settled']>, t: Translate) => ({
  by,
  at,
  via: t(`via-${via}`),
})

function goRow({ request, seen }: CardView, t: Translate): readonly Button[] {
  const raised = raiseTo(request, seen)
  const button = buttonMaker(request, t)
  if (request.kind === 'remove') return [button('button-take-out', 'evolve', { tone: 'go' })]
  const { tier, skill, flags } = request
  const go = button('button-evolve', 'evolve', { tone: 'go' })
  if (request.newSkill) return [go]
  return [
    go,
    ...(tier === 'L1' || request.raises
      ? []
      : [button('button-evolve-as', 'evolve', { value: 'l1', args: { tier: 'L1' } })]),
    ...(tier === 'L2' || (!skill && raised !== 'L2') || !isAbove(request, 'L2')
      ? []
      : [button('button-evolve-as', 'evolve', { value: 'l2', args: { tier: 'L2' } })]),
    ...(tier !== 'L3' && (raised === 'L3' || flags.some(({ code }) => code === 'also-fits-l3'))
      ? [button('button-evolve-as', 'evolve', { value: 'l3', args: { tier: 'L3' } })]
      : []),
  ]
}

function causeRow(request: Request, t: Translate): readonly (readonly Button[])[] {
  if (request.kind === 'remove' || request.trigger !== 'B' || request.tier !== 'L2' || request.answers.root)
    return []
  return [causeButtons(request, t)]
}

/** A pitfall's root cause is a proposal until a person confirms or fixes it. */
export function causeButtons(request: Request, t: Translate): readonly Button[] {
  const button = buttonMaker(request, t)
  return [
    ...(request.fields.cause ? [button('button-cause-yes', 'cause', { value: 'yes' })] : []),
    button(request.fields.cause ? 'button-cause-fix' : 'button-cause-name', 'cause', { value: 'fix' }),
  ]
}
