import { type Clause, has } from './clause.ts'
import type { Reading } from './grammar/reading.ts'
import type { Read } from './read.ts'

/** Whether the clause lays down how what is built is to be: no rule for the agent, whatever words that last it has. */
export function shapes(it: Read, at: number): boolean {
  const { flat } = it.clauses[at] as Clause
  return (
    remembers(it) ||
    goesOn(it, at, it.readings[at] as Reading) ||
    shaped.test(flat) ||
    amended(it, at) ||
    makesEachTime.test(flat) ||
    speaks.test(it.sentence.flat) ||
    ordered(it, at) ||
    drafted(it, at) ||
    differs(it, at)
  )
}

/** 列表为空的时候页面显示成搜索界面: two things of a screen, and none of the trade but a word that both share. */
export function isScreen({ cues, marks }: Clause): boolean {
  if (has(cues, 'manner', 'tool', 'danger', 'style') || has(cues, 'future', 'universal')) return false
  let count = 0
  for (const { cls } of marks) if (cls === 'product') count++
  return count > 1
}

/** 요청하지 않도록 온보딩을 수정해주세요: how what is built is to be. */
const shaped =
  /(?:不允许|不能|禁止|不准|不许|不可以?|防止)(?:重复|多次|反复|未登录|匿名|越权|超量|跨店)(?:报名|下单|领取|领券|投票|评价|预约|签到|登录|注册|支付|付款|申请|兑换|使用|参加|购买|点赞|打卡)|(?:no|never|prevent|forbid) (?:duplicate|double|repeated|multiple|anonymous) (?:bookings?|votes?|sign-?ups?|registrations?|orders?|payments?|entries|submissions?)|중복 ?(?:신청|예약|가입|투표|결제|로그인|참여|구매|응모)|^\s*(?:the |all |every |new )?(?:passwords?|pins?|usernames?|nicknames?|passcodes?)\b.{0,30}\b(?:at least|at most|minimum|characters?|chars|letters?|digits?|uppercase|special|expire|hashed|salted|bcrypt|argon2)\b|(?:密码|口令|验证码|用户名|昵称|密码框)[^,，]{0,12}(?:输错|输入|错误|至少|不少于|最多|长度|\d+ ?位|位数|过期|明文存|加盐|哈希|找回|重置|锁定|大小写)|(?:输错|输入错误|连续错)[^,，]{0,8}[次回]|(?:비밀번호|비번|아이디|닉네임|인증번호)(?:는|은|를|가|이)? .{0,20}(?:자 ?이상|자 ?이하|글자|틀리|틀릴|잘못 ?입력|만료|해시|재설정|특수 ?문자)|(?:contraseña|mot de passe|passwort|senha|парол[ьи]|パスワード)s?.{0,40}(?:caracteres|caractères|zeichen|символ|文字|minim|mindestens|al menos|au moins|pelo menos|не менее|以上)|(?:는|은|인) 거 [^.]{1,20}(?:해결|수정|고쳐|잡아|없애)(?:해|하|줘|주)|도록 [^.]{1,24}(?:수정|변경|고쳐|바꿔|구현|추가|처리|개선|보완|만들|막아)(?:해|하|줘|주|$)/

/** 유도하게끔 … 말을 하게 해주세요, "put in its prompt that …": what a bot is to say. */
const speaks =
  /(?:하게끔|게끔|식으로|쪽으로) (?:[가-힣]+ ){0,3}(?:말을? ?하게|답하게|대답하게|안내하게|유도하게) ?해|(?:로|으로) ?유도(?:해|하게|하도록|하게끔)|프롬프트(?:를|에|로|에다)? ?(?:고정|수정|추가|넣어|바꿔)|(?:改|写|加|放|补)(?:一下|进|到|在|上)?(?:它|他|机器人|客服|助手|模型|系统)的?提示词|提示词(?:里|中)?(?:要|得|再)?(?:改|写|加|补)|\b(?:in|into|to|change|edit|update|fix|tweak|adjust) (?:its|his|her|their|the bot's|the model's|the (?:system )?) ?prompt\b|\b(?:make|have|get|let) (?:it|the (?:bot|assistant|chatbot|model|agent|npc)) (?:never|always|not|only|answer|say|reply|speak|greet|refuse)\b/

/** 用户密码不能明文保存，注册接口改一下: the part of the product that is to be changed for it. */
const amended = ({ clauses }: Read, at: number): boolean =>
  (clauses[at] as Clause).cues.has('product') && clauses.slice(at + 1).some(({ flat }) => changes.test(flat))
const changes =
  /^\s*(?:把|将)?[^,，]{0,8}(?:接口|页面|模块|功能|逻辑|表单|弹窗|按钮|后台|前端|后端)(?:那边|这边|里)?(?:也|先|再|都)?(?:改|修|调|补|加|处理|实现)(?:一下|下|掉|好|上)?$|(?:화면|페이지|api|폼|모듈|기능|로직)(?:을|를|도|만)? ?(?:좀 )?(?:수정|변경|고쳐|바꿔|추가|구현)(?:해)?(?:줘|주세요|하자)?$|^\s*(?:so |and |please |then )*(?:change|fix|adapt|update|adjust) the (?:[a-z-]+ )?(?:page|form|endpoint|screen|modal|dialog|module|component|view)\b/

/** "Redacta un aviso: …": the words of a text for somebody else. */
const drafted = ({ clauses }: Read, at: number): boolean =>
  worded.test((clauses[at] as Clause).flat) ||
  (at > 0 && guards.test((clauses[at - 1] as Clause).flat) && bars.test((clauses[at] as Clause).flat)) ||
  clauses
    .slice(0, at)
    .some(
      ({ cues, flat }) =>
        /[:：]\s*$/.test(flat) && ((cues.has('draft') && cues.has('build')) || worded.test(flat)),
    )

/** "commit it with the message: …", 提交信息就写：…, 커밋 메시지는 이렇게 써줘: what follows is the text, word for word. */
const worded =
  /\b(?:commit|push|merge|tag|release|save|post|publish|submit|send|announce|reply) (?:it|this|that|these|them|now|everything|all)\b[^:]{0,30}\b(?:with|as|message|title|saying)\b[^:]{0,20}:\s*$|\b(?:message|title|subject|description|caption|body|text|label|heading|banner|notice|tooltip|placeholder)(?: (?:should|can|could|will|is|has))?(?: (?:just|simply|then|to))? (?:be|read|say|is|reads|says):\s*$|(?:信息|消息|说明|标题|描述|文案|备注|内容|名字|提示|公告|正文|评论)(?:里|上|那里?)?(?:就|直接|就直接)(?:写|填|用|叫|是|发|贴|改成|写成)\s*[:：]\s*$|(?:이번 커밋 ?메시지|이 커밋 ?메시지|커밋하고 ?메시지|커밋해 ?메시지|문구|공지|댓글|배너|안내)(?:는|은|에는?|엔|를|을)? ?(?:그냥 )?(?:이렇게|다음과 같이|아래처럼)[^:]{0,14}:\s*$|\b(?:mensaje|título|texto|message|titre|texte|nachricht|titel|mensagem)(?: [^\s:]+){0,4} (?:diga|dice|dit|ist|lautet|diz):\s*$/

/** "add a check in CI, no direct pushes", 加一个 CI 检查，禁止直推: what the check is to forbid. */
const guards =
  /^\s*(?:(?:please|can you|could you|now|and|also)[\s,]+){0,2}(?:add|write|set up|create|make|configure|implement) (?:a|an|some|the|another) (?:[a-z-]+ ){0,3}(?:check|hook|guard|gate|lint|test|action|script|protection|validator|validation|middleware)\b[^,:]{0,24}[,:]\s*$|(?:加|写|做|配|建|搞|弄|新增|添加|实现|设置)(?:一个|一道|个|道|下|上|一)?[^,，]{0,10}(?:检查|校验|钩子|hook|拦截|限制|保护|门禁|流水线|ci)[^,，]{0,4}[,，:：]\s*$|(?:검사|훅|체크|가드|차단|보호 ?규칙)(?:를|을|도)? ?(?:하나 )?(?:추가|만들|걸어|설정|넣)[^,]{0,8}[,:]\s*$/
const bars =
  /^\s*(?:no |block|forbid|reject|fail|never|禁止|不允许|不准|不许|拦截|阻止|防止|限制|拒绝)|금지|차단|막/

/** "add validation: a name must not …", "…, écris-moi le test": the order of a piece of work, and how that is to be. */
function ordered(it: Read, at: number): boolean {
  const { form, subject } = it.readings[at] as Reading
  if (form !== 'obligation' && form !== 'prohibition' && form !== 'order') return false
  const { cues } = it.clauses[at] as Clause
  if (it.remember !== undefined || has(it.cues, 'future', 'standing', 'near', 'place')) return false
  if (has(cues, 'manner', 'tool', 'consult', 'event') || has(cues, 'habit', 'danger')) return false
  // 금액은 음수가 되면 안 돼, 검증 로직 추가해줘: a check of the very thing.
  if (it.clauses.slice(at + 1).some(({ flat }) => checked.test(flat))) return true
  if (cues.has('work')) return false
  const before = it.clauses.slice(0, at).some(({ flat }) => works.test(flat))
  return (
    (before && (subject !== 'agent' || it.tongue === 'en')) ||
    it.clauses.slice(at + 1).some(({ flat }) => thus.test(flat))
  )
}
const works =
  /^\s*(?:please |can you |could you |now )?(?:add|implement|build|create|style|write|make|design|draw|code|generate) (?:a |an |the |some |me )?[a-z]|^\s*(?:请|帮我|麻烦)?(?:生成|写|做|造|建|画)(?:一|几|些|个|\s?\d)/
const checked =
  /^\s*(?:그|이|해당)? ?(?:검증|체크|유효성|예외|제한|방어)(?: ?(?:검사|로직|코드|처리|작업))?(?:을|를|도)? ?(?:좀 )?(?:추가|구현|작성|넣어|만들)|^\s*(?:请|帮我)?(?:加|补|写)(?:一下|上|个|一个)?(?:这个|相应的?)?(?:校验|检查|验证|限制|判断)(?:逻辑)?$|^\s*(?:so |and |please |then )*(?:add|write|implement) (?:a |the |some |that )?(?:check|validation|validator|constraint|guard)s?\b/
const thus =
  /改成这样|照这样改|按这个改|实现成这样|写(?:个|一个|下)?测试|^\s*(?:please )?(?:write|add)(?: me)? (?:a |an |the |some )?(?:[a-z]+ )?tests?\b|écris-moi (?:le|un) test|escribe (?:un|el) test|schreib(?: mir)? (?:den|einen) test/

/** 每次构建生成一张新图: what the thing does each time. */
const makesEachTime =
  /每次 ?(?:呼叫|调用|请求|运行|执行|跑|点|打开|进|刷新|启动|重启)[^,，]{0,10}?都 ?(?:会|要|是|得)?(?:回|返回|报|出|变|卡|挂|失败|超时|崩|丢)|(?:值|率|时间|长度|大小)(?:永远|始终|必须|一定)(?:要)?在 ?\d|^\s*每次 ?(?:build|构建|启动|打开|点击|刷新|登录|请求|加载|进入|切换)(?:的时候|时|后|都|就)? ?(?:生成|显示|弹出|弹|加载|更新|刷新|执行|跳转)/

/** "ansible should always be idempotent but this task reports …": what was expected, and what is so. */
function differs(it: Read, at: number): boolean {
  const next = it.clauses[at + 1]
  return (
    it.tongue === 'en' &&
    it.readings[at]?.form === 'obligation' &&
    !has((it.clauses[at] as Clause).cues, 'team', 'place', 'near') &&
    next !== undefined &&
    /^\s*but (?:this|that|it|the|mine|ours|here) /.test(next.flat)
  )
}

/** 记住用户选的语言, 在中断时记住当前节点: it is the product that is to remember. */
function remembers({ remember: wish, marks, sentence }: Read): boolean {
  if (wish === undefined) return false
  const thing = sentence.flat.slice(wish.end)
  if (state.test(thing) && !fact.test(thing)) return true
  return marks.some(
    (one) =>
      one.cls === 'product' &&
      one.start >= wish.end &&
      sentence.flat.slice(wish.end, Math.min(one.start, wish.end + 2)).trim() === '' &&
      one.start <= wish.end + 1,
  )
}

/** "remember the current branch is develop", 记住当前版本是 2.3: it is told how that is. */
const fact =
  /\b(?:is|are|was|has|have|uses?|lives?|means|stays?|must|should|never|always)\b|[:：是在]|用的|[은는이가] /
const state =
  /^ ?(?:the |their |his |its |a )?(?:last|previous|selected|chosen|current|recent|open|scroll|window|cursor|choice|selection|settings?|sort|filter)\b|\b(?:localstorage|sessionstorage|indexeddb|a cookie|on reload|across reloads|per user|for each user)\b|^(?:一下)?(?:当前|上次|上一次|最后|最近|选中|所选|滚动|窗口|光标|登录)/

/** A clause without a subject of its own speaks of what the clause before it spoke of. */
function goesOn(it: Read, at: number, reading: Reading): boolean {
  if (at === 0 || reading.remember !== undefined) return false
  // 存档要记住关卡，重启之后也要在: what the thing remembers, and how.
  if (
    it.clauses
      .slice(Math.max(0, at - 3), at)
      .some(
        ({ cues }, one) =>
          cues.has('remember') && it.readings[Math.max(0, at - 3) + one]?.subject === 'product',
      )
  )
    return !has((it.clauses[at] as Clause).cues, 'future', 'manner', 'tool', 'consult')
  const { subject } = reading
  const english = it.tongue === 'en'
  if (english && elided.test((it.clauses[at] as Clause).flat)) return spoken(it, at, 'product')
  if (english && reading.form === 'prohibition' && takesUp.test((it.clauses[at] as Clause).flat))
    return spoken(it, at, 'product') || spoken(it, at, 'other')
  if (english ? subject === 'agent' || subject === 'self' : subject !== 'none') return false
  return (reading.form === 'prohibition' || reading.form === 'obligation') && spoken(it, at, 'product')
}

/** "teachers can never remove the tag, only add a note". */
const elided = /^\s*(?:only|just) [a-z]+\b/

/** "sessions must expire, never extend them". */
const takesUp = /\b(?:them|it|they)\b/

const spoken = (it: Read, at: number, of: Reading['subject']): boolean =>
  it.readings
    .slice(Math.max(0, at - 6), at)
    .some(({ subject, form }) => subject === of && (of === 'product' || form === 'obligation'))
