import type { Place } from './polarity.ts'

const DONE_TO_WORK =
  '(?:merged|deployed|released|shipped|published|pushed|committed|deleted|dropped|removed|wiped|migrated|installed|executed|run|runs|sent|uploaded|shared|posted|exposed|granted|approved|auto-approved|changed|overwritten|written|ships|goes|lands|leaves|reaches|happens|moves|starts)'
/** Behind a no they say that nothing is waited for, or that nobody minds. */
const NOTHING_IN_THE_WAY =
  /\b(?:wait\w*|ask\w*|stop\w*|hesitat\w*|paus\w*|tell\w*|check\w*|need\w*|requir\w*|forget|fail\w*|refus\w*|block\w*|prevent\w*|wrong|bad|lost|harm\w*|but|so|just|then|because|by|instead|if|when|while|and|that|which|who)\b/
/** "Nothing is merged without …": from the head of the sentence, in one clause. */
const NOTHING_IS = new RegExp(
  `^\\s*nothing\\s(?:(?:with|from|in|on)\\s(?:[\\w-]+\\s){1,3})?(?:(?:is|gets|ever gets|is ever|may be|can be|will be|should be|must be|ever)\\s)?${DONE_TO_WORK}\\b([^,;:.!?]{0,60})$`,
)
const IN_NO_CASE =
  /^\s*(?:under no circumstances?|in no case|at no (?:point|time)|on no account|by no means)\s(?:is|are|may|must|can|shall|should|do|does|will)\s([^,;:.!?]{0,60})$/
const NEVER_HAPPENS =
  /\bnever\s(?:happens?|starts?|takes? place|occurs?|runs?|begins?|proceeds?|goes (?:out|live|through))\swithout\b/
/** What makes a no one that was: an exception, or a word on the no itself. */
const NOT_QUITE =
  /\b(?:unless|except\w*|but|save|apart|other than|besides|though|although|only|skip\w*|bypass\w*|was|were|used to|any ?more|longer|old|outdated|obsolete|void|myth|untrue|nonsense|instead)\b/
const NOT_POSSIBLE =
  /^\s(?:(?:is|are|stays?|remains?)\s(?:always |simply |technically )?(?:impossible|not possible|a bug|an incident|a defect|a violation|against (?:the|our) (?:rules|policy))|fails?\s(?:in\s|on\s)?(?:the\s)?(?:ci|build|pipeline)|never happens|does(?: not|n't) happen)(?=\s*(?:$|[.;:]))/

const AS_A_SUBJECT = /^\s*(?:the |any )?(?:\w{2,12}ing (?:(?:in)?to |from |on )?(?:the )?)?$/

const NOBODY_MAY_ENGLISH =
  /^\s*(?:no one|nobody)\s(?:here\s)?(?:(?:is|are) (?:ever )?(?:allowed|permitted|authori[sz]ed|entitled) to|may|can|should|gets to|has (?:ever )?(?:the|a) right to)\s(?:ever )?$/
const NOBODY_MAY_CHINESE =
  /^[^,，。;]{0,8}(?:没有?(?:任何)?人|无人)(?:可以?|能够?|得以|有权)(?:私自|擅自|直接|随意|自行)?$/

/** "… 없이 배포하는 일은 없다": right behind the deed, and the end of the clause. */
const NO_SUCH_THING_KOREAN =
  /^(?:\S(?:(?:[을를에]|으로)\s\S{1,4}?)?(?:하|되|시키|해 버리|해버리)?는|는)\s(?:일|경우|적|것)(?:[은는이도])?\s(?:절대로?\s|결코\s|전혀\s|있을 수\s)?없(?:다|음|습니다|도록 (?:한다|할 것)|어야 (?:한다|함))(?=\s*(?:$|[.;!]))/
const CANNOT_KOREAN = /^\s수(?:는|가)?\s?없(?:다|음|습니다)(?=\s*(?:$|[.;!]))/

/**
 * Whether two noes make a rule of what reads like doing without: "nothing is merged without a review", "리뷰 없이
 * 머지하는 일은 없다". An exception behind it takes it back.
 */
export function isDoublyNegated(text: string, place: Place): boolean {
  const from = Math.max(place.from, place.start - 80)
  const to = Math.min(place.to, place.end + 80)
  const behind = text.slice(place.end, to)
  if (NO_SUCH_THING_KOREAN.test(text.slice(place.end - 1, to)) || CANNOT_KOREAN.test(behind)) return true
  const before = text.slice(from, place.start)
  if (NOBODY_MAY_CHINESE.test(before)) return true
  if (NOT_QUITE.test(behind)) return false
  if (NEVER_HAPPENS.test(text.slice(place.start, place.end))) return true
  if (NOBODY_MAY_ENGLISH.test(before)) return true
  if (AS_A_SUBJECT.test(before) && NOT_POSSIBLE.test(behind)) return true
  const upTo = text.slice(from, place.end)
  const rest = NOTHING_IS.exec(upTo)?.[1] ?? IN_NO_CASE.exec(upTo)?.[1]
  return rest !== undefined && !NOTHING_IN_THE_WAY.test(rest)
}
