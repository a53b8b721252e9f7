import type { Phrase } from '../phrase.ts'

const EVERYTHING =
  '(?:`?(?:printenv|env\\s?\\|\\s?[\\w./ -]{1,24}|env)`?(?= |$|`|,)|(?:the |all |whole |full |every |entire )+(?:environment|env(?:ironment)? var\\w*|process\\.env|secrets context)|process\\.env\\b|os\\.environ\\b|\\bset -x output|全部环境变量|所有环境变量|环境变量(?:全部|都|打|整)|환경\\s?변수(?:를|을)?\\s?(?:전부|모두|통째로|그대로)?|環境変数(?:を)?(?:全部|すべて|丸ごと)?)'
const LOG =
  '(?:(?:ci|build|job|pipeline|workflow|deploy|console|debug)\\s?(?:step|log|logs|output)s?|logs?|artifacts?|流水线|构建日志|日志|빌드 로그|ci 로그|로그|ビルドログ|ログ)'

/** The whole environment, written where many read it. */
export const envDumpPhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'environment',
    pattern: new RegExp(
      `\\b(?:print|echo|dump|log|cat|write|output|show|emit)\\w*\\s[^.;!?]{0,12}?${EVERYTHING}[^.;!?]{0,24}?${LOG}|${LOG}(?:里|中|に|へ|에|로)?[^。.;]{0,6}?${EVERYTHING}[^。.;]{0,8}?(?:打|输出|写|印|출력|찍|남긴|남겨|적|出力|書|残)|${EVERYTHING}[^。.;]{0,8}?(?:打|输出|写|印)[^。.;]{0,4}?${LOG}`,
      'g',
    ),
    unless:
      /\b(?:names? (?:of|only)|never|not|redact\w*|mask\w*|only the names?|without values)\b|变量名|脱敏|이름만|마스킹|変数名|マスク/,
  },
]
