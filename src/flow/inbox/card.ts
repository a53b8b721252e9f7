import { decodeAction } from '../../core/action.ts'
import type { Button, Card } from '../../core/card/card.ts'
import { fileOf } from '../../core/card/fields.ts'
import { MAX_GRAPHEMES } from '../../core/gates/safety/length.ts'
import type { LocaleCode } from '../../core/locale-code.ts'
import { READING_TIME } from '../../core/request/due.ts'
import type { Request, State } from '../../core/request/request.ts'
import { drawSeen } from '../draw.ts'
import type { InboxAction, InboxRequest } from '../ports/inbox.ts'
import type { World } from '../world.ts'
import { inboxRow } from './rows.ts'

const DECIDED: readonly State[] = ['approved', 'failed', 'written', 'ignored', 'expired']

/** A request whole, with its card as one reader sees it: nothing has to fit a message here. */
export async function inboxRequest(
  world: World,
  request: Request,
  locale: LocaleCode,
): Promise<InboxRequest> {
  const { zone } = world.settings
  const card = await drawSeen(world, request, { superseded: false, alone: true, zone }, world.t(locale))
  const actions = card.buttons.map((row) => row.flatMap((button) => actionOf(request, button)))
  const words = actions.flat().flatMap((action) => (action.words ? [action.verb] : []))
  return {
    ...(await inboxRow(world, request)),
    card: { parts: card.parts },
    block: request.block?.text ?? request.takesOut?.block ?? null,
    file: fileOf(request),
    diff: codeOf(card),
    actions,
    words: [...new Set(words)],
    outcome: DECIDED.includes(request.state) ? outcomeOf(card) : null,
    confirmAt:
      request.question === 'content' && request.openedAt !== null ? request.openedAt + READING_TIME : null,
  }
}

function actionOf(request: Request, { label, action: data, tone }: Button): readonly InboxAction[] {
  const action = decodeAction(data)
  if (!action) return []
  const { verb, value } = action
  return [{ verb, value, label, tone: tone ?? null, words: wordsFor(request, verb, value) }]
}

/** What the form of an action begins with; null for one that needs no words. */
function wordsFor({ wording, text, fields }: Request, verb: string, value: string): InboxAction['words'] {
  if (verb === 'modify') return { text: wording === 'empty' ? '' : text, max: MAX_GRAPHEMES }
  return verb === 'cause' && value !== 'yes' ? { text: fields.cause ?? '', max: MAX_GRAPHEMES } : null
}

const codeOf = ({ parts }: Card): string | null =>
  parts.flatMap((part) => (part.part === 'code' ? [part.text] : []))[0] ?? null

/** It stands right below the title. */
const outcomeOf = ({ parts }: Card): string | null =>
  parts.flatMap((part) => (part.part === 'line' ? [part.text] : []))[0] ?? null
