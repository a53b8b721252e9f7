import { asks, type Clause, has } from '../clause.ts'

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

/** Whether a statement tells what is always so: of things in general, or of what everybody here does. */
export function generalIn(clause: Clause, at: number): boolean {
  const { cues } = clause
  if (asks(clause) || has(cues, 'world', 'specific', 'hedge') || has(cues, 'passing', 'limit')) return false
  const text = clause.flat.slice(at - clause.start, at - clause.start + 120)
  if (ours.test(text)) return true
  if (!has(cues, 'work', 'tool', 'manner', 'style') || cues.has('product')) return false
  return general.test(text) || (copula.test(text) && !mine.test(text))
}
