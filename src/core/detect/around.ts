import { asks, type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import { isObject } from './scope.ts'
import { bareLength } from './witness.ts'

/** The words of a text for others follow in the very sentence. */
export const isText = ({ sentence }: Read): boolean => texts.test(sentence.flat)

/** "write me a CLAUDE.md template I can sell": rules for whoever will use it. */
export const isTemplate = ({ sentence }: Read): boolean => templates.test(sentence.flat)

const templates =
  /\b(?:write|draft|create|make|generate|give)(?: me| us)? (?:a|an|some|another|the) (?:[a-z.-]+ ){0,4}(?:templates?|examples?|sample|boilerplate)\b|(?:写|做|出|生成|给我|来)(?:一)?(?:个|份|套)[^,，]{0,16}(?:模板|范例|示例|样例|样板)|(?:템플릿|예시|샘플|견본)(?:을|를)? ?(?:하나 |좀 )?(?:써|작성|만들|짜|생성)/

/** "write a guide that says …", 写一份规范，要求包含…: what it asks to be written is no rule for the agent. */
export const drafts = (one: Read): boolean =>
  isText(one) ||
  (one.cues.has('draft') &&
    (has(one.cues, 'order', 'build') ||
      /^(?:for|in) (?:the|my|our|this) [^:,]{2,30}[:,]/.test(one.sentence.flat) ||
      one.readings.some(
        ({ form, at }) =>
          form === 'order' && has(one.cues, 'verb', 'record') && (one.cues.get('draft')?.end ?? 0) > at,
      )))

/** "write the intro, no bullet points", "напиши пост: …", "prompt for the image model: …", 客服话术：…. */
const texts =
  /^(?:please )?(?:translate|proofread|traduce|tradúceme|traduis|traduisez|übersetze?|traduz|traduza|переведи|翻译|翻訳|번역)[^:]{0,24}:|^(?:(?:please|pls|can you|could you|now|ok|and)[\s,]+){0,3}(?:write|draft|compose|word|rewrite|rephrase|polish) (?:me |us |up )?(?:a|an|the|my|our|this|some|another) (?:[a-z.-]+ ){0,2}(?:polic(?:y|ies)|template|contract|agreement|disclaimer|handbook|memo|manifesto|charter|proposal|cover letter|resume|cv|syllabus|rubric|rebuttal|brochure|newsletter|code of conduct|house rules|terms|job (?:ad|post|posting|description)|(?:system )?prompt|intro|introduction|paragraph|abstract|conclusion|essay|story|poem|speech|caption|bio|blurb|headline|tagline|slogan|article|post|tweet|thread|letter|email|mail|message|msg|reply|notice|announcement|invitation|pitch|review|section|chapter|scene|dialogue|lyrics|flyer|ad|script for)\b|^(?:the |a |my )?(?:image |video |system )?prompt (?:for|to) [^:]{2,30}:|(?:话术|文案|提示词|公告|通知|海报|标语|短信|朋友圈|祝福语|致辞)[^,，:：]{0,6}[:：]|^(?:请|帮我|给我|麻烦你?|能不能|你|再|先|顺便|想)*(?:写|拟|起草|草拟|编|出|润色|做)(?:一下|个|一|几|两|份|封|篇|段|条|则|张|首|套|版){1,3}[^,，:]{0,12}(?:信|邮件|公告|通知|声明|文案|合同|协议|制度|规章|章程|守则|须知|手册|条款|简历|致辞|演讲稿|新闻稿|话术|回复|帖子|短信|稿子?|标语|倡议书|检讨书?|海报|提示词|模板)(?:[,，:：给发]|$)|(?:프롬프트|약관|정책|규정|수칙|계약서|사과문|문자|메일|공지|안내문|게시글|인스타 ?글|답글|현수막|카톡)[^,:]{0,8}[:：]|(?:メール|投稿|お知らせ|返信|文面|貼り紙|告知|案内文|ツイート)(?:文)?(?:[:：]|を(?:書|作|考)|に)|(?:^|\s)(?:напиши|составь|сочини) (?:[а-яё]+ )?(?:пост|письмо|сообщение|текст|статью|объявление|ответ|рассказ)|^[^,:]{0,24}(?:약관|방침|규정|수칙|계약서|사과문|편지|메일|공지문?|안내문|자기소개서|보도자료|템플릿|프롬프트)(?:을|를|도)? ?(?:하나|한 통|초안(?:을)?)? ?(?:좀 )?(?:써|작성해|만들어|다듬어|짜) ?(?:줘|주세요|주실)|\b(?:escribe|redacta|escríbeme) (?:un|una|el|la) (?:[a-z]+ )?(?:post|correo|mensaje|carta|texto|anuncio|artículo|aviso|respuesta)\b|\b(?:écris|rédige)(?:-moi)? (?:un|une|le|la) (?:[a-z]+ )?(?:post|mail|message|lettre|texte|annonce|article|réponse)\b|\b(?:schreib|schreibe|verfasse|formuliere)(?: mir)? (?:eine?n?|den|die) (?:[a-zäöü]+ )?(?:post|mail|e-mail|nachricht|brief|text|aushang|artikel|antwort)\b|\b(?:escreve|escreva|redija) (?:um|uma|o|a) (?:[a-z]+ )?(?:post|email|e-mail|mensagem|carta|texto|anúncio|artigo|resposta)\b/

/** "put this text on the login page", 这段放到登录页: what was said before is material for a task. */
export const handsOver = (one: Read): boolean => material.test(one.sentence.flat)

const material =
  /^(?:please )?(?:put|add|place|paste|translate|insert|use|show|rephrase|proofread|print) (?:this|that|the above|the following)(?: (?:text|notice|paragraph|sentence|copy|line|message|wording|block|guide|policy|document|page))?(?: (?:on|in|into|at|to|as|under|for)\b|$)|^(?:please )?(?:turn|convert|reformat|summari[sz]e|shorten|tidy up) (?:this|that|the above) (?:text|notice|paragraph|guide|policy|document|page|list|section)\b|^(?:请|麻烦|帮我)?(?:把|将)?(?:这|上面|以上)(?:段|句|几句|些|篇|条|则)?(?:话|文字|文案|内容|公告|通知|指南|规范|文档|说明)?(?:给我)?(?:放|贴|加到|写到|翻译|翻成|润色|改写|发到|挂|整理成|整理为|总结成|缩短)|^(?:이|위)_?\s?(?:문구|문장|글|공지|내용|텍스트|가이드|문서|안내|안내문|규정|매뉴얼|정책)(?:을|를)?\s?.{0,20}(?:넣|붙|번역|올려|추가|정리|요약|다듬|표로|바꿔)/

/** Whether a neighbour of the sentence tells what is always so: its reason, or the rule it follows. */
export function lends(reads: readonly Read[], at: number): boolean {
  for (const next of [reads[at - 1], reads[at + 1]]) {
    if (next === undefined || next.sentence.close === '?') continue
    const { cues } = next
    if (has(cues, 'product', 'world') || has(cues, 'passing', 'specific') || next.clauses.some(asks)) continue
    if (has(cues, 'near', 'place', 'habit', 'usage') || has(cues, 'being', 'standing', 'future', 'mine'))
      return true
    if (next.readings.some((reading) => reading.general)) return true
  }
  return false
}

/** What the sentences after this one order of the task, if the message is short. */
export function tasksAfter(reads: readonly Read[], at: number): 'none' | 'own' | 'bare' {
  for (let other = at + 1; other < reads.length && other <= at + 3; other++) {
    const next = reads[other] as Read
    if (!next.readings.some((reading) => reading.form === 'order' && reading.building)) continue
    return next.sentence.flat.length <= bareLength(next.sentence.flat) ? 'bare' : 'own'
  }
  return 'none'
}

/** "…. Ever.", …。没有例外。, …. 절대로.: a sentence of nothing but how far the one before it reaches. */
export function seals(one: Read, next: Read | undefined): Mark | undefined {
  for (const { flat, start, end } of one.clauses.slice(1))
    if (flat.length <= 40 && alike.test(flat)) return { cls: 'habit', cat: undefined, start, end }
  if (next === undefined || next.sentence.flat.length > 40 || next.sentence.close === '?') return undefined
  if (declares.test(next.sentence.flat) || alike.test(next.sentence.flat))
    return {
      cls: declares.test(next.sentence.flat) ? 'universal' : 'habit',
      cat: undefined,
      start: next.sentence.start - one.sentence.start,
      end: next.sentence.end - one.sentence.start,
    }
  let rest = next.sentence.flat
  let found: Mark | undefined
  for (let at = next.marks.length - 1; at >= 0; at--) {
    const mark = next.marks[at] as Mark
    if (!sealing.has(mark.cls)) continue
    if (reaching.has(mark.cls) || (mark.cls === 'emphasis' && closing.test(next.sentence.flat))) found = mark
    rest = `${rest.slice(0, mark.start)} ${rest.slice(mark.end)}`
  }
  if (found === undefined || /[\p{L}\p{N}]{2,}/u.test(rest.replace(empty, ' '))) return undefined
  const moved = next.sentence.start - one.sentence.start
  return { cls: 'universal', cat: undefined, start: found.start + moved, end: found.end + moved }
}

/** "this holds for all SQL", 这条长期有效: how far the sentence before it reaches. */
const declares =
  /^(?:(?:and|seriously|really|like)[\s,]+)?(?:i mean (?:it|that|this)|at all|no discussion|end of discussion|(?:that's|thats|this is|that is) final|nothing else|not (?:up for|open to) (?:debate|discussion)|(?:it's|its|this is|that is|that's )?not negotiable\b.{0,30}|not for any reason|not even (?:once|for a second))$|^我是认真的$|^(?:就)?这么定了$|^(?:농담|장난) ?아니(?:야|에요|다)$|^진심이(?:야|에요|다)$|^(?:and |also )?(?:this|that|it|same) (?:(?:rule|one) )?(?:also )?(?:holds|goes|counts|applies|stands|is valid) (?:(?:for|across|to|in) (?:all|every|each|any|the whole|this whole|our)|always|everywhere|throughout)(?!.{0,20}\b(?:today|now|until|session|once)\b).{0,30}$|^(?:这|这条|这个|此|本条|以上)(?:规则|规矩|要求)?(?:长期|一直|永久|永远|始终)(?:有效|生效|适用)|^(?:이건|이거|이 규칙은|이_규칙은|위 내용은)\s?(?:앞으로(?:도)?|계속|항상|쭉|전부|모든 .{1,10}에)\s?.{0,10}(?:적용|유효|지켜)|^(?:das|dies) gilt (?:für alle|immer|überall|generell|ab sofort)|^esto (?:vale|aplica) (?:para todo|siempre)|^(?:ça|cela) vaut (?:pour tou|toujours)/

/** 所有列表都照这个来, 다른 화면도 똑같이, "bitte überall so": all others of its kind are to be like it. */
const alike =
  /^\s*(?:而且|并且|还有|另外|然后|以后|之后|往后|咱们?|我们?)?(?:(?:所有|全部|其他|其它|其余|别的|任何|每个|每一个|以后|后面|新加|新建|新增)[^,，]{0,10}(?:也|都|一律|统一)(?:得|要|应该|是)?|(?:全站|全局|全项目|整个项目|各处|到处|哪里|处处|其他|别处)(?:也|都|统一|一律){0,2}|(?:写|做|改|弄|画|发)(?:任何|什么)[^,，]{0,6}都|什么[^,，]{1,4}都)(?:照|按|跟|像|用|遵循)?(?:着|照)?(?:这个|这样|这么|此|同样|一样|这套|这条|一致)(?:来|走|做|写|弄|处理|办|执行|规则|的?标准|的?规矩|的?方式|的?格式)?(?:就行|就好|吧)?$|^\s*(?:그리고 |이건 |이거 |그거 )?(?:다른|나머지|모든|새로 만드는|새|앞으로 만들) ?[가-힣a-z]{1,10}(?:들)?(?:도|은|는|에도|에서도)? ?(?:다 |전부 |모두 |앞으로 |항상 ){0,2}(?:똑같|마찬가지|동일|같은 방식|이렇게|그렇게|이대로|이걸로|이 ?방식)|(?:다|전부|모두|항상|어디서든|어디든) ?(?:이렇게|그렇게|똑같이|이대로|동일하게|이런 식으로) ?(?:해|하|써|맞춰|적용|통일|가|부탁)|^\s*(?:and |please |do )?(?:the )?(?:same|like (?:this|that)|this way) (?:(?:for|in|on) (?:all|every|each|any|the other)|everywhere)|^\s*(?:bitte |und )?(?:überall|immer) so$|^\s*(?:(?:et|y|e) )?(?:pareil|igual|partout|en todas partes|em todo lugar) (?:partout|pareil|en todas|em todas?|igual|comme ça)|^\s*и (?:так )?везде(?: так)?$|(?:他の.{1,10}も|全部|すべて)(?:同じ|同様)/

const sealing: ReadonlySet<CueClass> = new Set<CueClass>([
  'universal',
  'ban',
  'must',
  'blanket',
  'emphasis',
  'opener',
  'obligation',
  'politeness',
])
/** Of these, those that say how far it reaches. */
const reaching: ReadonlySet<CueClass> = new Set<CueClass>([
  'universal',
  'ban',
  'must',
  'blanket',
  'obligation',
])
const closing = /^(?:period|full stop|end of story)$/
const empty =
  /das gilt|es gilt|입니다|이에요|예요|없습니다|없어요|이야|the|this is|that is|it is|not even|once|这是|的/g

/** Whether a message lays down how what is built behaves: it says twice what a thing of the product has to do. */
export function specifies(reads: readonly Read[]): boolean {
  let count = 0
  for (let one = 0; one < reads.length && one < 60; one++) {
    const { readings, clauses, cues } = reads[one] as Read
    for (let at = 0; at < readings.length && at < 40; at++) {
      const { form, subject } = readings[at] as Reading
      if (form !== 'obligation' && form !== 'prohibition') continue
      if (subject === 'product' || (subject === 'other' && !cues.has('danger'))) count++
      else if (subject === 'none' && clauses[at]?.cues.has('product')) count++
    }
  }
  return count >= 2
}

/** "as an admin I want … so that …", "acceptance criteria: …": a paper that says what is to be built. */
export const isStory = ({ sentence }: Read): boolean => story.test(sentence.flat)

const story =
  /\b(?:acceptance criteria|user story|definition of done)\b|^as an? (?:[a-z-]+ ){1,3}?i (?:want|need|can|would like)(?! you)\b.*\bso that\b|^as an? (?:[a-z-]+ )?(?:user|admin|administrator|customer|visitor|guest|buyer|seller|manager|member|student|teacher|patient|player|operator|editor|viewer|owner),? i (?:want|need|can|would like|should)(?! you)\b|验收标准|验收条件|用户故事|인수 ?조건|수용 ?기준|완료 ?조건|사용자 ?스토리|(?:관리자|사용자|회원|고객|운영자)로서,? |criterios de aceptación|critères d'acceptation|akzeptanzkriterien|critérios de aceitação|критерии при[её]мки|受け入れ条件|^como (?:usuario|administrador|cliente|usuário)[a]?,? (?:quiero|quero)|^en tant qu(?:e |')(?:utilisat|admin|client)[a-zé]*,? je (?:veux|souhaite)|^als (?:nutzer|benutzer|admin|kunde)[a-z]*,? (?:möchte|will) ich|^как (?:пользователь|администратор|админ|клиент),? я хочу/

/** "…. Write it like that", …。按这个写登录模块: what stands before it is what is to be built. */
export const realizes = ({ sentence }: Read): boolean => accordingly.test(sentence.flat)

const accordingly =
  /^(?:(?:so|and|but|now|ok)[\s,]+)*how (?:do|can|would|should|could) (?:i|we|you) (?:best )?(?:do|build|implement|get|achieve|enforce|make|model|express|guarantee) (?:that|this|it)\b|^(?:这个|那|那么|请问|那这个|该|要)*(?:怎么|如何|咋)(?:去)?(?:实现|做|写|保证|搞)|^(?:이거|이걸|이런 건|그럼)? ?어떻게 ?(?:구현|만들|하면|짜|보장)|^(?:(?:please|so|now|then|and|ok|can you|could you)[\s,]+){0,3}(?:build|write|implement|make|code|create|do|add|set up|change|update|design|draft|turn)\b.{1,80}?\b(?:like that|like this|that way|this way|accordingly|based on (?:that|this|the above)|as described|as above|following (?:that|this)|from (?:that|this))\b|^(?:(?:please|so|now|then)[\s,]+)?(?:implement|build|code) (?:that|this|it)\b|^(?:请|麻烦|帮我|你|那|就){0,2}(?:按照?|照着?|根据|依照?)(?:这个|这些|上面|以上|这样|此|这套|这份|这条)的?(?:要求|规则|逻辑|需求|说明|描述|来)?.{0,6}(?:写|做|实现|改|开发|搞|弄|建|生成|加|设计)|^(?:이대로|이렇게|그렇게|위 ?내용대로|이 ?내용대로|이걸 ?바탕으로|이 ?기준으로|위와 ?같이|이 ?(?:규칙|조건|요구사항)대로|저대로) .{0,30}(?:구현|만들|짜|작성|개발|추가|수정|바꿔|넣)|^(?:сделай|реализуй|напиши|добавь) (?:это|так|такое|по этому)|^(?:hazlo|impleméntalo|prográmalo|implementa esto|haz esto|fais ça|code ça|fais-le|implémente[- ](?:ça|le)|bau das|setz das um|mach das|implementiere? das|programmiere? das|implemente isso|faça isso|faz isso|programe isso)(?=$|[\s,.])|(?:この(?:とおり|通り|ように|仕様で)|その(?:とおり|通り)に).{0,16}(?:実装|作って|書いて|直して)/

/** "page us when …, never for staging. put that into the alert": what stands before it is for a machine. */
export const configures = ({ sentence }: Read): boolean => intoMachine.test(sentence.flat)

const intoMachine =
  /\b(?:put|add|turn|encode|express|make|convert|move|work|bake|build|implement|configure) (?:all )?(?:that|this|it|these|those|them|both)(?: up)? (?:in|into|to|as|for|inside) (?:the |a |an |our |some )?(?:(?!claude|cursor|agents?\b)[a-z-]+ ){0,2}(?:alert(?:s|ing|manager)?|monitors?|monitoring|prometheus|grafana|nginx|firewall|terraform|cron(?:tab|job)?|iptables|dashboard|pager|load balancer|waf|ingress|helm chart)\b|(?:把)?(?:这个|这条|这些|这套|它|上面的?|以上)(?:规则|条件|要求|逻辑|阈值)?(?:都|也)?(?:加|写|配|放|设|做)(?:到|进|成|在)[^,，]{0,10}(?:告警|报警|监控|防火墙|nginx|网关|定时任务|负载均衡|探针)|(?:이걸|이거|이 ?조건|그걸|이대로|위 ?내용|이 ?기준)(?:을|를|대로)? ?.{0,12}(?:알림|알람|경보|모니터링|방화벽|크론|로드 ?밸런서)[^,]{0,8}(?:에|으로|로) ?.{0,10}(?:넣|추가|반영|등록|만들|걸)|(?:これ|それ|この条件)を.{0,12}(?:アラート|監視|ファイアウォール|cron).{0,8}(?:に|へ).{0,10}(?:入れ|追加|設定|登録)|(?:^|\s)(?:ponlo en la alerta|mets[- ]ça dans l'alerte|(?:pack|schreib|trag) das in (?:den|die|das) (?:alarm|alert|firewall|monitoring)|coloca isso no alerta|добавь это в (?:алерт|мониторинг))/

/** "the king may not have moved. Your generator ignores that", "… Check whether my code does so": told to be looked for. */
export const isExplained = ({ readings, cues }: Read, next: Read | undefined): boolean =>
  next !== undefined &&
  checksIt.test(next.sentence.flat) &&
  !has(cues, 'manner', 'work', 'danger', 'future') &&
  readings.some(
    ({ form, subject }) =>
      (form === 'obligation' || form === 'prohibition') && (subject === 'other' || subject === 'product'),
  )

const checksIt =
  /^(?:(?:now|so|please|can you|could you|then)[\s,]+)*(?:check|verify|see|find out|tell me) (?:if|whether|where|why) (?:my|our|the|this|it|your)\b|^(?:your|my|our|the) (?:[a-z-]+ ){1,3}(?:ignores?|misses|violates?|forgets?|skips?|gets? (?:this|that|it) wrong|does ?n[o']t|lets|allows?)\b|^(?:请|帮我|你)*(?:检查|看看|看一下|查一下|确认)(?:一下)?(?:我|我们|这|现在)?[^,，]{0,12}(?:是否|是不是|有没有|对不对)|^(?:내|우리|지금|이) ?[가-힣 ]{1,14}(?:이|가) ?(?:이걸|이 ?규칙을|그렇게|맞게) ?.{0,10}(?:하는지|지키는지|되는지|확인)/

/** "the kiosk must lock after a minute. No exceptions, no admin override.": more of what is built, without a verb. */
export const trails = ({ sentence }: Read, before: Read | undefined): boolean =>
  before !== undefined &&
  /^(?:no|not even) [a-z]+/.test(sentence.flat) &&
  before.readings.some(
    ({ form, subject }) =>
      (form === 'obligation' || form === 'prohibition') && (subject === 'product' || subject === 'other'),
  )

/** "reply with the exact marker …", "return only JSON": a format for the one answer that a program waits for. */
export const delivers = ({ sentence }: Read): boolean => exactly.test(sentence.flat)

const exactly =
  /^(?:please )?(?:reply|respond|answer|return|output|print|say)\s+(?:only\b|just\b|exactly\b|nothing but\b|with (?:the |only |exactly |just |a single |one )|(?:a |the )?(?:valid |raw |strict )?json\b)|^(?:只|仅)(?:输出|返回|回复)|^(?:请)?(?:以|按)\s?json|만 (?:출력|반환|답변?)(?:해|하)/

/** Whether a sentence orders a piece of this task. */
export const builds = ({ readings }: Read): boolean =>
  readings.some((reading) => reading.form === 'order' && reading.building)

/** Whether a sentence orders something that is done once: a piece of work, or a plain order without a word that lasts. */
export const works = (one: Read): boolean =>
  builds(one) || one.readings.some((reading, at) => isDoneOnce(one.clauses[at] as Clause, reading))

/** A plain order without a word that lasts. */
export const isDoneOnce = (clause: Clause, { form }: Reading): boolean => {
  const { cues, flat } = clause
  const place = cues.get('place')
  return (
    form === 'order' &&
    (place === undefined || isObject(clause, place)) &&
    flat.length >= PLAIN &&
    !has(cues, 'universal', 'future', 'next', 'habit') &&
    !has(cues, 'remember', 'standing', 'manner', 'style') &&
    !has(cues, 'tool', 'consult', 'event', 'blanket') &&
    !has(cues, 'instead', 'conduct', 'complaint')
  )
}

/** Shorter orders are asides ("go on", 再看看). */
const PLAIN = 12

/** Whether a neighbour does nothing but say why, and the reason is one that lasts ("npm breaks the workspace links"). */
export function because(reads: readonly Read[], at: number): boolean {
  const next = reads[at + 1]
  if (next === undefined || next.sentence.close === '?' || next.sentence.flat.length < 8) return false
  const { cues } = next
  if (!cues.has('why') || has(cues, 'specific', 'product', 'remember', 'quote') || next.clauses.some(asks))
    return false
  return next.readings.every(({ form }) => form === 'statement' || form === 'preference')
}

/** "use uv please. pip messes up the lockfile": the next sentence tells what is wrong with another tool for the same job. */
export function rivals(one: Read, next: Read | undefined): boolean {
  if (next === undefined || next.sentence.close === '?' || !has(next.cues, 'why', 'world')) return false
  const own = one.marks.filter(({ cls }) => cls === 'tool').slice(0, 4)
  return next.marks.some(
    (other) =>
      other.cls === 'tool' &&
      own.some((tool) => tool.cat === other.cat && nameOf(one, tool) !== nameOf(next, other)),
  )
}

const nameOf = ({ sentence }: Read, mark: Mark): string => sentence.flat.slice(mark.start, mark.end)
