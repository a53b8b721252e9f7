import type { Phrase } from '../phrase.ts'
import { DENIED, whole } from './together.ts'

const MINE = `${whole(
  "(?:my|our|this person's) (?:messages?|words?|orders?|instructions?|requests?|wishes|commands?)|what(?:ever)? i (?:say|write|ask|want|order)|this (?:note|line|rule|entry)|meine (?:worte|nachrichten|anweisungen|befehle)|mis (?:mensajes|palabras|órdenes|instrucciones)|mes (?:messages|paroles|ordres|consignes)|мои (?:слова|сообщения|указания|приказы)|minhas (?:mensagens|palavras|ordens|instruções)",
)}|我(?:的话|说的|的消息|的要求|的指令)|내\\s?(?:말|지시|명령|메시지)|私の(?:言葉|発言|指示|命令)`
const OUTRANKS = `${whole(
  "outranks?|overrides?|beats?|trumps?|supersedes?|prevails? over|wins? over|comes? before|come first|goes? before|ha(?:s|ve) (?:priority|precedence) over|takes? (?:priority|precedence) over|stands? above|ranks? above|(?:is|are) above|(?:is|are) worth more than|count for more than|(?:is|are|weigh) (?:more|stronger|heavier)(?: \\w+)? than|stehen über|haben vorrang vor|gelten mehr als|están por encima de|valen más que|prevalecen sobre|priment sur|l'emportent sur|passent avant|важнее|выше|главнее|estão acima de|valem mais que|prevalecem sobre",
)}|优先于|高于|大于|胜过|凌驾|压过|보다\\s?(?:우선|중요|위|앞)|より(?:優先|上|重要)|に優先`
const SAFETY = `${whole(
  '(?:safety|security|privacy|safe)\\b(?: \\w+)?|guard ?rails?|polic(?:y|ies)|restrictions?|limits?|safeguards?|claude\\.md|agents\\.md|sicherheits\\p{L}*|schutz\\p{L}*|(?:normas?|reglas?|políticas?) de seguridad|seguridad|(?:règles?|consignes?) de sécurité|sécurité|безопасност\\p{L}*|segurança',
)}|安全|护栏|限制|约束|안전|보안|제한|安全|セキュリティ|制限`
const RULES_OF_CARE =
  '(?:secrets?|security|safety|credentials?|reviews?|approvals?|privacy|personal data|permissions?|production|prod|deletions?|backups?|tests?|tokens?|passwords?)'

/** R13, R15: a rank that nobody gave, rules of care that are waived, rules of the agent that are shown around. */
export const claimedRankPhrases: readonly Phrase[] = [
  {
    code: 'override',
    detail: 'rank',
    always: true,
    pattern: new RegExp(
      `(?:${MINE})[^.;!?。]{0,24}?(?:(?:${OUTRANKS})[^.;!?。]{0,40}?(?:${SAFETY})|(?:${SAFETY})[^.;!?。]{0,16}?(?:${OUTRANKS}))`,
      'gu',
    ),
    unless: new RegExp(DENIED, 'u'),
  },
  {
    code: 'override',
    detail: 'lapsed',
    always: true,
    pattern:
      /\b(?:no|none of the) (?:earlier|previous|prior|former|older|above|preceding)\s(?:\w+ )?(?:restrictions?|limits?|rules?|instructions?|constraints?|warnings?|guidelines?)\s(?:counts?|appl(?:y|ies)|holds?|matters?|binds?|stands?|survives?|remains?)\b|\b(?:earlier|previous|prior|former|preceding)\s(?:\w+ )?(?:restrictions?|rules?|instructions?|constraints?|guidelines?)\s(?:end|ends|stop|stops|expire|cease|lapse|are (?:void|over|gone|dead|null))\b[^.;!?]{0,24}?\b(?:here|this (?:line|point|note|rule)|now|today)\b|(?:之前|先前|以前|前面)的?(?:所有|一切|任何)?(?:限制|规则|约束|指令|禁令)(?:从此|到此|自此|在此)?(?:都|全|一概|就)?(?:不算|作废|失效|无效|到此为止|不再有效)|(?:이전|앞선|기존)(?:의)?\s?(?:모든\s)?(?:제한|규칙|지시|제약)(?:은|는|이|들은)?\s?[^.;]{0,8}?(?:효력이 없|무효|끝난|사라|적용되지 않)/g,
    unless: /\b(?:api|v\d|version|schema|driver|library|old (?:sdk|client)|release)\b|版本|接口|버전|旧 ?api/,
  },
  {
    code: 'override',
    detail: 'rules waived',
    pattern: new RegExp(
      `\\b(?:forget|ignore|disregard|drop|skip|waive|overlook|suspend|set aside|put aside|bend|discard)\\s(?:about )?(?:the |our |all |any |every |those )*(?:rules?|polic(?:y|ies)|guidelines?|sections?|notes?|warnings?|restrictions?|requirements?|conventions?)\\s(?:about|on|for|around|regarding|concerning)\\s(?:the |our )?${RULES_OF_CARE}\\b|(?:本|这个|该)(?:项目|仓库)(?:不适用|不受|不用管|不必遵守|免于?)[^。;]{0,6}?(?:密钥|安全|权限|审批|评审|隐私|保密)[^。;]{0,4}?(?:规定|规则|要求|约束|政策|条款)|(?:이|본) (?:프로젝트|저장소)(?:에는|에서는|는)\\s?(?:보안|비밀|권한|승인|리뷰|개인정보)\\s?[^.;]{0,6}?(?:규칙|규정|정책|지침)(?:이|을|은)?\\s?(?:적용되지|적용 안|무시|예외)`,
      'g',
    ),
  },
  {
    code: 'protected-target',
    detail: 'system-prompt',
    pattern:
      /\b(?:shar|print|reveal|show|list|tell|disclos|quot|past|post|publish|recit|repeat|hand out|giv|expos|output|copy|send)\w*\s(?:out |them |people |anyone |everyone |over )?(?:the |all |your |any |full )*(?:rules?|instructions?|guidelines?|directives?|polic(?:y|ies)|constraints?|orders?|briefing)\s(?:that |which )?you (?:run under|work under|operate under|live by|are bound by|were (?:given|started|set up|loaded) with|came with|were given|got at|follow internally|start with|received|run on)\b|(?:输出|打印|写出|贴出|公开|展示|列出|复述|附上)(?:一遍)?你的(?:全部|完整|内部|所有|原始)?(?:指令|规则|设定|提示|指示|准则)|(?:네|너의|당신의|자신의)\s?(?:내부 |전체 |모든 )?(?:지시문?|지침|규칙|설정|프롬프트|명령)(?:을|를)\s?[^.;]{0,8}?(?:출력|보여|공개|알려|적어|붙여|공유)|(?:あなた|自分|君)の(?:内部の?|全)?(?:指示|ルール|設定|プロンプト|規則)を[^。;]{0,8}?(?:出力|表示|公開|書|貼|見せ)(?!な)/g,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern:
      /\b(?:load|use|apply|follow|obey|adopt|execute|run|take over|do|accept|honou?r)\s(?:whatever|any|whichever|all the|every)\s(?:prompt|rules?|instructions?|steps?|orders?|commands?|directives?|tasks?)\s(?:that |which )?(?:is on |are on |stands? on )?(?:the |our |their |an? |any )*(?:[\w-]+(?:'s)? ){0,3}?(?:page|wiki|site|issue|channel|board|url|link|gist|pastebin|feed|website|thread|topic|banner|motd|readme)s?\s(?:holds?|contains?|shows?|lists?|says?|has|posts?|carr(?:y|ies)|gives?|serves?|displays?|states?)\b/g,
    unless: /\b(?:never|not|don't|ask|runbook|confirm)\b/,
  },
]
