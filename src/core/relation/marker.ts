/** Words by which people take a rule back, make an exception or give a reason, whatever the rule speaks of. */
export interface Markers {
  /** "Just", "no need", "fine": it lets go of something. */
  readonly loosens: boolean
  readonly excepts: boolean
  /** The same in fewer words, which mean nothing else. */
  readonly exempts: boolean
  readonly explains: boolean
  /** "Also", "as well": it asks for something besides. */
  readonly adds: boolean
  /** It names one case of several: "in CI", "locally", "for tests". */
  readonly narrows: boolean
  readonly denials: number
  /** How often it speaks ill of something or lets it pass: "overkill", "good enough". */
  readonly dismissals: number
  /** How many things it joins: "and", "plus", commas. */
  readonly joints: number
  /** It tells of somebody and asks for nothing: "my neighbour likes it". */
  readonly tells: boolean
  /** It says what comes first, or only what comes after. */
  readonly step: 'first' | 'then' | null
}

const LOOSENS =
  /(?<!\p{L})(?:just|simply|no need|needn't|need not|not (?:necessary|needed|required|worth)|don't (?:bother|need|worry|care)|doesn't matter|optional|enough|whatever|whichever|however you|fine|ok|okay|feel free|free to|welcome|freely|anyway|as you go|everywhere|skip|straight away|right away|yourself|themselves|easier|faster|simpler|quicker|handy|overkill|noise|too (?:slow|much|long|many|strict)|let|allowed|acceptable|may|can)(?!\p{L})|不用|不必|不需要|没必要|无需|无须|就行|就好|即可|随便|随意|没关系|都行|也行|可以|直接|省事|太慢|太麻烦|够了|足够|自己|一次|顺手|굳이|그냥|없어도|안 해도|하지 않아도|해도 ?(?:된|돼|됨|좋|괜찮)|써도 ?(?:된|돼|됨|좋|괜찮)|괜찮|상관없|편하게|바로|필요 ?없|자유롭게|가능하다|허용/iu
const EXCEPTS =
  /(?<!\p{L})(?:unless|except\w*|other than|apart from|aside from|but (?:only|not)|only (?:when|if|for|in|on)|exempt|outside|otherwise)(?!\p{L})|除非|除外|除了|例外|其余|以外|之外|제외|예외|않는 한|외에|한해|경우에만|때만/iu
const EXEMPTS =
  /(?<!\p{L})(?:unless|except\w*|other than|apart from|aside from|but (?:only|not)|only when|exempt)(?!\p{L})|除非|除外|除了|例外|其余|제외|예외|않는 한|되,|되 /iu
const EXPLAINS =
  /(?<!\p{L})(?:because|since|so that|so (?:we|the|it|they|you|no)|as (?:it|they|we)|otherwise|which (?:makes|breaks|keeps)|to (?:avoid|keep|prevent|save|make))(?!\p{L})|因为|以免|否则|避免|由于|省得|때문|위해|않도록|니까|므로|라서|아서 /iu
const ADDS =
  /(?<!\p{L})(?:also|as well|too|plus|in addition|additionally|along with|together with|at least|with (?:a|an|the|at|its|one|two))(?!\p{L})|并且|并|同时|还要|也要|另外|此外|再加|且|또한|도 함께|그리고|하고,|추가로|까지 /iu
const NARROWS =
  /(?<!\p{L})(?:only|in (?:ci|production|staging|tests?|docs|the \p{L}+ (?:folder|module|package|directory|service))|locally|on (?:main|release|staging|production)|for (?:new|public|internal|small|large|tests?)|when(?:ever)?|if|during|inside|outside|within|under|larger than|longer than|over \d|more than \d|especially)(?!\p{L})|只有|只在|仅|时|的话|超过|以上|里面?|中的|针对|对于|时候|에서만|에서는|할 때|경우|때는|이상|넘는|중에/iu
const DENIES =
  /(?<!\p{L})(?:no|not|never|none|nothing|cannot|without|avoid|forbid\p{L}*|forbidden|banned|prohibited|instead|rather|stop|skip)(?!\p{L})|n't(?!\p{L})|[不别勿禁莫]|没有?|无(?!论)|未|避免|지 ?(?:마|말|않)|금지|없|안 |못 |말고|대신/giu
const DISMISSES =
  /(?<!\p{L})(?:obsolete|overkill|nois[ey]|ugly|waste[sd]?|outdated|advisory|ignore[sd]?|bypass\p{L}*|being removed|gone|legacy|good enough|no need|unneeded|unnecessary|pointless|useless|boring|too \p{L}+|don'?t bother|not worth|whatever|any day|any time|slows?|nobody|stopped|dropped|no longer|anymore|never mind|relax\p{L}*|skip\p{L}*)(?!\p{L})|没用|多余|太\p{L}|麻烦|停用|废弃|过时|浪费|坑|忽略|不考核|不再|放心|没必要|无需|省事|굳이|그냥|필요 ?없|불필요|생략/giu
const JOINS =
  /(?<!\p{L})(?:and|plus|also|with|including|as well|too)(?!\p{L})|并|且|同时|还|및|그리고|함께|[,，;；+]/giu
const TELLS =
  /(?<!\p{L})(?:(?:my|his|her|our|their|your) (?:neighbou?r|brother|sister|cousin|friend|mother|father|boss|wife|husband|uncle|aunt|flatmate|roommate|colleague|classmate|teacher)s?|(?:a|some) (?:friend|colleague|cousin|neighbou?r)(?: of (?:mine|ours|his|hers))?|(?:he|she|they|i) (?:likes?|loves?|knows?|heard|read))(?!\p{L})|我(?:朋友|同学|邻居|哥|弟|姐|妹|爸|妈|表\p{L})|有个朋友|听说|내 (?:친구|동생|형|누나|이웃)|친구가|들었/iu
const FIRST = /(?<!\p{L})(?:first|before|prior|beforehand|until|upfront)(?!\p{L})|先|前|먼저|전에/iu
const THEN = /(?<!\p{L})(?:after|afterwards|later|once|end|last|then)(?!\p{L})|后|再|最后|나중|나서|후에|뒤/iu

/** Reads the markers of a rule as it was given. */
export function markersOf(rule: string): Markers {
  const text = rule.slice(0, 1_000)
  return {
    loosens: LOOSENS.test(text),
    excepts: EXCEPTS.test(text),
    exempts: EXEMPTS.test(text),
    explains: EXPLAINS.test(text),
    adds: ADDS.test(text),
    narrows: NARROWS.test(text),
    denials: Math.min(3, text.match(DENIES)?.length ?? 0),
    dismissals: text.match(DISMISSES)?.length ?? 0,
    joints: text.match(JOINS)?.length ?? 0,
    tells: TELLS.test(text),
    step: FIRST.test(text) === THEN.test(text) ? null : FIRST.test(text) ? 'first' : 'then',
  }
}
