/** Two sides that a rule may take, and the words that take them. */
export interface Axis {
  readonly name: string
  readonly plus: RegExp
  readonly minus: RegExp
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
    plus: /\b(?:up|upwards?)\b(?! to\b)|向上|올림/gu,
    minus: /\b(?:down|downwards?)\b|向下|내림|버림/gu,
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
/** Where something comes from and goes to, what is chosen against, what is said with "un-": each in a group of its own. */
export const SOURCE =
  /\bfrom (?:the |a |an |our |your )?([a-z0-9_.-]{2,})|(?:从|由|自)\s*([a-z0-9_.-]+|[\u3400-\u9fff]{1,4}?)\s*(?=[写读到导同复拷迁发推拉传转流入进]|$)|([a-z0-9_.-]{2,40}|[가-힣]{1,8}?)(?:에서|로부터)(?![가-힣])/gu
export const GOAL =
  /\b(?:in)?to (?:the |a |an |our |your )?([a-z0-9_.-]{2,})|[到进至入往]\s*([a-z0-9_.-]+|[\u3400-\u9fff]{1,4})|([a-z0-9_.-]{2,40}|[가-힣]{1,8}?)(?:으로|에게|로|에)(?![가-힣])/gu
export const REJECTED =
  /\b(?:instead of|rather than|in place of|in lieu of)(?: (?:the|a|an|using))? ([\w./-]{2,})|, (?:and )?not(?: with)? ([\w./-]{2,})|\b(?:prefer|pick|choose|use|favou?r) [^,.;]{1,40}? over (?:the |a )?([\w./-]{2,})|(?:而不是|而非|代替|取代|别用|别引|不要用|不用)\s*([a-z0-9_./-]{2,40}|[\u3400-\u9fff]{2,4})|([a-z0-9_./-]{2,40}|[가-힣]{2,8}?)(?:은|는|을|를|이|가)? ?(?:말고|대신|아니라)(?![가-힣])/gu
export const UNWANTED = /\b(?:un|non-?)(?!less\b)([a-z]{4,20})\b/gu
