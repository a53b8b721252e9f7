import { encodeAction, type Verb } from '../action.ts'
import { cutAtGrapheme } from '../grapheme.ts'
import type { Translate } from '../locale-code.ts'
import type { Button, Card, CardPart } from './card.ts'
import { diff } from './fields.ts'
import { legible } from './legible.ts'
import { changeMade } from './standing.ts'

/** Changes that one notice shows; a person with more than these looks into the file. */
export const DRIFT_LINES_MAX = 4
const DIFF_MAX_CHARACTERS = 700

export interface DriftView {
  /** Id and revision of the row behind the notice. */
  readonly id: number
  readonly revision: number
  readonly file: string
  readonly workspace: string
  readonly lines: readonly {
    readonly line: number
    readonly found: string
    readonly instead: string
    readonly removable: boolean
    readonly state: 'open' | 'kept' | 'asked' | 'card'
    /** The request that takes them out. */
    readonly request: number | null
    /** They hold a rule of which a request could be made. */
    readonly rule: boolean
  }[]
  readonly changedBlocks: readonly { readonly request: number; readonly line: number }[]
}

/** Told once a file, silently: what was written around the gate, and what can be done about each piece of it. */
export function drawDrift(view: DriftView, t: Translate): Card {
  const { file, workspace, lines, changedBlocks } = view
  const shown = lines.slice(0, DRIFT_LINES_MAX)
  const line = (text: string): CardPart => ({ part: 'line', text })
  const parts = shown.flatMap((one, at): readonly CardPart[] => {
    const args = { n: at + 1, line: one.line }
    if (one.state === 'asked') return [line(t('drift-state-asked', { ...args, number: one.request ?? 0 }))]
    if (one.state === 'kept') return [line(t('drift-state-kept', args))]
    if (one.state === 'card') return [line(t('drift-state-card', args))]
    const head = one.found === '' ? t('drift-hunk-deleted', { n: at + 1 }) : t('drift-hunk', args)
    return [line(head), ...diff(cutAtGrapheme(changeMade(one), DIFF_MAX_CHARACTERS))]
  })
  const over = lines.length === 0 && changedBlocks.length === 0
  return legible({
    parts: [
      { part: 'title', text: t('drift-title', { file, workspace }) },
      ...parts,
      ...(lines.length > shown.length ? [line(t('drift-more', { count: lines.length - shown.length }))] : []),
      ...changedBlocks
        .slice(0, DRIFT_LINES_MAX)
        .map(({ request, line: at }) => line(t('drift-block', { number: request, line: at }))),
      ...(over ? [line(t('drift-over'))] : []),
    ],
    buttons: shown.flatMap((one, at) => (one.state === 'open' ? [row(view, one, at, t)] : [])),
  })
}

function row(view: DriftView, one: DriftView['lines'][number], at: number, t: Translate): readonly Button[] {
  const { id, revision } = view
  const button = (key: string, verb: Verb): Button => ({
    label: t(key, { n: at + 1 }),
    action: encodeAction({ id, revision, verb, value: String(at) }),
  })
  return [
    button('button-drift-keep', 'keep'),
    ...(one.removable ? [button('button-drift-take-out', 'takeout')] : []),
    ...(one.removable && one.rule ? [button('button-drift-propose', 'propose')] : []),
  ]
}

/** A line of the digest for what no notice told. */
export const driftLine = (
  of: { readonly file: string; readonly line: number; readonly workspace: string; readonly text: string },
  t: Translate,
): string => t('drift-line', { ...of, text: cutAtGrapheme(of.text, 80) })
