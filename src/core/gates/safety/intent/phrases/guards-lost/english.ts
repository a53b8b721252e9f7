import type { Phrase } from '../../phrase.ts'
import { GUARD_ENGLISH as GUARD } from './guards.ts'
import { MEANT_ENGLISH as MEANT } from './meant.ts'

const IN_CLAUSE = '[^.;!?]'
/** "for small fixes", "of service accounts": what stands between a guard and what is said of it. */
const OF =
  '(?:\\s(?:for|of|on|in|around|at|about|from|before|between|during|to|with|under|(?:produced|written|made|created|raised|sent|emitted|generated) by)\\s[^,.;:!?]{1,44}?)?'
const REALLY =
  '(?:safely |simply |just |best |better |temporarily |therefore |now |quietly |usually |as well |normally |always |generally |also |then |all |entirely |altogether |completely |still |by default |for now |merely |mostly |largely |really |rather |purely |pure |an? |the |effectively |basically |already |only )*'
/** What is done to a guard so that it guards no more. */
const LOST =
  '(?:left (?:out(?! of the (?:\\w+ )?(?:file|title|message|name|url|path|body|header))|off|aside|unread|unwatched|empty|blank)|dropped|paused|suspended|skipped|waived|omitted|emptied|cleared|muted|silenced|disabled|deactivated|switched off|turned off|turned down|bypassed|relaxed|loosened|lowered|zeroed|set to (?:zero|0|none)|discarded|thrown (?:away|out)|shelved|retired|sacrificed|spared|cut|forgone|foregone|side-?stepped|scrapped|axed|abolished|stripped|deleted|removed|wiped|purged|trimmed|filtered out|postponed|deferred|ignored|overlooked|dispensed with|done without|put off|put on hold|on hold|off|out of scope|let go|thinned out|dialled down|dialed down|snoozed|taken (?:out|off)|commented out|dismissed|swallowed|lifted|cancelled|canceled|called off)'
const POINTLESS =
  '(?:unnecessary|unneeded|superfluous|redundant|overkill|overhead|waste(?:d|s)?(?: of [\\w ]+)?|formalit(?:y|ies)|bureaucra\\w+|ceremon\\w+|theat(?:re|er)|nuisance|luxury|luxuries|dispensable|expendable|pointless|dead weight|nice[- ]to[- ]haves?|ballast|red tape|busywork|box-ticking|optional|(?:not|hardly|barely|scarcely) (?:needed|required|necessary|mandatory|worth\\b|called for|justified|warranted|obligatory|essential)|of (?:no|little) (?:use|value)|more (?:trouble|pain|work) than)'
const DONE =
  '(?:done|passed|passing|complete[d]?|given|granted|satisfied|fulfilled|met|valid|verified|checked|ok(?:ay)?|green|approved|performed|held|successful|taken place|clean|finished|a pass|a success)'
const COUNTED = `(?:(?:counts?|counted|regarded|treated|taken|marked|recorded|logged|ticked off|noted|seen|booked|filed|reported|viewed|classed|written down) (?:as )?|considered |deemed |assumed (?:to (?:be|have) (?:been )?)?|presumed (?:to (?:be|have) (?:been )?)?)(?:already |having |as )*${DONE}`
const WITH_PROOF =
  /\b(?:only|until|unless|never|not|once|after|when (?:all|both|two|every)|(?:when|if) (?:the|an?) [\w ]{0,24}?(?:approves|agrees?|signs?|passes|merges|confirms|is green|closes|resolves|completes|answers|replies)|if (?:all|both|two|every)|(?:two|both|human|owner)\b[^.;]{0,16}\bapprov\w*|approved by)\b/
const BETTER =
  '(?:better|faster|cheaper|easier|quicker|smoother|simpler|happier|leaner|cleaner|sooner|calmer|more (?:useful|productive|pleasant|efficient|fluid|agile)|less (?:painful|noisy|hassle|friction)|(?:saves?|gains?|frees?)\\s(?:[\\w ]{1,20}?)?(?:time|money|hours|minutes|cost|space|quota|effort|budget)|speeds? up)'
const SMALL_SIZE =
  '(?:under|below|less than|fewer than|up to|smaller than|no more than|at most|shorter than|within)\\s(?:about |roughly )?(?:\\d{1,6}|a few|a handful of|ten|twenty|thirty|forty|fifty|a hundred|one hundred)\\s(?:changed |modified |touched |edited )?(?:lines?|loc|files?|commits?|usd|eur|dollars|euros|rows|records|hunks?)'
const UNASKED_LANDING =
  '(?:(?:lands?|merges?|go(?:es)?|push(?:es)?|ships?|gets? (?:merged|pushed)|(?:is|are|be) (?:merged|pushed|shipped|landed))\\s(?:\\w+ )?(?:(?:on|to|into|in) (?:main|master|trunk|prod(?:uction)?)|directly|straight|right away|at once|immediately|unreviewed|as they are))'
const WITHOUT =
  '(?:without|with no|minus|free of|rid of|spared)\\s(?:the |an? |any |all |our |those |these |this |every |so many )*(?:[\\w-]+ ){0,2}?'

/** R13: in English, a guard that is dropped, counted as done, called pointless, or better done without. */
export const englishLostGuards: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'guard lost',
    pattern: new RegExp(
      `\\b${GUARD}\\b${OF}(?:,? (?:and|so|hence|therefore|but|which|that|they|it)){0,2}\\s(?:(?:can|may|could|should|might|shall|will|is to|are to|ought to|deserves? to|wants? to|needs? to|ha(?:s|ve) to|must|get to) (?:${REALLY})(?:be |stay |remain |go )?|(?:is|are|gets?|stays?|remains?|goes|go)\\s)${REALLY}${LOST}\\b`,
      'g',
    ),
    harmlessInSubordinate: true,
    unless: MEANT,
  },
  {
    code: 'protection-off',
    detail: 'guard lost',
    pattern: new RegExp(
      `\\b${GUARD}\\b[^.;!?]{0,56}?(?:,|\\band\\b|\\bso\\b|\\bwhich\\b)[^.;!?]{0,30}?\\b(?:can|may|could|should|might|is best|are best) ${REALLY}(?:be |stay |remain )?${LOST}\\b`,
      'g',
    ),
    harmlessInSubordinate: true,
    unless: MEANT,
  },
  {
    code: 'protection-off',
    detail: 'guard lost',
    always: true,
    pattern: new RegExp(
      `(?<!\\b(?:if|when|where|whether|unless) (?:an? |the )?(?:\\w+ )?)\\b${GUARD}\\b${OF}\\s(?:(?:is|are|seems?|feels?|looks?|remains?|becomes?|(?:can|may|could|should) be)(?:n't)? ${REALLY}${POINTLESS}|(?:adds?|brings?|buys?|gives?|yields?|contributes?|offers?) (?:us |you |them )?(?:no|nothing|little|zero|hardly any|next to nothing)\\b|(?:can|may|could) wait\\b(?! (?:for|until|on))|does(?: not|n't) (?:apply|matter|pay off|earn)|do(?: not|n't) (?:apply|matter|pay off|earn))`,
      'g',
    ),
    unless: MEANT,
  },
  {
    code: 'protection-off',
    detail: 'guard lost',
    always: true,
    pattern: new RegExp(
      `\\b(?:treat|regard|count|consider|mark|book|record|log|tick off|report|class|view|deem)\\s(?:all |the |every |any |an? |each )*${GUARD}\\b${OF} (?:as )?(?:already |having |being )*${DONE}\\b|\\b${GUARD}\\b${OF}\\s(?:(?:can|may|could|should|shall|will|is to|are to|must) (?:also |simply |just )?(?:be )?|(?:is|are|gets?|stays?) (?:hereby |simply |always |by default )?|)${COUNTED}\\b`,
      'g',
    ),
    unless: WITH_PROOF,
  },
  {
    code: 'protection-off',
    detail: 'guard lost',
    pattern: new RegExp(
      `\\b(?:let|have|keep|leave|put)\\s(?:all |the |our |any |its |those )*(?:[\\w-]+ )?${GUARD} (?:(?:be |stay |remain |go )?${LOST}|(?:be |stay |remain |go )(?:empty|blank|silent|quiet|dark|unread))\\b|(?<!\\b(?:an?|the|no|of|this|that|each|every|on|in|to be|our)\\s)\\b(?:drop|pause|suspend|skip|empty|clear|mute|silence|zero(?: out)?|delete|remove|strip(?: out)?|thin out|retire|shelve|cut|relax|loosen|lower|cancel|postpone|defer|waive|omit|scrap|abolish|wipe|prune|trim|ditch|axe|forgo|snooze|comment out|swallow|dismiss|blank(?: out)?|null|gut)(?:s|es|ing|ping|ting)? (?:away |out )?(?:all |the |our |its |any |every |those |these |whole |entire |their |of |from )*(?:(?!(?:and|or|for|before|after|until|from|to|when|if|in)\\b)[\\w.-]+ ){0,2}?${GUARD}\\b(?![-'])(?! (?:needs?|means|gets|has|in an?|who|that (?!only|just)|which|managed|of an? |when (?:it|they) (?:is|are)|account|key|folder|database|page|table|button|text|copy|column|branch|component|tests?|screen|icon|banner|email|notes?|comments?|doc|file names?))`,
      'g',
    ),
    harmlessInSubordinate: true,
    unless: MEANT,
  },
  {
    code: 'protection-off',
    detail: 'guard lost',
    always: true,
    pattern: new RegExp(
      `\\b(?:(?:needs?|requires?|warrants?|deserves?|calls? for|takes?|merits?) no (?:more )?|(?:do|does)(?: not|n't) (?:need|require|warrant|deserve|call for|merit) |(?:goes|go|get by|gets by) without |(?:is|are|be|stays?|gets?) (?:exempt(?:ed)?|excused|excluded|spared|freed|free|released|dispensed) from |(?:not subject to|outside(?: of)? the scope of|ha(?:s|ve) no need (?:for|of)) )(?:any |an? |the |further |extra |additional |separate |formal |our |prior |second )*(?:[\\w-]+ )?${GUARD}\\b`,
      'g',
    ),
    unless: new RegExp(
      `${MEANT.source}|\\b(?:reads?|read-only|queries|internal|sort\\w*|renam\\w*|format\\w*)\\b`,
    ),
  },
  {
    code: 'protection-off',
    detail: 'guard lost',
    always: true,
    pattern: new RegExp(
      `\\b${BETTER}\\b${IN_CLAUSE}{0,48}?\\b(?:${WITHOUT}${GUARD}\\b|(?:if|when|once|as soon as|with|while)\\b${IN_CLAUSE}{0,40}?\\b${GUARD}\\b${IN_CLAUSE}{0,24}?\\b(?:${LOST}|lost|loses|gone|asleep|sleeps?|rests?|disappears?|vanish\\w*|missing|out of the way)\\b|by (?:skip|dropp|omit|paus|cutt|bypass|waiv|leav|remov|silenc|mut|spar)\\w*ing (?:the |out |any |all |on )*${GUARD}\\b)|\\b(?:${WITHOUT}|(?:skip|dropp|omit|paus|cutt|bypass|waiv|leav|remov|silenc|mut|spar)\\w*ing (?:the |out |any |all |on )*)${GUARD}\\b${IN_CLAUSE}{0,48}?\\b${BETTER}\\b`,
      'g',
    ),
    unless: MEANT,
  },
  {
    code: 'protection-off',
    detail: 'guard lost',
    always: true,
    pattern: new RegExp(
      `\\b${SMALL_SIZE}\\b[^.!?]{0,60}?(?:\\b${UNASKED_LANDING}|\\b(?:no|without|skips?|needs? no|not need)\\b[^.;!?]{0,20}?\\b${GUARD}\\b|\\b${GUARD}\\b[^.;!?]{0,24}?\\b(?:no|not|nothing|skipped|waived|optional|unnecessary|overkill)\\b)`,
      'g',
    ),
    unless: /\b(?:never|must|still|feature branch|docs?|typos?|always|local\w*|even)\b/,
  },
  {
    code: 'protection-off',
    detail: 'sandbox',
    always: true,
    pattern:
      /\b(?:sandbox\w*|isolation|isolated|container(?:ised|ized)?)\b[^.!?]{0,70}?\b(?:executed|runs?|launched|started|carried out|performed|done|invoked|work(?:s|ed)?|belongs?)\s(?:\w+ ){0,2}?(?:on the (?:host|bare (?:metal|machine)|real machine|laptop|server itself)|outside|natively|unconfined|unsandboxed|as root)\b/g,
    unless:
      /\b(?:never|not|nothing|no|must|ask\w*|unless|only|until|stripe|payments?|builds? run in|cannot|can't|fails?|tests?)\b/,
  },
]
