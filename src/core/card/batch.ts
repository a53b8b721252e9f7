import { encodeAction } from '../action.ts'
import { isBatchable } from '../digest-rows.ts'
import type { Translate } from '../locale-code.ts'
import type { Request } from '../request/request.ts'
import type { Button, Card, CardPart } from './card.ts'
import * as field from './fields.ts'
import { type Left, sayLeft } from './left.ts'
import { legible } from './legible.ts'
import { chunks } from './list.ts'
import { sayReason } from './say-reason.ts'

/** Blocks that one list shows: each stands there whole, and a message holds only so much. */
export const BATCH_MAX = 10
const BUTTONS_A_ROW = 4

export interface BatchView {
  readonly rows: readonly {
    readonly request: Request
    readonly workspace: string | null
    /** The words are still those that were listed. */
    readonly current: boolean
    readonly ticked: boolean
    /** Its entry was taken out since. */
    readonly left?: Left | null
  }[]
  readonly more: number
  readonly revision: number
  readonly done: boolean
}

/** L1 blocks to be decided together, each whole and with a tick of its own (R35). */
export function drawBatch({ rows, more, revision, done }: BatchView, t: Translate): Card {
  const parts = rows.flatMap(({ request, workspace, current, ticked, left }): readonly CardPart[] => {
    const { number, state } = request
    const open = current && isBatchable(request) && !done
    const file = field.fileOf(request) ?? t('card-no-file')
    const where = workspace === null ? file : `${file}, ${workspace}`
    const text = open
      ? t(ticked ? 'batch-ticked' : 'batch-unticked', { number, where })
      : t('batch-over', { number, where, state: left ? sayLeft(left, t) : t(`state-${state}`) })
    return [{ part: 'line', text }, ...field.wholeBlock(request, t), ...warningsOf(request, t)]
  })
  const live = done ? [] : rows.filter(({ request, current }) => current && isBatchable(request))
  const chosen = live.filter(({ ticked }) => ticked).length
  return legible({
    parts: [
      { part: 'title', text: t('batch-title') },
      ...(done ? [] : [{ part: 'line', text: t('batch-hint') } as const]),
      ...parts,
      ...(more > 0 ? [{ part: 'line', text: t('batch-more', { count: more }) } as const] : []),
    ],
    buttons: [
      ...chunks(
        live.map(
          ({ request, ticked }): Button => ({
            label: t(ticked ? 'button-ticked' : 'button-unticked', { number: request.number }),
            action: encodeAction({
              id: request.number,
              revision: request.revision,
              verb: 'batch',
              value: 'tick',
            }),
          }),
        ),
        BUTTONS_A_ROW,
      ),
      ...(chosen > 0
        ? [
            [
              {
                label: t('button-evolve-ticked', { count: chosen }),
                action: encodeAction({ id: 0, revision, verb: 'batch', value: 'go' }),
                tone: 'go',
              } as const,
            ],
          ]
        : []),
    ],
  })
}

const warningsOf = ({ flags }: Request, t: Translate): readonly CardPart[] =>
  flags.map((flag) => ({ part: 'warning', text: t('card-warning', { text: sayReason(flag, t) }) }))
