/** Whether a rule wants one of several or all of them. */
export interface Junction {
  /** How its words are joined ("and", "or", and "nor" of what is forbidden alike), in their order. */
  readonly joined: string
  /** "any" and "all" said outright. */
  readonly reach: 'any' | 'all' | ''
  /** Amounts that nothing else holds. */
  readonly amount: string
}

const OR =
  /(?<![\p{L}\p{N}])(?:and\/or|or|nor|either|(?:any|any one|one|whichever) of|at least one)(?![\p{L}\p{N}])(?! (?:newer|later|more|less|higher|lower|above|below|fewer|under|over|older|earlier|greater|equal|not|better)(?!\p{L}))|\|{1,2}|或者?(?!许)|还是|任一|任选|任意|之一|其中一|[二两三]选一|至少[有要]?一|또는|혹은|아니면|(?:중|가운데)에?서? ?(?:하나|한)|하나 이상|하나라도|어느 하나|아무나|거나(?![가-힣])|(?<!모)든지?(?=[ ,])|(?<![\p{L}\d/._-])\p{L}+\/(?=\p{L}+(?![\p{L}\d/._-]))|(?<=[\p{L}\p{N}])이?나(?=[ ,])(?<!하나|언제나|누구나|그러나|어디나)/gu
const AND =
  /(?<![\p{L}\p{N}])(?:and|both|as well as|along with|plus)(?![\p{L}\p{N}])|&{1,2}|以及|并且|同时|[和与跟及并且]|및|그리고|(?<=[\p{L}\p{N}])(?:와|과|이?랑|하고)(?=[ ,])/gu
/** "One of lint and test": the words behind say "and" and mean "or". */
const ONE_OF =
  /(?<!\p{L})(?:one|any|either|whichever) of(?!\p{L})|at least one|之一|任一|任意一|其中一|[二两三]选一|至少[有要]?一|(?:중|가운데)에?서? ?(?:하나|한)|하나 이상|하나라도|어느 하나/u

/** What forbids the one and the other alike; not where something hangs on it. */
const NOT =
  /(?<!\p{L})(?:not|never|no|none|neither|cannot|avoid|forbid|forbidden|banned)(?!\p{L})|n't|[不别勿莫]|禁止|지 ?(?:마|말|않)|금지|안 (?:된|돼|됨)/u
const HANGING =
  /(?<!\p{L})(?:unless|without|until|if|when|whenever|before|after|except|only|while)(?!\p{L})|除非|如果/u
const HANGING_BEHIND = /只|[未经前后时]|없이|않는 한|(?<![가-힣])(?:전|후|때|뒤)|면(?![가-힣])/u

const ANY = /(?<!\p{L})any(?:one|body)?(?!\p{L})|任[一意]|随便哪|(?<![가-힣])(?:아무|어느|어떤)/u
const ALL =
  /(?<!\p{L})(?:all|every|each|both|everyone|everybody)(?!\p{L})|所有|全[部都体]|每个?|都|均|(?<![가-힣])(?:모두|모든|전부|둘 다|다(?= ))/u
const amounts: readonly (readonly [string, RegExp])[] = [
  [
    'exact',
    /(?<!\p{L})(?:exactly|precisely|only one|just one|one and only one)(?!\p{L})|恰好|正好|刚好|仅一|정확히|(?<![가-힣])딱(?= )/u,
  ],
  [
    'some',
    /(?<!\p{L})(?:some|several|a few|few|a couple|someone|somebody)(?!\p{L})|一些|有些|部分|几个|일부|(?<![가-힣])몇/u,
  ],
  ['most', /(?<!\p{L})(?<!at )(?:most|the majority)(?!\p{L})(?! recent)|大部分|大多数|多数|대부분|대다수/u],
  ['half', /(?<!\p{L})half(?!\p{L})|一半|절반/u],
]

/** Reads how the words of a rule (folded, lower case) are joined. */
export function junctionOf(plain: string): Junction {
  const reach = ANY.test(plain) ? (ALL.test(plain) ? '' : 'any') : ALL.test(plain) ? 'all' : ''
  const amount = amounts.filter(([, words]) => words.test(plain)).map(([name]) => name)
  return { joined: joinedOf(plain), reach, amount: amount.join(' ') }
}

function joinedOf(plain: string): string {
  const hangsBehind = HANGING_BEHIND.test(plain)
  const out: string[] = []
  for (const clause of plain.split(
    /[.;,:!?。；，：！？](?=\s|[\u3400-\u9fff]|$)|—|(?<!\p{L})but(?!\p{L})/u,
  )) {
    const isChoice = ONE_OF.test(clause)
    const forbidden = hangsBehind ? -1 : clause.search(NOT)
    const hanging = clause.search(HANGING)
    const hits = [
      ...[...clause.matchAll(OR)].map(({ index }) => ({ index, is: 'or' })),
      ...[...clause.matchAll(AND)].map(({ index }) => ({ index, is: isChoice ? 'or' : 'and' })),
    ].sort((a, b) => a.index - b.index)
    for (const { index, is } of hits) {
      // "Never a or b", "a and b are forbidden": neither.
      const hangs = hanging >= 0 && hanging < index
      const neither = forbidden >= 0 && !hangs && (is === 'or' || index < forbidden)
      const own = neither ? 'nor' : is
      if (out.at(-1) !== own) out.push(own)
    }
  }
  return out.join(' ')
}

/** Whether two rules may differ in how many of their things they want. */
export const joinsElse = (a: Junction, b: Junction): boolean =>
  isJoinedElse(a.joined, b.joined) ||
  a.amount !== b.amount ||
  (a.reach !== b.reach && a.reach !== '' && b.reach !== '')

/** A comma may stand for "and", and between what is forbidden for "nor". */
function isJoinedElse(one: string, other: string): boolean {
  if (one === other) return false
  const [less, more] = one === '' ? [one, other] : [other, one]
  if (less === '') return more !== 'and' && more !== 'nor'
  return one.includes('or') || other.includes('or')
}
