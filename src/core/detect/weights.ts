import type { CueClass } from './cue.ts'

/**
 * How much each cue says that the words are meant to last (the first witness). Two witnesses make a card: lasting
 * words of `CARD_SCOPE` in all, and words that ask something of the agent.
 */
export const scopeOf: Readonly<Partial<Record<CueClass, number>>> = {
  remember: 2,
  remind: 1,
  future: 1,
  next: 1,
  again: 1,
  universal: 1,
  habit: 0.8,
  place: 1,
  near: 0.6,
  event: 0.8,
  done: 0.4,
  condition: 0.3,
  consult: 0.6,
  standing: 0.5,
  complaint: 0.8,
  absent: 0.4,
  norm: 1,
  companion: 0.3,
  ban: 0.8,
  must: 0.45,
  blanket: 0.5,
  emphasis: 0.2,
  manner: 0.5,
  style: 0.3,
  conduct: 0.5,
  mine: 0.4,
  being: 0.6,
  work: 0.2,
  fact: 0.2,
  usage: 0.4,
  tool: 0.2,
}

/** Cues that hold for the whole sentence, wherever they stand in it. */
export const sentenceWide: ReadonlySet<CueClass> = new Set<CueClass>([
  'future',
  'next',
  'near',
  'consult',
  'habit',
  'place',
  'standing',
  'complaint',
  'event',
  'done',
  'condition',
  'mine',
  'being',
  'fact',
  'usage',
  'norm',
])

export const CARD_SCOPE = 1
export const CARD_ADDRESS = 0.8
/** The logarithms of the odds that words are worth keeping: for a card that the tables propose, and for one they do not. */
export const CONFIRMED = 0
export const LIKELY = 1.5
/** The same for the silent pool. */
export const POSSIBLE = -1.6
/** Both witnesses together, for the silent pool. */
export const POOL_TOTAL = 1.4
/** How lasting a plain order has to be for the pool: two things of the trade are in every task. */
export const POOL_ORDER = 0.5
/** A complaint in another sentence of a short message. */
export const ELSEWHERE_COMPLAINED = 0.4
export const TOOLS_SWAPPED = 0.8
/** What a universal loses that governs nothing of the trade. */
export const UNGROUNDED = 0.4
export const STOPPING = 0.8
/** What the agent writes, put first as the topic; and spoken of twice. */
export const TOPIC = 0.3
export const TWO_TOPICS = 0.2
/** Two things of the trade in one rule. */
export const TWO_WORKS = 0.2
export const INTO_STANDING_FILE = 0.6
/** A rule is to be made, whichever file it goes to. */
export const RULE_MADE = 0.5
/** What each soft guard takes from the total. */
export const SOFT_GUARD = 0.5
/** What a brief needs beyond `POOL_TOTAL`. */
export const BRIEF_MORE = 0.9
/** Longer than this, or with more list items, a message is a brief: only explicit words make a card. */
export const BRIEF_CHARACTERS = 300
export const BRIEF_ITEMS = 2
/** What the agent writes is forbidden something: "no emojis in commit messages". */
export const MANNER_FORBIDDEN = 0.5
/** Something whose breach costs is forbidden, or kept for the person. */
export const DANGER = 1
/** A statement of what is always so. */
export const GENERAL = 0.4
/** What a neighbouring sentence lends that tells what is always so. */
export const LENT = 0.4
/** A statement, and so many things that say it is told to be kept. */
export const FACTS_FOR_CARD = 2
/** So many that it is told for good even beside a task. */
export const FACTS_BESIDE_TASK = 3
/** Why it is asked is said beside it. */
export const REASON = 0.25
/** A prohibition or obligation rests on what is always so. */
export const RESTS_ON_FACT = 0.6
/** So much in all makes a card when nothing speaks against it. */
export const CARD_TOTAL = 2
/** Why something is forbidden is said beside it. */
export const REASON_TO_FORBID = 0.4
/** What the agent writes, and how: "answers in English". */
export const MANNER_AND_STYLE = 0.2
/** Why it is asked holds for good: last year, otherwise, everybody. */
export const LASTING_REASON = 0.55
/** What the person knows or has is said beside what they ask for. */
export const ABLE = 0.4
/** On a condition, the person is to be asked or told. */
export const ASKED_WHEN = 0.3
/** On a condition of the agent's own work, how the person wants it. */
export const WANTED_WHEN = 0.5
/** It was said before where something is. */
export const WHERE_AGAIN = 0.2
/** It was said before that there is no such thing here. */
export const ABSENT_AGAIN = 0.8
/** Not to be committed, merged or shipped before something else is done. */
export const FORBIDDEN_BEFORE = 0.6
/** Forbidden to edit what is published or generated. */
export const SETTLED = 0.4
/** One thing in the place of another, for all alike. */
export const THROUGHOUT = 0.2
/** Forbidden without the person's word. */
export const FORBIDDEN_WITHOUT_ASKING = 0.4
/** Forbidden, and not for the first time. */
export const FORBIDDEN_AGAIN = 0.2
/** A cue before the clause governs it only from the head of its own ("from now on, …"; not "… in the future we could"). */
export const HEAD = 10
