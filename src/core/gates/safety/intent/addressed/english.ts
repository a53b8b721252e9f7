import { ANY_LATIN, ENDING_BOT, SURE_LATIN, WORKING_BOT } from './names.ts'
import { DOES_ONLY, MODAL, NO_DEED, ORDER_VERB } from './words.ts'

const HEAD = '(?:^["\'(\\[]?|[.;!?]\\s)'
const BOT = `${ENDING_BOT}|(?:the |our |every |each )?${WORKING_BOT}`
const NAMED = `(?<name>${ANY_LATIN}|${BOT})`
const SURELY = `(?<name>${SURE_LATIN}|${BOT})`
const DOINGS =
  '(?:comments?|replies|answers|reviews?|suggestions?|summaries|commits?|commit messages|pr (?:titles?|descriptions?)|prs|branch(?:es| names)?|output|tone|style|code|completions?|reports?|messages|labels?|drafts?|walkthroughs?|tests?)'
/** "The code that Copilot wrote", "when you use Copilot": somebody else is told. */
const NOT_AS_AGENT =
  '(?<!\\b(?:by|from|of|with|in|on|via|to|using|use|uses|used|call|calls|install|run|over|than|like|as|after|without|through|against|about) )(?<!\\b(?:by|from|of|with|in|via|to|using|about) (?:the|our) )'

/** What a wish is for that only its maker can grant: a price, support of a language. */
const OF_ITS_MAKER =
  '(?!\\s(?:prs|alerts|updates|suggestions|seats|credits|tokens|limits|costs)\\b)(?!\\s(?:supports?|supported|was|were|is|worked|works?|had|has|existed|exists|ran|runs|cost|costs|launch\\w*|came|got|gets?|becom\\w*|offer\\w*|improv\\w*)\\b|\\s(?:could|would|might|to|will) (?:support|work|run|be|exist|cost|get|become|offer|have|improve|launch|come)\\b)'
const WISHED_DEED = `(?:\\s(?:also |only |always |never |please |just |itself )?(?:could|would|might|to|will|not)\\b|\\s(?:also |only |always |never |just )?(?:[a-z]{2,14}(?:ed|s)|left|kept|put|wrote|made|gave|took|sent|split|cut|ran|read|held|let|stuck|chose|did|spoke|told|used|began))(?=\\s[a-z])`

const WISHED_OF = `(?<name>${SURE_LATIN}|gemini|cursor agent|jules|${BOT})`

/** Where an English line, in lower case, says what another agent has to do. */
export const englishForms: readonly RegExp[] = [
  new RegExp(
    `${HEAD}(?:hey|hi|hello|dear|ok|okay|yo|attention|attn)?,?\\s?@?${NAMED}(?:\\s?[,:—–]|\\s-)\\s(?:please |you )?(?:${MODAL}|${ORDER_VERB}|(?:when|if|before|after|whenever|every time|each time|as) you)\\b`,
    'gu',
  ),
  new RegExp(
    `(?:${HEAD}|[,:]\\s)@(?<name>[a-z0-9_-]{1,40}(?:bot|agent|ai|assistant)|${ANY_LATIN})(?:\\[bot\\])?,?\\s(?:please |kindly |also |just )?${ORDER_VERB}(?![a-z])(?!\\s(?:is|are|was|has|goes|lives?)\\b)`,
    'gu',
  ),
  new RegExp(
    `${HEAD}(?:(?:an? |one |the )?(?:short |quick |little |new )?(?:note|memo|message|notice|reminder|instructions?|rules?|hint|tip|word|request|guidance|guidelines?|heads-?up|directions?|convention|advice|p\\.?s\\.?)\\s(?:to|for)|to|for|attn|attention|dear)[ :]\\s?(?:the |our |any |every )?@?${NAMED}(?: users)?\\s?(?:[:—–]|\\s-\\s|\\sonly[:,])`,
    'gu',
  ),
  new RegExp(`${HEAD}(?:to|for) ${SURELY}(?:,| only)\\s(?:${MODAL}|${ORDER_VERB})\\b`, 'gu'),
  new RegExp(
    `\\b(?:this|the next|the following|next)(?: (?:one|line|rule|note|entry|part|section|bit|memo))? ?(?:is|goes|was|applies|here is)? ?(?:only |just |meant |intended |written |strictly )*(?:for|to|addressed to|directed at|aimed at) (?:the |our )?${NAMED}(?![a-z-])(?= ?[:,;—–.!]|$|\\s(?:only|alone|and)\\b)`,
    'gu',
  ),
  new RegExp(
    `(?<![a-z0-9_./-])${NOT_AS_AGENT}@?${NAMED}(?:\\s(?:also|only|itself|still|then|now|here|and [a-z]{3,12}|or [a-z]{3,12}))?(?:,[^,.;!?]{2,48},)?\\s${MODAL}\\b(?!\\s${NO_DEED})(?! (?:never|always|only)? ?(?:handle|cover|do) )`,
    'gu',
  ),
  new RegExp(
    `(?<![a-z0-9_./-])${NOT_AS_AGENT}@?${SURELY}\\s(?:may |can |should )?(?:only |exclusively )${DOES_ONLY}\\b`,
    'gu',
  ),
  new RegExp(
    `(?<![a-z0-9_./-])${NOT_AS_AGENT}@?${NAMED}\\s${DOES_ONLY}\\s(?:[a-z]+ )?(?:only|nothing but|exclusively|solely|strictly)\\b|(?<![a-z0-9_./-])${NOT_AS_AGENT}(?<name2>${SURE_LATIN}|${BOT})\\s${DOES_ONLY}\\s[^.,;!?]{2,40}? only(?=[.!]?$)`,
    'gu',
  ),
  new RegExp(
    `(?:\\b(?:when(?:ever)?|if|once|each time|every time|any time|as soon as|before|after|while|wherever)|\\b(?:any|every|each|on every|on each|for every|for each|in every) (?:[a-z]+ ){1,2}(?:that )?) ?(?:the |our )?${NAMED}(?:'s)? [^.;!?]{2,60}?,? (?:it|they|he|she) (?:also |then )?(?:${MODAL}|will|may only|can only|only)\\b(?!\\s${NO_DEED})(?!\\s(?:pass|compile|go through|get (?:a|the|one|two))\\b)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:tell|instruct|order|command|force|remind|teach|direct|urge|warn|forbid|require|expect|want) (?:the |our )?@?${NAMED} (?:to (?!be (?:the|our|an?|off|on|in|installed|removed|disabled|enabled)\\b)|not to |that (?:it|you|we|every|all)\\b)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:make|have) (?:the |our )?@?${SURELY} (?:always |never |only )?(?!set|mark|run|be|read|put|split)${ORDER_VERB} [a-z]`,
    'gu',
  ),
  new RegExp(
    `(?<![a-z0-9_./-])@?${NAMED}'s? ${DOINGS} (?:must|should|shall|have to|has to|need to|needs to|are to|is to|always|never|may)\\s(?:not |never |always |only |be |stay |remain |use |follow |begin |start |end |contain |include |mention |go |cover |carry |keep )+(?!re-?checked|checked|reviewed|tested|treated|confirmed|read|resolved|approved|merged|verified|trusted|double|answered|copied|accepted|validated|followed|run)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:every|each|any|all|no) (?:[a-z]+ ){1,2}(?:that |which )?${NAMED} (?:opens?|writes?|creates?|makes?|posts?|sends?|pushes|push|submits?|generates?|leaves?|adds?|files?) ${MODAL}\\b(?!\\s${NO_DEED})(?!\\s(?:pass|compile|wait)\\b)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:from now on|as of (?:now|today)|from today(?: on)?|henceforth|going forward|starting (?:today|now|monday)),? (?:the |our )?${NAMED} (?!(?:is|are|was|has|runs?|works?|exists?|supports?|belongs?|needs?|costs?|pagination|prs?|panel)\\b)[a-z]+(?:s|es)?\\b`,
    'gu',
  ),
  new RegExp(`(?<![a-z0-9_./-])${NOT_AS_AGENT}${NAMED} [a-z]{3,14}s [^.;!?]{3,60}, please(?=[.!]?$)`, 'gu'),
  new RegExp(
    `\\b(?:it is|it's|this is|that is) ${NAMED}'s? (?:job|duty|task|turn|responsibility) to [a-z]`,
    'gu',
  ),
  new RegExp(
    `\\b(?:it is|it's) (?:up to|on|for|the (?:job|duty|task) of) (?:the |our )?${NAMED} to [a-z]`,
    'gu',
  ),
  new RegExp(
    `\\b(?:i|we)(?:'d| would)? (?:rather |much )?(?:prefer|ask|request|propose|suggest|like it) that (?:the |our )?@?${WISHED_OF} (?:not |also )?${ORDER_VERB}\\b(?! (?:removed|installed|used|called)\\b)|\\b(?:perhaps|maybe),? (?:the |our )?@?(?<name2>${SURE_LATIN}|${BOT}) (?:could|might|should) (?:please |also |just )?${ORDER_VERB}\\b|${HEAD}(?:could|would|can|will) (?:the |our )?@?(?<name3>${SURE_LATIN}|gemini|jules|${BOT}) (?:please|kindly) [a-z]`,
    'gu',
  ),
  // a wish is said softly, and is a rule for it all the same
  new RegExp(
    `\\b(?:it would|it'd|would|that would) be (?:very |so |really |most )?(?:kind|nice|great|lovely|good|helpful|sweet|wonderful|ideal|better|best|appreciated|welcome|neat|handy|cool) (?:if|of|for|to have|to see) (?:the |our )?@?${SURELY}${OF_ITS_MAKER}${WISHED_DEED}`,
    'gu',
  ),
  new RegExp(
    `\\b(?:i|we)(?:'d| would)? (?:really |much |also |rather |very much )?(?:like|love|prefer|want|ask|wish)(?: for)? (?:the |our )?@?${WISHED_OF}${OF_ITS_MAKER}\\s(?:not )?to\\s(?!${NO_DEED})(?!(?:stay|remain|be) (?:removed|installed|enabled|disabled|off))`,
    'gu',
  ),
  new RegExp(
    `\\b(?:i|we)(?:'d| would)? (?:really |much |also |rather |very much )?(?:wish|hope|(?:like|love|prefer|appreciate) it if|appreciate if|be (?:glad|happy|grateful|pleased) if)(?: that)? (?:the |our )?@?${WISHED_OF}${OF_ITS_MAKER}${WISHED_DEED}`,
    'gu',
  ),
  new RegExp(
    `\\b(?:would (?:appreciate|love) (?:it )?if|it would help if|hopefully,?|ideally,?|my wish is (?:that|for)|much appreciated if|grateful if) (?:the |our )?@?${SURELY}${OF_ITS_MAKER}${WISHED_DEED}`,
    'gu',
  ),
]
