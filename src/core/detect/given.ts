import { has } from './clause.ts'
import type { Read } from './read.ts'

/** Whether a sentence tells what the work is bound by: what a machine has, who decides, where a thing is. */
export function isGiven({ sentence: { flat }, cues, clauses }: Read): boolean {
  if (has(cues, 'hedge', 'plan', 'quote', 'mood') || clauses.some((one) => one.cues.has('passing')))
    return false
  if (held.some((one) => one.test(flat)) && !fails.test(flat)) return true
  if (
    machine.some((one) => one.test(flat)) &&
    (binds.test(flat) || /[,，、]/.test(flat)) &&
    !fails.test(flat)
  )
    return true
  if (cues.has('product')) return false
  return decides.some((one) => one.test(flat)) || trunk.test(flat) || (where.test(flat) && only.test(flat))
}

/** "the box has 2 GB", 机器连不到外网, 메모리가 4기가라, "es un Windows Server sin bash". */
const machine: readonly RegExp[] = [
  /\b(?:gpus?|cpus?|box|boxes|machines?|servers?|runners?|boards?|hosts?|vms?|vps|devices|cluster|nodes?|browsers?|laptops?|mcu|chip|display|nas|users|clients|customers)\b[^,;]{0,24}\b(?:is|are|has|have|only has|only have|runs|run)\b[^,;]{0,30}(?:\b\d+ ?(?:gb|mb|kb|g|gigs?|cores?|vcpus?)\b|\bno (?:internet|network|docker|gpu|bash|shell|root|sudo|fpu|psram|swap)\b|\bwithout (?:internet|bash|docker|gpu|root|network)\b|\b(?:stuck on|still on|pinned to|all on) [a-z]+ ?\d)/,
  /(?:板子|开发板|机器|服务器|显卡|构建机|编译机|打包机|测试机|跑图的机器|芯片|单片机|工控机|浏览器|虚拟机|主机|客户现场|现场|内网)[^,，]{0,10}(?:是|只有|就|没有|没|连不到|连不了|连不上|上不了|访问不了|不通|锁在|停在|还是|跑的是|装的是|用的是)[^,，]{0,20}(?:\d ?(?:g|m|k|核|gb|mb)|外网|外面|互联网|公网|docker|显卡|[a-z]+[ -]?[a-z]*\d)/,
  /(?:gpu|서버|빌드 ?서버|머신|보드|칩|브라우저|장비|러너|노트북|현장|고객사 ?pc)[^,]{0,16}(?:\d+ ?(?:기가|메가|gb|mb|코어|g)|인터넷이? ?안|외부망?(?:이|에)? ?(?:연결이?)? ?(?:안|불가)|윈도우 ?\d|크롬 ?\d+)[^,]{0,4}(?:라|이라|야|입니다|밖에|뿐|만|돼|되|됨)/,
  /(?:本番|サーバー?|端末|ブラウザ|gpu|マシン|現場|客先)[^、。]{0,20}(?:しかない|しかなく|繋がらない|つながらない|繋がりません|出られない|(?:php|java|node|python|chrome|ie) ?\d[\d.]*(?:な|で|まで))/,
  /\b(?:servidor|máquina|placa|gpu|serveur|machine|poste|rechner|server|maschine|kiste)\b[^,]{0,24}(?:\s(?:es|tiene|solo tiene|no tiene|n'a|a|est|hat|ist|tem|não tem|só tem)\s)[^,]{0,30}(?:sin (?:bash|internet|docker|red)|internet|\d+ ?(?:gb|mb|go|núcleos|kerne))|(?:сервер|машин[аы]|стенд)[^,]{0,20}(?:без интернета|нет интернета|\d+ ?(?:гб|мб|ядр))/,
]
/** What follows from it. */
const binds =
  /\b(?:so|hence|therefore|only|at most|max|is the most|no more than)\b|所以|最多|只能|别|不要|不然|都得|得|까지만|밖에|라서|니까|しか|ので|así que|por eso|donc|also|deshalb|então|поэтому/
/** react 17이라 훅을 못 써, 表里 -9 是没采到，不是真的负数: a version that bars, a name, and what it is not. */
const held: readonly RegExp[] = [
  /[a-z가-힣.](?:이|가|은|는)? ?(?:아직 ?(?:도 )?)?(?:버전 )?(?:[a-z.]{1,16} ?)?v?\d{1,4}(?:\.\d{1,4}){0,3}(?: ?버전)?(?:이라서?|라서?|이어서|여서|이니까|니까)[, ].{1,40}(?:못 ?[써쓰씀해하]|안 ?[돼되됨먹됩]|지원 ?안|없어|없음|없습니다|쓰지 ?마|금지)/,
  /[a-z.] ?(?:版本)?(?:只有|还是|才|停在|还停在|锁在|锁死在|固定在|卡在) ?v?\d{1,4}(?:\.\d{1,4}){0,3}[^,，]{0,6}[,，][^。]{0,40}(?:不能用|用不了|不支持|没有|别用|不要用|不认|跑不了)/,
  /(?:名字?|名称|品牌名?|公司名?|全称|简称|前缀|后缀|代号|地址|域名|端口|单位|编码|格式|字段|账号|时区|口径|分隔符|数据(?:里|中)?|文件(?:里|中)?|表(?:里|中)|列(?:里|中)?|代码(?:里|中))[^,，是叫]{0,10}(?:是|叫|写作|代表|表示|指)[^,，]{1,20}[,，] ?(?:而)?不(?:是|叫|写作|代表|表示)(?!因为|很|太)/,
  /(?:이름|명칭|상호|브랜드|접두사|접미사|주소|도메인|포트|단위|인코딩|형식|필드|계정|시간대|구분자|컬럼|열|값|코드|약자|타임스탬프|좌표)(?:은|는|이|가) .{1,30}(?:(?:이고|고|이야|야|임|입니다|이에요|예요),? ?.{1,24}(?:아니고|아니야|아님|아닙니다|아니에요|안 ?쓰)|(?:이|가) ?아니라 .{1,20}(?:야|임|입니다|예요|이에요))/,
]

/** That it is down, or how one mends it, is told of the day. */
const fails =
  /\b(?:down|crash(?:es|ed|ing)?|slow|error|errors|fail(?:s|ed|ing)?|broken|why|how|what|again|keeps|wrong|dead|full)\b|报错|挂了|崩|为什么|怎么|卡住|卡死|慢|又|坏了|满了|왜|에러|오류|느려|죽|터지|落ち|エラー|なぜ|遅い|falla|error|erreur|fehler|kaputt|erro|ошибка|падает/

/** 表结构归王工定, "Lena decides what goes in", 결정은 수진님이 하니까. */
const decides: readonly RegExp[] = [
  /(?:由|归)(?!我们?[,，]|你)[^,，]{1,12}(?:定稿?|说了算|拍板|决定|把关|点头)(?=[,，]|$|的)|(?:得|要|必须)先?(?:过|问过|经过)(?!滤|期|来|去|程)[^,，我你]{1,6}[,，].*(?:不|别|没)|[^,，]{1,4}(?:不|没)点头[^,，]{0,8}(?:不|别)/,
  /\b(?!(?:i|we|you|who|it|that|which|this|he|she|they|one|function|code|flag|server|parser)\b)[a-z]+ (?:decides (?:what|which|on|how|about)|has the (?:last|final) (?:word|say)|signs off (?:on )?(?:all|every|any|each|the))\b|\b(?:goes?|go|has to go|must go) (?:past|by|through) [a-z]+ first\b/,
  /(?:결정|승인|확정)(?:은|는) ?.{1,10}(?:님|씨|팀장|팀)(?:이|가|에서) ?(?:하|해|합)|[가-힣]{2,4}(?:님|씨) ?(?:승인|허락|컨펌) ?없이/,
]

/** 配置都在 conf/prod 下面，别的都是旧的: where it is, and nowhere else. */
const where =
  /^[^,，]{2,20}(?:都)?(?:在|放在|放|存在) ?[a-z0-9_.:~-]*[\\/][a-z0-9_.\\/-]+ ?(?:下面?|里面?|目录下?)?[,，]|^[^,]{2,24}(?:은|는) ?(?:전부 |다 )?[a-z0-9_.:~-]*[\\/][a-z0-9_.\\/-]+ ?(?:밑에|아래|안에|에) ?(?:있|두|둬|모아)/
const only = /旧的|老的|过时|废弃|为准|只认|别在|不要在|别去|副本|생성|옛날|예전|말고|여기만|거기만/

/** "default branch here is `trunk`", 主干分支叫 stable: which branch everything goes from. */
const trunk =
  /\b(?:default|main|base|integration|release|trunk) branch (?:here |of (?:this|the) repo |in this repo |for (?:us|this repo) )?(?:is|is called|has been|stays) (?!(?:broken|red|green|down|behind|ahead|locked|protected|missing|now|not|at|on|still)\b)[a-z\u0001`"]|(?:默认|主干|主|集成|发布)分支(?:就|一直|其实)?(?:是|叫|用的是) ?[a-z\u0001`"]|(?:기본|메인|통합|배포) ?브랜치(?:는|가|이름은) ?[a-z\u0001`"][^,]{0,20}(?:이야|야|입니다|예요|이에요|임|이고)|(?:デフォルト|メイン|既定の)ブランチは ?[a-z\u0001`"]|(?:la rama (?:por defecto|principal) es|la branche (?:par défaut|principale) est|der (?:haupt|standard|default-)branch (?:ist|heißt)|a branch (?:padrão|principal) é|основная ветка(?: —| -|:)?) ?[a-z\u0001`"]/
