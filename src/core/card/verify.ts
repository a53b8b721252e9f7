import { encodeAction } from '../action.ts'
import type { Translate } from '../locale-code.ts'
import type { Request } from '../request/request.ts'
import type { Button, Card, CardPart } from './card.ts'
import * as field from './fields.ts'
import { legible } from './legible.ts'

/** Entries that one list asks about: each has three buttons. */
export const VERIFY_MAX = 5

/** What a person can say of an entry that was learned a while ago. */
export const verifyAnswers = ['true', 'wrong', 'later'] as const
export type VerifyAnswer = (typeof verifyAnswers)[number]

export interface VerifyView {
  readonly rows: readonly {
    readonly request: Request
    readonly workspace: string | null
    /** Confidence when the list was made, in whole percent, and the day it was last confirmed. */
    readonly percent: number
    readonly confirmed: string
    readonly said: VerifyAnswer | null
    readonly by: string
    /** The request that takes it out. */
    readonly asked: number | null
  }[]
  readonly more: number
}

const tones: Readonly<Record<VerifyAnswer, Button['tone']>> = { true: 'go', wrong: 'stop', later: undefined }

/** Entries that may have become wrong, each whole, to be told still true, wrong, or looked at another time. */
export function drawVerify({ rows, more }: VerifyView, t: Translate): Card {
  return legible({
    parts: [
      { part: 'title', text: t('verify-title') },
      ...rows.flatMap((row): readonly CardPart[] => {
        const { request, workspace, percent, confirmed, said, by, asked } = row
        const file = field.fileOf(request) ?? t('card-no-file')
        const place = { number: request.number, where: workspace === null ? file : `${file}, ${workspace}` }
        const text =
          said === null
            ? t('verify-row', { ...place, percent, confirmed })
            : t(`verify-said-${said}`, { ...place, by, asked: asked ?? 0 })
        return [{ part: 'line', text }, ...field.wholeBlock(request, t)]
      }),
      ...(more > 0 ? [{ part: 'line', text: t('verify-more', { count: more }) } as const] : []),
    ],
    buttons: rows.flatMap(({ request, said }) => (said === null ? [answersFor(request.number, t)] : [])),
  })
}

const answersFor = (number: number, t: Translate): readonly Button[] =>
  verifyAnswers.map((answer) => ({
    label: t(`button-verify-${answer}`, { number }),
    action: encodeAction({ id: number, revision: 0, verb: 'verify', value: answer }),
    ...(tones[answer] && { tone: tones[answer] }),
  }))
