import { aRequest } from '../../a-request.js'
/** What a card is drawn from: a private chat, a repository on `main`, seen once. */
export function aView(request = {}, changes = {}) {
  return {
    request: aRequest(request),
    workspace: { name: 'shop' },
    branch: 'main',
    git: null,
    seen: { times: 1 },
    showEvidence: true,
    diff: null,
    settled: null,
    undo: false,
    reopen: false,
    removedBy: null,
    superseded: false,
    readings: [],
    ...changes,
  }
}
export const settled = { by: 'Ana', at: '2026-11-29 14:03', via: 'telegram' }
/** A card as plain text, its buttons in brackets. */
export function asText(card) {
  const parts = card.parts.flatMap((part) => (part.part === 'words' ? part.lines : [part.text]))
  const rows = card.buttons.map((row) => row.map(({ label }) => `[${label}]`).join(' '))
  return [...parts, ...rows].join('\n')
}
/** `verb.value` of every button, row after row. */
export const pressable = (card) =>
  card.buttons.flat().map(({ action }) => action.split('.').slice(2).join('.'))
