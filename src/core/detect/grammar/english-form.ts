import { asks, type Clause, has } from '../clause.ts'
import type { Mark } from '../mark.ts'

/** Words that are never the bare verb of an order: of each, the commonest. */
const never: ReadonlySet<string> = new Set(
  (
    'i you he she it we they this that these those there here what which who whom whose when where why how ' +
    'my your his her its our their me him us them a an the some any no none every each all both many much few ' +
    'is are was were am be been being do does did has have had can could will would shall should may might must ' +
    'in on at by for from to of with without about into onto over under after before between through during since ' +
    'and or but so nor yet if then than as because while although though unless until ' +
    'not never always only just still even also too very really maybe perhaps probably already again soon ' +
    'yes no ok okay sure thanks sorry good great nice bad new old same other another more most less least ' +
    'one two three four five first second third next last today tomorrow yesterday now later once twice ' +
    'someone something nothing everything anything everyone nobody anyone people users user let'
  ).split(' '),
)
const word = /[a-z][a-z-]*/y
const object =
  /^(?:the|a|an|all|every|each|any|no|my|our|your|their|its|it|them|me|us|everything|anything|to|in|at|with|from|up|down|out|off|on|only|both|new|short|small|plain)$/

/**
 * Whether a bare verb stands at `at`, by form alone: a word that is none of the small words and has no ending of
 * another form. Without an opening such as "always", what it acts on must follow.
 */
export function bareVerb(flat: string, at: number, opened: boolean): boolean {
  word.lastIndex = at
  const one = word.exec(flat)?.[0]
  if (one === undefined || one.length < 2 || never.has(one) || myself.test(one)) return false
  if (/(?:[^s]s|ing|ed|ly|tion|ness|ment|er)$/.test(one) || past.has(one)) return false
  let next = at + one.length
  if (flat.charCodeAt(next) !== 32) return false
  while (flat.charCodeAt(next) === 32) next++
  word.lastIndex = next
  const other = word.exec(flat)?.[0]
  if (opened)
    return other === undefined || !/^(?:is|are|was|were|has|have|will|can|must|should|would)$/.test(other)
  return other !== undefined && object.test(other)
}

/** "you made it a float" tells what was done. */
const past: ReadonlySet<string> = new Set(
  'made did wrote broke went got said told took gave kept left ran built chose forgot was were had thought found'.split(
    ' ',
  ),
)

/** "from now on im a farmer". */
const myself = /^(?:im|i'm|i|ive|i've|id|i'd|ill|i'll)$/

const general =
  /^(?:(?:all|new|our|every|each|any|most) )?(?:[a-z][a-z/-]{0,20} ){0,2}[a-z][a-z/-]{1,20}s (?:[a-z]{1,12} [a-z ]{1,16} )?(?:are|go|get|live|stay|belong|come|need|start|end|return|use|take|throw|follow|have|carry|sit|run)\b(?! (?:[a-z]+ing|not|all|still|now|just|too|so|very|a bit|back|here|slow|flaky|red|green|broken|missing|wrong|empty|gone|stuck|down)\b)/
const ours =
  /^(?:we|nobody|no one|everyone|everybody) (?:(?:all|always|never|only|still|just|don't|do not|generally|usually) )?(?!(?:need|have|should|must|can|could|will|would|are|were|had|got|get|see|saw|want|try|tried|think|know|did|might|may|ll|just|also|already|seem|found|find|hit|lost|look|start|stop|talked|agreed|said|let|do|discussed|decided|were|was|be|go with|went|forgot|missed|is|understands|knows|likes|cares|remembers|asked|said|noticed)\b)[a-z]{2,14}(?<!ed|ing)\b/

const copula =
  /^(?:(?:all |our |the |every )?(?:[a-z][a-z/.-]{0,20} ){1,4}?)(?:is|are|has|have|needs|need)\b(?! (?:[a-z]+ing|(?:(?:a bit|all|still|now|too|so|very|really|completely|totally|quite|pretty|already|again|a) ){0,3}(?:not|unstable|unclear|strange|odd|incomplete|inconsistent|fixed|finished|working|required|optional|happening|ignored|here|slow|slower|flaky|red|green|broken|missing|wrong|empty|gone|stuck|down|up|ready|done|merged|open|closed|fine|good|great|bad|weird|huge|ugly|messy|failing|failed|long|big|small|hard|confusing|useless|stale|outdated|old|better|nice|perfect|same|different|different now|true|false|null|undefined|back|off|on|in place|there|been|to|an issue|a problem|a bug|some|conflict|conflicts|typo|typos|errors|error)\b))/
const mine =
  /^(?:it|this|that|these|those|there|here|what|which|who|he|she|they|i|you|one|everything|something|nothing|someone) /

/** "our hooks take one object": of all that is ours. */
const ofOurs =
  /^(?:(?:all|every|each|any|both|most|of|so|and) ){0,3}(?:our(?! (?:problem|issue|next|goal|plan|question|last|current|first)\b)|new(?= [a-z-]+s )) ?(?:[a-z][a-z/-]{0,20} ){1,3}(?:(?:all|always|only|never|just) )?(?:is|are|takes?|gets?|goes?|go|lives?|has|have|needs?|uses?|follows?|starts?|ends?|comes?|belongs?|stays?|sits?|runs?|returns?|extends?|inherits?|carries|carry|accepts?|expects?|begins?|lands?|reads?|means?|counts?)\b(?! (?:[a-z]+ing|(?:(?:all|still|now|too|so|very|really|completely|quite|already|again|a bit) ){0,2}(?:not|slow|flaky|red|green|broken|missing|wrong|empty|gone|stuck|down|up|ready|done|failing|failed|late|late|fine|good|bad|great|messy|ugly|huge|outdated|stale|errors?|a mess|to be))\b)/
/** "prices are in cents", "textures are 512px", "ids are ulids": in which unit, form or order all of a kind are. */
const formed =
  /^(?:(?:all|every|each|the|these|so|and) ){0,2}(?!(?:there|things|lots|tons|loads|changes|these|those|this) )(?:[a-z][a-z/-]{0,20} ){0,3}(?:[a-z][a-z/-]{1,20}[^s\s]s|data|money|text) (?:are|is) (?:(?:all|always|only|never) )?(?:(?:in|by|per|on|under|behind|from) (?!(?:the (?:wrong|same|way|left|right|top|bottom|middle|background|front|other|repo)|place|front|back|progress|review|sync|screen|top|fire|hold|it|here|there|this|that|me|us|my|you)\b)[a-z0-9]|[a-z]*[0-9_.][a-z0-9_.-]*\b|(?:append|read|write|internal|public|private|insert)[ -]?only\b|(?:immutable|singular|plural|nullable|optional|inclusive|exclusive|zero-based|one-based|ordered|unordered|case[ -](?:sensitive|insensitive)|internal|lower ?case|upper ?case|title case|kebab-case|camelcase|pascalcase|bold|italic|integers?|strings|floats|ulids|uuids|enums|pure|stateless|synchronous|async|idempotent|soft|hard|weekly|monthly|quarterly|daily|nightly|manual|owned|shared)\b)/
/** "we're on the lts": what we stand on. */
const standing =
  /^(?:(?:so|and|also|anyway) )?we(?:'re| are|re) (?:(?:all|still|only|just|both) )?(?:on|using|stuck (?:on|with)|locked (?:to|into)|pinned to|bound to) (?!(?:it|this|that|the same|track|time|schedule|holiday|vacation|call|top|fire|board|hold|a|an|our|my|your|the (?!latest|lts|old|new|free|stable))\b)/

/** "fixtures sit beside their suite", "topics are prefixed with the team": where all of a kind are, and how they are called. */
const placed =
  /^(?:(?:all|every|each|any|both|most|of|the|these|those|so|and) ){0,3}(?:[a-z][a-z/-]{0,20} ){0,3}(?:[a-z][a-z/-]{1,20}s|data|css|copy|config|state|code|sql|money|text|auth) (?:(?:all|always|only|never|just|themselves) )?(?:lives? (?:in|under|next|beside|at|on|with)|sits? (?:in|under|next|beside)|belongs? (?:in|to|under|with)|comes? from|go(?:es)? (?:in|into|under|through|thru|out as|next to|beside|by|after)|(?:get|gets|is|are) (?:always )?(?:named|called|prefixed|suffixed|stored|kept|spelled|spelt|imported|exported|sorted|numbered|declared|defined|generated|versioned|formatted|tagged|grouped|measured|weighted|written|typed|registered|ordered|indexed|keyed|cased|reported|quoted) (?:in|as|by|with|from|after|under|like|one|per|through|via|for|at|on|to|without|first|before|once|inside|next|lowercase|uppercase))\b/

/** "we treat warnings as errors": things of the trade, too. */
const trouble = /^(?:errors?|exceptions?|bugs?)$/
const textIn = ({ flat, start }: Clause, mark: Mark): string =>
  flat.slice(mark.start - start, mark.end - start)

/** Whether a statement tells what is always so: of things in general, or of what everybody here does. */
export function generalIn(clause: Clause, at: number): boolean {
  const { cues } = clause
  if (asks(clause) || has(cues, 'specific', 'hedge', 'passing', 'limit')) return false
  const text = clause.flat.slice(at - clause.start, at - clause.start + 120)
  if (isConvention(clause, at)) return true
  const world = cues.get('world')
  if (ours.test(text) && (world === undefined || trouble.test(textIn(clause, world)))) return true
  if (world !== undefined) return false
  if (!has(cues, 'work', 'tool', 'manner', 'style') || cues.has('product')) return false
  return general.test(text) || (copula.test(text) && !mine.test(text))
}

/** Whether a clause tells how all of a kind are kept, named or made, whatever verb stands in what follows. */
export function isConvention(clause: Clause, at: number): boolean {
  const text = clause.flat.slice(at - clause.start, at - clause.start + 120)
  const world = clause.cues.get('world')
  if (world !== undefined && !/^gets?$/.test(textIn(clause, world))) return false
  if (has(clause.cues, 'again', 'repetition', 'passing')) return false
  return (
    ofOurs.test(text) ||
    standing.test(text) ||
    ((placed.test(text) || formed.test(text)) && !mine.test(text)) ||
    namesTool(clause)
  )
}

/** "every new route gets a test": what is due for each thing of the code that is to come. */
export const ofNew =
  /^\s*(?:(?:and|so|but|also|btw|oh|ok|okay|please)[\s,]+)*(?:(?:every|each|any|all) (?:single )?(?:new )?|new )(?:[a-z][a-z/-]{0,20} ){0,2}(?:components?|routes?|endpoints?|tables?|hooks?|modules?|services?|packages?|commands?|flags?|features?|migrations?|models?|functions?|classes|class|methods?|files?|screens?|pages?|views?|tests?|bug ?fix(?:es)?|fix(?:es)?|prs?|commits?|branch(?:es)?|tickets?|scripts?|jobs?|queries|query|icons?|modals?|forms?|widgets?|stor(?:y|ies)|slices?|stores?|handlers?|controllers?|events?|configs?|settings?|strings?|keys?|env vars?|dependenc(?:y|ies)|libs?|librar(?:y|ies)|experiments?|runs?|figures?|plots?|notebooks?|datasets?|posts?|articles?|releases?|changes?|types?|schemas?|fields?|columns?|enums?|errors?|plugins?|resources?|mutations?|variables?|crates?|headers?|assets?|images?|sections?|chapters?) (?:(?:here|also|always|only|we add|you add|you make|you create|we make) )?(?:gets?|needs?|must|has to|have to|takes?|goes|go|comes?|starts?|ships?|belongs?|requires?|carr(?:y|ies)|should)\b(?! (?:a bit|slow|stuck|lost|broken|red|up|down|back|through the same error))/

/** "it's poetry", "we're on yarn here": what the project works with, and no more. */
function namesTool({ flat, marks, start }: Clause): boolean {
  const head = naming.exec(flat)
  if (head === null) return false
  return marks.some(
    ({ cls, start: from, end }) =>
      cls === 'tool' &&
      from - start === head[0].length &&
      /^(?: here| only| please)?\s*,?$/.test(flat.slice(end - start)),
  )
}
const naming =
  /^\s*(?:(?:no|nope|hey|and|btw|also|wrong|actually|ugh|dude)[\s,]+)*(?:it'?s|it is|this is|we'?re on|we are on|ours is)\s+(?:(?:all|only|just|still)\s+)?/
