import { type Clause, has } from './clause.ts'
import type { Read } from './read.ts'

/** Whether the clause tells what somebody else says: a boss, a customer, a manual. */
export function reports(it: Read, at: number): boolean {
  const { flat } = it.clauses[at] as Clause
  if (has(it.cues, 'standing', 'consult')) return false
  const led = it.clauses[at - 1]?.flat
  if (toOthers.test(flat) || (led !== undefined && toOthers.test(led))) return true
  if (it.remember !== undefined || it.cues.has('remember')) return false
  if (told.some((one) => one.test(flat))) return true
  return led !== undefined && told.some((one) => one.test(led)) && opens.test(led)
}

/** 让 Codex 以后别再…, "tell the guys to always …", 你帮我回他：…: what others are to do, or to be told. */
const toOthers =
  /(?:让|叫|令|告诉|通知|转告|要求|提醒|嘱咐)(?!你|您|我|自己|咱|大家都)[^,，:：]{1,14}?(?:以后|今后|下次|每次|一律|必须|不要|别再|别|都)|(?:回|告诉|转告|通知|跟|和|对|给)(?:他|她|他们|她们|客户|房东|同事|老板|老师|群里|对方|供应商)(?:们)?(?:说|讲|回|发)?[^,，:：]{0,6}[:：,，]|\b(?:tell|remind|inform|message|email|ping|warn|ask|text) (?:him|her|them|everyone|everybody|(?:the|my|our|his|her|their|all) (?:[a-z-]+ ){0,3}?(?:team|guys?|devs?|developers?|people|folks|designers?|backend|frontend|clients?|customers?|boss|manager|landlord|colleagues?|interns?|students?|agents?|models?|llm|bots?|vendor|supplier))\b(?! (?:before|first|if|when|whenever|about)\b)(?!.{0,20}\b(?:page|screen|form)\b)|\b(?:so|to make|that(?:'ll| will)? make|which(?:'ll| will)? make|make sure|get|force) (?:the other|another|that other|the next) (?:agent|model|llm|bot|ai|tool)\b|(?:다른|그|저) ?(?:에이전트|모델|봇|ai|팀|개발자|사람)[가-힣]{0,3} .{0,40}(?:않게 ?하려|하게 ?하려|하도록 ?하려|라고 ?(?:전해|전달|말해|알려))|(?:한테|에게|께) .{0,40}(?:라고|고) ?(?:전해|전달해|답장|회신|공지)|(?:^|\s)(?:dile|diles|dígale|avisa a|dis-leur|dis à|dites à|sag (?:dem|der|den|ihm|ihr|ihnen)|schreib (?:dem|der|den|ihm|ihr|ihnen)|diz pro|fala pr[oa]|diga a[os]?|avisa o|скажи (?:им|ему|ей|команде|ребятам)|напиши (?:им|ему|ей|клиенту))(?=\s)/

/** "my lead says: …", 主管说，…: the words follow. */
const opens =
  /(?:says?|said|states?|told (?:me|us)|dice|dijo|dit|sagt|meint|diz|disse|говорит|сказала?)\s*[,:]\s*$|(?:说|讲|写着|要求|建议)(?:过|的是)?\s*[,，:：]\s*$/

const told: readonly RegExp[] = [
  /^(?!.{0,6}(?:我|你|咱|大家|团队|公司))[\u4e00-\u9fff]{1,6}(?:说|讲|通知)(?:了|过)?[,，:：]?(?:以后|今后|必须|不准|不许|不能|都|一律|每次|永远|千万)/,
  /^\s*(?:(?:but|and|so|ok|well|btw)[\s,]+)?(?!(?:i|we|you|that|it|this|which|who|what|as|spec|rule)\b)[a-z]{2,14} (?:(?:always|just|also|still|once|keeps?) )?(?:says|said|saying|thinks|insists|claims|swears|reckons|argues|told me|told us|wants us|wants me) (?:that )?(?:we|you|i|it|to|never|always|they|everyone|all|no|not|the)\b/,
  /(?:^|[\s,，])(?:小|老|阿)[\u4e00-\u9fff]{1,2}(?:又|也|总|一直|昨天|刚才?|跟我|和我){0,2}(?:说|讲|建议|认为|觉得|要求|非要|吐槽)|[\u4e00-\u9fff]{1,2}(?:工|哥|姐|总|导)(?:说|讲|建议|认为|觉得)/,
  /[가-힣]{2,4}(?:님|씨|쌤)(?:이|가|은|는|께서)? .{1,60}(?:라는데|다는데|자는데|라던데|다던데|자던데|라더라|다더라|래요?(?=$|[\s,.])|[한된쓴]대요?(?=$|[\s,.])|[라다자]고 ?(?:하|했|그러))/,
  /\b(?:my|our|the|his|her|their|some|a|your|every|one) (?:[a-z-]+ ){0,2}?(?:boss|manager|lead|cto|ceo|pm|po|owner|client|customer|teacher|prof|professor|instructor|tutor|colleagues?|coworkers?|co-workers?|friend|senior|seniors|architect|consultant|auditor|mentor|supervisor|advisor|vendor|guy|folks|people|intern)(?: (?:always|just|also|still|once|literally|keeps?|kept|even|only|has|had|have)){0,2} (?:says?|said|saying|claims?|claimed|insists?|insisted|believes?|tells? (?:me|us|everyone|people)|told (?:me|us|everyone|people)|telling (?:me|us)|swears?|argues?|argued|thinks? (?:we|that|you))\b/,
  /\b(?:(?:the|your|our|their|this|that|some|an?|my) (?:[a-z-]+ ){0,2}?)?(?:readme|docs?|documentation|wiki|guide|tutorial|article|book|manual|blog|blog post|man ?page|error|linter|compiler|console|log|output|stack ?overflow|internet|website|faq|course|video|textbook|changelog|post|paper|forum|thread|lint)(?: (?:always|just|also|still|only|even|clearly|now))? (?:says?|said|states?|stated|tells? (?:me|us|you)|claims?|claimed|reads|recommends?|recommended|suggests?|suggested|insists?|complains?|warns?|mentions?)\b|\baccording to (?:the|my|our|some|this|that)\b/,
  /(?:主管|老板|领导|经理|组长|总监|同事|客户|甲方|产品|前辈|老师|导师|教授|朋友|学长|师兄|网上|官网|文档|教程|书上|书里|博客|文章|有人|别人|人家|隔壁组|readme|群里)(?:[里上]|那边|他们)?(?:们)?(?:都|老|总是?|一直|硬|还|就|又|曾经?|之前|上次|昨天|也|刚才?|跟我|和我|经常){0,3}(?:说|讲|建议|认为|觉得|推荐|吐槽|抱怨|写着|写的是|声称|让我|叫我|不让)/,
  /(?:팀장|부장|과장|차장|대리|사장|대표|상사|선배|사수|동료|매니저|리드|고객사?|클라이언트|기획자?|디자이너|선생|교수|강사|친구|컨설턴트|문서|블로그|강의|readme|리드미|인터넷|책)(?:님|들|팀)?(?:께서는?|에서는?|에는?|이|가|은|는)? .{1,60}(?:라는데|다는데|자는데|라던데|다던데|자던데|라더라|다더라|라네요?|래요?(?=$|[\s,.])|[했한된쓴]대요?(?=$|[\s,.])|[라다자]고 ?(?:하|했|해|합|써|쓰여|적혀|되어|돼|나와|그러)|라시)/,
  /(?:上司|先輩|リーダー|部長|課長|社長|先生|同僚|クライアント|お客さん|readme|ドキュメント|公式)(?:が|は|には|では|から|に).{1,60}(?:言って|言われ|言った|言う|書いて|書かれ|らしい|とのこと|って聞)/,
  /(?:^|\s)(?:(?:mi|nuestr[oa]|el|la|un|una) (?:jef[ea]|cliente|profe|profesora?|compañer[oa]|colega|gerente|readme|documentación|manual|tutorial|guía) (?:siempre )?(?:dice|dijo|insiste|cree|opina|asegura|afirma|recomienda)|según (?:el|la|mi))(?=$|[\s,:])/,
  /(?:^|\s)(?:(?:mon|ma|notre|le|la|un|une) (?:chef|cheffe|patronn?e?|cliente?|prof|collègue|manager|doc|readme|documentation|tuto|guide) (?:m'a |nous a |a )?(?:dit|insiste|pense|affirme|recommande|prétend)|d'après (?:le|la|mon|ma))(?=$|[\s,:])/,
  /(?:^|\s)(?:(?:meine?|unsere?|der|die|das|eine?) (?:chefin|chef|kundin|kunde|kollegin|kollege|lehrer|prof|professor|teamleiter|readme|doku|dokumentation|anleitung) (?:hat )?(?:immer )?(?:sagt|meint|gesagt|behauptet|empfiehlt|besteht)|laut (?:der |dem |meinem |meiner )?(?:readme|doku|dokumentation|chef|chefin|anleitung))(?=$|[\s,:])/,
  /(?:^|\s)(?:(?:meu|minha|nosso|nossa|o|a|um|uma) (?:chefe|cliente|professora?|colega|gerente|readme|documentação|manual|tutorial) (?:sempre )?(?:diz|disse|falou|insiste|acha|afirma|recomenda)|segundo (?:o|a|meu|minha))(?=$|[\s,:])/,
  /(?:^|\s)(?:(?:мой |наш |в )?(?:начальник|шеф|босс|тимлид|заказчик|клиент|коллега|препод|преподаватель|readme|ридми|документаци[ия]|дока|доке) (?:всегда |всё время )?(?:говорит|сказала?|пишет|написано|сказано|считает|утверждает|рекомендует|советует))(?=$|[\s,:])/,
]

/** Whether the clause tells of a rule that others had once, or somewhere else. */
export const isPast = ({ flat }: Clause): boolean =>
  formerly.some((one) => one.test(flat)) && !kept.test(flat)

const formerly: readonly RegExp[] = [
  /\b(?:the |our |my |a |his |her )?(?:old|previous|former|last|ex|outgoing)[ -](?:[a-z]+ )?(?:team|devs?|developers?|owners?|maintainers?|contractors?|guy|lead|engineers?|company|cto|manager|freelancer|agency|intern|employer|boss)(?:'s|s')? (?:[a-z]+ )?(?:policy|rules?|conventions?|style|habit|insisted|wanted|required|said|had|used|forbade|banned|always|never|decided|liked|believed|made|demanded|thought|hated|we|i|they|everything)\b/,
  /\b(?:back then|in the old days|years ago)\b.{0,40}\b(?:rule|policy|required|banned|never|always|had to|convention)\b|^\s*(?:at|in|for) my (?:old|last|previous|former) (?:job|company|team|place|employer)\b.{0,20}\b(?:we|they|you|it was|everything|nobody|everyone)\b/,
  /(?:前任|上一任|前一任|以前的?(?:人|同事|开发|团队|公司|老大|负责人)|之前的?(?:人|同事|开发|团队|外包|负责人|公司)|上一?[个家届批](?:团队|公司|开发|外包|项目组)|老团队|前公司|当年|原来的?(?:开发|团队|同事|负责人|人|外包))(?:[^,，]{0,6})(?:规定|要求|说|非要|坚持|喜欢|不让|不许|禁止|约定|定了?|都|只|从不|总是)/,
  /(?:예전|이전|옛날|전임|퇴사한|그만둔|지난) ?(?:개발자|팀장?|담당자|회사|사람|직원|외주|업체|리드|대표|분)[^,]{1,60}(?:했|랬|던|었|았|래|대|라고|규칙)/,
  /(?:前任|前の(?:担当|チーム|会社|開発者|人)|以前の(?:担当|チーム|会社)).{1,40}(?:た|ルール|方針|って)/,
  /(?:(?:antigu[oa]|anterior|viej[oa]) (?:equipo|jef[ea]|desarrollador|dueño|empresa)|(?:equipo|jefe|desarrollador|empresa) anterior|ancien(?:ne)? (?:équipe|dev|chef|développeur|boîte)|(?:équipe|dev|chef) précédente?|(?:alte|alten|frühere|früheren|vorige|vorigen) (?:team|entwickler|chef|firma|kollegen?)|(?:antig[oa]) (?:time|equipe|chefe|dev|empresa)|(?:прошл|предыдущ|стар)(?:ый|ая|ой|ые|ого) (?:команда|команде|разработчик|тимлид|владелец|разраб|начальник))/,
]
const kept = /\bstill\b|\btoo\b|仍|还是这样|依然|继续|照旧|여전히|계속|그대로/

/** "suppose we said …", 假设规定…, 만약 …라고 하면: thought of, and not wished. */
export const isSupposed = ({ sentence: { flat } }: Read): boolean =>
  supposing.test(flat) || (asks.test(flat) && whatIf.test(flat))

const supposing =
  /^(?:(?:so|and|but|ok|okay|well|hmm|just|now|hypothetically|theoretically|say)[\s,]+)*(?:suppose|supposing|imagine|let's (?:say|suppose|imagine|pretend|assume)|lets (?:say|suppose|imagine|pretend|assume)|pretend|hypothetically|theoretically|in theory|if (?:we|i|they|somebody|someone|you|the team|one) (?:ever |suddenly |really )?(?:told|asked|raised?|got|became|went|were to|had to|moved|said|banned|required|forbade|made|decided|wanted|did|enforced|go|goes|switched|dropped|stopped|started)\b.{1,80}(?:\bwould\b|'d\b|\bcould\b|\bmight\b)(?! (?:like|prefer|rather|love|appreciate))|if (?:we|i|they|you) ever (?!again)[a-z]+ .{1,80}(?:\bwould\b|'d\b|\bcould\b|\bmight\b)(?! (?:like|prefer|rather|love|appreciate)))|^(?:那|那么|比如)?(?:假设|假定|设想|试想|假想)|^(?:那|那么)?(?:如果|要是|假如|倘若|万一)(?:哪天|有一天|以后|将来|未来|说).{1,40}(?:可能|也许|或许|大概|再说|后话|到时候?)|^(?:supongamos|imagina que|imaginemos|supposons|imaginons|imagine que|angenommen|nehmen wir an|stell dir vor|mal angenommen|suponha|vamos supor|imagina se|допустим|предположим|представь|представим|仮に|もし仮に)(?=$|[\s,:、も])|^(?:가정해|만약에? ?(?:우리가?|누가|회사가?) ?.{1,40}(?:한다고|했다고|금지하면|금지한다면|하라고) )/
const whatIf =
  /^(?:那|那么)?(?:如果|要是|假如|倘若|万一)(?:以后|将来|哪天|我们|咱们|公司|团队){0,3}(?:都|全)?(?:规定|要求|禁止|强制|统一|不许|不准)|만약|다고 (?:치면|하면|가정)/
const asks =
  /多少|多大|多久|多难|几天|怎么|如何|哪些|大不大|难不难|行不行|会不会|影响|工作量|成本|[吗呢](?:$|[,，])|你(?:分析|评估|估计|觉得)|얼마|어떻게|며칠|될까|할까|까요|나요|을까|될지/

/** "there is no rule that we must …", 没规定一定要…, 꼭 …야 한다는 법은 없어: what nobody demands. */
export const isDisowned = ({ clauses }: Read, at: number): boolean => {
  const { flat, cues } = clauses[at] as Clause
  const before = clauses[at - 1]?.flat
  return (
    disowned.some((one) => one.test(flat)) ||
    (before !== undefined && !cues.has('joint') && disowned.some((one) => one.test(before)))
  )
}

const disowned: readonly RegExp[] = [
  /\b(?:there(?:'s| is|s| isn't| is not|isnt) (?:no|any|a) (?:[a-z]+ )?(?:rule|policy|requirement|law|convention)(?: (?:here|anywhere|in this repo|in this project))? (?:that|saying|to|which)|(?:nobody|no one|no-one) (?:ever )?(?:said|says|requires|required|demands|demanded|asked|told you)(?: that)?(?: (?:we|you|it|everything|they))? (?:have to|has to|had to|must|need to|needs to|always|should)|(?:it's|its|it is) not (?:like|as if|that) (?:we|you|they) (?:have to|must|need to|always)|we (?:don't|dont|do not) (?:have|require|enforce) (?:a |any )(?:[a-z]+ )?(?:rule|policy|convention))\b/,
  /(?:没有?|并没有?|又没有?|也没有?|从没有?|谁|没人|没有人|没谁)(?:硬性|明文|强制)?(?:规定|要求|说过?|讲过?|强制)(?:我们|你|大家|说)?(?:过)?(?:就)?(?:一定|必须|非|得|都|每次|总是|要)/,
  /(?:야 ?(?:한다|된다|하)(?:는)?|라는|다는) ?(?:법|규칙|규정|룰|원칙|정책|필요|말)(?:은|이|도|같은 건)? ?(?:딱히 |따로 |전혀 )?(?:없|아니)|누가 .{1,30}(?:라고|다고|래|라) ?(?:했|그랬|하든|합니까|해\?|$)/,
  /(?:no hay (?:ninguna )?(?:regla|norma|política) (?:que|de)|nadie (?:dijo|dice|exige|pide) que|il n'y a (?:pas|aucune) (?:de )?règle|personne n'a (?:dit|demandé|exigé)|es gibt keine (?:regel|vorschrift|pflicht)|niemand (?:hat gesagt|sagt|verlangt)|não (?:há|tem) (?:nenhuma )?(?:regra|norma)|ninguém (?:disse|falou|exige)|никто не (?:говорил|требует|просил)|нет (?:такого )?правила)/,
  /(?:なければならない|必須|べき)(?:という|って)?(?:ルール|決まり|規則|わけ)(?:は|も|では?)?(?:ない|ありません|ないです)/,
]
