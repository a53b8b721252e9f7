import { type Clause, has } from './clause.ts'
import type { Reading } from './grammar/reading.ts'
import type { Read } from './read.ts'

/** Whether the clause asks for, or holds on to, something of this very moment, in words that elsewhere last. */
export function isOfMoment(it: Read, at: number): boolean {
  const { flat } = it.sentence
  if (now.some((one) => one.test(flat)) && !tells.test(flat)) return true
  if (like.test((it.clauses[at] as Clause).flat)) return true
  if (it.remember !== undefined || has(it.cues, 'future', 'habit', 'next', 'standing')) return false
  if (has(it.cues, 'place', 'near', 'event') || it.cues.has('universal')) return false
  const clause = it.clauses[at] as Clause
  return (
    isTold(it, clause, it.readings[at] as Reading) ||
    decided.some((one) => one.test(flat)) ||
    (allOfIt.test(clause.flat) && it.clauses.some((other) => other !== clause && edits.test(other.flat))) ||
    changed.test(clause.flat) ||
    (needed.test(clause.flat) && orElse.test(flat)) ||
    (thisLot.test(flat) && !clause.cues.has('danger')) ||
    it.clauses.slice(0, at + 1).some((other) => wholeTask.test(other.flat))
  )
}

/** "remember where we are", 记住现在的版本, 지금 상태 기억해둬: how things stand, to come back to. */
const now: readonly RegExp[] = [
  /\b(?:remember|note|memori[sz]e|save|keep) (?:down )?(?:(?:this|the current|the present|our current|the present) (?:version|state|point|layout|spot|place|position|progress|step|stage|snapshot|commit|setup|moment|checkpoint|draft)|where (?:we|i) (?:are|were|left off|stopped))\b/,
  /(?:记住|记下|记一下|记好|存一下|保存)(?:一下)?(?:现在|目前|当前|此刻|眼下|这个|这一|这)的?(?:状态|版本|进度|位置|布局|样子|结果|节点|一刻|步骤|阶段|时刻|快照|时间点)/,
  /(?:지금|현재|이|방금) ?(?:상태|버전|진행 ?상황|위치|화면|레이아웃|시점|모습|단계)(?:를|을|만)? ?(?:좀 |잘 |일단 )?(?:기억|메모)/,
  /(?:今|現在|现在|この|いま)の?(?:バージョン|状態|状态|進捗|進み|位置|場所|画面|レイアウト|ところ)を(?:覚|记憶|記憶|メモ)/,
  /(?:recuerda|apunta|guarda|anota) (?:esta versión|este estado|este punto|el estado actual|la versión actual|dónde (?:estamos|quedamos))|(?:retiens|souviens-toi de|note|garde) (?:cette version|cet état|l'état actuel|la version actuelle|où (?:on|nous) en)|(?:merk dir|merke dir|behalte) (?:bitte )?(?:den aktuellen|diesen|den jetzigen|diese version|die aktuelle version|wo wir)|(?:lembra|lembre|guarda|anota) (?:d)?(?:est[ae]|ess[ae]|o estado atual|a versão atual|onde (?:paramos|estamos))(?: versão| estado)?|запомни(?:те)? (?:текущ|эту верси|это состояни|этот момент|где мы)/,
]
/** "remember the current release is 2.3": how that is, and no place to come back to. */
const tells =
  /\b(?:version|state|branch|setup|layout) (?:is|was|uses|lives)\b|(?:版本|状态|位置|布局)(?:是|在|用|为|叫|[:：])|(?:버전|상태|위치)(?:은|는|이|가) /

/** "so just explain it in bullet points, what …", 用中文总结这篇文章: the one answer that is wanted now. */
function isTold(it: Read, { flat }: Clause, { form }: Reading): boolean {
  if (form !== 'order' && form !== 'statement') return false
  if (has(it.cues, 'being', 'condition', 'mine', 'norm')) return false
  if (it.tongue === 'en') {
    const verb = explain.exec(flat)
    return (
      verb !== null &&
      (/\b(?:so|just|now|ok|okay)\b/.test(verb[0]) || thing.test(it.sentence.flat.slice(verb[0].length)))
    )
  }
  return explained.some((one) => one.test(flat))
}
const explain =
  /^\s*(?:(?:so|ok|okay|just|please|pls|now|then|and|can you|could you|would you|simply|briefly|quickly)[\s,]+){0,5}(?:explain|describe|summari[sz]e|outline|recap|walk me through|tell me|break it down|sum up)\b/
const thing =
  /\b(?:what|how|why|which|where|who|this|that|it|these|those)\b|\bthe (?:error|code|diff|change|changes|difference|output|log|article|file|function|bug|plan|above|paper|text|report|result|results|thread|problem|issue)\b/
const explained: readonly RegExp[] = [
  /(?:解释|说明|总结|概括|归纳|讲讲?|说说?|介绍|描述|翻译|分析|梳理)(?:一下|下|清楚)?(?:给我)?(?:这(?!种|类|样|些?规)|那|该|本文|此|它|上面|下面|以上|以下|什么|怎么|为什么|为啥)/,
  /(?:이게|이거|이건|저거|그게|이 [가-힣]+(?:을|를|이|가)?|위 [가-힣]+(?:을|를)?) .{0,30}(?:설명|요약|정리|번역)(?:해|좀)/,
  /(?:erklär|beschreib|fass)[a-z]* (?:mir |uns )?(?:das|dies|den|die|es)\b|\bexplique-moi (?:ça|ce|cette|cet|le|la|pourquoi|comment)|\b(?:explícame|resume|explica) (?:esto|est[ae]|el|la|qué|por qué|cómo)\b|(?:^|\s)(?:объясни|расскажи|опиши)(?: мне)? (?:это|эт|что|как|почему)|この.{1,20}(?:を|について)(?:説明|要約|翻訳)/,
]

/** 直接用内存即可, "ok so no docker then": how this piece is done. */
const decided: readonly RegExp[] = [
  /(?:^|[,，])\s*(?:直接|只要|只用|先|就)[^,，]{1,30}(?:即可|就行了?|就好了?|就可以了?)(?:吧|啊|哈)?$|^(?:好的?|行|嗯|ok)?[,，]?\s*(?:那就|那先|那么就|那还是|干脆|算了)(?!说|是)/,
  /^(?:(?:ok|okay|alright|fine|right|yes|yeah|so|well|then|hmm)[\s,]+)*(?:then (?:let's|lets|we|just)|(?:let's|lets) .{1,60} then$|no [a-z ]{2,20} then\b|we(?:'ll| will)? (?:do|go|keep|leave|skip) .{1,40} then$)/,
  /(?:걸로|것으로|거로|쪽으로) ?(?:하죠|하자|합시다|할게요?|갈게요?|가죠|가자|진행)|^(?:그럼|그러면) .{1,40}(?:하죠|합시다|진행해 ?줘|진행하죠|진행하자|갑시다|가죠)$/,
  /^(?:ok|gut|na gut|alles klar|also),? (?:dann|also) (?:lassen|machen|nehmen|gehen) wir\b|^(?:vale|ok|bueno),? (?:pues|entonces) (?:lo |la )?(?:dejamos|hacemos|usamos)\b|^(?:ok|bon|d'accord),? (?:alors|donc) on (?:fait|laisse|prend|part)\b|^(?:ok|beleza|tá),? então (?:vamos|deixa|fazemos)\b|^(?:ок|ладно|хорошо),? (?:тогда|значит) (?:давай|делаем|оставляем|берём)/,
]

/** 全部用中文，删掉多余的: all that is there, in one edit among others. */
const allOfIt = /全部|全都|统一|所有|전부|모두|\ball\b|\bevery\b/
const edits =
  /^\s*(?:并且?|再|然后|同时|且|顺便)?(?:删|去掉|去除|移除|增加|添加|补充|补全|优化|修改|调整|替换|重写|翻译|清理|改名)|(?:其他|其它|其余|别的|剩下的?)[^,，]{0,6}(?:不变|不动|保持|别动|不要动|不用动|照旧)|^\s*(?:and |then |but )?(?:remove|delete|drop|add|fix|rename|replace|clean up|leave the rest|keep the rest)\b|나머지는 (?:그대로|놔|두)/
/** "make all comments english", 把变量名都改成…: what is there is changed. */
const changed =
  /^\s*(?:(?:please|pls|now|then|and|so|ok|can you|could you)[\s,]+){0,3}(?:make|turn|change|convert|rewrite|translate|switch|rename|move|set|redo|replace|squash|strip|wipe|clear) (?:all|every|everything|each|any)\b(?! (?:new|future|commits?\b))|^\s*(?:请|帮我|再|先|你|那|就)*(?:把|将)[^,，]{0,24}(?:全部|全都|都|统一|所有|一律)[^,，]{0,20}(?:改|换|删|清|去掉|移|翻|补|转|减|加|标|替换)/

/** 需要加上后缀，否则没法解析: what is lacking now, and what fails without it. */
const needed =
  /^\s*(?:你|我们|这里|那里|那|还|就|也|应该|可能)*(?:需要|得|要|应该|必须|须|最好)(?:先|再|也|把|将)*[^,，]{0,10}(?:加上|加个|加一|补上|补一|补个|添加|删掉|删除|去掉|改成|改为|换成|改一下|修改|重启|重新|装上|打开|关掉|关闭)|^\s*(?:(?:so|and|but|then)[\s,]+)?(?:you|we|it|this|that) (?:just |also |still )?(?:need|needs|have|has|should|must) (?:to )?(?:add|remove|change|rename|restart|install|enable|disable|set|replace|a|an|the)\b|(?:붙여|추가해|바꿔|지워|넣어|고쳐|설치해|켜|꺼)야 ?(?:해|돼|합니다|됩니다|할)/
const orElse =
  /(?:否则|不然|要不然|要不)[^,，]{0,20}(?:没法|没办法|无法|不能|不了|不到|失败|报错|冲突|读|找|解析|显示|编译|运行|启动|加载|识别)|\b(?:otherwise|or else|or (?:it|that|this|the [a-z]+)) (?:[a-z]+ )?(?:can't|cannot|won't|will not|doesn't|fails?|breaks?|crash(?:es)?|is not|isn't)\b|otherwise the [a-z]+ (?:fails?|breaks?|crashes)|(?:안 그러면|아니면|않으면) .{0,20}(?:안 ?(?:돼|되|됨|됩|나와|떠|읽)|못|에러|오류|실패)/

/** 기존 규칙에 맞춰서 …: like what is there. */
const like =
  /^\s*(?:기존|현재|지금|원래) [^,]{0,24}(?:에 맞춰서?|대로|에 따라서?|(?:을|를) 참고해서?) .*(?:추가|작성|만들|수정|바꿔|구현|넣어).{0,3}(?:줘|주세요|하자|해)$/

/** 这份名单里…: the lot that is worked on. */
const thisLot =
  /^(?:请|帮我|麻烦|先|再|把|将|给|对|在|从)*(?:这|那|此|以下|下面|上面)(?:份|张|批|几|些|段|列|行|组|堆|篇|本|套|封|首|块|两|三)(?![^,，]{0,4}(?:规则|规矩|原则|约定|要求|机器|电脑|代码库|项目|仓库))/

/** 把…全部跑完再告诉我，…: one task, and how to go about it. */
const wholeTask =
  /^\s*(?:请|帮我|你|再|先|麻烦你?)*(?:把|将)[^,，]{1,40}(?:跑|做|改|弄|写|测|看|处理|整理|更新|检查|过|读|导|补|删|清|换|翻译|转)(?:完|好|一遍|一下|掉|全|齐)(?!的?(?:时候|之?[前后]))|^\s*(?:(?:please|pls|now|ok|so|just)[\s,]+){0,3}(?:run|go through|do|finish|process|check|read|fix|convert) (?:all|every|each|everything|the whole|the rest|them all)\b/
