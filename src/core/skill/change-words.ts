/** How people speak of changing a method, by language. What is matched is flattened: lower case, simplified characters. */
export interface ChangeWords {
  /** Verbs that change what a method says, as an order or a wish; never what was done or is being done. */
  readonly added: RegExp
  readonly removed: RegExp
  readonly changed: RegExp
  /** What a method has to be like. */
  readonly ought: RegExp
  /** The skill by that word. */
  readonly skill: RegExp
  /** A step by its number; the number is in one of the groups. */
  readonly numbered: RegExp
  /** Steps without a number: other things have them too. */
  readonly steps: RegExp
  /** Said of this run, of the past, of what others do, or as a question. */
  readonly veto: RegExp
  /** Why: group 1 (behind) or 2 (ahead) holds the reason. */
  readonly reason: RegExp
}

const head = String.raw`(?:^|[,;:—–-] ?|\b(?:and|also|then|please|let's|lets|just|should|must|to|you|we|can|could|ought to|needs? to|has to|have to|want you to|like you to) )`

const english: ChangeWords = {
  added: new RegExp(
    String.raw`${head}(?:add|insert|include|put in|append|put)\b|\b(?:is missing|lacks) (?:a|one) step\b`,
  ),
  removed: new RegExp(String.raw`${head}(?:remove|drop|delete|take out|leave out|get rid of|cut)\b`),
  changed: new RegExp(
    String.raw`${head}(?:replace|swap|change|update|rename|move|reorder|merge|split|combine|rewrite|reword|fix)\b|\binstead of\b|\brather than\b`,
  ),
  ought:
    /\b(?:should(?:n't)?|must(?:n't)?|needs? to|has to|ought to|doesn't need|does not need|should not|must not)\b|\bno longer need(?:ed)?\b|\b(?:don't|do not) need\b.{0,40}\bany ?more\b|\bis (?:unnecessary|redundant|obsolete)\b/,
  skill: /\b(?:the|this|that|our|your) (?:[\w-]+ )?skill\b|\bskill\.md\b/,
  numbered: /\bsteps? #?(\d{1,2})\b|\b(first|second|third|fourth|fifth) step\b/,
  steps:
    /\b(?:a|an|one|another|the|this|that) (?:[\w-]+ ){0,3}step\b|\bthe steps\b|\b(?:checklist|runbook|playbook|procedure)\b/,
  veto: /\b(?:this time|for now|just once|this once|today|tonight|for this (?:run|one|release|deploy|pr)|right now|already|mov(?:e|ing) on|did you|have you|why|how (?:do|to|can|should)|what (?:if|does|is)|i(?:'ll| will| have|'ve)?(?: just)? (?:add|remove|drop|change|update|move|put|replace)|maybe|perhaps|might|wizard|form|onboarding|checkout|tutorial|pipeline|github actions?|ya?ml|ci (?:job|step|workflow)|migration guide|(?:don't|do not|never|without) (?:add|remove|drop|change|update|move|replace|delete|touch))\b/,
  reason: /,? \(?\bbecause (?:of )?([^()]{4,}?)\)?$|, since (.{4,})$|^because (.{4,}?), /,
}

const chinese: ChangeWords = {
  added:
    /(?:加上|加入|加一|加个|增加|新增|补上|补充|补一|插入|添加|添上|加到|加进|(?:缺|少)了?一(?:步|个步骤))/,
  removed: /(?:去掉|删掉|删除|移除|拿掉|去除|砍掉|省掉|把.{1,20}(?:删|省)了)/,
  changed: /(?:改成|改为|换成|替换|调整|挪到|移到|放到|提到|合并|拆成|调到|[改换]一下|对调|互换)/,
  ought: /(?:应该|应当|必须|不应该|不需要|不用|需要|得先|要先|不要)/,
  skill: /(?:这个|该|这份|那个|咱们的|我们的)?技能|skill\.md/,
  numbered: /第\s?([一二三四五六七八九十]|\d{1,2})\s?(?:步|个步骤)|步骤\s?([一二三四五六七八九十]|\d{1,2})/,
  steps: /步骤|这一步|那一步|流程|清单/,
  veto: /这次|这一次|本次|今天|暂时|先不|刚才|刚刚|已经|为什么|怎么|是不是|要不要|有没有|如果|也许|可能|或许|表单|页面|向导|注册流程|支付流程|下单流程|审批流程|流水线|别(?:加|删|动|改)|不要(?:加|删|动|改)|我(?:来|去|会|先)?(?:加|删|改|补)/,
  reason: /[,，]\s?(?:因为|由于)([^,，]{2,})$|^(?:因为|由于)([^,，]{2,})[,，]/,
}

const korean: ChangeWords = {
  added: /추가(?:해|하|할|$)|넣어|넣자|넣도록|삽입|단계가 빠/,
  removed: /빼(?: ?(?:줘|주)|자|고|도|$)|삭제(?:해|하|$)|제거(?:해|하|$)|없애|지워(?: ?(?:줘|주)|$)/,
  changed: /바꿔|바꾸|변경(?:해|하)|교체|옮겨|옮기|합쳐|나눠|수정(?:해|하)/,
  ought: /야 ?(?:해|한|하|돼|되|합|됩)|해야|하면 안|필요(?:해|하|가)|필요 ?없/,
  skill: /스킬|skill\.md/,
  numbered: /(\d{1,2})\s?(?:단계|번 단계|번째 단계)|(첫|두|세|네|다섯) ?(?:번째 )?단계/,
  steps: /단계|절차|순서|체크리스트/,
  veto: /이번에|이번만|오늘|지금은|일단|당장|아까|이미|왜 |어떻게|할까|될까|혹시|만약|아마|화면|폼|회원가입|결제|온보딩|마법사|파이프라인|(?:추가|삭제|제거|변경|수정)했|바꿨|넣었|뺐|(?:추가|삭제|제거|변경|수정)하지 ?마|바꾸지 ?마|빼지 ?마|내가|제가/,
  // The ending stays with the reason: without it the clause is cut in the middle of a verb. A bare 어서 may also say how.
  reason:
    /^(.{4,}?(?:기 때문에|니까|[어아]서(?=,))),? |, ?(.{4,}(?:기 때문(?:에|이야|이에요)|니까|거든)요?)$/,
}

export const changeWords = { en: english, zh: chinese, ko: korean } as const

const counts: Readonly<Record<string, number>> = {
  ...Object.fromEntries('一二三四五六七八九十'.split('').map((word, at) => [word, at + 1])),
  ...Object.fromEntries(['first', 'second', 'third', 'fourth', 'fifth'].map((word, at) => [word, at + 1])),
  ...Object.fromEntries(['첫', '두', '세', '네', '다섯'].map((word, at) => [word, at + 1])),
}

/** The number that a step is called by; NaN for none. */
export const stepNumber = (word: string): number => counts[word] ?? Number(word)
