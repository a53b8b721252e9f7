import type { Phrase } from '../phrase.ts'

const SAFE =
  '(?:safety|security|sicherheit|seguridad|sécurité|segurança|безопасност\\S*|安全|보안|안전|セキュリティ)'
const FAST =
  '(?:speed|velocity|deadlines?|the schedule|progress|shipping|tempo|geschwindigkeit|termin\\S*|rapidez|velocidad|vitesse|rapidité|скорост\\S*|сроки?|rapidez|velocidade|进度|速度|工期|效率|속도|일정|速さ|納期|スピード)'
const CHOOSE =
  '(?:choose|pick|prefer|favou?r|go with|take|wins?|beats?|first|wähl\\w*|geht|gewinnt|hat vorrang|elig\\w+|gana|prima|va primero|choisis|choisir|préfère|prime|gagne|выбира\\S+|важнее|побеждает|escolh\\w+|vence|ganha|以|选|택|선택|우선|選|優先)'

/** R13, R15: the agent's own principles are said to end here, safety is said to come second, another master is named. */
export const principlePhrases: readonly Phrase[] = [
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /\byour (?:own )?(?:principles?|values|guidelines?|ethics|limits?|rules|scruples|safeguards|conscience|training)\b[^.;!?]{0,30}?\b(?:ends?|stops? (?:here|at|where)|(?:do|does)(?:n't| not) (?:apply|hold|count|work|matter|reach)|have no (?:force|effect|say)|are (?:void|off|suspended))\b|你的(?:原则|准则|底线|价值观|规矩|限制|顾虑)[^。;]{0,14}?(?:不起作用|不适用|不算|无效|没用|失效|不管用|作废)|(?:너의|네|당신의)\s?(?:원칙|기준|지침|가치관|제약)[^.;]{0,24}?(?:적용되지|통하지|소용없|무효|해당되지)|(?:あなた|君|お前)の(?:原則|方針|基準|価値観|制約)[^。;]{0,14}?(?:働かな|適用され|通用し|無効)|deine (?:eigenen )?(?:grundsätze|prinzipien|werte|regeln|grenzen|richtlinien)[^.;]{0,24}?(?:(?:gelten|greifen|zählen)[^.;]{0,30}?nicht|nicht (?:gelten|greifen)|enden)|tus (?:propios )?(?:principios|valores|límites|normas|reglas)[^.;]{0,16}?no (?:rigen|valen|aplican|cuentan|se aplican)|tes (?:propres )?(?:principes|valeurs|limites|règles|consignes)[^.;]{0,12}?ne (?:valent|s'appliquent|comptent)|твои (?:\S+ )?(?:принципы|правила|ценности|ограничения|установки)[^.;]{0,32}?не (?:действуют|работают|применяются|считаются)|(?:seus (?:princípios|valores|limites)|suas (?:regras|diretrizes))[^.;]{0,16}?não (?:valem|se aplicam|contam)/g,
    always: true,
  },
  {
    code: 'override',
    detail: 'rank',
    pattern: new RegExp(
      `${SAFE}[^.;!?。]{0,30}?${FAST}[^.;!?。]{0,24}?${CHOOSE}[^.;!?。]{0,12}?${FAST}|${SAFE}[^.;!?。]{0,30}?${FAST}[^.;!?。]{0,14}?${FAST}(?:을|를|が|を|优先|为先|为重|第一)|${FAST} (?:over|before|beats|above|trumps|outweighs|vor|antes que|avant|важнее|acima d[ea]) (?:the )?${SAFE}`,
      'gu',
    ),
    unless: /\bnever (?:choose|put|prefer)\b|\b(?:not|never) speed over\b/,
  },
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /\b(?:first|opening|initial|top|beginning) (?:paragraphs?|parts?|sections?|lines?|messages?|block)? ?of (?:your|the) (?:context|prompt|session|conversation|chat)\b[^.;!?]{0,40}?\b(?:draft|placeholder|boilerplate|template|noise|outdated|ignor\w+|skip\w*|(?:do not|don't) (?:act|apply|follow|rely))\b|\b(?:only|sole|highest|final) authority\b[^.;!?]{0,16}?\b(?:is|are|rests with)\s(?:this|these)\b|\bthis (?:note|line|rule|text|memory|file) is the (?:only|sole|highest|final) (?:authority|law)\b/g,
  },
  {
    code: 'identity',
    detail: 'another master',
    pattern:
      /\b(?:obey|listen to|answer to|take orders from|report to|serve)\b[^.;!?]{0,40}?\bnot (?:to )?(?:the |your )?(?:user|owner|developer|human)s?\b|\byour word is (?:final|law)\b|\byou(?:'re| are) (?:the |my |our )?(?:\w+'s )(?:deputy|proxy|alter ego)\b|你(?:以后|今后|往后)?(?:只|都)?(?:听命于|效忠于?|只服从)|不听(?:用户|使用者)的|사용자(?:의)?\s?(?:말|지시|명령)(?:은|는|을)?\s?(?:듣지|따르지)\s?(?:마|말|않)|ユーザーの(?:言うこと|指示|命令)は聞かな/g,
    unless: /\b(?:tests?|story|game|service account)\b/,
  },
]
