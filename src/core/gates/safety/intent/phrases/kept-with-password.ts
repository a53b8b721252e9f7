import type { Phrase } from '../phrase.ts'

const SECRET =
  '(?:passwords?|passcodes?|passphrases?|one-?time codes?|otps?|pins?|cvvs?|card numbers?|secrets?|api keys?|access tokens?|refresh tokens?|bearer tokens?|session tokens?|authorization headers?|credentials)'
/** What is left of it, or said about it. */
const WITHOUT_IT =
  /\b(?:count|usage|length|hash\w*|mask\w*|redact\w*|strip\w*|remov\w*|without|never|not|don't|no|omit\w*|scrub\w*|last four|type|name of|id only|rotat\w*|fail\w*|reset)\b|不|别|勿|禁|脱敏|掩码|打码|않|마|말|금지|마스킹|ない|禁止|マスク|伏せ/

/** R13: logins and requests that are written down with what opens them; queries put together from what somebody typed. */
export const keptWithPasswordPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'plain-secrets',
    pattern: new RegExp(
      `\\b(?:log|logs|logged|logging|record\\w*|print\\w*|writ\\w*|trace\\w*|dump\\w*|stor(?:e|es|ed|ing)|note|notes)\\s[^.;!?,]{0,30}?\\b(?:with|including|plus|and|alongside|together with)\\s(?:its |the |their |his |her |a |each |full |raw |clear |plain |typed |entered |user's )*${SECRET}\\b`,
      'g',
    ),
    unless: WITHOUT_IT,
  },
  {
    code: 'protection-off',
    detail: 'plain-secrets',
    pattern:
      /(?:日志|log|记录)(?:里|中|文件)?[^。;!?]{0,8}?(?:把|将|连|带上?)?(?:密码|口令|令牌|密钥|卡号|验证码)(?:也|都|一起|一并|原样)?(?:记|写|打|存|留|带)(?:下|上|进|录|出|住)|(?:密码|口令|令牌|卡号)(?:也|都|一起|一并)(?:记|写|打|存)(?:下来|进日志|到日志|在日志)|(?:로그|기록)(?:에|에도)?\s?[^.;!?]{0,8}?(?:비밀번호|암호|토큰|카드 ?번호|인증번호)(?:도|까지|를 함께|를 같이)\s?(?:남|찍|적|기록|써|넣)|(?:ログ|記録)に[^。;!?]{0,8}?(?:パスワード|トークン|カード番号|暗証番号)(?:も|まで)(?:残|書|出|記録|入れ)/g,
    unless: WITHOUT_IT,
  },
  {
    code: 'protection-off',
    detail: 'injection',
    pattern:
      /\b(?:sql|quer(?:y|ies)|shell commands?)\b[^.;!?]{0,24}?\b(?:built|build|assembled?|composed?|made|put together|written|created?|formed)\b[^.;!?]{0,24}?\b(?:by|with|from|using|through)\s(?:\w+ ){0,2}?(?:joining|concatenat\w+|gluing|pasting|adding up|string (?:concat\w*|format\w*|interpolat\w*)|f-strings?|template strings?|raw (?:input|strings?)|user input|what the user (?:types|typed|sends))\b/g,
    unless:
      /\b(?:never|not|don't|no|avoid|instead|reject\w*|forbid\w*|rather|prohibit\w*|migrat\w*|legacy|replace\w*|tests?)\b/,
  },
]
