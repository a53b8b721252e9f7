import { any, type Deed } from './deed.ts'

/** Rules of a craft or of a program: what is written about them binds the code, not the agent. */
export const RULES_OF_A_CRAFT =
  /\b(?:naming|style|styling|lint\w*|eslint|prettier|css|scss|tailwind|api|formatt\w*|routing|routes?|rewrite|firewall|cors|cache|caching|validation|business|pricing|brand\w*|design|layout|grid|git ?ignore|webpack|babel|ts ?config|typescript|build|alias\w*|migrations?|schema|foreign keys?|database|db|query|index\w*|unique|rate|size|length|memory|cpu|quota|token|context|upload|character|time|retention|discount|tax|game|parser|grammar|inflection|spelling|pluralization|matching|mapping|transition|state|event|alert\w*|scaling|iam|rls|row-level|robots|age|shipping|refund|loyalty|eligibility|component|test\w*|coverage|typing|type|import|generic|resource|network|budget|contrast|accessibility|a11y|numeric|date|locale|visual|generated|vendored|third-party|examples?|legacy (?:code|browser|api|endpoint)s?|policy pages?|terms|privacy|return|cancellation|insurance|user[- ]?manual|manual (?:steps?|tests?|testing|review|qa|approval|mode|run|deploy\w*|verification|intervention))\b|命名|代码风格|样式|接口|格式|路由|缓存|表单|业务|定价|外键|唯一|长度|大小|时间|频率|内存|字数|数量|校验规则|计费|优惠|退款|이름|스타일|문서|형식|라우팅|캐시|길이|크기|시간|메모리|글자|용량|요금|할인|命名|スタイル|文書|形式|ルーティング|長さ|サイズ|時間|文字数|容量|料金|namens|stil|format|länge|größe|nomm|mise en forme|taille|longueur|nombr|estilo|formato|tamaño|longitud|имен|стил|формат|длин|размер/

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
    unless: RULES_OF_A_CRAFT,
  },
  {
    code: 'override',
    detail: 'sole guide',
    across: true,
    verb: any('soleGuide'),
    with: [any('thisRule', 'itself')],
    within: 40,
    when: 'ordered',
    unless: RULES_OF_A_CRAFT,
  },
]
