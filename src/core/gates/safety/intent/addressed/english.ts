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
    `\\b(?:tell|instruct|order|command|force|remind|teach|direct|urge|warn|forbid|require|expect|want) (?:the |our )?@?${NAMED} (?:to |not to |that (?:it|you|we|every|all)\\b)`,
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
]
