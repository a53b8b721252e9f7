import { detectAll } from '../detect/index.ts'
import { tongueOf } from '../detect/language.ts'
import { look, read } from '../detect/read.ts'
import { type Sentence, segment } from '../detect/segment.ts'
import { BRIEF_CHARACTERS } from '../detect/weights.ts'
import { distill } from '../distill.ts'
import { fold } from '../fold.ts'
import { type ChangeWords, changeWords, stepNumber } from './change-words.ts'
import { skillNamed } from './named.ts'
import { partShared, type SkillOutline, type SkillPart, WORDS_SHARED } from './outline.ts'

export type ChangeKind = 'added' | 'changed' | 'removed' | 'preference' | 'correction'

/** What a person wants to be different in the way that a skill works. */
export interface SkillChange {
  readonly kind: ChangeKind
  /** The heading it stands under, if it can be told. */
  readonly section: string | null
  /** The sentence as it is worth keeping, without its reason. */
  readonly change: string
  readonly reason: string | null
  /** The sentence as it was written, on one line. */
  readonly evidence: string
}

/**
 * The sentences of a person's message that change how a skill in use works. Two witnesses are needed: words that change
 * a method (or that are meant to last), and that they mean this skill: its name, a step it has, or something that it
 * names itself. Anything said of this run, of the past, as a question or of another thing's steps is none. `others` are
 * the names of other skills: what names one of those is not of this one.
 */
export function skillChanges(
  message: string,
  skill: SkillOutline,
  others: readonly string[] = [],
): readonly SkillChange[] {
  const { sentences, document, harness, typed } = segment(message)
  if (document || harness || typed > BRIEF_CHARACTERS) return []
  const lasting = new Map(
    detectAll(message)
      .filter(({ remember }) => remember !== 'none')
      .map((one) => [fold(one.evidence), one.kind]),
  )
  const names = [skill.name, ...others]
  const wholeIsOf = skillNamed(message, names)
  if (wholeIsOf !== null && wholeIsOf !== skill.name) return []
  return sentences.flatMap((sentence): SkillChange[] => {
    const evidence = fold(message.slice(sentence.start, sentence.end))
    const found = judge(sentence, evidence, skill, names, lasting.get(evidence))
    if (found === null) return []
    const words = changeWords[languageOf(sentence.flat)]
    const { change, reason } = withoutReason(evidence, words)
    const { text, wording } = distill(change)
    if (wording !== 'final') return []
    return [{ kind: found.kind, section: found.part?.section || null, change: text, reason, evidence }]
  })
}

/** Do these words tell how the skill works, as far as they can be told to? */
export function concernsSkill(text: string, skill: SkillOutline): boolean {
  const flat = text.toLowerCase()
  if (skillNamed(text, [skill.name]) !== null) return true
  const words = changeWords[languageOf(flat)]
  return words.skill.test(flat) || stepMeant(flat, words, skill) !== null || partShared(skill, flat) !== null
}

interface Judged {
  readonly kind: ChangeKind
  readonly part: SkillPart | null
}

function judge(
  sentence: Sentence,
  evidence: string,
  skill: SkillOutline,
  names: readonly string[],
  lasting: string | undefined,
): Judged | null {
  const { flat } = sentence
  const words = changeWords[languageOf(flat)]
  if (sentence.close === '?' && !politely.test(flat)) return null
  if (words.veto.test(flat) || passes(sentence)) return null
  const lower = evidence.toLowerCase()
  const shared = partShared(skill, lower, WORDS_SHARED.witnessed)
  const step = stepMeant(flat, words, skill)
  const edit = editIn(flat, words)
  const named = skillNamed(evidence, names) === skill.name || words.skill.test(flat)
  const part = step ?? shared
  if (named && (edit || words.ought.test(flat))) return { kind: edit ?? 'changed', part }
  if (step && (edit || words.ought.test(flat))) return { kind: edit ?? 'changed', part }
  if (edit && words.steps.test(flat) && shared) return { kind: edit, part }
  if (lasting !== undefined && partShared(skill, lower)) return { kind: kindOf(lasting, edit), part }
  return null
}

const politely =
  /^(?:please )?(?:can|could|would|will) you\b|^(?:能不能|可以|能否|可否)|(?:줄래|줄 수 있|주실|줄까)/

const kindOf = (lasting: string, edit: ChangeKind | null): ChangeKind =>
  edit ?? (lasting === 'preference' ? 'preference' : lasting === 'correction' ? 'correction' : 'changed')

function editIn(flat: string, words: ChangeWords): ChangeKind | null {
  if (words.changed.test(flat)) return 'changed'
  if (words.removed.test(flat)) return 'removed'
  return words.added.test(flat) ? 'added' : null
}

/** A step that the skill really has. */
function stepMeant(flat: string, { numbered }: ChangeWords, { parts }: SkillOutline): SkillPart | null {
  const found = numbered.exec(flat)
  if (found === null) return null
  const number = stepNumber(found[1] ?? found[2] ?? '')
  return parts.find(({ step }) => step === number) ?? null
}

/** Cues of detection that speak of this run alone, or not in the person's own earnest words. */
function passes(sentence: Sentence): boolean {
  const { cues } = read(look(sentence))
  return (['passing', 'limit', 'hedge', 'mood', 'quote'] as const).some((cue) => cues.has(cue))
}

function languageOf(flat: string): keyof typeof changeWords {
  const tongue = tongueOf(flat)
  return tongue === 'other' ? 'en' : tongue
}

/** The clause that says why is taken off the sentence and kept apart. */
function withoutReason(
  evidence: string,
  { reason }: ChangeWords,
): { readonly change: string; readonly reason: string | null } {
  const bare = evidence.replace(/[.。!！]+$/u, '')
  const found = reason.exec(bare)
  const why = found?.[1] ?? found?.[2]
  if (!found || !why) return { change: evidence, reason: null }
  return {
    change: `${bare.slice(0, found.index)}${bare.slice(found.index + found[0].length)}`.trim(),
    reason: why.trim(),
  }
}
