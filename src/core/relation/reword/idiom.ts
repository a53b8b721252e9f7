import { scriptOf } from '../script.ts'
import { chineseNumber } from './numeral.ts'
import { type Rewording, rewordWith } from './rewording.ts'

const OURS = '(?:the |this |our |my |your |their |its )?'
const PLACE =
  '(machine|computer|device|network|server|host|laptop|repo|repository|company|process|browser|country|region)'

/** Whole turns of phrase that say by another build what one build says in the tables. Folded text. */
const english: readonly Rewording[] = [
  [/^\s*(?:❌|✗|✘|✖|🚫|⛔)\s*(?:no |never |do not |don't )?/u, 'never '],
  [/^\s*(?:✅|✓|✔)\s*/u, ''],
  // hands off
  [
    /\b(?:leave|keep) ([^,.;]{2,40}?) (?:alone|untouched|unchanged|intact|as (?:is|it is|they are|it was|they were)|exactly as (?:is|it is|they are))(?=[\s,.;]|$)/g,
    'do not change $1',
  ],
  [
    /\b(?:(?:must|should) be left|(?:is|are|stays?|remains?|must stay|must remain|be left) )(?:hands[- ]off|untouched|unchanged|frozen|alone|as (?:is|it is|they are)|not to be touched|not yours to (?:change|touch|edit))(?=[\s,.;]|$)/g,
    'must not be changed',
  ],
  [
    /\b(?:keep (?:your )?hands off|hands off|stay away from|stay out of|steer clear of|don't touch|do not touch|never touch) /g,
    'do not change ',
  ],
  // where something is
  [
    new RegExp(
      String.raw`\b(?:never|must not|may not|does not|do not|don't|cannot|can't) (?:ever )?leaves? ${OURS}${PLACE}\b`,
      'g',
    ),
    'is on the $1',
  ],
  [
    /\b(?:lives?|belongs?|goes|resides?|sits?|stays?|remains?) (?=(?:in|into|under|inside|within|on|at|between|below|above|beside|next to|alongside)\b)/g,
    'is ',
  ],
  [
    /\b(?:stays?|remains?) (?=(?:flat|small|short|simple|green|private|pure|thin|strict|stable|up|readable|free|consistent)\b)/g,
    'is ',
  ],
  // one rather than the other
  [
    /^(?!avoid |no |never |retry |log )([a-z`.()/ -]{2,30}?) (?:over|>|beats?|trumps?) ([a-z`.()/ -]{2,30})$/g,
    'use $1 instead of $2',
  ],
  [/\bprefer ([^,.;]{2,50}?) to (an? |`)/g, 'prefer $1 over $2'],
  [/,? (?:and )?not (?:just|only|merely|simply) /g, ' and '],
  // only
  [
    /\b(?:no|never use|do not use|don't use|use no|use nothing|nothing) (?:any )?(?:other )?([^,.;]{0,20}?) ?(?:other than|besides|apart from|but) ([^,.;]{2,30})/g,
    'use only $2 for $1',
  ],
  [/\b(?:alone|exclusively|solely)(?=[\s,.;]|$)/g, 'only'],
  [/\bis the only ([^,.;]{2,24}?) (?:allowed|permitted|to use|we use|in use)\b/g, 'is used as $1 only'],
  // duties
  [
    /^(?:there (?:is|are) )?no ([^,.;]{2,30}?) without (?:an? |the |its |their |any )?([^,.;]{2,40})$/g,
    'every $1 has $2',
  ],
  [/\b([^,.;]{2,30}?) (?:is|are) off[- ]limits (?:for|to) ([^,.;]{2,40})/g, 'never $2 $1'],
  [
    /\b(?:is|are) (?:out|taboo|a no-go|off the table|not welcome|not wanted|unwanted|verboten|ruled out)(?=[\s,.;]|$)/g,
    'is forbidden',
  ],
  [/\b(?:has|have) no place (?=in|on)/g, 'must not be '],
  [/\b(?:wait|hold off|hold) (?:for|until|till) ([^,.;]{3,40}?) before ([^,.;]{3,40})/g, '$1 before $2'],
  [/\b(?:comes?|goes|happens?) (?:before|ahead of) /g, 'before '],
]

const NOT = '(?:不得|不能|不许|不要|不准|不可以?|别|禁止|严禁|勿|切勿)'
const CONSENT = '(?:许可|同意|确认|批准|授权|允许|点头)'

const chinese: readonly Rewording[] = [
  [/^\s*(?:❌|✗|✘|✖|🚫|⛔)\s*(?:不要|禁止|不)?/u, '禁止'],
  [/^\s*(?:✅|✓|✔)\s*/u, ''],
  // hands off
  [
    /(?:都要?|要|须|必须|请|一律)?(?:保持原样|原样保留|原封不动|保持不变|维持原样|维持不变|一字不动|保持不动)/g,
    '不要修改',
  ],
  [new RegExp(`${NOT}(?:去|再|随便|随意)?(?:动|碰|触碰|改动|碰触)(?=[^手用态作])`, 'g'), '不要修改'],
  // asking
  [
    new RegExp(
      `(?:未经|没有?|不经|未得到|未获)(?:过|到)?(?:我|用户|本人)?的?(?:明确)?${CONSENT}(?:之?前|的情况下|时)?[,，\\s]*${NOT}(?:随意|擅自|私自)?([^,，。;]{1,20})`,
      'g',
    ),
    '$1之前先问我',
  ],
  [
    new RegExp(
      `(?:不用|无需|不必|不需要|别|不要)(?:再|老|总|每次)?(?:来)?(?:问|请示|找|征求)我?(?:的)?(?:${CONSENT}|意见)?(?=[,，。;]|$)`,
      'g',
    ),
    '直接做不用问',
  ],
  // only
  [
    /除了?([^,，。;]{1,16}?)(?:之外|以外|外)[,，]?(?:其他|其它|别的|任何)?的?([^,，。;]{0,8}?)(?:都|一律|均)?(?:不要|不用|禁止|不许|不准|不得|别)(?:用|使用|再用)?/g,
    '$2只用$1',
  ],
  [/不(?:只|仅仅?|光|单)(?:是|要)?/g, '也'],
  // ways
  [/(?:一律|统一|都|全部|全都)?走\s?(?=[\w`])/g, '用 '],
  [
    /(?:统一|一律|都|全部)?(?:放到|放进|写到|写进|收到|收进|归到|收在|落在|落到|挪到|存到)(?=\s?[\w`./]|[^,，。;]{1,10}(?:里|下|中|目录|文件|层))/g,
    '放在',
  ],
  [/百分之\s?(\d+)/g, '$1%'],
  [/比([^,，。;]{1,12}?)(?:优先|更好|强)/g, '优先于$1'],
]

const korean: readonly Rewording[] = [
  [/^\s*(?:❌|✗|✘|✖|🚫|⛔)\s*([^,.;]+?)(?:\s?금지)?(?=[,.;]|$)/u, '$1 금지'],
  [/^\s*(?:✅|✓|✔)\s*/u, ''],
  // hands off
  [
    /(?:은|는|을|를)?\s?(?:있는\s)?그대로\s?(?:둔다|두|둘|둡|놔\s?두|놔\s?둔|유지)[가-힣]*/g,
    '를 수정하지 않는다',
  ],
  [/(?:손대지|건드리지|만지지|손\s대지)(?=\s?(?:않|말|마))/g, '수정하지'],
  [/(?:놔\s?둔다|내버려\s?둔다|내버려\s?두[가-힣]*)/g, '수정하지 않는다'],
  // only
  [
    /([\w가-힣.-]{2,24})\s?(?:이외에?|외에?)(?:는|의)?\s?(?:다른\s|그\s어떤\s)?([가-힣\s]{1,12}?)(?:은|는|을|를)?\s(?:사용하지|쓰지)\s?(?:않는다|않음|않기|말 것|마라|말자|않습니다)/g,
    '$2는 $1만 사용한다',
  ],
  [/\s?하나만(?=[\s.,]|$)/g, '만 사용'],
  [/(?:뿐만|만이?)\s?아니라/g, '와'],
  // asking
  [
    /(?:내|제|사용자의?|저의)?\s?(?:허락|승인|동의|허가|확인)\s?없이(?:는)?\s([^,.;]{2,24}?)(?:지\s?(?:않는다|말\s?것|마라|말자|마|않기)|\s?금지)(?=[\s.,]|$)/g,
    '$1기 전에 물어본다',
  ],
]

const HAN_NUMBER =
  /([一二两三四五六七八九]?[十百千][一二三四五六七八九十百零]*)(?=\s?(?:行|个|次|秒|分钟|天|字|层|条|人|位|小时|毫秒|列|项|周|月|年|页|兆|mb|kb|gb|%))/g

const rewordings = { latin: english, han: chinese, hangul: korean }

/** Turns of phrase in the build that the tables know. */
export function rewordIdioms(text: string): string {
  const script = scriptOf(text)
  const own = script === 'han' ? text.replace(HAN_NUMBER, (number) => String(chineseNumber(number))) : text
  return rewordWith(rewordings[script], own)
}
