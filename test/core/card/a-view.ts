import type { Card } from '../../../src/core/card/card.ts'
import type { CardView } from '../../../src/core/card/view.ts'
import type { Request } from '../../../src/core/request/request.ts'
import { aRequest } from '../../a-request.ts'

/** What a card is drawn from: a private chat, a repository on `main`, seen once. */
export function aView(request: Partial<Request> = {}, changes: Partial<CardView> = {}): CardView {
  return {
    request: aRequest(request),
    workspace: { name: 'shop' },
    branch: 'main',
    git: null,
    seen: { times: 1, sessions: 1 },
    similar: null,
    showEvidence: true,
    diff: null,
    settled: null,
    undo: false,
    reopen: false,
    left: null,
    superseded: false,
    readings: [],
    ...changes,
  }
}

export const settled = { by: 'Ana', at: '2026-11-29 14:03', via: 'telegram' } as const

/** A card as plain text, its buttons in brackets. */
export function asText(card: Card): string {
  const parts = card.parts.flatMap((part) => (part.part === 'words' ? part.lines : [part.text]))
  const rows = card.buttons.map((row) => row.map(({ label }) => `[${label}]`).join(' '))
  return [...parts, ...rows].join('\n')
}

/** `verb.value` of every button, row after row. */
export const pressable = (card: Card): readonly string[] =>
  card.buttons.flat().map(({ action }) => action.split('.').slice(2).join('.'))
