import { MAX_GRAPHEMES } from '../gates/safety/length.ts'
import { cutAtGrapheme, graphemeLength, graphemes } from '../grapheme.ts'
import type { Translate } from '../locale-code.ts'
import type { Question, Request, Rival } from '../request/request.ts'
import { offeredTiers, rivalsTakenOut } from '../request/weight.ts'
import { drawAdvice } from './advice.ts'
import { buttonMaker, closingRow } from './buttons.ts'
import type { Button, Card, CardPart } from './card.ts'
import * as field from './fields.ts'
import { causeButtons } from './request.ts'
import type { CardView } from './view.ts'

/** Longer readings stand on the card, with a number for a button. */
const READING_LABEL_MAX_CHARACTERS = 24
/** Rules written by hand can be of any number and length; with all of them the words would not fit. */
const BY_HAND_MAX = 4
const RIVAL_MAX_CHARACTERS = 500

interface Asked {
  readonly parts: readonly CardPart[]
  readonly buttons: readonly (readonly Button[])[]
}
type Draw = (view: CardView, t: Translate) => Asked

const draw: Readonly<Record<Question, Draw>> = { wording, skill, root, conflict, tier, content }

/** The card while something is still to be answered: the question right below the title, then what it is about. */
export function drawQuestion(view: CardView, t: Translate): Card {
  const { request } = view
  const { parts, buttons } = draw[request.question ?? 'content'](view, t)
  const words =
    request.question === 'wording' || request.question === 'content'
      ? []
      : field.words(request, t, view.unsealed)
  return {
    parts: [
      field.title(request, t),
      ...parts.slice(0, 1),
      ...words,
      ...(request.question === 'wording' ? [] : field.leftOut(request, t)),
      ...parts.slice(1),
      ...drawAdvice(view.advice ?? [], t),
      ...field.warnings(view, t),
      field.target(view, view.branch, t),
      ...(request.question === 'tier' ? field.tierReason(request, t) : []),
      ...field.raises(view, t),
      ...field.score(view, t),
      field.from(request, t),
      ...(request.question === 'content' ? field.diff(view.diff) : []),
    ],
    buttons,
  }
}

const line = (text: string): CardPart => ({ part: 'line', text })

function wording({ request, readings }: CardView, t: Translate): Asked {
  const button = buttonMaker(request, t)
  const own = readings.length === 1 && readings[0] === request.text
  const head = graphemes(request.text).slice(0, MAX_GRAPHEMES).join('')
  const tail = request.text.slice(head.length)
  const question =
    tail === ''
      ? t(emptyOrVague(request))
      : t('question-wording-long', { length: graphemeLength(request.text), most: MAX_GRAPHEMES })
  const short = readings.every((reading) => graphemeLength(reading) <= READING_LABEL_MAX_CHARACTERS)
  const choose = readings.map((_, at) => ({ value: String(at + 1), tone: 'go' as const }))
  return {
    parts: [
      line(question),
      ...(request.text
        ? [{ part: 'words' as const, lines: [`> ${tail === '' ? head : `${head} ✂ ${tail}`}`] }]
        : []),
      ...(own || short ? [] : readings.map((reading, at) => line(`${at + 1}. ${reading}`))),
      line(t(readings.length > 0 ? 'question-wording-hint' : 'question-wording-type')),
    ],
    buttons: [
      ...(own ? [[button('button-as-it-stands', 'wording', { value: '1', tone: 'go' })]] : []),
      ...(own || readings.length === 0
        ? []
        : short
          ? choose.map((given, at) => [
              { ...button('button-reading', 'wording', { ...given, args: { reading: readings[at] ?? '' } }) },
            ])
          : [
              choose.map((given) =>
                button('button-reading', 'wording', { ...given, args: { reading: given.value } }),
              ),
            ]),
      closingRow(request, t),
    ],
  }
}

function emptyOrVague({ wording, trigger, signal }: Request): string {
  if (wording === 'vague') return 'question-wording-vague'
  if (trigger === 'B') return 'question-wording-pitfall'
  return signal === 'gap' ? 'question-wording-gap' : 'question-wording-empty'
}

function skill({ request }: CardView, t: Translate): Asked {
  const button = buttonMaker(request, t)
  return {
    parts: [line(t('question-skill'))],
    buttons: [
      (request.skills ?? []).map((skill, at) =>
        button('button-reading', 'skill', { value: String(at + 1), tone: 'go', args: { reading: skill } }),
      ),
      [button('button-evolve-as', 'evolve', { value: 'l1', args: { tier: 'L1' } })],
      closingRow(request, t),
    ].filter((row) => row.length > 0),
  }
}

function root({ request, unsealed }: CardView, t: Translate): Asked {
  const { cause } = request.fields
  const stands = cause !== undefined && (request.block?.text ?? unsealed ?? '').includes(cause)
  return {
    parts: [
      line(t(cause ? 'question-root' : 'question-root-unknown')),
      ...(cause && !stands ? [line(t('question-root-cause', { cause }))] : []),
    ],
    buttons: [causeButtons(request, t), closingRow(request, t)],
  }
}

const isOurs = (rival: Rival): boolean => rival.entry !== null
const placeOf = ({ file, line }: Rival): string => `${file}:${line}`

function conflict({ request }: CardView, t: Translate): Asked {
  const button = buttonMaker(request, t)
  const byHand = request.rivals.filter((rival) => !isOurs(rival))
  const shown = byHand.slice(0, BY_HAND_MAX)
  const [first] = byHand
  const keepNew = !first
    ? button('button-keep-new', 'conflict', { value: 'new', tone: 'go' })
    : byHand.length === 1
      ? button('button-new-by-hand', 'conflict', {
          value: 'new',
          tone: 'go',
          args: { place: placeOf(first) },
        })
      : button('button-new-by-hand-many', 'conflict', {
          value: 'new',
          tone: 'go',
          args: { count: byHand.length },
        })
  return {
    parts: [
      line(t('question-conflict')),
      // All of ours: the answer may take them out.
      ...[...request.rivals.filter(isOurs), ...shown].map((rival) =>
        line(
          t(isOurs(rival) ? 'question-conflict-ours' : 'question-conflict-by-hand', {
            place: placeOf(rival),
            text: cutAtGrapheme(rival.text, RIVAL_MAX_CHARACTERS),
          }),
        ),
      ),
      ...(byHand.length > shown.length
        ? [line(t('card-more', { count: byHand.length - shown.length }))]
        : []),
    ],
    buttons: [
      ...(first ? [[keepNew]] : []),
      [
        ...(first ? [] : [keepNew]),
        button('button-keep-old', 'conflict', { value: 'old' }),
        button('button-keep-both', 'conflict', { value: 'both' }),
      ],
      closingRow(request, t),
    ],
  }
}

/** The L3 rules that an answer *new* would take out, whatever tier the newcomer gets. */
const heavier = (request: Request): readonly Rival[] =>
  rivalsTakenOut(request).filter((rival) => rival.tier === 'L3')

function tier(view: CardView, t: Translate): Asked {
  const { request } = view
  const button = buttonMaker(request, t)
  if (request.kind === 'remove')
    return {
      parts: [line(t('question-tier-remove', { file: field.fileOf(request) ?? '', tier: request.tier }))],
      buttons: [
        [button('button-take-out', 'confirm', { value: request.tier.toLowerCase(), tone: 'go' })],
        closingRow(request, t),
      ],
    }
  const file = field.fileOf(request, 'L3') ?? 'CLAUDE.md'
  return {
    parts: [
      line(t('question-tier', { file })),
      ...heavier(request).map((rival) => line(t('question-tier-rival', { place: placeOf(rival) }))),
    ],
    buttons: [
      ...offeredTiers(request).map((name) => [
        button('button-tier', 'tier', {
          value: name.toLowerCase(),
          args: { tier: name, file: field.fileOf(request, name) ?? request.skill ?? '' },
        }),
      ]),
      closingRow(request, t).filter(({ action }) => !action.endsWith('.modify')),
    ],
  }
}

function content({ request }: CardView, t: Translate): Asked {
  const button = buttonMaker(request, t)
  const removes = request.kind === 'remove'
  const question = t(removes ? 'question-content-remove' : 'question-content')
  return {
    parts: [
      line(request.answers.tier ? t('question-second', { question }) : question),
      ...field.wholeBlock(request, t),
    ],
    buttons: [
      [button(removes ? 'button-confirm-remove' : 'button-confirm', 'confirm', { tone: 'go' })],
      closingRow(request, t),
    ],
  }
}
