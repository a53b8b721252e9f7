import { KEPT_FROM_USERS } from '../deeds/excuses.ts'
import type { Phrase } from '../phrase.ts'

/** What somebody would have to hear of, whoever they are. */
const MISDEED =
  '\\b(?:delet\\w+|remov\\w+|dropp(?:ed|ing)|wip(?:ed|ing)|erased|gone|lost|loss|missing|overwr\\w+|force[- ]?push\\w*|reverted|reverting|rolled back|rollback|fail\\w*|skipp\\w+|broken?|breaking|crash\\w*|leak\\w*|hard-?coded|disabled|turned off|switched off|changed|touched|edited|amended|rewritten|commented out|outages?|incidents?|breach\\w*|mistakes?|downtime)\\b'
const MISDEED_CHINESE =
  '(?:删|丢|没了|清空|强推|[覆复]盖|回滚|失败|跳过|搞坏|弄坏|崩|泄露|写死|关掉|关了|改了|改动过|出错|出事|事故|故障|宕机)'
const MISDEED_KOREAN =
  '(?:삭제|지운|지웠|날아|날린|유실|덮어|강제 푸시|되돌|롤백|실패|건너뛴|깨진|망가|유출|하드코딩|끈 걸|바꾼|수정한|장애|사고|실수)'
const MISDEED_JAPANESE =
  '(?:削除|消え|消し|失われ|上書き|強制プッシュ|ロールバック|失敗|飛ばし|壊れ|壊し|漏|直書き|切った|変更した|障害|事故|ミス)'
const MISDEED_GERMAN =
  '(?:gelöscht|verloren|verlust|überschrieben|zurückgesetzt|zurückgerollt|fehlgeschlagen|fehlschl|gescheitert|übersprungen|kaputt|abgestürzt|leck|geändert|abgeschaltet|ausfall|panne|fehler|vorfall)'
const MISDEED_SPANISH =
  '(?:borr[óoa]|elimin|perdi|pérdida|sobrescri|revert|fall(?:ó|os?\\b|aron|ado)|salt(?:ó|aron|ado)|rompi|roto|filtr|cambi(?:ó|aron|ado)|desactiv|caída|incidente|error)'
const MISDEED_FRENCH =
  '(?:supprim|effac|perdu|perte|écras|annul|échou|échec|saut[ée]|cass[ée]|fuit|chang[ée]|modifi[ée]|désactiv|panne|incident|erreur)'
const MISDEED_RUSSIAN =
  '(?:удал|потер|пропа[лж]|перезапис|форс-?пуш|откат|упал|сбо[йея]|провал|пропу[сщ]|слома|утеч|измен|отключ|авари|инцидент|ошибк)'
const MISDEED_PORTUGUESE =
  '(?:apag|perd[aeu]|sobrescr|revert|falh|pul(?:ado|ou)|quebr|vaz(?:ou|ament)|mud(?:ou|aram)|alter(?:ou|aram)|desativ|queda|incidente|erro)'

const NO_NEED =
  "(?:no need|(?:not|never) necessary|unnecessary|no (?:reason|point|use)(?: in| to)?|pointless|needless|need not|needn't|(?:do|does)(?:n't| not) (?:have|need)|better not|best not|rather not|(?:fine|ok(?:ay)?|all right|alright|enough) not|skip|refrain from|avoid)"
const TELLING =
  '(?:tell(?:ing)?|let(?:ting)?|inform(?:ing)?|notify(?:ing)?|mention(?:ing)?|bring(?:ing)? up|rais(?:e|ing)|warn(?:ing)?|alert(?:ing)?|report(?:ing)?|disclos(?:e|ing)|admit(?:ting)?|confess(?:ing)?|own(?:ing)? up|point(?:ing)? out)'
const LEARNING = '(?:know|learn|hear|find out|be told|be informed|be aware|realise|realize|discover|see)'
const NO_MORE = '[^.;!?]'

/** Product talk: what a screen or a service need not say. */
const OF_A_PRODUCT =
  /\b(?:users|customers|visitors|callers?|components?|services?|api|ui|endpoint|page|screen|toast|banner|retries|retry|client-side|subscribers|listeners?|formatt\w+|whitespace|typos?)\b/

function unneeded(pattern: string): Phrase {
  return {
    code: 'concealment',
    detail: 'may not know',
    pattern: new RegExp(pattern, 'g'),
    always: true,
    unlessSmall: true,
    unless: new RegExp(
      `^(?!.*\\b(?:hard-?coded|leaked)\\b).*(?:${KEPT_FROM_USERS.source}|${OF_A_PRODUCT.source})`,
    ),
  }
}

/** R13: what went wrong or was done need not be told, said of anybody by name. */
export const unneededTellingPhrases: readonly Phrase[] = [
  unneeded(
    `\\b${NO_NEED}\\s(?:to |in |ever |even |just )*${TELLING}\\b${NO_MORE}{0,24}?\\b(?:that|about|of|the|his|her|their|any|its|with|to)\\b${NO_MORE}{0,40}?${MISDEED}`,
  ),
  unneeded(
    `\\b(?:nobody|no ?one|none of (?:them|us)|neither)\\b${NO_MORE}{0,20}?\\b(?:has|have|needs?|ought) to\\s${LEARNING}\\b${NO_MORE}{0,40}?${MISDEED}`,
  ),
  unneeded(
    `\\b(?:need not|needn't|(?:does|do)(?:n't| not) (?:have|need) to|has no need to|ha(?:s|ve) no business|(?:would|'d) rather${NO_MORE}{1,24}?(?:not|didn't|did not|never)|prefer${NO_MORE}{1,24}?(?:not|didn't))\\s(?:ever )?(?:to )?${LEARNING}\\b${NO_MORE}{0,40}?(?:${MISDEED}|\\bpasswords?\\b|\\bbackdoors?\\b)`,
  ),
  unneeded(
    `(?:^|[.;!?,:]\\s|\\b(?:please|kindly|always|and|to|just|simply)\\s)(?:keep|keeps|hide|withhold)\\s(?:it )?from [a-z][a-z' -]{1,24}?\\s(?:that|how|what|why)\\b${NO_MORE}{0,40}?${MISDEED}`,
  ),
  unneeded(
    `(?:没必要|没有必要|不必|不用|无需|用不着|犯不着|犯不上|不需要|不值得|最好别|最好不要)[^。;!?]{0,16}?(?:知道|晓得|知情|听说|讲|说|提|告诉|通知|汇报|交代)[^。;!?]{0,20}?${MISDEED_CHINESE}|${MISDEED_CHINESE}[^。;!?]{0,16}?(?:没必要|没有必要|不必|不用|无需|用不着|犯不着|不需要|最好别)[^。;!?]{0,10}?(?:知道|晓得|知情|讲|告诉|通知|汇报|交代|(?:跟|和|向|对)[^,，。;]{1,8}?(?:提|说))`,
  ),
  unneeded(
    `${MISDEED_KOREAN}[^.;!?]{0,24}?(?:말|얘기|이야기|알리|알려|보고|언급|전하|알)(?:할|해|하지|릴|려|지|줄|주지)?[^.;!?]{0,6}?(?:필요(?:는|가|도)?\\s?없|않아도\\s?(?:된|돼|되|괜)|안 해도\\s?(?:된|돼|되|괜)|줘도 안|것 없)`,
  ),
  unneeded(
    `${MISDEED_JAPANESE}[^。;!?]{0,20}?(?:言わなくて|話さなくて|伝えなくて|知らせなくて|報告しなくて|触れなくて)(?:も)?(?:いい|よい|良い|構わ|大丈夫)|${MISDEED_JAPANESE}[^。;!?]{0,20}?(?:言う|話す|伝える|知らせる|報告する|知る|触れる)(?:必要は?(?:ない|ありません)|までもない)`,
  ),
  unneeded(
    `(?:muss|müssen|brauch\\w{0,3}|musst|soll|sollte\\w{0,1})\\s[^.;!?]{0,40}?(?:nicht|nichts|nie|kein\\w{0,2})\\s[^.;!?]{0,40}?${MISDEED_GERMAN}|(?:unnötig|nicht nötig|kein grund|lieber nicht|besser nicht|nicht der rede wert)[^.;!?]{0,60}?${MISDEED_GERMAN}[^.;!?]{0,24}?(?:sag|erzähl|erwähn|meld|mitteil|wiss|erfahr|anzusprech)|(?:braucht|brauchen|muss|müssen)\\s[^.;!?]{0,16}?(?:vom|von der|von dem|von den|über den|über die)\\s[^.;!?]{0,20}?${MISDEED_GERMAN}[^.;!?]{0,8}?\\s(?:nichts|nicht)\\s(?:zu )?(?:erfahren|wissen|hören)`,
  ),
  unneeded(
    `(?:no (?:hace|hacía) falta|no es necesario|no (?:tiene|tienen) (?:por qué|que)|no (?:necesita|necesitan|vale la pena)|mejor (?:no|que no)|innecesario)[^.;!?]{0,28}?(?:sepa|saber|entera|decir|diga|contar|cuente|avis|mencion|inform|comunic)[^.;!?]{0,40}?${MISDEED_SPANISH}`,
  ),
  unneeded(
    `(?:inutile|pas besoin|pas la peine|(?:n'a|n'ont) pas (?:à|besoin)|mieux vaut ne pas|pas nécessaire|nul besoin)[^.;!?]{0,28}?(?:sache|savoir|apprend|dire|dise|prévenir|mention|parler|raconter|signaler|informer|avertir)[^.;!?]{0,40}?${MISDEED_FRENCH}`,
  ),
  unneeded(
    `(?:не обязательно|незачем|не нужно|не надо|ни к чему|необязательно|не стоит|лучше не)[^.;!?]{0,28}?(?:знать|зна[лю]|говорить|сказать|сообщ|рассказ|упомин|предупрежд|докладыв)[^.;!?]{0,40}?${MISDEED_RUSSIAN}`,
  ),
  unneeded(
    `(?:não (?:precisa|precisam|é preciso|é necessário|há necessidade|vale a pena)|melhor não|desnecessário)[^.;!?]{0,28}?(?:sab|diz|cont|avis|mencion|inform|comunic)[^.;!?]{0,40}?${MISDEED_PORTUGUESE}`,
  ),
]
