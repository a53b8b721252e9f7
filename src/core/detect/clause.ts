import type { CueClass } from './cue.ts'
import type { Mark } from './mark.ts'

/** The first mark of each class: what is asked most often about a clause. */
export type Cues = ReadonlyMap<CueClass, Mark>

/** A part of a sentence with one verb; offsets are into the sentence. */
export interface Clause {
  readonly start: number
  readonly end: number
  readonly flat: string
  readonly marks: readonly Mark[]
  readonly cues: Cues
}

const stops = new Set([...',，、:：()（）—–'].map((one) => one.charCodeAt(0)))
const DASH = 45
const TILDE = 126
const COMMA = 44

const han = /[\u3400-\u9fff]/

/** Cuts a sentence at commas and at words that begin a new clause. */
export function clauses(flat: string, marks: readonly Mark[]): Clause[] {
  const cuts: number[] = []
  // A fullwidth comma, folded: "log，legal" is no list of names.
  const wide = han.test(flat)
  for (let at = 0; at < flat.length; at++) {
    const one = flat.charCodeAt(at)
    if (
      one === DASH || one === TILDE
        ? at > 0 && flat.charAt(at - 1) === ' ' && flat.charAt(at + 1) === ' '
        : stops.has(one) &&
          (endsClause(flat, at, one) || (wide && one === COMMA && !/\d/.test(flat.charAt(at + 1))))
    ) {
      cuts.push(at + 1)
    }
  }
  let sorted = true
  for (const mark of marks) {
    if (mark.cls === 'order' && closesKorean(flat, mark)) {
      cuts.push(mark.end)
      sorted = false
    }
    if (mark.cls !== 'joint' || mark.start === 0 || leadsOn(flat, mark) || opensNothing(flat, mark)) continue
    // An ending closes its clause, a conjunction opens the next.
    const before = flat.charCodeAt(mark.start - 1)
    cuts.push(before >= 0xac00 && before <= 0xd7a3 ? mark.end : mark.start)
    sorted = false
  }
  if (cuts.length === 0) return [clause(flat, 0, flat.length, marks)]
  if (!sorted) cuts.sort((a, b) => a - b)
  joinInsertions(flat, marks, cuts)
  cuts.push(flat.length)
  const out: Clause[] = []
  let from = 0
  let next = 0
  for (const to of cuts) {
    if (to <= from) continue
    const own: Mark[] = []
    while (next < marks.length && (marks[next] as Mark).start < to) own.push(marks[next++] as Mark)
    out.push(clause(flat.slice(from, to), from, to, own))
    from = to
  }
  return out
}

/** 풀어서 써줘: how the one verb that follows is to be done. */
const leadsOn = (flat: string, { end }: Mark): boolean =>
  flat.charAt(end - 1) === ' ' && flat.charAt(end - 2) === '서' && oneVerb.test(flat.slice(end, end + 16))
const oneVerb = /^[가-힣]{0,7}(?:줘|줘요|주세요|주라|라|자|세요|해|써|놔|둬|됨|함|돼)(?:[\s.,!~]|$)/

/** "when it looks off, say so", "anybody but me": these open nothing. */
const opensNothing = (flat: string, { start, end }: Mark): boolean => {
  const bound = bounds[flat.slice(start, end)]
  return bound?.test(flat.slice(Math.max(0, start - 9), start)) ?? false
}
const bounds: Readonly<Record<string, RegExp>> = {
  so: /\b(?:say|said|says|think|even) $/,
  but: /(?:any|no|every)(?:thing|body|one| one) $|\bnone $|\banywhere $/,
}

/** 이름은 날짜순으로 지어줘 안 그러면 …: a sentence ends where it asks, with or without a full stop. */
const closesKorean = (flat: string, { end }: Mark): boolean =>
  flat.charAt(end) === ' ' && /(?:줘|주세요|십시오|해라|합시다)$/.test(flat.slice(Math.max(0, end - 3), end))

/** "do not, under any circumstances, push": what is put between is no clause, and what it parts is one. */
function joinInsertions(flat: string, marks: readonly Mark[], cuts: number[]): void {
  for (let at = 0; at + 1 < cuts.length; at++) {
    const from = cuts[at] as number
    const to = cuts[at + 1] as number
    if (to - from > INSERTION) continue
    const start = from + (flat.charCodeAt(from) === 32 ? 1 : 0)
    const inserted = marks.some(
      (one) => inserting.has(one.cls) && one.end === to - 1 && again.test(flat.slice(start, one.start)),
    )
    if (inserted && marks.some((one) => asking.has(one.cls) && one.end === from - 1)) cuts.splice(at, 2)
  }
}

const INSERTION = 40
/** "never, and i mean never, push" */
const again =
  /^(?:(?:but|and|i mean|and i mean|i repeat|y|pero|repito|et|mais|je dis bien|und|aber|wirklich|e|mas|и|но|повторяю) )?$/
const inserting: ReadonlySet<CueClass> = new Set<CueClass>(['universal', 'emphasis', 'ask', 'politeness'])
const asking: ReadonlySet<CueClass> = new Set<CueClass>([
  'prohibition',
  'obligation',
  'must',
  'ban',
  'ask',
  'universal',
  'future',
])

function clause(flat: string, start: number, end: number, marks: readonly Mark[]): Clause {
  return { start, end, flat, marks, cues: cuesOf(marks) }
}

export function cuesOf(marks: readonly Mark[]): Cues {
  const cues = new Map<CueClass, Mark>()
  for (const mark of marks) if (!cues.has(mark.cls)) cues.set(mark.cls, mark)
  return cues
}

/** A colon or comma inside a number, a time, an object literal or a package name ends nothing. */
function endsClause(flat: string, at: number, one: number): boolean {
  if (one > 127 || one === 40 || one === 41) return true
  const after = flat.charCodeAt(at + 1)
  if (one === COMMA && unless.test(flat.slice(at + 1, at + 12))) return false
  return Number.isNaN(after) || after <= 32 || after > 127
}

/** "nichts wird neu gestartet, ohne dass ich zustimme": without the end it would be no ban. */
const unless = /^ (?:ohne dass|sin que|sans que|sem que)\b/

/** Whether any of the classes is there. */
export function has(cues: Cues, one: CueClass, two?: CueClass, three?: CueClass, four?: CueClass): boolean {
  return (
    cues.has(one) ||
    (two !== undefined && cues.has(two)) ||
    (three !== undefined && cues.has(three)) ||
    (four !== undefined && cues.has(four))
  )
}

/** What forbids first; the 지 말 of 잊지 말고 and the 别 of 别忘了 are a reminder's and forbid nothing, nor does the 不要 of 要不要. */
export function forbidden({ marks, cues }: Clause, ...classes: readonly CueClass[]): Mark | undefined {
  const reminders = has(cues, 'remind', 'question')
    ? marks.filter(({ cls }) => cls === 'remind' || cls === 'question')
    : []
  return marks.find(
    (mark) =>
      classes.includes(mark.cls) &&
      !reminders.some(
        ({ cls, start, end }) =>
          start < mark.end && mark.start < end && (cls === 'remind' || start < mark.start),
      ),
  )
}

/** The earliest mark of the classes. */
export function earliest(cues: Cues, ...classes: readonly CueClass[]): Mark | undefined {
  let top: Mark | undefined
  for (const cls of classes) {
    const mark = cues.get(cls)
    if (mark !== undefined && (top === undefined || mark.start < top.start)) top = mark
  }
  return top
}

/** Whether a word that asks stands where it asks: English ones only at the head ("is it …", not "it is"). */
export function asks(clause: Clause): boolean {
  const mark = clause.cues.get('question')
  if (mark === undefined) return false
  return mark.start - clause.start <= 1 || clause.flat.charCodeAt(mark.start - clause.start) > 0x2e80
}
