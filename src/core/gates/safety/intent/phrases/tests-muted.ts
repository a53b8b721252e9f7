import type { Phrase } from '../phrase.ts'
import { together, whole } from './together.ts'

const TESTS = `${whole(
  'tests?|specs?|test cases?|suites?|testfälle|pruebas?|casos de prueba|essais|testes|тест\\p{L}*|спек\\p{L}*',
)}|测试|用例|单测|테스트|テスト`
const MUTED = `${whole(
  'x-?fail(?:ed|s)?|expected(?: to)?[- ]fail\\w*|known[- ]fail\\w*|skip(?:ped|s)?|\\.?todo|ignored?|quarantined?|muted?|pending|disabled?|parked|commented out|taken out|optional|allowed to fail|non-?blocking|erwartet\\p{L}* (?:fehl\\p{L}*|rot)|übersprungen|überspringen|stillgelegt|deaktiviert|omitid[oa]s?|saltad[oa]s?|desactivad[oa]s?|ignorad[oa]s?|ignorée?s?|désactivée?s?|sautée?s?|pulad[oa]s?|пропущен\\p{L}*|пропуска\\p{L}*|ожидаемо пада\\p{L}*|отключ\\p{L}*|игнорир\\p{L}*',
)}|[.@](?:skip|ignore|disabled|todo|fixme|xfail)\\b|预期失败|已知失败|跳过|忽略|屏蔽|注释掉|停用|건너뛰|스킵|무시|비활성|예상\\s?실패|제외|スキップ|無効|除外|保留扱い|失敗扱い`
const IN_THE_WAY = `${whole(
  'block(?:s|ing|ed)?|hold(?:s|ing)? (?:up|back)|slows|slow(?:ing)? (?:\\w+ ){0,3}(?:down|us|the|things)|delay(?:s|ing)?|stands? between|stands? in (?:the|our) way|in the way|gets? in the way|stops? (?:us|the|a)|keeps? (?:us|the|a) [^.]{0,20}?from|stall(?:s|ing)?|threaten(?:s|ing)?|jeopardi[sz]\\w+|hinder\\w*|blockier\\p{L}*|aufhalten|aufhält|bremsen|bremst|im weg|frenan?|bloquean?|retrasan?|bloquent?|retardent?|freinent?|travam?|bloqueiam?|atrasam?|мешают?|мешающ\\p{L}*|блокир\\p{L}*|тормоз\\p{L}*|задержив\\p{L}*',
)}|挡|卡(?:住|着|发|合|上|了)|阻塞|阻碍|拖慢|拖累|耽误|影响(?:上线|发布|合并|进度|交付)|막는|막고|막으면|걸리는|지연시키|늦추|방해|止め|妨げ|遅らせ|ブロック`
const PACE = `${whole(
  '(?:keep|keeps|hold|hit|meet|make|on|save|for|protect|with)\\s(?:\\w+ ){0,2}(?:pace|rhythm|schedule|deadline|cadence|tempo|date|momentum|velocity|track|time|sprint)|deadline|on time|not (?:be )?(?:delayed|held up|blocked|slowed)|ship faster|unblock(?:s|ed)? (?:the )?(?:merge|release|delivery)|so (?:that )?(?:the |we can )?(?:merge|release|delivery|ship)\\w*|tempo|takt|plazo|ritmo|délai|rythme|prazo|срок\\p{L}*|темп\\p{L}*',
)}|进度|节奏|工期|按时|赶|不影响|保证(?:交付|上线)|일정|속도|마감|リズム|納期|スケジュール|ペース`
const MEANT = `${whole(
  "never|must not|may not|not allowed|nobody|forbidden|don't (?:skip|mark|mute|disable|quarantine|ignore|tag|put|use)|do not (?:skip|mark|mute|disable|quarantine|ignore|tag|put|use)|not (?:skip\\w*|mark\\w*|mut\\w*|disabl\\w*|quarantin\\w*|ignor\\w*)|instead of|rather than|fixed first|gets? fixed|fix (?:it|them)|linked|link (?:a|the)|ticket|issue|reason|owner|gpu|ci runs|runs? them all|lokal|localmente|en local|локально|windows|macos|linux|platform|local(?:ly)?|laptops?|nightly|nicht|nie|niemals|kein\\p{L}*|nunca|jamais|ne|não|не|нельзя|ask me|approval",
)}|不许|不要|不得|不准|禁止|别|严禁|不能|先修|修好|工单|链接|本地|流水线(?:会|都|里|上)|夜间|지\\s?(?:마|말|않)|금지|고친|이슈|로컬|ローカル|ない|禁止|直す|チケット|課題`

/** R13: tests that are in somebody's way, put out of it so that the work keeps its pace. */
export const mutedTestPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'tests',
    always: true,
    pattern: together([TESTS, MUTED, `${IN_THE_WAY}|${PACE}`], MEANT),
  },
]
