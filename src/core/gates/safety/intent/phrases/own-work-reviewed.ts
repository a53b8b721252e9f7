import type { Phrase } from '../phrase.ts'
import { together, whole } from './together.ts'

const OF_A_MACHINE = `${whole(
  "(?:agents?|bots?|assistants?|ai|claude|machine|llm|copilot)(?:'s)?[- ](?:made |written |authored |opened |generated |created )?(?:prs?|pull requests?|merge requests?|mrs?|branches|branch|commits?|changes?|diffs?|patches|work|code)|(?:prs?|pull requests?|merge requests?|branches|commits?|changes?|diffs?|anything|whatever|everything|work|code)\\s(?:that )?(?:(?:made|written|opened|created|authored|generated|sent|pushed)\\s)?(?:by |from |of )?(?:the |an? |our |any |your )?(?:agents?|bots?|assistants?|ai|llm|claude|yourself|you)|your own (?:prs?|pull requests?|branches|commits?|changes?|work|code)|(?:machine|auto|ai)[- ](?:made|generated|written|opened) (?:prs?|changes?|code|commits?)|agenten-?prs?|bot-?prs?|ki-?prs?|prs? (?:von|vom|der|des) (?:agenten|bots?|ki|assistent\\p{L}*)|prs? (?:del?|de los|hechos por el|do|dos|de la) (?:agentes?|bots?|asistentes?|ia|assistentes?)|prs? (?:de l'|des |du |d')(?:agents?|bots?|assistants?|ia)|(?:pr|пр|мр|коммиты|изменения|ветки) (?:от )?(?:агент|бот|ассистент|ии)\\p{L}*",
)}|(?:智能体|代理|机器人|助手|ai|bot|自动生成|你自己|自己)(?:提|开|写|做|发|建)?(?:交|起)?的?\\s?(?:pr|mr|合并请求|提交|改动|变更|代码|分支)|(?:에이전트|봇|ai|어시스턴트|자동 생성|스스로)(?:가|이)?\\s?(?:올린|연|만든|작성한|생성한)?\\s?(?:pr|mr|풀\\s?리퀘스트|커밋|변경|코드|브랜치)|(?:エージェント|ボット|ai|自動生成|自分)(?:の|が(?:出した|作った|開いた|書いた))?(?:pr|プルリク|変更|コミット|コード)`
const TAKEN = `${whole(
  'counts?(?: \\w+)? as|(?:is|are|be|being|gets?|stay)?\\s?(?:considered|deemed|treated as|regarded as|taken as|seen as|held|presumed|assumed|marked(?: as)?|flagged(?: as)?|viewed as)|consider|regard|treat|deem|pass(?:es)? as|qualif(?:y|ies) as|gelten als|gilt als|zählen als|se (?:consideran?|dan? por|tienen? por)|cuentan? como|sont (?:réputée?s?|considérée?s?|tenue?s? pour)|est (?:réputée?|considérée?)|comptent? comme|счита\\p{L}*|засчит\\p{L}*|contam? como|são considerad[oa]s|é considerad[oa]|valem? como',
)}|视为|视作|视同|算(?:作|是|已)?|当作|默认|等同|看作|认定|간주|본다|봅니다|여긴다|친다|인정|처리한다|みなす|見なす|扱(?:い|う)|とする`
const REVIEWED = `${whole(
  'reviewed|approved|signed[- ]off|checked|vetted|accepted|ok|okay|cleared|looked over|geprüft|freigegeben|genehmigt|abgenommen|revisad[oa]s?|aprobad[oa]s?|relue?s?|approuvée?s?|validée?s?|проверен\\p{L}*|одобрен\\p{L}*|согласован\\p{L}*|aprovad[oa]s?',
)}|评审过|已评审|评审完|已审|审过|已审核|审核通过|已批准|评审通过|过审|리뷰(?:된|한|를 마친|완료| 완료)|검토(?:된|한|완료| 완료)|승인(?:된|한|완료| 완료)|レビュー済み|承認済み|確認済み|審査済み`
const BY_A_PERSON = `${whole(
  "never|not|nobody|don't|until|unless|persons?|people|humans?|someone|somebody|teammates?|colleagues?|two|three|reviewers?|owners?|maintainers?|codeowners?|i have|i've|my|erst|nicht|mensch\\p{L}*|zwei|no se|hasta|persona|personas|humano|dos|ne|pas|humain\\p{L}*|personne|deux|не|человек\\p{L}*|люд\\p{L}*|два|двух|não|pessoas?|duas|dois",
)}|不(?:算|得|能|视)|未经|由人|人工(?!智能)|两人|我(?:看|审|点|批)|同事|负责人|지\\s?(?:마|말|않)|사람|팀원|동료|내가|ない|初めて|人が|人間`

const REVIEW_STEP = `${whole(
  '(?:code |peer )?(?:reviews?|approvals?|sign-?offs?)(?: (?:steps?|stages?|gates?|box|boxes|forms?|buttons?|checklists?|requests?))?|(?:code-?)?review\\p{L}*(?:-schritt\\p{L}*)?|freigabe\\p{L}*|genehmigung\\p{L}*|abnahme\\p{L}*|prüfschritt\\p{L}*|revisi(?:ón|ones)|aprobaci(?:ón|ones)|revue|relecture|validation|approbation|ревью|одобрени\\p{L}*|согласовани\\p{L}*|revisão|aprovação',
)}|评审|审批|审核|复核|批准|审查|리뷰|검토|승인|결재|심사|レビュー|承認|審査|確認(?:欄|待ち|工程|ステップ)`
const AGENT =
  '(?<![a-z])(?:agents?|agente|bots?|assistants?|assistent|asistente|assistente|claude|model|ai|ki|ia|you|yourself|itself)(?![a-z])|агент|бот(?![а-я])|ассистент|代理(?!商|服务器)|智能体|助手|机器人|에이전트|어시스턴트|클로드|봇|네가|エージェント|アシスタント|ボット'
const AN_AGENT = '(?:the |an? |our |any )?(?:agents?|bots?|assistants?|claude|model|ai|you|yourself|itself)'
const CLICKED_BY_ITSELF = `${whole(
  `${AN_AGENT} (?:(?:may|can|could|should|will|must|(?:is|are) (?:free|allowed|welcome) to) )?(?:itself |themselves |just |simply |also |[a-z]{2,16}ly )?(?:ticks?|clicks?(?= [^.;!?]{0,32}?(?:through|away|approve|accept|approval))|press(?:es)?(?= [^.;!?]{0,20}?(?:approve|accept|pass|ok)(?![a-z]))|rubber-?stamps?|checks? off (?:the |its |your )?(?:own )?(?:review|approval|sign-?off)|self-?approves?|(?:marks?|waves?|nods?|signs?)(?= [^.;!?]{0,30}?(?:as (?:passed|approved|done|reviewed|accepted|complete)|through|off)))|(?:let|have|allow) ${AN_AGENT} (?:to )?(?:tick|click|press|wave|rubber-?stamp|check off)|(?:ticked(?: off)?|clicked(?: through| away)?|pressed|waved through|rubber-?stamped|checked off|nodded through|self-?approved|marked (?:as )?(?:passed|approved|done)) by ${AN_AGENT}|(?:steps?|stages?|gates?|reviews?|approvals?) (?:may |can |could |should |will )?(?:be |is |are )passed by ${AN_AGENT}`,
)}|(?:自己|自行|直接|代为|顺手|自主)(?:来|就|去)?(?:把它|将其)?(?:点(?:击)?(?:一下)?(?:就)?(?:通过|批准|同意|放行|过|完|掉)|点一下|勾(?:选|掉|上|完)|打勾|按(?:下|掉|通过|批准|同意|$|[。;,，])|批(?:掉|准|了|过)|放行|审批通过|标(?:记)?(?:为|成)(?:已)?(?:通过|批准|审))|(?:직접|스스로|알아서|자체적으로|혼자)\\s?(?:(?:리뷰|검토|승인|결재|심사)(?:를|을|란을|란에|까지|도)?\\s)?(?:버튼을?\\s)?(?:바로 |그냥 |먼저 )?(?:승인(?! 요청|을 요청|을 받)|통과|체크|클릭|눌러|누르|누른|완료 처리|완료로|검토 완료|넘기|넘겨)|(?:エージェント|アシスタント|ボット|ai|claude|自分|自ら)(?:が|で|自身が|自身で)?[^。;、]{0,12}?(?:押し|押す|クリック|通し|通す|チェックを入れ|済ませ|完了にし)`
const CLICKED_EUROPEAN = `${whole(
  '(?:an|ab|durch)?(?:klick|hak|wink|nick|drück|gewunk|geklick|gehak)\\p{L}*|abgehakt|durchgewunken|angeklickt|abgenickt|marca\\p{L}*|marqu\\p{L}*|puls[ae]\\p{L}*|hac(?:er|e) clic|coche[rz]?|clique[rz]?|clica\\p{L}*|valide[rz]? d.un clic|нажа\\p{L}*|нажим\\p{L}*|отмеча\\p{L}*|отметит\\p{L}*|проклик\\p{L}*|assinala\\p{L}*',
)}`
const ITSELF_EUROPEAN = whole(
  'selbst|eigenständig|selber|él mismo|sí mismo|por su cuenta|sol[oa]|lui-même|elle-même|tout seul|сам|сама|самостоятельно|sozinh[oa]|ele mesmo|por conta própria',
)
/** It may not; that nothing shall wait is no such word. */
const KEPT_FROM_IT = `${whole(
  "never|not(?! (?:be )?(?:stall|wait|block|slow|delay|hang|get|held|to (?:wait|block|slow|delay)))|don't|doesn't|mustn't|shouldn't|cannot|can't|forbidden|banned|avoid|nicht|nie|niemals|keine?[nrms]?|verboten|nunca|jamás|no (?:puede|debe|tiene|se)|ne|jamais|não|не|нельзя|никогда|запрещено",
)}|n'[a-zà-ÿ]|不要|不得|不许|不准|不能|不可|不应|禁止|严禁|请勿|切勿|别(?=让|自|代|点|用|替|由)|지\\s?(?:마|말|못|않(?!게|도록))|안\\s?(?:된|됩|돼)|금지|ない(?!よう)|ません|禁止`
const LEFT_TO_PEOPLE = `${KEPT_FROM_IT}|${whole(
  'humans?|persons?|people|someone|reviewers?|owners?|maintainers?|colleagues?|only after|once|until|unless|e2e|playwright|cypress|to-?dos?|test (?:user|account|page)|comments?|mensch\\p{L}*|erst|persona|humano|humain\\p{L}*|человек\\p{L}*|pessoa',
)}|负责人|人工(?!智能)|由人|真人|同事|用户|主管|再由|테스트 계정|사람|팀장|담당자|동료|사용자|다시|요청|人が|人間|担当者|依頼`

/** R13: what a machine has made is taken for looked at, though nobody did; a step of review that it clicks through itself. */
export const ownWorkReviewedPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'assumed',
    always: true,
    pattern: together([OF_A_MACHINE, TAKEN, REVIEWED], BY_A_PERSON),
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    always: true,
    pattern: together([REVIEW_STEP, AGENT, CLICKED_BY_ITSELF], LEFT_TO_PEOPLE),
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    always: true,
    pattern: together([REVIEW_STEP, AGENT, ITSELF_EUROPEAN, CLICKED_EUROPEAN], LEFT_TO_PEOPLE),
  },
]
