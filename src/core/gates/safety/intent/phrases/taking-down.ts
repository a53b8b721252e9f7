import { TEST_CONTEXT } from '../deeds/excuses.ts'
import type { Phrase } from '../phrase.ts'

const THING = '(?:hooks?|scanners?|scans?|check(?:er|s)?|guards?|gates?|linters?|filters?|watchdogs?|rules?)'
const BLOCKS =
  '(?:block|blocks|complain|complains|fail|fails|stop|stops|refuse|refuses|reject|rejects|object|objects|warn|warns|is in the way|gets in (?:the|your|my|our) way|stand in the way|barks?)'
const AWAY =
  '(?:delete|remove|uninstall|drop|rip out|take out|get rid of|kill|rename|comment out|unset|empty)'
/** What is only switched off or passed by: a rule or a check that fails may well be skipped, a guard may not. */
const GUARD =
  '(?:hooks?|scanners?|scans?|guards?|gates?|linters?|watchdogs?|(?:leak|secret|security) checks?)'
const OFF = '(?:disable|deactivate|bypass|skip|silence|mute|suppress|dodge|get around|go around|work around)'
const NO_NOT = "(?:(?!\\b(?:not|never|without)\\b|n't)[^.;!?]){0,24}?"
const SOMETHING_ELSE = /cache|캐시|缓存|キャッシュ|whitespace|unused|offending|空格|多余|불필요|공백/

/** What stands in the way is taken away: the hook, the scanner, the check. */
export const takingDownPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'taken down',
    pattern: new RegExp(
      `\\b${GUARD}\\s${NO_NOT}\\b${BLOCKS}\\b${NO_NOT}\\b(?:${OFF}\\s(?:it\\b|them\\b|(?:the|that|this) (?:\\w+ ){0,2}?${THING}\\b)|(?:turn|switch|shut)\\s(?:(?:it|them|(?:the|that|this) (?:\\w+ ){0,2}?${THING})\\soff|off (?:the|that|this)\\b))`,
      'g',
    ),
    unless: new RegExp(`${SOMETHING_ELSE.source}|${TEST_CONTEXT.source}`),
  },
  {
    code: 'protection-off',
    detail: 'taken down',
    pattern:
      /(?:钩子|扫描器?|护栏|拦截器|hook)[^。;]{0,8}?(?:拦|挡|报错|失败|不通过|不过|阻止|报警)[^。;别不]{0,10}?(?:跳过|绕过|绕开|禁用|停用|屏蔽)(?:它|掉|就行|再推|再提交|后再)|(?:훅|스캐너|스캔|가드|hook)[^.;]{0,14}?(?:막으면|막히면|실패하면|걸리면|거부하면|막을 때는?)\s[^.;]{0,8}?(?:꺼|끄고|비활성화하|비활성화해|우회해|우회하|건너뛰고|건너뛴다|건너뛰어)|(?:フック|スキャナー?|ガード)[^。;]{0,10}?(?:止め|ブロックし|失敗し|弾い|引っかかっ|拒否し)(?:たら|たときは)[^。;]{0,8}?(?:切って|切る|無効にし|無効にする|飛ばし|飛ばす|回避し)(?!な)/g,
    unless: SOMETHING_ELSE,
  },
  {
    code: 'protection-off',
    detail: 'taken down',
    pattern:
      /(?:hook|scanner)\s[^.;]{0,24}?(?:blockier\w*|meckert|scheitert|stört|fehlschlägt|ablehnt)[^.;]{0,10}?(?:schalte?\s(?:ihn|sie|es)\s(?:ab|aus)|umgehe?\s(?:ihn|sie|es)|überspringe?\s(?:ihn|sie|es))|(?:hook|escáner)\s[^.;]{0,24}?(?:bloque\w*|falla\w*|rechaza\w*)[^.;]{0,10}?(?:desactíval[oa]|apágal[oa]|sáltatel[oa]|omítel[oa])|(?:hook|scanner)\s[^.;]{0,24}?(?:bloqu\w*|échou\w*|refuse)[^.;]{0,10}?(?:désactive|contourne|saute|coupe)-l[ea]|(?:хук|сканер)\s[^.;]{0,24}?(?:блокир\w*|пада\w*|руга\w*|меша\w*)[^.;]{0,10}?(?:отключи|выключи|обойди|пропусти)\s(?:его|её|ее)/g,
    unless: SOMETHING_ELSE,
  },
  {
    code: 'protection-off',
    detail: 'taken down',
    pattern: new RegExp(
      `\\b${THING}\\s[^.;!?]{0,24}?\\b${BLOCKS}\\b[^.;!?]{0,24}?\\b${AWAY}\\s(?:it\\b|them\\b|(?:the|that|this) (?:\\w+ ){0,2}?${THING}\\b)`,
      'g',
    ),
    unless: SOMETHING_ELSE,
  },
  {
    code: 'protection-off',
    detail: 'taken down',
    pattern:
      /(?:钩子|扫描器?|检查器?|校验|护栏|拦截器|hook)[^。;]{0,8}?(?:拦|挡|报错|失败|不通过|不过|阻止|报警)[^。;]{0,10}?(?:钩子|扫描|检查|校验|护栏|拦截器|hook|它)[^,，。;]{0,6}?(?:删|拆|卸|去掉|移除|清掉|关)|(?:훅|스캐너|스캔|검사기?|가드|hook)[^.;]{0,14}?(?:막|실패|걸리|걸려|경고|거부)[^.;]{0,14}?(?:훅|스캐너|스캔|검사|가드|hook)[^,.;]{0,8}?(?:지우|지워|삭제|제거|없애|빼)|(?:フック|スキャナー?|チェッカー|検査|ガード)[^。;]{0,10}?(?:止め|ブロック|失敗|弾|引っかか|拒否|警告)[^。;]{0,14}?(?:フック|スキャナー?|チェッカー|検査|ガード|それ)[^。;]{0,6}?(?:消|削除|外し|取り除|除去)/g,
    unless: SOMETHING_ELSE,
  },
  {
    code: 'protection-off',
    detail: 'taken down',
    pattern:
      /(?:hook|scanner|prüfung|filter)\s[^.;]{0,16}?(?:blockier\w*|meckert|scheitert|stört|fehlschlägt|ablehnt)[^.;]{0,14}?(?:lösch\w*|entfern\w*|deinstallier\w*)\s?(?:ihn|sie|es|(?:den|die|das)\s(?:[\w-]+\s)?(?:\S*hook|scanner|prüfung|filter))|(?:hook|escáner|filtro)\s[^.;]{0,24}?(?:bloque\w*|falla\w*|rechaza\w*|se queja)[^.;]{0,10}?(?:bórral[oa]|elimínal[oa]|quítal[oa]|(?:borra|elimina|quita)\s(?:el|la)\s(?:hook|escáner|filtro))|(?:hook|scanner|filtre)\s[^.;]{0,24}?(?:bloqu\w*|échou\w*|refuse|râle)[^.;]{0,10}?(?:(?:supprime|enlève|retire)(?:-l[ea]|\s(?:le|la)\s(?:hook|scanner|filtre)))|(?:хук|сканер|фильтр)\s[^.;]{0,24}?(?:блокир\w*|пада\w*|руга\w*|меша\w*)[^.;]{0,10}?(?:удали|убери|снеси|сотри)\s(?:его|её|хук|сканер|фильтр)/g,
    unless: SOMETHING_ELSE,
  },
]
