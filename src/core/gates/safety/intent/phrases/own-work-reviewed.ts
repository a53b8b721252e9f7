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

/** R13: what a machine has made is taken for looked at, though nobody did. */
export const ownWorkReviewedPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'assumed',
    always: true,
    pattern: together([OF_A_MACHINE, TAKEN, REVIEWED], BY_A_PERSON),
  },
]
