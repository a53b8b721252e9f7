import type { Translate } from '../locale-code.ts'
import type { Hunk } from '../request/request.ts'
import { buttonMaker } from './buttons.ts'
import type { Button, Card } from './card.ts'
import * as field from './fields.ts'
import type { CardView } from './view.ts'

/** The card of a request whose sentence stands in a memory file already: keep it there, or take it out first. */
export function drawStanding(view: CardView, t: Translate): Card {
  const { request } = view
  const { standing } = request
  const place = standing ? `${standing.file}:${standing.line}` : ''
  const removable = standing?.hunk != null
  return {
    parts: [
      field.title(request, t),
      { part: 'line', text: t(removable ? 'question-standing' : 'question-standing-committed', { place }) },
      ...field.trigger(request, t),
      ...field.words(request, t),
      field.from(request, t),
      ...(standing?.hunk ? field.diff(changeMade(standing.hunk)) : []),
    ],
    buttons: [standingRow(view, removable, t)],
  }
}

/** The change as it was made: what went, and what stands in its place. */
export function changeMade({ found, instead }: Pick<Hunk, 'found' | 'instead'>): string {
  const marked = (text: string, mark: string) =>
    text === ''
      ? []
      : text
          .replace(/\r?\n$/, '')
          .split(/\r?\n/)
          .map((row) => mark + row)
  return [...marked(instead, '-'), ...marked(found, '+')].join('\n')
}

function standingRow({ request }: CardView, removable: boolean, t: Translate): readonly Button[] {
  const button = buttonMaker(request, t)
  return [
    button('button-keep-written', 'keep', { tone: 'go' }),
    ...(removable ? [button('button-take-out', 'takeout', { tone: 'stop' })] : []),
  ]
}
