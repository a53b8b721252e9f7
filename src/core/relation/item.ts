import type { Entry } from './lexicon/index.ts'
import type { Mark } from './mark.ts'
import type { Quantity } from './number.ts'
import { stem } from './stem.ts'

/**
 * What an item does in its rule: what it asks, where, on what occasion, what it leaves out, or why. A place may be what
 * another rule forbids ("in a transaction"); an occasion is not.
 */
export type Role = 'core' | 'in' | 'if' | 'except' | 'why'
/** Wanted, not wanted, or only spoken of: in "never log passwords" the passwords are. */
export type Sign = 1 | -1 | 0

/** One thing a rule speaks of, and whether it is wanted. */
export interface Item {
  /** What makes it the same as another: the id of a concept, or the stem of a word. */
  readonly key: string
  /** What it is a kind of: `test` of `test/unit`; else nothing. */
  readonly family: string | null
  readonly kind: 'thing' | 'act' | 'pole' | 'value' | 'number' | 'name' | 'word' | 'char'
  /** As it stands in the rule, folded. */
  readonly text: string
  readonly weight: number
  readonly values: NonNullable<Entry['values']>
  readonly pole: Entry['pole']
  readonly quantity: Quantity | null
  sign: Sign
  role: Role
}

/** How much of a rule's meaning hangs on one of a kind; found by trying on half of the labelled pairs. */
export const weights = {
  thing: 1,
  act: 0.8,
  pole: 0.8,
  value: 1.2,
  number: 1,
  word: 0.8,
  char: 0.35,
  faint: 0.3,
} as const

/** Opposites that a rule may name in passing. */
const faintAxes: ReadonlySet<string> = new Set([
  'directness',
  'simplicity',
  'size',
  'newness',
  'order-of-work',
  'frequency',
  'generality',
])
const faintThings: ReadonlySet<string> = new Set([
  'file',
  'folder',
  'name',
  'customer',
  'performance',
  'feature',
  'id',
  'unit',
  'step',
  'type',
  'data',
  'message',
  'length-of',
  'time-zone',
  'run',
  'edit',
  'check-act',
  'read',
  'teammate',
  'bug',
  'field',
  'return-value',
  'install',
])

/** Things that are also done: in "do not push main" it is the push that is not wanted. */
const done: ReadonlySet<string> = new Set(
  'edit commit push push/force pull merge merge/squash rebase test log build lint deploy release rollback review format mock encryption cache throw catch swallow export import translate summary explanation answer approval refactor validation hard-code retry sort backup typecheck notification verify injection inheritance mutation'.split(
    ' ',
  ),
)

export const isDone = ({ kind, key }: Item): boolean => kind === 'act' || (kind === 'thing' && done.has(key))

const familyOf = (key: string): string | null => {
  const end = key.indexOf('/')
  return end < 0 ? null : key.slice(0, end)
}

/** Words that another may leave out: "the time (field) of an API (response)". */
const faintest: ReadonlySet<string> = new Set([
  'return-value',
  'field',
  'time-zone',
  'length-of',
  'message',
  'unit',
  'task',
])

/** The item of a mark, or null when it says nothing of its own. */
export function itemOf(mark: Mark, sign: Sign, role: Role): Item | null {
  const { entry, text } = mark
  const least = mark.code ? weights.act : 0
  const base = {
    text,
    values: entry.values ?? [],
    pole: entry.pole,
    quantity: null,
    sign,
    role,
    family: null,
  }
  if (mark.name === true) return { ...base, kind: 'name', key: `"${stem(text)}`, weight: weights.thing }
  if (mark.kind === 'word')
    return { ...base, kind: 'word', key: `"${text}`, weight: text.length > 1 ? weights.word : weights.faint }
  if (mark.kind === 'char') return { ...base, kind: 'char', key: `"${text}`, weight: weights.char }
  if (entry.thing !== undefined)
    return {
      ...base,
      kind: 'thing',
      key: entry.thing,
      family: familyOf(entry.thing),
      weight: Math.max(
        least,
        base.values.length > 0 ? weights.thing : 0,
        entry.faint === true || faintest.has(entry.thing)
          ? weights.faint
          : faintThings.has(entry.thing)
            ? 0.5
            : weights.thing,
      ),
    }
  const [value] = base.values
  if (value) return { ...base, kind: 'value', key: `${value.category}:${value.name}`, weight: weights.value }
  if (entry.pole) {
    const faint = faintAxes.has(entry.pole.axis)
    return {
      ...base,
      kind: 'pole',
      key: `±${entry.pole.axis}`,
      weight: faint ? weights.faint + 0.1 : entry.pole.axis === 'count' ? 0.6 : weights.pole,
    }
  }
  if (entry.act !== undefined && !entry.act.startsWith('~'))
    return {
      ...base,
      kind: 'act',
      key: entry.act,
      family: familyOf(entry.act),
      weight: Math.max(
        least,
        entry.faint === true || faintThings.has(entry.act) ? weights.faint : weights.act,
      ),
    }
  return null
}

/** What nobody said by name but what is meant. */
export const meant = (thing: string, sign: Sign, role: Role): Item => ({
  key: thing,
  family: null,
  kind: 'thing',
  text: thing,
  weight: weights.thing,
  values: [],
  pole: undefined,
  quantity: null,
  sign,
  role,
})

export const numberItem = (text: string, unit: string, quantity: Quantity, sign: Sign, role: Role): Item => ({
  key: `#${unit}`,
  family: null,
  kind: 'number',
  text,
  weight: weights.number,
  values: [],
  // Five sentences at most is short, and so is one.
  pole:
    (quantity.bound === 'most' && (unit === 'sentence' || unit === 'word')) ||
    (quantity.bound === 'exact' && unit === 'sentence' && quantity.high <= 3)
      ? { axis: 'length', sign: -1 }
      : // "At most 30 lines" is small, and says more.
        quantity.bound === 'most' && unit === 'line'
        ? { axis: 'size', sign: -1 }
        : undefined,
  quantity,
  sign,
  role,
})
