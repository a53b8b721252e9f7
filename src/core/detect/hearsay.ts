import { type Clause, has } from './clause.ts'
import type { Read } from './read.ts'

/** Whether the clause tells what somebody else says: a boss, a customer, a manual. */
export function reports(it: Read, at: number): boolean {
  const { flat } = it.clauses[at] as Clause
  if (has(it.cues, 'standing', 'consult')) return false
  const led = it.clauses[at - 1]?.flat
  if (toOthers.test(flat) || (led !== undefined && toOthers.test(led))) return true
  if (it.remember !== undefined || it.cues.has('remember')) return false
  if (told.some((one) => one.test(flat)) || others.test(flat)) return true
  return (
    led !== undefined &&
    told.some((one) => one.test(led)) &&
    (opens.test(led) || goesOn.test(flat) || retold.test(flat))
  )
}

/** 而且以后都应该…, "and that we always …": what somebody else says goes on. */
const goesOn = /^\s*(?:而且|并且|还说|还要求|还|以及|and (?:that|also)\b)/
/** 앞으로 영어로 쓰라고 하시더라: how a Korean verb tells what others said; what I said before is told otherwise. */
const retold =
  /(?:라|다|자|냐)고 ?(?:하시|하더|하던|하네|하셔|하셨|그러|말씀|난리|우기|우겨|주장)|(?:라|다|자)(?:더라|던데|더라고|더군|더니|시네|네요?)(?=$|[\s,.])|[으하쓰두내넣빼]래요?(?=$|[\s,.])|랬다(?:고|는데|던데)/

/** …라고 하시더라: so is told of elders alone. */
const others = /(?:라|자)고 ?(?:하시|하셔|하셨)(?:더|는데|어서|네|던)|(?:라|자)시(?:더라|던데|네)/

/** Whether somebody else's wish is told and doubted in one breath: 老板说以后都…，先听听就好, "…, not sure he's right". */
export const isDoubted = (it: Read): boolean =>
  doubt.test(it.sentence.flat) &&
  it.remember === undefined &&
  !has(it.cues, 'standing', 'consult') &&
  it.clauses.some(({ flat }) => told.some((one) => one.test(flat)) || retold.test(flat))

const doubt =
  /听听(?:就好|就行|而已|罢了)|对不对|是不是真|有没有道理|没(?:有)?必要|犹豫|不(?:太|大)?(?:同意|认同|赞成|赞同|确定|清楚)|别理|不用管|不用理|不管(?:他|她)|管(?:他|她)呢|随便听|再说吧|先不|有点离谱|没道理|扯淡|太扯|头疼|头大|心累|无语|崩溃|\b(?:not sure|no idea|don'?t know|dunno|disagree|don'?t agree|do you agree|is (?:he|she|that|it) right|are they right|ignore (?:him|her|them|that)|whatever|we'll see|makes? no sense|seems? (?:overkill|excessive|silly|wrong|odd)|overkill|pointless|ridiculous|nonsense|annoying|on the fence|undecided|hesitat[a-z]+|just (?:venting|fyi|saying)|roll my eyes|sigh|lol|not (?:our|my) (?:rule|call|problem))\b|맞는(?:지|건지|말인지) ?(?:잘 ?)?(?:모르|의문|궁금)|모르겠|글쎄|굳이|죽겠|싫|고민|망설|무시해|신경 ?쓰지|이해가? ?안|말도 ?안|과한|오버|듣기만|일단 듣|한숨|짜증|ㅠㅠ/

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
  /\b(?:my|our|the|his|her|their|some|a|your|every|one) (?:[a-z-]+ ){0,2}?(?:boss|manager|lead|cto|ceo|pm|po|owner|client|customer|teacher|prof|professor|instructor|tutor|reviewers?|editor|referees?|interviewer|pi|landlord|accountant|lawyer|investor|partner|cofounder|co-founder|designer|freelancer|contractor|roommate|classmate|husband|wife|brother|sister|dad|mom|neighbou?r|ops|qa|legal|marketing|sales|hr|colleagues?|coworkers?|co-workers?|friend|senior|seniors|architect|consultant|auditor|mentor|supervisor|advisor|vendor|guy|folks|people|intern)(?: (?:always|just|also|still|once|literally|keeps?|kept|even|only|has|had|have)){0,2} (?:says?|said|saying|claims?|claimed|insists?|insisted|believes?|tells? (?:me|us|everyone|people)|told (?:me|us|everyone|people)|telling (?:me|us)|swears?|argues?|argued|thinks? (?:we|that|you|it|all|every)|wants? (?:us|me|everyone|everything|all|every|it|no)|wanted (?:us|me|everyone|everything|all|every)|demands?|demanded|prefers?|suggested|recommends?|recommended|keeps (?:asking|telling|pushing)|is (?:asking|pushing) for)\b/,
  /\b(?:(?:the|your|our|their|this|that|some|an?|my) (?:[a-z-]+ ){0,2}?)?(?:readme|docs?|documentation|wiki|guide|tutorial|article|book|manual|blog|blog post|man ?page|error|linter|compiler|console|log|output|stack ?overflow|internet|website|faq|course|video|textbook|changelog|post|paper|forum|thread|lint)(?: (?:always|just|also|still|only|even|clearly|now))? (?:says?|said|states?|stated|tells? (?:me|us|you)|claims?|claimed|reads|recommends?|recommended|suggests?|suggested|insists?|complains?|warns?|mentions?)\b|\baccording to (?:the|my|our|some|this|that)\b/,
  /(?:主管|老板娘?|老大|领导|上司|上级|经理|组长|总监|cto|ceo|同事|客户|甲方|乙方|产品|前辈|老师|导师|教授|朋友|同学|室友|[学师][长兄姐弟妹]|网上|官网|网友|文档|教程|书上|书里|博客|文章|视频|有人|别人|人家|对方|隔壁组|readme|群里|面试官|审稿人|审稿意见|评审|评委|编辑|外包|供应商|合伙人|投资人|店长|家长|顾问|专家|运营|设计师|法务|财务|前端那边|后端那边|chatgpt|gpt|deepseek|(?:^|[,，、:：])(?:而且|但是?|然后|不过)?[他她]们?)(?:[里上]|那边|那里|他们|第[一二三四五六\d]+条)?们?(?:[他她]|都|老|总是?|一直|硬|还|就|又|曾经?|之前|上次|昨天|今天|早上|开会|会上|也|刚才?|跟我|和我|对我|经常|坚持|老是|非){0,3}(?:说|讲|建议|认为|觉得|推荐|吐槽|抱怨|写着|写的是|声称|让我|叫我|不让|希望|想要|坚持|非要|主张|强调|表示|要求(?=我|大家|以后|所有|每|都|必须|一律)|规定)/,
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

/** Every syllable that ends as a Korean past does: 했, 갰, 었. 있 and 겠 end so too and are none. */
const past = Array.from({ length: 399 }, (_, at) => String.fromCharCode(0xac00 + at * 28 + 20))
  .filter((one) => one !== '있' && one !== '겠')
  .join('')

const formerly: readonly RegExp[] = [
  new RegExp(
    `(?:예전|이전|옛날|전|저번|지난번|첫|다니던|있던|알바하던) ?(?:회사|직장|팀|연구실|랩|학교|부서|프로젝트)(?:에서는?|에선|은|는|에는|엔|이|가)[^,]{1,60}[${past}](?:는데|지만|어|다|고|대|던|음|네|거든|으)`,
  ),
  /\b(?:the |our |my |a |his |her )?(?:old|previous|former|last|ex|outgoing)[ -](?:[a-z]+ )?(?:team|devs?|developers?|owners?|maintainers?|contractors?|guy|lead|engineers?|company|cto|manager|freelancer|agency|intern|employer|boss)(?:'s|s')? (?:[a-z]+ )?(?:policy|rules?|conventions?|style|habit|insisted|wanted|required|said|had|used|forbade|banned|always|never|decided|liked|believed|made|demanded|thought|hated|we|i|they|everything)\b/,
  /\b(?:back then|in the old days|years ago)\b.{0,40}\b(?:rule|policy|required|banned|never|always|had to|convention)\b|^\s*(?:at|in|for) (?:my|our|the) (?:old|last|previous|former|first) (?:job|company|team|place|employer|lab|gig|startup|school)\b.{0,20}\b(?:we|they|you|it was|everything|nobody|everyone)\b/,
  /(?:前任|上一任|前一任|以前的?(?:人|同事|开发|团队|公司|老大|负责人)|之前的?(?:人|同事|开发|团队|外包|负责人|公司)|上一?[个家届批](?:团队|公司|开发|外包|项目组)|老团队|前公司|前东家|老东家|上家公司|之前待的[^,，]{0,3}公司|当年|原来的?(?:开发|团队|同事|负责人|人|外包))(?:那边|那里|里)?(?:[^,，]{0,6})(?:规定|要求|说|非要|强制|坚持|喜欢|不让|不许|禁止|约定|定了?|都|只|从不|总是)/,
  /(?:예전|이전|옛날|전임|퇴사한|그만둔|지난) ?(?:개발자|팀장?|담당자|회사|사람|직원|외주|업체|리드|대표|분)[^,]{1,60}(?:했|랬|던|었|았|래|대|라고|규칙)/,
  /(?:前任|前の(?:担当|チーム|会社|開発者|人)|以前の(?:担当|チーム|会社)).{1,40}(?:た|ルール|方針|って)/,
  /(?:(?:antigu[oa]|anterior|viej[oa]) (?:equipo|jef[ea]|desarrollador|dueño|empresa)|(?:equipo|jefe|desarrollador|empresa) anterior|ancien(?:ne)? (?:équipe|dev|chef|développeur|boîte)|(?:équipe|dev|chef) précédente?|(?:alte|alten|frühere|früheren|vorige|vorigen) (?:team|entwickler|chef|firma|kollegen?)|(?:antig[oa]) (?:time|equipe|chefe|dev|empresa)|(?:прошл|предыдущ|стар)(?:ый|ая|ой|ые|ого) (?:команда|команде|разработчик|тимлид|владелец|разраб|начальник))/,
]
const kept = /\bstill\b|\btoo\b|仍|还是这样|依然|继续|照旧|여전히|계속|그대로/

/** 隔壁组规定…, "the other team requires …", 옆 팀은 무조건 …: what holds among others. */
export const isForeign = ({ flat }: Clause): boolean => foreign.test(flat) && !shared.test(flat)

const foreign =
  /\b(?:the |an? |some |most )?(?:other|another|neighbou?ring|sister|platform's|different) (?:[a-z]+ )?(?:teams?|groups?|squads?|labs?|compan(?:y|ies)|departments?|orgs?|repos?|projects?|shops?)\b[^,]{0,24}\b(?:requires?|wants?|insists?|says?|said|always|never|must|have a rule|has a rule|forbids?|bans?|banned|enforces?|demands?|uses?|does|do|went|switched|decided)\b|(?:隔壁|别的|其他|其它|另一个|另外一个|别家|兄弟|对面|旁边|人家)的?(?:小?组|团队|部门|公司|项目组|实验室|项目|仓库|课题组)[^,，]{0,8}(?:规定|要求|约定|都[要得用是]|都必须|必须|不许|不准|禁止|一律|从来|统一|每次)|(?:옆|다른|딴|건너편|저쪽|타) ?(?:팀|부서|회사|연구실|랩실?|조|반|프로젝트)(?:은|는|이|가|에서는|에서|에선|들은|들|사람들은|쪽은) .{0,40}(?:무조건|항상|절대|꼭|반드시|매번|규칙|의무|금지|한대|한다|하더|쓴대|쓴다|쓰더|래|대(?=$|[\s,.]))/
/** "the other team does it so, and we too": then it holds here as well. */
const shared =
  /\b(?:we too|us too|we (?:also|all)|same here|and us|so do we|so must we)\b|我们也|咱们也|우리도|저희도/

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
