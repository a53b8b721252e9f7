import { scriptOf } from '../script.ts'
import { koreanHour } from './numeral.ts'
import { type Rewording, rewordWith } from './rewording.ts'

const CLOCK = String.raw`(\d+ clockminutes)`
const NUMBER = String.raw`(\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten)`

/** What people say in several ways and means the same, each with the way that the tables know. Folded text. */
const english: readonly Rewording[] = [
  [/\b(\p{L}{3,16})-free\b/gu, 'without $1'],
  [
    /(?<![\w.-])(\d+)-(?=(?:spaces?|tabs?|columns?|characters?|chars?|lines?|words?|digits?|levels?|days?|weeks?|months?|years?|hours?|minutes?|seconds?)\b)/g,
    '$1 ',
  ],
  // what is rejected stands last
  [/\b(instead of|rather than) ((?:\S+ )?\S+) (to [^,.;]+)/g, '$3 $1 $2'],
  [/\bhold (?:off (?:on )?|back (?:on )?)/g, 'do not '],
  [/\bhold (\w[\w -]{1,20}?) (?:back|off)\b/g, 'do not $1'],
  // double negation
  [
    /\b(?:never|do not|don't|must not|should not)\s(?:ever )?(?:leave|have|keep|add|create|write|ship|introduce)\s([^,.;]{2,40}?)\swithout\s(?:an? |the |its |their |any )?([^,.;]{2,40})/g,
    'every $1 has $2',
  ],
  [
    /\bno ([^,.;]{2,30}?) (?:may|must|should|can|is|are|goes?|stays?)(?: be)? (?:left )?without (?:an? |the |its )?([^,.;]{2,30})/g,
    'every $1 has $2',
  ],
  // time out
  [/\b(?:time|times|timed) out (?:after|in|at) /g, 'timeout is '],
  [/\b(?:is|are|gets?) (?:cut off|aborted|cancelled|canceled|killed) after (?=\d)/g, 'timeout is '],
  [
    /\b(?:live|lives|last|lasts|expires? (?:after|in)|(?:is|are) kept) (?:for )?(?=(?:\d|one|two|three|four|five|six|ten|twelve) ?\w)/g,
    'ttl is ',
  ],
  // bounds
  [
    new RegExp(String.raw`\b(?:stops?|stopped|given up|gives? up|ends?) after ${NUMBER}\b`, 'g'),
    'at most $1',
  ],
  [
    new RegExp(
      String.raw`\bno (\w[\w -]{1,20}?) (?:may|must|should|can) (?:exceed|be longer than|be over|have more than) ${NUMBER}`,
      'g',
    ),
    '$1 at most $2',
  ],
  [
    /\b(?:may|can|should|must) (?:not )?(?:take|be|have|run|last)(?: for)? (?:no more than|up to|at most)\b/g,
    'at most',
  ],
  [
    /\b(?:must|may|should|can|do|does|shall|will) ?(?:not|n't) (?:ever )?(?:drop|fall|go|dip|sink|get|be) (?:below|under|beneath) (?=\d)/g,
    'at least ',
  ],
  [/\bnever (?:drops?|falls?|goes|go|dips?|sinks?|be) (?:below|under|beneath) (?=\d)/g, 'at least '],
  [
    /\b(?:stays?|remains?|is|are|keep|kept) (?:at )?(\d+(?:\.\d+)?\s?%?) or (?:more|higher|above)/g,
    'at least $1',
  ],
  // whose work it is
  [
    /\b([^,.;]{2,30}?) (?:is|are) (?:left to|up to|reserved for|a job for|the job of|done by|handled by) (?:me|us|people|humans?|the users?|the maintainers?|developers|a person)\b/g,
    'never $1',
  ],
  [
    /\bleave (?:the |all |any )?([^,.;]{2,30}?) (?:to|for) (?:me|us|people|humans?|the users?|the maintainers?|developers|a person)\b/g,
    'never $1',
  ],
  [
    /\b([^,.;]{2,30}?) (?:is|are) (?:my|our|the user's|the maintainer's) (?:job|business|call|responsibility|task)\b/g,
    'never $1',
  ],
  // hours
  [
    new RegExp(`${CLOCK}([^,.;]{0,12}?) is when ([^,.;]{2,40}?) (?:starts?|begins?|runs?|kicks? off)`, 'g'),
    '$3 runs at $1$2',
  ],
  [
    new RegExp(
      String.raw`\b(?:starts?|begins?|kicks? off|is started|runs?)(?: running)?(?: daily| every day| nightly)? (?:at )?\s*${CLOCK}`,
      'g',
    ),
    'runs at $1',
  ],
  // order
  [
    /\b(?:first )?([^,.;]{3,40}?) first(?:,? (?:and )?then|, and only then| and then|[,;] then) ([^,.;]{3,40})/g,
    '$1 before $2',
  ],
  [/\bfirst,? ([^,.;]{3,40}?),? (?:and )?then ([^,.;]{3,40})/g, '$1 before $2'],
  // the api
  [/\b(?:requests|calls) to (?:the |our )?((?:\w+ )?api)\b/g, '$1'],
  [/\bpackage (?:operations?|management|managing|handling)\b/g, 'packages'],
  [/\bhalf an hour\b/g, '30 minutes'],
  [/\b(?:an|one) hour\b/g, '1 hour'],
  // keeping
  [
    /\b(must|should|may|do|does) (not|never) (?:be )?(?:kept|put|placed|live|belong) (?=in(?:to)? (?:the |our )?(?:repo|code|source|git))/g,
    '$1 $2 be saved ',
  ],
  [
    /\b(?:remove|delete|drop|purge|expire) ([^,.;]{2,30}?) after (?=(?:\d+|one|two|three|four|five|six|ten) \w)/g,
    '$1 ttl is ',
  ],
  [/\b(quer(?:y|ies)) results?\b/g, '$1'],
  // asking
  [/\b(pick|choose|decide|select)\b([^.;,]{0,30}?)\s(?:it |them )?yourself\b/g, '$1$2 on your own'],
  [
    /\b(?:needs?|requires?) (?:my|our|the owner's|the user's) (?:ok|okay|approval|permission|consent|go-ahead|sign-off)(?: first| beforehand)?/g,
    'ask me first',
  ],
  [/\b(e2e|end-to-end|unit|integration) suite\b/g, '$1 tests'],
]

const chinese: readonly Rewording[] = [
  // keeping
  [/(不能|不得|不许|不准|不要|别|禁止)(?:放进?|进|写进|入|留在)(?=仓库|代码库|[^,，。;]{1,6}$)/g, '$1存'],
  [/(?:一次)?查询(?:的)?结果|一次查询/g, '查询'],
  [/贴(?=截图|图)/g, '附'],
  [/(变量|函数|文件|类|组件|字段|分支)(?:采用|使用|用|以)([^,，。;]{1,12}?)(?:来)?命名/g, '$1名用$2'],
  // whose work it is
  [
    /([^,，。;；:：]{1,10}?)(?:的事)?(?:都)?(?:由|归|交给|留给)(?:我|人工|用户|维护者|开发者|人)(?:自己)?(?:来)?(?:做|处理|负责|管|操作|执行)?(?=[,，。;；]|$)/g,
    '不要$1',
  ],
  // double negation
  [
    /(?:不能|不可以?|不得|不许|不准|决不能|绝不能|不允许)(?:没有?|缺少?|少了?|不带|不写|不加|漏掉?)/g,
    '都要有',
  ],
  [/(?:少不了|缺不了|离不开|不可或缺)/g, '要有'],
  [/没有?([^,，。;]{1,10}?)(?:的[^,，。;]{1,8}?)?(?:就)?(?:不行|不能过|不给过|不让过)/g, '要有$1'],
  // times out
  [
    /(\d+|[一二两三四五六七八九十]+)(?:个)?\s?(秒钟?|毫秒|分钟|小时|ms|s|min)(?:内)?(?:还)?(?:没有?|未)(?:响应|返回|结果|回应|回)(?:了)?(?:就|则|即)?(?:算|视为|当作|判为|按)?超时/g,
    '超时 $1$2',
  ],
  [
    /(?:超过|过了?|超出)\s?(\d+|[一二两三四五六七八九十]+)(?:个)?\s?(秒钟?|毫秒|分钟|小时|ms|s|min)(?:还没响应)?(?:就|则|即)?(?:算)?(?:超时|断开|中断|放弃|取消|切断)/g,
    '超时 $1$2',
  ],
  [/重试(?:的)?次数/g, '重试'],
  [
    /(?<=(?:重试|尝试|次数)[^,，。;]{0,8})(?:上限|最大值?|最大)(?:为|是|设为)?\s?(\d+|[一二两三四五六七八九十]+)(?!\s?[\da-z%个次秒分小天行字])/g,
    '最多$1次',
  ],
  // bounds
  [/(?:上限|最大值?|最大)(?:为|是|设为)?\s?(?=\d)/g, '最多'],
  [/(?:最长|最多)(?:可以?|能|允许)?(?:跑|到|用|是|为|写到|写)?\s?(?=\d|[一二两三四五六七八九十])/g, '最多'],
  [/(?:可以|允许|能)(?:写|放|长)?到\s?(?=\d)/g, '最多'],
  [/(?:最多|至多)([\u4e00-\u9fff]{1,3}?)(?=\s?\d|[一二两三四五六七八九十][次个条行])/g, '$1最多'],
  [/一行(?:代码)?(?=不|最|可|上限|别)/g, '每行'],
  [/半个?小时/g, '30分钟'],
  // hours
  [
    /(?<=clockminutes )(?:开始(?:跑|运行|执行)?|启动|执行|开跑|开工)|(?<=clockminutes [^,，。;]{0,8})(?:开始(?:跑|运行|执行)?|启动|开跑)(?=\s*$|[,，。;])/g,
    '运行',
  ],
  // pushing
  [/直推/g, '直接推送 '],
  [/(?:直接)?往\s?([\w/-]{2,24}|主分支|主干)\s?(?:上|里)?(?:推|提交)(?:代码)?/g, '直接推送 $1'],
  [/(?:直接)?推(?:代码)?到\s?([\w/-]{2,24}|主分支|主干)(?:上)?/g, '推送 $1'],
  // order
  [/之?前先/g, '之前'],
  [/先([^,，。;]{1,16}?)[,，]?(?:再去?|然后再?|之后再|后再|才能?)([^,，。;]{1,16})/g, '$2之前$1'],
  [
    /^([^,，。;]{2,16}?)(?:必须|一定要|务必|都要|要|应该|应当|应|得)?在([^,，。;]{1,12}?)之?前(?:就)?(跑|执行|运行|做|完成|更新|做好|跑完|发)?([^,，。;]{0,4})$/g,
    '$2之前$3$1',
  ],
  // brevity
  [/(?:一句话|一行|一笔)(?:话)?(?:带过|概括|说完|说清|讲完|就够|就行|即可)了?/g, '一句话'],
  [/(?:不用|不要|不必|别)展开/g, '简短'],
  [/(?:长篇大论|长篇回答|长篇)/g, '长'],
  [/(?:尽量|尽可能)?(简短|简洁|简明|精简|简练)(?:一点|一些|些)?/g, '$1'],
]

const korean: readonly Rewording[] = [
  [/(저장소[^,.;]{0,20}?)(?:두|넣)지/g, '$1저장하지'],
  [/(쿼리|조회)\s?결과/g, '$1'],
  [/(api|API)\s?(?:호출|요청)(?=[^,.;]{0,8}\d)/g, '$1'],
  // times out
  [
    /(\d+)\s?(초|ms|밀리초|분|s)(?:가|이|를|을)?\s?(?:지나면|넘으면|초과하면|안에 (?:응답|답)이? ?없으면)\s?(?:타임아웃(?:된다|된|됨|이다|으로 본다|으로 처리)?|끊는다|끊긴다|끊음|끊어진다|중단(?:한다)?)/g,
    '타임아웃 $1$2',
  ],
  [/재시도\s?횟수/g, '재시도'],
  [/예외(?=[를가]|\s?(?:처리|클래스|타입|메시지|발생|던지|던져|잡))/g, '오류'],
  // whose work it is
  [
    /([^,.;]{1,14}?)(?:은|는|을|를)?\s(?:제가|내가|사람이|사용자가|개발자가)\s(?:직접\s)?(?:한다|할게|할게요|합니다|처리한다|담당한다|함)(?=[\s.,]|$)/g,
    '$1 금지',
  ],
  // bounds
  [
    /(\d+)\s?(%|퍼센트|프로)?\s?(?:아래로|밑으로|미만으로)\s?(?:떨어지|내려가|낮아지)(?:면 안 (?:된다|됨|돼)|지 않(?:게|는다|도록|아야 한다)?)/g,
    '$1$2 이상',
  ],
  [/(\d+|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(번|회|차례)까지만?/g, '최대 $1$2'],
  [/(\d+)\s?(줄|자|개|초|분|칸)까지(?:만)?/g, '최대 $1$2'],
  // order
  [/(?<=[가-힣])(?:고\s?나서(?:야)?|(?<!그|이|바로)\s다음에?(?=\s))/g, ' 후에'],
  [/(?:[이가]\s?)?(?:끝나면|끝난 다음|완료되면|마치면)/g, ' 후에'],
  [/([^,.;]{2,24}?)(?:을|를)?\s먼저\s([가-힣]{1,8}?)고\s(?:나서\s)?([^,.;]{2,24})/g, '$3 전에 $1 $2'],
  [/([^,.;]{2,20}?)\s먼저(?:\s하고|,)\s([^,.;]{2,20})/g, '$2 전에 $1'],
  [
    /([^,.;]{2,20}?)부터\s([가-힣]{1,4})고\s(?:나서\s)?([^,.;]{2,20}?)(?:은|는)\s(?:나중에|그 ?다음에?|뒤에)/g,
    '$3 전에 $1 $2',
  ],
  [/전에\s먼저/g, '전에'],
  // brevity
  [/한\s?(줄|문장|마디)(?:로|으로|만|이면)(?=[\s.,]|$)/g, '한 문장으로'],
  // duties
  [/없는\s([가-힣\s]{1,14}?)[은는]\s(?:안\s?(?:된다|됨|돼)|금지|불가)/g, '없는 $1 금지'],
]

const COUNTED =
  /(두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(?=(?:번|회|명|개|줄|문장|가지|차례|시간|단계)(?![가-힣]{2}|(?<=번)째)|(?:번|회|명|개|줄|문장|차례|시간)(?=까지|이상|이하|이내|미만|초과|만|씩|정도|마다))/g
const withDigits = (text: string): string =>
  text.replace(COUNTED, (_, word: string) => String(koreanHour(word)))

const rewordings = { latin: english, han: chinese, hangul: korean }

/** One way to say what can be said in several. */
export function rewordPhrases(text: string): string {
  const script = scriptOf(text)
  return rewordWith(rewordings[script], script === 'hangul' ? withDigits(text) : text)
}
