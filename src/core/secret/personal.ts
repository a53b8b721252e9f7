import { isBirthDate, passesChineseId, passesIban, passesLuhn } from './checksum.ts'
import { nationalNumbers } from './national-number.ts'
import { isExampleNumber } from './placeholder.ts'

/** One kind of personal data. `near` must be found within 40 characters before the match, where it is given. */
interface PersonalRule {
  readonly kind: string
  readonly pattern: RegExp
  readonly near?: RegExp
  readonly holds?: (match: RegExpMatchArray, text: string) => boolean
}

const NEAR = 48
const NO_DIGIT_BEFORE = '(?<![\\dA-Za-z_.-])'
const NO_DIGIT_AFTER = '(?![\\dA-Za-z_-]|\\.\\d)'

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function number(kind: string, body: string, holds?: PersonalRule['holds'], near?: RegExp): PersonalRule {
  const pattern = new RegExp(`${NO_DIGIT_BEFORE}(?:${body})${NO_DIGIT_AFTER}`, 'g')
  return { kind, pattern, ...(holds ? { holds } : {}), ...(near ? { near } : {}) }
}

const ROLE =
  /^(?:no-?reply|do-?not-?reply|support|info|help|admin|administrator|contact|sales|security|abuse|team|hello|hi|office|ops|devops|dev|billing|press|jobs|hr|legal|privacy|postmaster|webmaster|hostmaster|root|git|user|users?\d*|test\w*|demo|foo|bar|you|your[._-]?\w*|name|someone|email|me|example|sample|bot|ci|alerts?|notifications?|service|system|api|marketing|feedback|community|newsletter|mailer-daemon|oncall|on-call|eng|engineering|\w*-?bot)$/i
const RESERVED =
  /(?:^|[.@])(?:example|test|invalid|localhost|local|internal)(?:\.(?:com|org|net|edu|cn|co\.\w+))?$/i
const OWN_MAIL =
  /(?:\b(?:my|personal|private|home|his|her|their|family)\s(?:\w+\s)?e?-?mail|(?:我的?|私人|个人|個人|家里的?)\s?(?:的)?(?:邮箱|郵箱|电子邮件|信箱|email)|(?:내|개인|제)\s?(?:이메일|메일))/i

function isPrivateMail(match: RegExpMatchArray, text: string): boolean {
  const [address, domain] = [match[1]!, match[2]!]
  if (ROLE.test(address) || domain === 'users.noreply.github.com') return false
  if (/^(?:git|hg|ssh)$/.test(address)) return false
  if (!RESERVED.test(domain)) return true
  return OWN_MAIL.test(text.slice(Math.max(0, match.index! - NEAR), match.index!))
}

function isTestCard(digits: string, text: string, at: number): boolean {
  if (!/^(?:4242){4}$/.test(digits)) return false
  return /stripe|test card|测试卡|테스트 ?카드/i.test(text.slice(Math.max(0, at - NEAR), at + NEAR))
}

const STREET =
  'Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Terrace|Place|Pl|Square|Sq|Crescent|Close|Highway|Hwy|Parkway|Pkwy'

const rules: readonly PersonalRule[] = [
  number(
    'phone',
    '(?:\\+?0{0,2}86[ -]?)?1[3-9]\\d[ -]?\\d{4}[ -]?\\d{4}',
    (match) => !/^1\d{12}/.test(match[0]),
  ),
  number('phone', '0\\d{2,3}[ -]\\d{7,8}', undefined, /电话|電話|手机|座机|联系|phone|tel/i),
  number(
    'phone',
    '(?:\\+?82[ -]?)?0?1[016789][ .-]?\\d{3,4}[ .-]?\\d{4}',
    (match) => digitsOf(match[0]).length >= 10,
  ),
  number('phone', '0(?:2|3[1-3]|4[1-4]|5[1-5]|6[1-4]|70)-\\d{3,4}-\\d{4}'),
  number('phone', '0[5789]0-\\d{4}-\\d{4}'),
  number('phone', '01[5-7]\\d[ /-]\\d{6,8}'),
  number('phone', '0[67](?:[ .-]\\d{2}){4}'),
  number(
    'phone',
    '[67]\\d{2}[ .]\\d{3}[ .]\\d{3}',
    undefined,
    /m[óo]vil|tel[ée]fono|ll[aá]ma|whatsapp|n[úu]mero|celular|telem[óo]vel/i,
  ),
  number('phone', '(?:\\+?1[ .-]?)?\\(\\d{3}\\)[ .-]?\\d{3}[ .-]\\d{4}'),
  number('phone', '(?:\\+?1[ .-])?[2-9]\\d{2}[.-]\\d{3}[.-]\\d{4}'),
  number(
    'phone',
    '\\d{3}[ -]?\\d{3,4}[ -]?\\d{4}',
    undefined,
    /\b(?:phone|mobile|cell|tel|call|text|whatsapp|wechat)\b|电话|手机|号码|전화|연락처|번호는|電話/i,
  ),
  { kind: 'phone', pattern: /(?<![\w+])\+[1-9]\d{0,2}(?:[ .()-]{0,2}\d){7,13}(?!\d)/g },
  {
    kind: 'phone',
    pattern: /(?<![\d-])\d{3}-\d{4}(?!-?\d)/g,
    near: /\b(?:phone|mobile|cell|call me|tel)\b/i,
  },
  number(
    'identity-card',
    '[1-9]\\d{5}(?:18|19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])\\d{3}[\\dXx]',
    (match, text) => {
      if (passesChineseId(match[0])) return true
      return /身份证|身份證|证件号/.test(text.slice(Math.max(0, match.index! - NEAR), match.index!))
    },
  ),
  number('identity-card', '[A-Z][12]\\d{8}', undefined, /身分證|身份證|身份证/),
  number('resident-number', '\\d{6}\\s?-\\s?[1-8]\\d{6}', (match) => isBirthDate(match[0])),
  number(
    'resident-number',
    '\\d{6}[1-8]\\d{6}',
    (match) => isBirthDate(match[0]),
    /주민(?:등록)?\s?번호|외국인\s?등록/,
  ),
  number('social-security-number', '(?!000|666|9\\d\\d)\\d{3}-(?!00)\\d{2}-(?!0000)\\d{4}'),
  number('social-security-number', '\\d{9}', undefined, /\b(?:ssn|social security)\b/i),
  number('my-number', '\\d{4}[ -]?\\d{4}[ -]?\\d{4}', undefined, /マイナンバー|個人番号|aadhaar/i),
  number('bank-card', '[2-6]\\d{3}(?:[ -]?\\d{4}){2}[ -]?\\d{1,7}', (match, text) => {
    const digits = digitsOf(match[0])
    return digits.length <= 19 && passesLuhn(digits) && !isTestCard(digits, text, match.index!)
  }),
  number('bank-card', '3[47]\\d{2}[ -]?\\d{6}[ -]?\\d{5}', (match) => passesLuhn(digitsOf(match[0]))),
  number(
    'bank-card',
    '\\d{4}(?:[ -]?\\d){8,15}',
    (match, text) => !isTestCard(digitsOf(match[0]), text, match.index!),
    /\b(?:credit|debit|bank|visa|mastercard|card)\b|银行卡|信用卡|储蓄卡|工资卡|借记卡|医保卡|卡号|卡號|銀行卡|카드|クレジット/i,
  ),
  number(
    'bank-account',
    '\\d{2,6}(?:-\\d{2,8}){1,3}|\\d{9,16}',
    undefined,
    /계좌|\b(?:bank )?account (?:number|no)\b|银行账号|銀行帳號|口座/i,
  ),
  {
    kind: 'bank-account',
    pattern: /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![A-Za-z0-9])/g,
    holds: (match) => passesIban(match[0].replace(/ /g, '')),
  },
  {
    kind: 'birth-date',
    pattern:
      /(?<![\d.])(?:\d{4}[-./年]\s?\d{1,2}[-./月]\s?\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2})(?![\d.])/g,
    near: /\bgeb(?:\.|oren)|\b(?:born|birthday|date of birth|dob)\b|生日|出生|생년월일|생일|誕生日|生年月日|\bn[ée]e?\sle\b|fecha de nacimiento|\bnacid[oa]\b|дата рождения|родил(?:ся|ась)|\bnascid[oa]\b|data de nascimento/i,
    holds: (_match, text) =>
      !/\b(?:tests?|fixtures?|samples?|examples?|seeds?|mocks?|default|format)\b|测试|示例|格式|테스트|예시|형식|テスト|例|形式/i.test(
        text,
      ),
  },
  number('passport', '[A-Z]{1,2}\\d{7,8}', undefined, /passport|护照|護照|여권|パスポート/i),
  {
    kind: 'email',
    pattern:
      /(?<![A-Za-z0-9._%+:/-])([A-Za-z0-9._%+-]{1,64})@((?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24})(?![A-Za-z0-9/:])/g,
    holds: isPrivateMail,
  },
  {
    kind: 'home-address',
    pattern: new RegExp(
      `(?<![\\d.])\\d{1,5}[A-Za-z]?\\s(?:[NSEW]\\.?\\s)?(?:[A-Z][A-Za-z'.-]{1,20}\\s){1,3}(?:${STREET})\\b`,
      'g',
    ),
  },
  {
    kind: 'home-address',
    pattern:
      /[\u4e00-\u9fff]{2,12}(?:省|市|区|區|县|縣)[\u4e00-\u9fff]{1,24}?(?:路|街|道|巷|弄|村|小区|花园|大街|大道|胡同)[\u4e00-\u9fff]{0,8} ?\d{1,5} ?(?:号|號|弄|栋|幢|座)[\d\u4e00-\u9fffA-Za-z -]{0,24}/g,
  },
  {
    kind: 'home-address',
    pattern: /[\u4e00-\u9fff\d]{2,20}?\d{1,4}(?:号楼|单元|單元|室|栋|幢)[\d\u4e00-\u9fff]{0,12}/g,
    near: /住址|家住|住在|地址|家在|收货|寄到/,
  },
  {
    kind: 'home-address',
    pattern:
      /(?:[가-힣]{1,8}(?:특별시|광역시|시|도|군|구)\s){1,3}[가-힣0-9]{1,12}(?:로|길|동|읍|면)\s?\d{1,4}(?:-\d{1,4})?(?:번지|번길|호)?(?:\s?\d{1,4}동)?(?:\s?\d{1,4}호)?/g,
  },
  {
    kind: 'home-address',
    pattern: /[가-힣0-9]{1,12}(?:로|길)\s?\d{1,4}(?:-\d{1,4})?[가-힣0-9 ]{0,20}/g,
    near: /주소|살아|우리 집|집은|거주/,
  },
  {
    kind: 'home-address',
    pattern:
      /[\u4e00-\u9fffァ-ヶー]{1,10}(?:都|府|県|市|区)[\u4e00-\u9fffぁ-んァ-ヶー]{1,16}\d{1,3}(?:丁目|番地|-\d{1,3})[\d-]{0,10}/g,
  },
  {
    kind: 'home-address',
    pattern:
      /(?<![\p{L}])\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse)\s\d{1,4}[a-z]?,?\s\d{5}\s\p{Lu}\p{Ll}+/gu,
  },
  {
    kind: 'home-address',
    pattern:
      /(?<![\p{L}\d])\d{1,4}(?:\s(?:bis|ter))?,?\s(?:rue|avenue|boulevard|chemin|impasse|place|allée)\s[\p{L}' -]{2,40},?\s\d{5}\s\p{Lu}/giu,
  },
  {
    kind: 'home-address',
    pattern:
      /(?<![\p{L}])(?:calle|avenida|paseo|plaza|rua|travessa|alameda|c\/|av\.)\s[\p{L}' -]{2,40},?\s\d{1,5}[^\n.;]{0,24}?,\s?\d{5}(?:-\d{3})?\s\p{Lu}/giu,
  },
  {
    kind: 'home-address',
    pattern: /(?<![\d.])-?\d{1,2}\.\d{3,8}\s?,\s?-?\d{1,3}\.\d{3,8}(?![\d.])/g,
    near: /\b(?:lives?|living|home|house|flat|apartment|sleeps?|parks|kids?|school|wohnt|zuhause|habite|vive|mora|casa)\b|住|家|집|살|자택|自宅|живет|живёт|дома/i,
  },
  {
    kind: 'home-address',
    pattern:
      /住(?:在)?[\u4e00-\u9fff]{2,14} ?\d{1,4} ?(?:号楼|號樓|单元|單元|栋|幢|座|号院|弄)[ \d\u4e00-\u9fff-]{0,12}/g,
  },
  {
    kind: 'account-name',
    pattern: /(?<![A-Za-z0-9_-])(?=[A-Za-z0-9_-]{0,19}[\d_])[A-Za-z][A-Za-z0-9_-]{5,19}(?![A-Za-z0-9_@-])/g,
    near: /(?:微信|微信号|wechat(?: id)?|카톡(?: 아이디)?|카카오톡 아이디|line id|whatsapp|qq|私人账号|私人微信)\s?(?:号|號|id|是|为|:|：|는|は|is)?\s?$/i,
  },
  {
    kind: 'account-name',
    pattern: /(?<!\d)[1-9]\d{5,10}(?!\d)/g,
    near: /(?<![a-z])qq\s?(?:号|號)?\s?(?:是|为|:|：)?\s?$/i,
  },
  ...nationalNumbers,
]

/** Finds data that belongs to a person, in a plain copy. */
export function findPersonalData(text: string): { kind: string; start: number; end: number }[] {
  const found: { kind: string; start: number; end: number }[] = []
  for (const { kind, pattern, near, holds } of rules) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      if (near && !near.test(text.slice(Math.max(0, start - NEAR), start))) continue
      if (holds && !holds(match, text)) continue
      if (
        kind === 'phone' &&
        isExampleNumber(digitsOf(match[0]), text.slice(Math.max(0, start - NEAR), start + NEAR))
      )
        continue
      found.push({ kind, start, end: start + match[0].length })
    }
  }
  return found
}
