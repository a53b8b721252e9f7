/** Two sides that a rule may take, and the words that take them. */
export interface Axis {
  readonly name: string
  readonly plus: RegExp
  readonly minus: RegExp
  /** Where this is said, the side hangs on something. */
  readonly hanging?: RegExp
}

/** "Defaults to off", "turn it off", "is off by default", "stays disabled", 默认关闭, 기본으로 끈다. */
function switched(way: string, states: string, choice: string, han: string, hangul: string): RegExp {
  const turns = String.raw`(?:turn|switch)(?:e?s|ed|ing)?(?: [\w-]+){0,3}?`
  const keeps = String.raw`(?:keep|leave)s?(?: [\w-]+){1,4}?`
  const stays = '(?:is|are|be|stays?|remains?|starts?|comes?)(?: always| all)?'
  return new RegExp(
    [
      String.raw`\b(?:default(?:s|ed|ing)? to|set to|be|=|:) ?(?:${states})(?![\w-])`,
      // Not "keep it on main".
      String.raw`\b(?:${turns}|${keeps}|${stays}) ${way}(?=\s*(?:$|[,.;:)])| (?:by default|unless|until|when|while|during|for|in|at)\b)`,
      String.raw`\b${way} by default\b`,
      String.raw`\b(?:${keeps}|${stays})(?: [\w-]+){0,2}? ${way === 'on' ? 'enabled' : 'disabled'}\b`,
      String.raw`\b${choice}\b`,
      String.raw`(?:默认|设置?|初始|保持|值)(?:[为是成]|都|全部|状态)*\s?(?:${han})(?![a-z])`,
      `기본(?:값|적|으로|은|이| )*(?:${hangul})(?![a-z])`,
      `(?:${way === 'on' ? '켜|true로|on으로' : '꺼|false로|off로'}) ?[둔두짐져진]`,
    ].join('|'),
    'gu',
  )
}

export const axes: readonly Axis[] = [
  {
    name: 'bundle',
    plus: /\b(?:together|bundl\w+|batch(?:ed|es)?(?= )|combin\w+|lump\w*|in one go|all at once|group(?:ed|s)? (?!by\b)|(?:squash|merge|put|fold|ship|collect|the|a) (?:the )?(?:whole|entire|all|several|multiple|every\w*)\b[^.;]{0,30}\b(?:in(?:to)?|as) (?:a|one)(?: single| big)? )|合(?:到|成|为一)|一起|一并|攒|混在|打包(?:到|成)|批量|모아|묶|한꺼번에|합쳐/gu,
    minus:
      /\b(?:(?:one|a single) \w+(?: \w+)? (?:per|for (?:each|every))|per (?:feature|file|ticket|change|issue|task|step|topic|class|module|concern|fix)|by (?:itself|themselves)|on (?:its|their) own|separate(?:ly)?|individual(?:ly)?|one (?:at a time|by one)|each (?:its|their|in its) own)\b|单独|分开|拆[成开分]|逐个|各自|一个[^,，。;]{1,10}(?:只[^用能]|一个|对应一)|하나에|하나당|마다 하나|따로|각각|나눠|쪼개|개별/gu,
  },
  {
    name: 'pace',
    plus: /\b(?:not|never|no|don't|hold|wait\w*)\b[^.;]{0,40}?\b(?:until|till|before)\b|\bwait(?:s|ing)? (?:for|until|till)\b|\bonly (?:after|once)\b|等[^,，。;]{1,12}(?:再|后|才)|[完过][后]?再|先别|까지[^.;]{0,12}(?:금지|말고|지 ?(?:마|말|않)|기다|보류)|기다렸다|기다린/gu,
    minus:
      /\b(?:as soon as|immediately|right away|right when|right after|straight away|straight after|the moment|instantly)\b|立即|立刻|马上|随时|每[^,，。;]{0,8}[完步][^,，。;]{0,6}就|바로(?! 위)|즉시|곧바로/gu,
  },
  {
    name: 'reach',
    plus: /\b(?:all|every|each|any(?:one|body)|every(?:one|body|where|thing)|whole|entire|throughout|full)\b|全部|所有|任何|整个|每个|谁都|모든|전부|전체|누구나|어디서나/gu,
    minus:
      /\b(?:only(?! use\b)|solely|exclusively|merely|alone|nothing but|just (?:the|those|one|single))\b|只(?=[有对在给限])|只能改|仅[限有对在]|唯独|(?<=[가-힣])만(?=[ 을이에]|$)(?! (?:사용|쓰|써|쓴))/gu,
  },
  {
    name: 'way',
    plus: /\b(?:up|upwards?)\b(?! to\b)|向上|(?<!끌어)올림/gu,
    minus: /\b(?:down|downwards?)\b|向下|내림(?!차순)|버림/gu,
  },
  {
    name: 'switch',
    plus: switched(
      'on',
      'on|true|yes|enabled|active',
      'opt-?out',
      '打?开启?|启用|激活|on|true',
      '켜|켠|킨|활성|on|true',
    ),
    minus: switched(
      'off',
      'off|false|no|disabled|inactive',
      'opt-?in',
      '关闭?|关掉|禁用|停用|off|false',
      '꺼|끈|끔|비활성|off|false',
    ),
  },
  {
    name: 'span',
    plus: /\b(?:the|its|their|only|keep|first) first (?!and)|第一[个条次行页项]|첫 ?(?:번째|줄|행)/gu,
    minus: /\b(?:the|its|their|only|keep) last (?!and)|最后一[个条次行页项]|마지막/gu,
  },
  {
    name: 'extreme',
    plus: /\b(?:the|a)? ?(?:max(?:imum)?|largest|highest|greatest|biggest) (?:of (?:the|both|all|these|those|its)|value)|最大[值的]|[大高]的[那一]|최댓?[대값]값?|큰 ?(?:값|쪽)/gu,
    minus:
      /\b(?:the|a)? ?(?:min(?:imum)?|smallest|lowest|least) (?:of (?:the|both|all|these|those|its)|value)|最小[值的]|[小低]的[那一]|최솟값|최소값|작은 ?(?:값|쪽)/gu,
  },
  {
    name: 'hand',
    plus: /(?<!\b(?:is|are|be|been|was|must be) )\b(?:left|leftmost|left-hand|left-to-right)\b(?! (?:alone|as|in|out|over|behind|open|empty|un\w+))|[向靠往]?左(?!右)|왼쪽|좌측/gu,
    minus:
      /(?<!\bthe )\b(?:right|rightmost|right-hand|right-to-left)\b(?! (?:after|before|away|now|when|at|on time))|\bon the right\b|(?<!左)右|오른쪽|우측/gu,
  },
  {
    name: 'openness',
    plus: /\b(?:fails?|stays?|is|are|keep \w+) open\b(?!\s?source)|敞开|打开状态|열어 ?[둔두]|열린/gu,
    minus: /\b(?:fails?|stays?|is|are|keep \w+) closed?\b|关闭状态|닫아 ?[둔두]|닫힌/gu,
  },
  {
    name: 'grant',
    plus: /\b(?:allow|accept|permit|admit)(?:s|ed|ing)?\b|允许|接受|准许|放行|허용|받아들/gu,
    minus:
      /\b(?:den(?:y|ies|ied)|reject(?:s|ed|ing)?|refuse[sd]?|decline[sd]?|forbid(?:s|den)?|disallow(?:s|ed)?|prohibit(?:s|ed)?|block(?:s|ed)?)\b|拒绝|禁止|不允许|驳回|拦截|거부|거절|차단|금지|불허/gu,
    hanging:
      /(?<!\p{L})(?:only|unless|until|without|before|after|except|other than|if|when|but|not)(?!\p{L})|n't|只|除|未|没|不|前|后|才|仅|없이|만|전에?|후에?|않|말|못|면/u,
  },
  {
    name: 'sync',
    plus: /\bsync(?:hronous(?:ly)?)?\b(?! (?:with|to|from|the|all|your|our|every))|同步(?!到|更新|代码|至|修改)|(?<!비)동기(?:로|식|적|으로| 방식)/gu,
    minus: /\basync(?:hronous(?:ly)?)?\b|异步|비동기/gu,
  },
  {
    name: 'by',
    plus: /\b(?:by hand|manually|directly)\b|手动|手工|亲手|(?<![가-힣])직접|손으로|수동으로/gu,
    minus:
      /\bonly (?:by|through|via|with|using)\b|\b(?:by|through|via) [^,.;]{1,24} only\b|只(?:能|许|准|可以)?(?:由|用|通过|走|靠)|으?로만/gu,
  },
  {
    name: 'who',
    plus: /\b(?:any(?:one|body)|every(?:one|body)|no matter who) (?:may|can|is|gets?|has)\b|任何人|谁都|人人|누구나|아무나|누구든/gu,
    minus:
      /\bonly (?:(?:the|an?|our) )?[\w-]+(?: [\w-]+)? (?:may|can|are allowed|is allowed|gets? to)\b|只有[^,，。;]{1,10}(?:能|可以|才)|(?<=[가-힣])만\s[^,.;]{1,20}수 있/gu,
  },
  {
    name: 'extent',
    plus: /\b(?:the (?:whole|entire|full)|all of the|the whole of)\b|整个|全部的?|전체/gu,
    minus: /(?<!(?:as|is|are) )\b(?:a part of|parts of|half of|a piece of)\b|(?<!大)部分|일부/gu,
  },
]

/** How often something comes round. */
export const periods: readonly (readonly [string, RegExp])[] = [
  ['hour', /\bhourly\b|(?<![\d.] ?)\b(?:an|each|every|per) hour\b|每个?小时|(?:매|한) ?시간(?:마다)?/u],
  ['day', /\b(?:daily|nightly)\b|\b(?:a|each|every|per|one) (?:day|night)\b|[每一](?:天|日|晚)|매일|하루/u],
  [
    'week',
    /\bweekly\b|\b(?:a|each|every|per|one) week\b|[每一]个?(?:周(?![一二三四五六日天末])|星期(?![一二三四五六日天])|礼拜(?![一二三四五六日天]))|매주(?! ?[월화수목금토일]요일)|일주일/u,
  ],
  ['month', /\bmonthly\b|\b(?:a|each|every|per|one) month\b|[每一]个?月|매월|매달|한 달/u],
  ['quarter', /\bquarterly\b|\b(?:a|each|every|per|one) quarter\b|[每一]个?季度?|분기/u],
  ['year', /\b(?:yearly|annual(?:ly)?)\b|\b(?:a|each|every|per|one) year\b|[每一]年|매년|일 ?년/u],
]
export const weekdays: readonly (readonly [string, RegExp])[] = [
  ['mon', /\bmon(?:day)?s?\b|(?:周|星期|礼拜)一|월요일/u],
  ['tue', /\btue(?:sday)?s?\b|(?:周|星期|礼拜)二|화요일/u],
  ['wed', /\bwed(?:nesday)?s?\b|(?:周|星期|礼拜)三|수요일/u],
  ['thu', /\bthu(?:rsday)?s?\b|(?:周|星期|礼拜)四|목요일/u],
  ['fri', /\bfri(?:day)?s?\b|(?:周|星期|礼拜)五|금요일/u],
  ['sat', /\bsaturdays?\b|(?:周|星期|礼拜)六|토요일/u],
  ['sun', /\bsundays?\b|(?:周|星期|礼拜)[日天]|일요일/u],
]
/** Of a request. */
export const methods: readonly (readonly [string, RegExp])[] = ['get', 'post', 'put', 'patch', 'delete'].map(
  (name) => [
    name,
    new RegExp(
      `\\b(?:uses?|using|via|with|by|over|as|through|is|are) (?:an? |the |http )?${name}\\b(?! (?:it|the|a|an|up|in|on|out|to|of))|[用走]\\s?${name}(?![a-z])|(?<![a-z])${name}\\s?(?:请求|方法|요청|메서드|[로을를])`,
      'u',
    ),
  ],
)
/** Where something comes from and goes to, what is chosen against, what is said with "un-": each in a group of its own. */
export const SOURCE =
  /\bfrom (?:the |a |an |our |your )?([a-z0-9_.-]{2,})|(?:从|由|自)\s*([a-z0-9_.-]+|[\u3400-\u9fff]{1,4}?)\s*(?=[写读到导同复拷迁发推拉传转流入进]|$)|([a-z0-9_.-]{2,40}|[가-힣]{1,8}?)(?:에서|로부터)(?![가-힣])/gu
export const GOAL =
  /\b(?:in)?to (?:the |a |an |our |your )?([a-z0-9_.-]{2,})|[到进至入往]\s*([a-z0-9_.-]+|[\u3400-\u9fff]{1,4})|([a-z0-9_.-]{2,40}|[가-힣]{1,8}?)(?:으로|에게|로|에)(?![가-힣])/gu
export const REJECTED =
  /\b(?:instead of|rather than|in place of|in lieu of)(?: (?:the|a|an|using))? ([\w./-]{2,})|, (?:and )?not(?: with)? ([\w./-]{2,})|\b(?:prefer|pick|choose|use|favou?r) [^,.;]{1,40}? over (?:the |a )?([\w./-]{2,})|(?:而不是|而非|代替|取代|别用|别引|不要用|不用)\s*([a-z0-9_./-]{2,40}|[\u3400-\u9fff]{2,4})|([a-z0-9_./-]{2,40}|[가-힣]{2,8}?)(?:은|는|을|를|이|가)? ?(?:말고|대신|아니라)(?![가-힣])/gu
export const UNWANTED = /\b(?:un|non-?)(?!less\b)([a-z]{4,20})\b/gu
