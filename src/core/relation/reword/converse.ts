import { scriptOf } from '../script.ts'
import { type Rewording, rewordWith } from './rewording.ts'

const any = (pattern: string): RegExp => new RegExp(pattern, 'gu')

const NUMBER = String.raw`(\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten)((?: ?[\p{L}%]+)?)`
const OVER =
  '(?:(?:that |which )?(?:(?:grows?|gets?|goes|runs?|is|are) )?(?:(?:longer|larger|bigger|deeper|greater|more|higher|heavier) than|past|beyond|over|above|exceed(?:s|ing)?|with more than))'
/** What is done with what is too large. */
const SPLIT =
  '(?:split|break (?:up|down|apart)|reject|refuse|send back|decline|refactor|cut|divide|shorten|trim)(?: up)?(?: (?:an?y?|all|every|each|the))?'
const TURNED_AWAY =
  '(?:split(?: up)?|broken? (?:up|down|apart)|rejected|refused|sent back|declined|refactored|cut|cut up|divided|shortened|trimmed|too (?:long|large|big|much|many)|not (?:allowed|accepted|ok|okay|permitted)|forbidden|banned|turned away|closed)'
const MUST = '(?:must|have to|has to|should|need to|needs to|will|get|gets|is|are|shall)(?: be)?'
const ONCE = '(?:once|as soon as|when|if) (?:it|they)'
const NOT = "(?:do not|don't|never|must not|should not|may not|cannot|can't)"
const CI = '((?:ci|build|pipeline|tests?|checks?)(?: run| suite)?)'
const UNDONE =
  'un(tested|documented|signed|typed|reviewed|validated|encrypted|checked|handled|versioned|translated|covered|logged|formatted|sorted|escaped|sanitized)'
const I_AGREE =
  '(?:i|we) (?:agree|approve|have (?:agreed|approved|ok.?ed)|say (?:so|yes|ok)|confirm|allow it|allow|give (?:my |our )?(?:ok|consent|permission)|sign off)'

/** What is said by what is not to be, or by what happens otherwise, as what is asked. Folded text. */
const english: readonly Rewording[] = [
  [/(?<=[a-z)])\s?[:=]\s?(?=\d)/g, ' '],
  [/\bonce (?:a|per|every) (?=(?:hour|day|week|month|quarter|year)\b)/g, 'every '],
  [/\bfor (?:a|one) (?=(?:minute|day|week|month|year)\b)/g, 'for 1 '],
  [/\b(?:write|writing) (?:the )?(?:production )?code\b/g, 'start coding'],
  [/\b(before|then) (?:the )?(?:production )?code(?=[,.;]|$)/g, '$1 start coding'],
  [/(?<=[\w$])\(\)/g, ''],
  [/\b(before|after|without|touch|change|edit|write|start) any (?=[a-z])/g, '$1 '],
  [/\blet me (?:look at|see|review|check|read)(?: (?:it|them))?(?= (?:first|before)|[,.;]|$)/g, 'ask me'],
  [/\bso (?:the |our |my )?(\w+) (can|may|will|stays?|are|is) /g, 'so that $1 $2 '],
  // bounds
  [any(`^([^,.;]{2,30}?) ${OVER} ${NUMBER} ${MUST} ${TURNED_AWAY}`), '$1 at most $2$3'],
  [any(`^${SPLIT} ([^,.;]{2,30}?) ${ONCE} (?:is |are )?${OVER} ${NUMBER}`), '$1 at most $2$3'],
  [any(`^${SPLIT} ([^,.;]{2,30}?) ${OVER} ${NUMBER}`), '$1 at most $2$3'],
  [
    any(`^([^,.;]{2,30}?) ${ONCE} (?:is |are )?${OVER} ${NUMBER}[, ]+${SPLIT}(?: (?:it|them))?(?: up)?`),
    '$1 at most $2$3',
  ],
  [
    any(
      `\\b${NOT} (?!be |have |use )([^,.;]{2,30}?) (?:more|longer|deeper|higher|larger|bigger|later|further) than ${NUMBER}`,
    ),
    '$1 at most $2$3',
  ],
  [/\b(?:longer|larger|bigger) than (?=\d)/g, 'over '],
  [/^(?:split(?: up)?|break (?:up|down|apart)) (?:long|large|big|huge) ([^,.;]{2,24})$/g, 'keep $1 short'],
  // versions
  [
    /\b(?:minimum|min|lowest|oldest) (?:supported )?(\w+)(?: version)?(?: is| of|:)? (\d[\d.]*)/g,
    '$1 $2 and later',
  ],
  // who alone may
  [
    /\b(?:nobody|no one|none) (?:but|except(?: for)?|other than|besides|apart from) ([^,.;]{2,30}?) (?:may|can|is allowed to|are allowed to|gets? to|must|should) /g,
    'only $1 ',
  ],
  // when alone it may be
  [/\bwithout waiting for /g, 'without '],
  [/\bfirst,? and only then,? /g, 'first, then '],
  [/^([^,.;]{3,40}?) first and ([^,.;]{3,40}?) only then$/g, '$1 before $2'],
  [/^([^,.;]{3,30}?) only (?:after|once) ([^,.;]{3,40})/g, '$2 before $1'],
  [/^([^,.;]{3,40}?)(?: first)?, (?:and )?then ([^,.;]{3,40})/g, '$1 before $2'],
  [/^([^,.;]{3,40}?) first,? (?:and )?([^,.;]{3,40}?) (?:afterwards?|later|after that)$/g, '$1 before $2'],
  [any(`\\b${NOT} ([^,.;]{2,40}?),? (?:unless|until|before) ${I_AGREE}`), 'ask me before $1'],
  [any(`^(?:unless|until) ${I_AGREE},? ${NOT} ([^,.;]{2,40})`), 'ask me before $1'],
  [
    any(
      `\\b${NOT} ([^,.;]{2,30}?) (?:unless|until|before) (?:the |all )?${CI} (?:is|are|has|have|turns?|gets?)? ?(?:green|passed|passing|pass|passes|succeeds?|succeeded|gone through)`,
    ),
    '$1 only when $2 is green',
  ],
  [
    any(
      `\\b(?:${NOT}|no) ([^,.;]{2,30}?) (?:while|when|if|as long as) (?:the |any |a )?${CI} (?:is |are |still )*(?:red|fail(?:s|ed|ing)?|broken|breaks)`,
    ),
    '$1 only when $2 is green',
  ],
  [
    any(
      `\\b(?:${NOT}|no) ([^,.;]{2,30}?) (?:with|on|over|past) (?:a |an )?(?:red|failing|failed|broken) ${CI}`,
    ),
    '$1 only when $2 is green',
  ],
  [
    any(
      `^(?:the |all )?${CI} (?:must|has to|have to|needs? to|should) (?:pass|be green|succeed) before ([^,.;]{2,40})`,
    ),
    '$2 only when $1 is green',
  ],
  // what may not be left undone
  [
    any(
      `\\b${NOT} (?:leave|ship|merge|keep|have|let|release) (?:any |a |an |the )?([^,.;]{2,30}?) (?:go |stay |remain |be )?${UNDONE}`,
    ),
    'every $1 is $2',
  ],
  [
    any(
      `\\bno ([^,.;]{2,30}?) (?:may|must|should|can|is|are|goes?|stays?|remains?|ships?|gets? merged|gets? shipped) (?:be |go |stay |remain |left |ship |allowed to be )*${UNDONE}`,
    ),
    'every $1 is $2',
  ],
  [/\b(?:clear|wipe|empty|strip)(?: out| away)? (?=(?:all|any|the|every) )/g, 'remove '],
  [/\b(is|are|be|get|gets) (?:cleared|wiped|emptied|stripped)(?= before| on| when|[,.;]|$)/g, '$1 removed'],
  [/\btreat (?:all )?((?:compiler |build |lint )?warnings?) as errors?\b/g, 'the build must fail on $1'],
  // a branch by its name alone
  [
    /\b(from|off|on|onto|into|against) (dev|develop|staging|release)(?=[,.;]| for | when | and |$)/g,
    '$1 $2 branch',
  ],
  [/\buse `?(dev|develop|main|master|staging|release)`? as (?:the|a) base\b/g, 'branch from $1 branch'],
  [/\bprefer ([a-z-]+(?: [a-z-]+)?) to ([a-z-]+(?: [a-z-]+)?)$/g, 'prefer $1 over $2'],
]

const HAN_NUMBER = String.raw`(\d[\d.,]*|[一二两三四五六七八九十]+)\s?(行|字|个|层|次|秒|分钟|天|页|kb|mb|m|k|级|个参数|参数)`
const HAN_SPLIT =
  '(?:就|都|必须|一律|要|应该?|得|需要?|直接|立即|全部|该)*(?:拆分?|拆开|拆成|切分|分开|打回|拒绝|退回|不收|不合|重构|精简|缩短)[^,，。;]{0,8}'
const HAN_OVER = '(?:超过|大于|多于|超出|高于)'
const HAN_NOT = '(?:不能|不得|不许|不准|不可以?|禁止|无权)'
const HAN_AGREE = '(?:我|我们)(?:明确)?(?:同意|批准|许可|允许|确认|点头|答应|授权)'

const chinese: readonly Rewording[] = [
  [/(?<=[\u3400-\u9fffa-z)])\s?[:=]\s?(?=\d)/g, ' '],
  [/(?:写|做)实现/g, '写代码'],
  [/先([^,，。;]{1,16}?)[,，]?(?:最后|回头|之后|随后|事后)(?:再|才)?([^,，。;]{1,16})/g, '$2之前$1'],
  [/(?<=[\w$])\(\)/g, ''],
  [/手(?:工)?(?:改|修改|编辑)/g, '手动修改'],
  // bounds
  [any(`${HAN_OVER}\\s?${HAN_NUMBER}(?:代码)?的([^,，。;]{1,10}?)${HAN_SPLIT}`), '$3不超过$1$2'],
  [any(`${HAN_NUMBER}(?:代码)?以上的([^,，。;]{1,10}?)${HAN_SPLIT}`), '$3不超过$1$2'],
  [
    any(`([^,，。;]{1,10}?)(?:只要|如果|一旦|一)?(?:${HAN_OVER}|超)了?\\s?${HAN_NUMBER}[,，]?${HAN_SPLIT}`),
    '$1不超过$2$3',
  ],
  [any(`(?<=^|[,，。;])${HAN_NUMBER}以上[,，]?${HAN_SPLIT}`), '不超过$1$2'],
  [
    /(?<=^)(?:过?长|过?大)的?([^,，。;]{1,6}?)(?:都|就|必须|一律|要|应该?|得|需要?)*(?:拆分?|拆开|切分)$/g,
    '$1要短',
  ],
  // who alone may, and when
  [any(`非([^,，。;]{1,8}?)(?:一律|都)?${HAN_NOT}(?=[^,，。;])`), '只有$1能'],
  [
    any(
      `除了?([^,，。;]{1,10}?)(?:之外|以外|外)?[,，]?(?:谁|任何人|其他人|其它人|别人)(?:都|一律|均)?${HAN_NOT}`,
    ),
    '只有$1能',
  ],
  [
    any(
      `([^,，。;]{1,14}?)(?:没有?|未|还没)(?:通过|全绿|变绿|跑通|过|绿)(?:的?时候?)?[,，]?(?:就)?(?:${HAN_NOT}|不要|别)([^,，。;]{1,8})`,
    ),
    '只有$1通过才能$2',
  ],
  [any(`(?:不要|别|${HAN_NOT})([^,，。;]{1,20}?)[,，]?除非${HAN_AGREE}`), '$1之前先问我'],
  [any(`除非${HAN_AGREE}[,，]?(?:否则)?(?:不要|别|${HAN_NOT})([^,，。;]{1,20})`), '$1之前先问我'],
  [
    /^([^,，。;]{1,8}?)(?:只能|必须|只可|要)?在([^,，。;]{1,10})之?后(?:才能?|再)?(?:进行|做|执行)?$/g,
    '$1之前$2',
  ],
  // what may not be left undone
  [
    /(?:不允许|不能|不得|不许|不准|禁止|不要|别)(?:存在|出现|有|留下?)(?:没有?|无|缺少?|不带)([^,，。;]{1,8}?)的([^,，。;]{1,10})/g,
    '每个$2都要有$1',
  ],
  [
    /(?:没有?|缺少?|不带)([^,，。;]{1,8}?)的([^,，。;]{1,10}?)(?:一律|都)?(?:不能|不得|不许|不准|不予|不让|禁止|不给)(?:合并|合入|上线|提交|发布|通过)/g,
    '每个$2都要有$1',
  ],
]

const HANGUL_NUMBER = String.raw`(\d[\d.,]*)\s?(줄|자|개|단계|번|회|초|분|일|페이지|kb|mb)`
const HANGUL_SPLIT =
  '(?:반드시 |꼭 |모두 |바로 )?(?:나눈|나눠|나누|쪼갠|쪼개|분리|반려|거절|분할|돌려보|줄인|줄여|자른)[가-힣]*(?: ?(?:한다|할 것|하기|해야 한다|낸다))?'

const korean: readonly Rewording[] = [
  [/(?<=[가-힣a-z)])\s?[:=]\s?(?=\d)/g, ' '],
  [/유효\s?(?:시간|기간)/g, '만료'],
  [
    /^([^,.;]{1,20}?)(?:을|를)?\s먼저\s[가-힣]{1,4}고,?\s([^,.;]{1,14}?)(?:을|를|은|는)?\s(?:나중에|그 뒤에|마지막에)(?:\s[가-힣]{1,6})?$/g,
    '$2 전에 $1',
  ],
  [
    /(ci|빌드|테스트|검사)(?:가|이)?\s(?:실패하면|깨지면|실패한 상태에서는?|통과하지 못하면|빨간불이면)\s([^,.;]{1,12}?)하지\s?(?:않는다|않기|말 것|마라|마|않음)/g,
    '$1가 통과해야 $2할 수 있다',
  ],
  [/(?<=[\w$])\(\)/g, ''],
  // "not skipped" is done
  [/(?:건너뛰|스킵하|skip하|생략하|빠뜨리|빼먹)지\s?(?:말고|않고)/g, '꼭 쓰고'],
  [
    /(?:건너뛰|스킵하|skip하|생략하|빠뜨리|빼먹)지\s?(?:않는다|않기|말 것|마라|마|않음|않도록 한다|않습니다)/g,
    '꼭 쓴다',
  ],
  // bounds
  [
    any(
      `${HANGUL_NUMBER}[이을를]?\\s?(?:넘는|넘긴|초과하는|초과한|초과|이상인|이상의|이상)\\s([^,.;]{1,14}?)(?:은|는|을|를|이|가)?\\s${HANGUL_SPLIT}`,
    ),
    '$3 $1$2 이하',
  ],
  [
    any(
      `([^,.;]{1,14}?)[은는이가]?\\s${HANGUL_NUMBER}[이을를]?\\s?(?:넘으면|넘어가면|초과하면|이상이면|넘을 때는?)\\s${HANGUL_SPLIT}`,
    ),
    '$1 $2$3 이하',
  ],
  [any(`${HANGUL_NUMBER}[이을를]?\\s?(?:넘어도|넘겨도|초과해도)`), '$1$2 이상이어도'],
  [
    /^(?:긴|큰)\s([^,.;]{1,8}?)(?:은|는|을|를)?\s(?:나눈다|쪼갠다|분리한다|나누기|분리|나눠라)$/g,
    '$1는 짧게',
  ],
  // lifetimes
  [/(\d+)\s?(초|분|시간|일)\s?(?:뒤|후)에?\s?만료(?:된다|한다|됨)?/g, '만료 $1$2'],
  // who alone may, and when
  [
    /([^,.;]{1,14}?)(?:이|가)?\s?(?:외에는|외에|아니면|아닌 사람은|이외에는|말고는)\s(?:누구도\s|아무도\s)?([^,.;]{1,20}?)(?:할|될)?\s?수\s?없다/g,
    '$1만 $2할 수 있다',
  ],
  [
    /^([^,.;]{1,10}?)(?:은|는)\s([^,.;]{1,14}?)\s?(?:후에만|뒤에만|다음에만)(?:\s?(?:한다|할 것|가능|진행한다|합니다))?$/g,
    '$1 전에 $2',
  ],
  [
    /(?:내가|제가)\s(?:승인|허락|동의|확인)하지\s않는\s한\s([^,.;]{2,24}?)지\s?(?:않는다|말 것|마라|마|않기)/g,
    '$1기 전에 물어본다',
  ],
  // what may not be left undone
  [
    /([^,.;]{1,10}?)\s?없는\s([^,.;]{1,14}?)(?:은|는|을|를)?\s(?:두지|만들지|남기지|허용하지|올리지|병합하지|배포하지)\s?(?:않는다|않기|말 것|마라|말자|마|않음)/g,
    '모든 $2에 $1가 있어야 한다',
  ],
]

const rewordings = { latin: english, han: chinese, hangul: korean }

/** The converse of what is forbidden, where it is one thing to ask. */
export const rewordConverse = (text: string): string => rewordWith(rewordings[scriptOf(text)], text)
