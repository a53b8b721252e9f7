import { any, type Deed } from './deed.ts'
import { BY_HAND, RULE_THAT_HOLDS, STEP_IS_OVER, SUGGESTIONS_TAKEN, TOOL_FOR_TOOL } from './demands.ts'
import { eitherOf } from './either-of.ts'
import { POINTS_TO_A_DOCUMENT } from './excuses.ts'

/** Rules of a craft or of a program: what is written about them binds the code, not the agent. */
export const RULES_OF_A_CRAFT =
  /编码规范|代码规范|编程规范|코딩 ?(?:컨벤션|규칙|규약)|コーディング規約|\b(?:coding|naming|style|styling|lint\w*|eslint|prettier|css|scss|tailwind|api|formatt\w*|routing|routes?|rewrite|firewall|cors|cache|caching|validation|business|pricing|brand\w*|design|layout|grid|git ?ignore|webpack|babel|ts ?config|typescript|build|alias\w*|migrations?|schema|foreign keys?|database|db|query|index\w*|unique|rate|size|length|memory|cpu|quota|token|context|upload|character|time|retention|discount|tax|game|parser|grammar|inflection|spelling|pluralization|matching|mapping|transition|state|event|alert\w*|scaling|iam|rls|row-level|robots|age|shipping|refund|loyalty|eligibility|component|test\w*|coverage|typing|type|import|generic|resource|network|budget|contrast|accessibility|a11y|numeric|date|locale|visual|generated|vendored|third-party|examples?|legacy (?:code|browser|api|endpoint)s?|policy pages?|terms|privacy|return|cancellation|insurance|user[- ]?manual|manual (?:steps?|tests?|testing|review|qa|approval|mode|run|deploy\w*|verification|intervention))\b|命名|代码风格|样式|接口|格式|路由|缓存|表单|业务|定价|外键|唯一|长度|大小|时间|频率|内存|字数|数量|校验规则|计费|优惠|退款|이름|스타일|문서|형식|라우팅|캐시|길이|크기|시간|메모리|글자|용량|요금|할인|命名|スタイル|文書|形式|ルーティング|長さ|サイズ|時間|文字数|容量|料金|namens|stil|format|länge|größe|nomm|mise en forme|taille|longueur|nombr|estilo|formato|tamaño|longitud|имен|стил|формат|длин|размер/

/** "Rules about the old router no longer apply, we removed it": they end with what they were about. */
export const OF_WHAT_IS_GONE =
  /(?<![\w/])(?!\S*(?:secur|safe|polic|rules|claude|agents|soul|identity))[\w/-]+\.(?:md|rst|txt|adoc|html|pdf)\s(?:is|are|was|were)\s(?:\w+\s)?(?:outdated|obsolete|old|stale|superseded|deprecated|out of date)\b\s?[;,.:—-]\s?(?:please )?(?:follow|see|use|read|go by|refer to)\s(?!this)|(?:wiki|confluence|notion|tutorials?|blog|old docs?|readme)\b[^.]{0,50}?(?:\b(?:follow|see|use|instead|now in)\b|siga|sigue|suis|voir|folge|gilt (?:jetzt )?das|смотри|veja)|(?:wiki|confluence|notion|教程|博客|旧文档)[^。]{0,24}?(?:以[^。]{1,12}为准|看|请看|参考|改看)|(?:위키|블로그|옛 문서)[^.]{0,24}?(?:대신|따른다|기준)|(?:wiki|ブログ|古い資料)[^。]{0,24}?(?:に従|を参照|が正)|(?:rules?|regeln|reglas|règles|правила|regras|guidelines?|notes?|instructions?|anweisungen|instrucciones|consignes|инструкции|instruções|conventions?|guides?)\s(?:zu|über|für|about|for|on|in|from|sobre|de|du|pour|sur|о|об|про|para)\s(?![^.;]{0,40}(?:safe|secur|approv|review|permission|confirm|ask|secret|sicherheit|segur|sécur|безопасн))(?:[^.;]|\.(?=\w)){1,40}?(?:since|because|as|,|;|—|denn|weil|ya que|car|так как|потому)\s?[^.;]{0,16}?(?:we (?:removed|dropped|replaced|deleted|left|migrated|moved|no longer use|stopped using)|(?:this|the|our) (?:repo|project|code|codebase|app|team|service|build) (?:is|runs|uses|moved|switched|went|has)|we(?:'re| are) (?:now )?(?:on|using)|we (?:use|moved|switched|went)|(?:it|that|they) (?:is|was|were|are) (?:gone|removed|replaced|deleted|retired)|wir (?:haben|nutzen|verwenden)[^.;]{0,16}?(?:entfernt|ersetzt|abgelöst|abgeschafft|nicht mehr)|lo (?:quitamos|hemos quitado|reemplazamos|eliminamos)|(?:nous l'avons|on l'a) (?:retiré|supprimé|remplacé)|мы (?:его |её |ее |их )?(?:убрали|удалили|заменили)|(?:nós )?(?:o |a )?(?:removemos|substituímos))/

/** R13: what binds the agent is belittled, or the text makes itself the only guide. */
export const demotionDeeds: readonly Deed[] = [
  {
    code: 'override',
    detail: 'demoted',
    across: true,
    verb: any('demoted'),
    with: [any('binding')],
    within: 44,
    when: 'either',
    unless: eitherOf(
      new RegExp(`${RULES_OF_A_CRAFT.source}|${OF_WHAT_IS_GONE.source}`),
      RULE_THAT_HOLDS,
      STEP_IS_OVER,
      SUGGESTIONS_TAKEN,
      BY_HAND,
    ),
    unlessAround: POINTS_TO_A_DOCUMENT,
  },
  {
    code: 'override',
    detail: 'sole guide',
    across: true,
    verb: any('soleGuide'),
    with: [any('thisRule', 'itself')],
    within: 40,
    when: 'ordered',
    unless: eitherOf(RULES_OF_A_CRAFT, TOOL_FOR_TOOL),
  },
]
