import { isGrammar, stemKorean } from './hangul.ts'
import { type CueClass, type Entry, lexicon } from './lexicon/index.ts'
import { ROOT, type WordTree } from './lexicon/tree.ts'
import { type Piece, pieces } from './piece.ts'
import { reword } from './reword/index.ts'
import { personOf } from './reword/person.ts'

/** One word of a rule with all it can mean, or a word that no table knows, a number, or a break. */
export interface Mark {
  readonly kind: 'known' | 'word' | 'char' | 'number' | 'break'
  readonly text: string
  readonly entry: Entry
  /** Of a break: whether the sentence ends here. */
  readonly strong: boolean
  /** It stands in a code span: a command or a name, however plain the word. */
  readonly code?: boolean
  /** A word that no table knows and that names something, as far as its form or place tells. */
  readonly name?: boolean
}

const nothing: Entry = {}
/** Written apart from their word. */
const particles: ReadonlySet<string> = new Set(
  '은 는 이 가 을 를 에 에서 에는 로 으로 로만 으로만 만 의 와 과 도'.split(' '),
)
const strongMarks = /[.;。；!?！？—]/
/** All other signs (~, $, @, #) belong to the word beside them. */
const dividing = /[.,;:!?()[\]{}—–|、。；，：！？/&+·…>→=-]/
const joining: ReadonlySet<string> = new Set(['、', '/', '&', '+', '·'])

/** Reads a rule from left to right, the longest known word first. Linear in its length. */
export function marksOf(rule: string): Mark[] {
  const { tree, joined, keywords } = lexicon()
  const all = pieces(reword(rule), (word) => joined.has(word))
  const latinIsForeign = all.some(({ kind }) => kind === 'han' || kind === 'hangul')
  const out: Mark[] = []
  let at = 0
  while (at < all.length) {
    const piece = all[at] as Piece
    if (piece.kind === 'mark' && dividing.test(piece.text)) out.push(breakAt(piece.text))
    if (piece.kind === 'mark') at++
    else if (piece.kind === 'hangul') at = korean(all, at, tree, out)
    else {
      const found = longest(all, at, 0, tree)
      const person = piece.kind === 'latin' ? personOf(piece.text) : null
      if (person !== null)
        out.push(known({ values: [{ category: 'person', name: person, tool: false }] }, piece.text))
      else if (piece.kind === 'latin' && keywords.has(piece.text) && isCode(all, at, found, latinIsForeign))
        out.push(known(keywords.get(piece.text) as Entry, piece.text))
      else if (found && !(latinIsForeign && isAlone(all, at, found.piece) && isSmall(found.entry)))
        out.push({ ...known(found.entry, textOf(all, at, found.piece)), code: piece.code === true })
      else if (piece.kind === 'number')
        out.push({ kind: 'number', text: piece.text, entry: nothing, strong: false })
      else {
        const own = piece.kind === 'han' ? piece.text : (piece.keys[0] as string)
        const name =
          piece.kind === 'latin' && (latinIsForeign || piece.code === true || /[^a-z']/.test(piece.text))
        out.push({
          kind: piece.kind === 'han' ? 'char' : 'word',
          text: name ? piece.text : own,
          entry: nothing,
          strong: false,
          name,
        })
      }
      if (found && found.key > 0) at = rest(all, found.piece, found.key, tree, out)
      else at = found ? found.piece : at + 1
    }
  }
  return out
}

const known = (entry: Entry, text: string): Mark => ({ kind: 'known', text, entry, strong: false })
const breakAt = (text: string): Mark =>
  joining.has(text)
    ? known({ cues: ['and'] }, text)
    : { kind: 'break', text, entry: nothing, strong: strongMarks.test(text) }
const textOf = (all: readonly Piece[], from: number, to: number): string =>
  all
    .slice(from, Math.max(to, from + 1))
    .map(({ text, gap }, at) => (gap && at > 0 ? ` ${text}` : text))
    .join('')

/** No other Latin word stands beside it: in a Chinese or Korean sentence `except`, `for` or `if` is what it is about. */
const isAlone = (all: readonly Piece[], at: number, to: number): boolean =>
  all[at]?.kind === 'latin' && all[at - 1]?.kind !== 'latin' && all[to]?.kind !== 'latin'
/** "Never call `new`", 别自己 new: the word of a programming language. */
const isCode = (all: readonly Piece[], at: number, found: Found | null, latinIsForeign: boolean): boolean =>
  (found === null || found.piece === at + 1) &&
  ((all[at]?.code === true && all[at - 1]?.code !== true && all[at + 1]?.code !== true) ||
    (latinIsForeign && isAlone(all, at, at + 1)))
const isSmall = (entry: Entry): boolean =>
  isCueAlone(entry) && entry.cues?.every((cue) => small.has(cue)) === true
const isCueAlone = ({ cues, unit, ...meanings }: Entry): boolean =>
  cues !== undefined &&
  unit === undefined &&
  meanings.thing === undefined &&
  meanings.act === undefined &&
  meanings.pole === undefined &&
  (meanings.values?.length ?? 0) === 0
const small: ReadonlySet<CueClass> = new Set([
  'in',
  'if',
  'except',
  'why',
  'before',
  'after',
  'until',
  'lack',
  'turn',
  'over',
] as const)

interface Found {
  readonly entry: Entry
  /** Where to go on: the piece, and of a Korean piece the number of keys taken. */
  readonly piece: number
  readonly key: number
}

/** The longest entry that begins at a key of a piece. */
function longest(all: readonly Piece[], from: number, fromKey: number, tree: WordTree): Found | null {
  let node = ROOT
  let best: Found | null = null
  let at = from
  let key = fromKey
  while (at < all.length) {
    const piece = all[at] as Piece
    if (piece.kind === 'mark') break
    const next = tree.next(node, piece.keys[key] as string)
    if (next === undefined) break
    node = next
    key++
    if (key === piece.keys.length) {
      at++
      key = 0
    }
    // 줄이 is not what stands in "30줄 이하".
    const crosses = piece.kind === 'hangul' && piece !== all[from] && piece.gap && !tree.isSpacedAt(node)
    const entry = tree.entryAt(node)
    // "Not `require`" is not "not required".
    const intoCode = piece.code !== all[from]?.code && entry !== undefined && isCueAlone(entry)
    if (entry && !crosses && !intoCode && stands(all, at, key, tree.sizeAt(node), piece))
      best = { entry, piece: at, key }
  }
  return best
}

/** A single Korean syllable is a word only when nothing but grammar hangs on it: 키 is not the 키 of 키보드. */
function stands(all: readonly Piece[], at: number, key: number, size: number, last: Piece): boolean {
  if (last.kind !== 'hangul' || key === 0) return true
  if (size > 1) return true
  const piece = all[at] as Piece
  const after = restOf(piece, key)
  return after === '' || isGrammar(after)
}

/** What stands of a Korean piece behind the syllable that a key belongs to. */
const restOf = (piece: Piece, key: number): string =>
  piece.text.slice(piece.ends.findIndex((end) => end >= key) + 1)

function korean(all: readonly Piece[], at: number, tree: WordTree, out: Mark[]): number {
  const piece = all[at] as Piece
  // The particle of a word in another script: "main에는".
  if (at > 0 && (particles.has(piece.text) || (!piece.gap && isGrammar(piece.text))))
    return cueInside(all, at, 0, tree, out) ?? ended(piece.text, at, out)
  const found = longest(all, at, 0, tree)
  if (!found) return unknown(all, at, 0, tree, out)
  out.push(known(found.entry, textOf(all, at, found.piece)))
  return found.key === 0 ? found.piece : rest(all, found.piece, found.key, tree, out)
}

/** What hangs on a known word: another word, an ending that says something, or nothing. */
function rest(all: readonly Piece[], at: number, key: number, tree: WordTree, out: Mark[]): number {
  const piece = all[at] as Piece
  const syllable = piece.ends.findIndex((end) => end >= key) + 1
  if (syllable >= piece.ends.length) return at + 1
  const boundary = piece.ends[syllable - 1] as number
  const found = longest(all, at, boundary, tree)
  if (found && (isCue(found.entry) || piece.text.length - syllable > 1)) {
    out.push(known(found.entry, piece.text.slice(syllable)))
    return found.key === 0 ? found.piece : rest(all, found.piece, found.key, tree, out)
  }
  const left = piece.text.slice(syllable)
  if (isGrammar(left)) return cueInside(all, at, syllable, tree, out) ?? ended(left, at, out)
  return unknown(all, at, syllable, tree, out)
}

const isCue = (entry: Entry): boolean => (entry.cues?.length ?? 0) > 0

/** A Korean word that no table knows, from one of its syllables on. */
function unknown(all: readonly Piece[], at: number, syllable: number, tree: WordTree, out: Mark[]): number {
  const piece = all[at] as Piece
  const to = cueAt(all, at, syllable + 1, tree)
  const own = piece.text.slice(syllable, to ?? undefined)
  const text = stemKorean(own)
  if (syllable === 0 || text.length > 1) out.push({ kind: 'word', text, entry: nothing, strong: false })
  return to === null ? ended(own, at, out) : (cueInside(all, at, syllable, tree, out) ?? at + 1)
}

/** The first syllable from one on at which a negation or the like begins, or null. */
function cueAt(all: readonly Piece[], at: number, from: number, tree: WordTree): number | null {
  const piece = all[at] as Piece
  for (let syllable = from; syllable < piece.ends.length; syllable++) {
    const found = longest(all, at, syllable === 0 ? 0 : (piece.ends[syllable - 1] as number), tree)
    if (found?.entry.cues?.some((cue) => reaching.has(cue))) return syllable
  }
  return null
}

const reaching: ReadonlySet<CueClass> = new Set([
  'no-back',
  'may',
  'at-most',
  'lack-back',
  'except-back',
  'swap',
] as const)

function cueInside(
  all: readonly Piece[],
  at: number,
  from: number,
  tree: WordTree,
  out: Mark[],
): number | null {
  const syllable = cueAt(all, at, from, tree)
  if (syllable === null) return null
  const piece = all[at] as Piece
  const found = longest(all, at, syllable === 0 ? 0 : (piece.ends[syllable - 1] as number), tree)
  if (!found) return null
  out.push(known(found.entry, piece.text.slice(syllable)))
  if (found.key === 0) return found.piece
  // "수정하지 않는다": what hangs on the negation is not read as a second one.
  return found.piece > at ? rest(all, found.piece, found.key, tree, out) : at + 1
}

/** The endings that say how the words before stand to those behind. */
function ended(word: string, at: number, out: Mark[]): number {
  if (/(?:에서는|에서|에는|엔)$/u.test(word)) out.push(known({ cues: ['in-back'] }, word))
  else if (/면$/u.test(word)) out.push(known({ cues: ['if-back'] }, word))
  else if (/(?:하고|되고|이고|으며|하며|지만|는데|고)$/u.test(word))
    out.push({ kind: 'break', text: word, entry: nothing, strong: false })
  else if (/(?:니까|므로|때문에)$/u.test(word)) out.push(known({ cues: ['why-back'] }, word))
  else if (/만$/u.test(word)) out.push(known({ cues: ['only'] }, word))
  return at + 1
}
