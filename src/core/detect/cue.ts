/**
 * What a word can tell about a sentence. The code of detection knows only these classes; which words belong to them
 * is said in `lexicon/`, one file a language.
 */
export const cueClasses = [
  'remember', // an explicit wish to have something kept
  'remind', // do not forget to: of this task, unless lasting words stand beside it
  'future', // from now on
  'universal', // always, never, each
  'next', // next time
  'again', // never once more
  'must', // strong obligation
  'ban', // strong prohibition
  'blanket', // all alike, by default
  'emphasis', // under any circumstances
  'habit', // make it a habit, it is a rule here
  'place', // in this repository
  'near', // this repository, spoken of
  'team', // we, our
  'event', // before a commit, whenever a file is changed
  'done', // when the work at hand is finished
  'condition', // when you …, for anything that …
  'consult', // ask me first
  'standing', // a file of standing rules, the memory
  'record', // verbs that put something into such a file
  'prohibition',
  'cannot', // may forbid, may only describe
  'obligation',
  'ask', // a polite opening of an order
  'plan', // opens what we do together now ("let's")
  'verb', // a verb an order begins with
  'build', // a verb that orders this task's work
  'order', // a form that is an order wherever it stands (endings)
  'manner', // the agent's own output: answers, comments, commit messages
  'work', // things of the trade: tests, branches, dependencies
  'self', // I, my
  'prefer', // preference
  'dislike',
  'praise', // praise of a practice
  'compliment', // praise of the agent
  'usage', // we use, we are on
  'fact', // heads up, by the way
  'complaint', // I told you
  'repetition', // again
  'absent', // there is none of it here
  'why', // gives a reason that lasts: otherwise, last year, keeps breaking
  'norm', // what is usual, against what is so this once
  'companion', // as well: goes with everything of its kind
  'wrong', // no, nope: opens a correction
  'instead', // joins the rejected and the wished
  'hedge',
  'passing', // just this once
  'specific', // this file, that button
  'pronoun', // it, that
  'limit', // until the release is out
  'product', // things of what is being built
  'world', // describes what happens
  'quote', // brings in the words of others
  'question',
  'politeness',
  'negator', // takes a wish to remember back
  'mood',
  'role', // opens a prompt for a machine
  'degree', // a bit, more
  'talk', // say, write, put
  'opener', // words before the head that carry nothing
  'joint', // begins a new clause
  'style', // a language, a tone, a length
  'exempt', // need not be done
  'danger', // what costs when it goes wrong
  'mine', // the person does it
  'being', // what the person is or knows
  'conduct', // how an agent should not go about it
  'draft', // a text ordered as this task's work
  'tool', // a named tool; its category in `cat`
  'idiom', // swallows the cues inside it
] as const
export type CueClass = (typeof cueClasses)[number]

/**
 * Words of one language. Entries: plain = a whole word (Latin), the start of a word (Hangul), anywhere (Han);
 * leading `*` = anywhere; trailing `*` = as a beginning (Latin); trailing `$` = only at the end of a word (Hangul);
 * `_` = a space or none.
 */
export type Lexicon = Readonly<Partial<Record<CueClass, readonly string[]>>>

/** The words of a comma separated list. */
export const words = (list: string): readonly string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .flatMap(typed)

/** "we dont use", "while im", "before u push": as people type. */
function typed(word: string): readonly string[] {
  const bare = word
    .replaceAll("n't", 'nt')
    .replaceAll(/\b(i|they|you)'(m|ve|re)\b/g, '$1$2')
    .replaceAll(/\b(that|there|what|here)'s\b/g, '$1s')
  const short = /\byou\b/.test(word) ? [word.replaceAll(/\byou\b/g, 'u')] : []
  return bare === word ? [word, ...short] : [word, bare, ...short]
}
