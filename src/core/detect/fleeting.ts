import { type Clause, has } from './clause.ts'
import type { Read } from './read.ts'

/** "in this conversation", 半小时内别碰…: how long the words hold, said in the sentence. */
export const isLimited = ({ sentence: { flat } }: Read): boolean => spans.some((one) => one.test(flat))

/** "in this chat we only review. No commits.": such a limit at the head holds for the sentences after it. */
export const limitsOn = (one: Read): boolean => {
  const found = spans.map((span) => span.exec(one.sentence.flat)?.index ?? FAR)
  return Math.min(...found) <= NEAR_HEAD
}
const FAR = 1_000
const NEAR_HEAD = 32

/** 새 브랜치에 push해줘. main에는 머지하지 마: how far the task before it goes. */
export const boundsTask = (one: Read, before: Read | undefined): boolean =>
  before?.readings.some(({ form }) => form === 'order') === true &&
  handsIn.test(before.sentence.flat) &&
  merges.test(one.sentence.flat) &&
  !has(one.cues, 'universal', 'future', 'habit', 'remember') &&
  !has(one.cues, 'must', 'ban', 'emphasis', 'consult')
const handsIn =
  /(?:새|새로운|신규|별도) ?브랜치|\b(?:new|separate|fresh) branch\b|新(?:的)?分支|(?:新建|另?开|另建|建|切)[^,，]{0,4}分支|新しいブランチ/
const merges =
  /(?:머지|병합|푸시|push|merge)(?:는|은)? ?하?지 ?(?:마|말)|\b(?:don't|dont|do not) (?:merge|push)\b|(?:不要|别)(?:直接)?(?:合并|合|推|merge|push)|(?:マージ|プッシュ)(?:は)?しないで/

const spans: readonly RegExp[] = [
  /\b(?:just|only|purely|solely) (?:for|in|on|during) (?:this|today's|the current) (?!repo\b|repository|project|codebase|monorepo|workspace|team|company|machine|reason|way|kind|sort|type)[a-z]|\bfor this (?!repo\b|repository|project|codebase|monorepo|workspace|team|company|machine)(?:[a-z-]+ ){1,3}(?:only|alone)\b|\bfor (?:the |these )?next (?:few |couple of |\d+ |two |three |four )?(?:sprints?|days|weeks|iterations?|prs?|commits?|runs)\b|\b(?:until|till|before) i(?:'m| am|m)? (?:(?:get|come) )?back\b|\bwhile i(?:'m| am|m) (?:away|out|gone|at lunch|asleep|afk|in (?:a|the) meeting)\b/,
  /(?:只|仅|就|单独)(?:针对|限于?|在|对|给|为)?(?:这|本)(?:一)?(?:个|张|次|篇|份|组|轮|批|段|期|页|幅|集|场)(?:实验|图|表|消融|论文|章|幻灯片|对话|会话|聊天|demo|演示|版|分支|任务|作业|活动|报告|数据|稿|展示|答辩)|(?:未来|接下来|往后|这)[两二三四几\d]+个?(?:迭代|冲刺|星期|礼拜|周|天|sprint)(?!都)|(?:等|在)?我(?:回来|上线|下班|睡醒|开完会|吃完饭|弄完|搞定|到公司)(?:之?前|再)/,
  /(?:이번|이) ?(?:그림|표|실험|챕터|장|논문|발표|데모|슬라이드|브랜치|과제|리포트|보고서|그래프|스프린트|행사|이벤트|원고|버전)(?:만|에만|에서만|에 ?한해|한정)|(?:앞으로|향후) ?(?:\d+|한|두|세|네|몇) ?(?:스프린트|이터레이션|주|달|개월|일|시간)(?: ?동안|만| 간|간)?|(?:내가|나|제가) ?(?:돌아올|돌아오기|올|자리 ?비운|없는) ?(?:때까지|전까지|동안)/,
  /\b(?:in|for|during|within|throughout) (?:this|the current|our current) (?:conversation|chat|session|thread|call|sitting|dialog(?:ue)?|exchange)\b|\b(?:for|during|within|in) (?:the |these )?next (?:few |couple of |half |\d+ |two |three |ten |twenty |thirty )?(?:an )?(?:minutes?|hours?|hour)\b|\bfor (?:half an hour|an hour or (?:so|two)|the rest of (?:the|this) (?:day|session|afternoon|morning|evening|chat|call|meeting))\b/,
  /(?:这次|本次|这个|此次|这轮|当前)(?:对话|会话|聊天|窗口)(?:里面?|中|内|期间|只|先)|(?:半个?小时|[一二两三四五六几十\d]+ ?个?(?:小时|钟头|分钟)|一会儿)(?:之内|以内|内|里)[,，]?(?:都|先|千万|请|你|谁|也|绝对|务必){0,3}(?:别|不要|不许|不准|不能)/,
  /(?:이|이번|지금|현재) ?(?:대화|세션|채팅|통화|회의)(?:에서는?|에선| ?동안에?는?| ?중에는?| ?안에서)|(?:\d+|한|두|세|몇|삼십|십) ?(?:분|시간)(?: ?동안에?는?| ?정도는) |반 ?시간(?:만|은| ?동안)/,
  /\b(?:don't|dont|do not|never) (?:stop|pause|halt|quit)\b.{0,24}\b(?:until|till|before) (?:it's|its|it is|you(?:'re| are)?|all|everything|they|that's|the (?:whole|entire)|this is)\b.{0,24}\b(?:done|finish(?:ed)?|complete[d]?|pass(?:es|ing)?|works?|working)\b|(?:没有?|未|还没)?(?:全部|都|完全|彻底){0,2}(?:完成|做完|跑完|弄完|搞定|改完|结束)(?:之前|以前|前)(?:都)?(?:不要|别|不准|不许|不能)(?:停|中断|暂停)|(?:끝날|완료될|마칠|다 될|통과할) ?때까지는? ?(?:절대 )?(?:멈추|중단하|쉬|끊)지 ?(?:마|말)|(?:終わる|完了する|完成する)まで(?:は)?(?:絶対に)?(?:止まら|止め|中断し)ないで/,
  /(?:この|今の|今回の)(?:会話|セッション|チャット|やりとり)(?:では|中は?|の[間间]|に限り)|(?:\d+|三十|十|一|数)(?:分|[時时][間间])(?:の[間间]は|[間间]は|ほどは)/,
  /(?:^|\s)(?:en esta (?:conversación|sesión|charla)|durante (?:la próxima|media|una) (?:media )?hora|dans cette (?:conversation|session|discussion)|pendant (?:une demi-heure|une heure|la prochaine)|in diese[mr] (?:gespräch|sitzung|chat|unterhaltung|session)|die nächste (?:halbe )?stunde|n[ea]ss?[ta] (?:conversa|sessão)|por meia hora|в (?:этом|данном|текущем) (?:разговоре|чате|диалоге|сеансе)|(?:ближайшие|следующие|в течение) (?:полчаса|часа?|\d+ минут))(?=$|[\s,])/,
]

/** Whether the clause is about this piece of work alone: a wish, a clarification, a look at a picture, what else stays. */
export function isOfThisPiece(it: Read, at: number): boolean {
  const { flat } = it.sentence
  if (has(it.cues, 'future', 'habit', 'next', 'standing')) return false
  if (shown.test(flat) || troubled.test(flat) || isPurpose(it, at)) return true
  if (!it.cues.has('universal') && it.remember === undefined && piece.some((one) => one.test(flat)))
    return true
  return !has(it.cues, 'event', 'condition') && rest.some((one) => one.test((it.clauses[at] as Clause).flat))
}

/** 先只列文件名，避免泄露密钥: what the one thing asked before it is done for. */
function isPurpose({ clauses, readings, cues }: Read, at: number): boolean {
  const before = clauses[at - 1]
  return (
    before !== undefined &&
    purpose.test((clauses[at] as Clause).flat) &&
    !has(cues, 'event', 'universal', 'place', 'remember') &&
    readings[at - 1]?.form === 'order' &&
    (readings[at - 1]?.building === true || first.test(before.flat))
  )
}
const purpose = /^\s*(?:以|从而)?(?:避免|防止|以免|免得|以防)/
const first = /^\s*(?:请|那|你)?(?:先|只|随后|接着|然后|再|这次)/

/** "in the screenshot …, mind that". */
const shown =
  /\b(?:in|on|from) (?:the|this|that|my) (?:attached |above |second |first )?(?:screenshot|picture|screen ?grab|photo|mock-?up|screen recording)\b|(?:截图|截屏|附图|图片)(?:里|中|上)|(?:스크린샷|캡처|캡쳐|첨부 ?(?:이미지|사진))(?:에|에서|에는|을 ?보면|를 ?보면) |(?:スクショ|スクリーンショット|添付画像)(?:に|では|の)|(?:^|\s)(?:на (?:скриншот[еах]+|картинк[еах]+|скрине|фото)|en la captura|sur la capture|auf dem (?:screenshot|bild)|n[oa] (?:print|captura))(?=[\s,])/

/** 现在存在问题：…, "current issues: …": what is wrong at present. */
const troubled =
  /^(?:现在|目前|当前|还|仍然|依然){0,2}(?:存在|遇到|出现|发现|有)(?:的|了|一个|个|以下|几个|下面|这些|一些){0,2}(?:问题|bug|情况|报错|异常)[^,，:]{0,4}[:,，]|^(?:the )?(?:current|present|remaining|known|following|existing|new) (?:problems?|issues?|bugs?|errors?|symptoms?)\b[^:]{0,16}:|^(?:현재|지금) ?[^:]{0,8}(?:문제|버그|이슈|오류|증상)[^:]{0,8}:|^(?:現在の?|今の?)?(?:[問问][題题]|不具合|バグ|症状)(?:点)?(?:は|が|として)?[^:]{0,6}[:、]|^(?:el problema actual|le problème actuel|aktuelles problem|o problema atual|сейчас (?:такая )?проблема)[^:]{0,16}:/

/** それ以外は変えないで, "leave the rest alone": the bound of one change. */
const rest: readonly RegExp[] = [
  /\b(?:leave|keep) (?:everything|anything|all) else\b|\b(?:do not|don't|dont|never|without) (?:touch|change|modify|alter|edit|break|rename)(?:ing)? (?:anything else|the rest|any other|the other|other (?:parts?|things?|files?|pages?|texts?))\b/,
  /(?:其他|其它|其余|别的|剩下的?|除此之外)的?(?:地方|部分|内容|页面|文件|功能|代码|东西|文字)?的?(?:都|一律|全部|绝对|千万|一个字都?){0,2}(?:别|不要|不许|不能|不准|不用)(?:再)?(?:动|改|碰|变)/,
  /(?:나머지|다른 ?(?:부분|곳|것|페이지|파일|코드|건|기능|글)|그 ?(?:외|밖)|그것 ?말고)[^,]{0,14}(?:건드리|수정하|바꾸|변경하|손대)지 ?(?:마|말)/,
  /(?:それ以外|その他|ほか|他の).{0,16}(?:変え|触ら|いじら|変更し|編集し|消さ)な/,
  /(?:^|\s)(?:no (?:toques|cambies|modifiques) (?:nada más|lo demás|el resto)|ne (?:touche|change|modifie)[sz]? (?:rien d'autre|pas au reste|pas le reste)|(?:den rest|alles andere|sonst nichts) [^,]{0,16}(?:nicht|lassen|ändern)|não (?:mexa|mexe|mude|altere) (?:em mais nada|no resto|o resto)|(?:остальное|больше ничего|всё остальное|другое) не (?:трогай|меняй|изменяй))/,
]

const piece: readonly RegExp[] = [
  /^(?:(?:so|and|but|ok|well|no)[\s,]+)*(?:(?:right )?now|at this point|for this step) (?:we|i|you) (?:only |just |do not |don't |dont )?(?:need|want|require)\b|^(?:(?:no|ok|well|sorry)[\s,]+)*(?:i mean|i meant|what i mean|what i meant)\b/,
  /我的?意思(?:是|其实)(?!.{0,4}(?:规则|约定))|^(?:那|好)?(?:现在|目前|眼下)(?:我们?|咱们?|你)?(?:先|暂时)?(?:不需要|只需要|需要|想)/,
  /^(?:아니 ?|그러니까 ?)?(?:내|제) ?말은|^(?:이제|지금은?) .{1,30}(?:필요 ?없|필요해)/,
  /(?:を|に|へ).{0,30}(?:移[動动]|移行|変更|分割|統合|削除|追加|公[開开]|改名|切り[離离]|分[離离]|整理|移植)したい(?:です|んです|のです|んだけど|のだ)?$|(?:を|について).{0,24}(?:教えて|見せて|調べて)(?:ください|下さい|くれ|ほしい|欲しい|もらえ|$)/,
]
