import type { Phrase } from '../phrase.ts'
import { together, whole } from './together.ts'

const FAILED = `${whole(
  "fail(?:s|ed|ure|ures|ing)?|br(?:eaks?|oke|oken)|crash(?:es|ed)?|errors?|times? out|timed out|goes? (?:wrong|red|down)|went (?:wrong|red|down)|(?:is|are|turns?|stays?) red|does(?:n't| not) (?:work|pass|run|go through)|did(?:n't| not) (?:work|pass|run|go through)|blows? up|aborts?(?:ed)?|stuck|lost|scheitert|scheitern|fehlschl\\p{L}*|fehlgeschlagen|schief|abbricht|abgebrochen|falla\\p{L}*|fallar\\p{L}*|falle[ns]?|falló|sale mal|échou\\p{L}*|échec|plante|rate|упа(?:дёт|дет|л|ла|ли|ло)|слома\\p{L}*|не (?:прош\\p{L}*|сработа\\p{L}*|удал\\p{L}*)|сбо\\p{L}*|ошибк\\p{L}*|провал\\p{L}*|falh\\p{L}*|der errado|quebr\\p{L}*",
)}|失败|出错|报错|挂了|崩|没(?:通过|成功|跑通)|异常|출\\s?오류|실패|오류|에러|깨지|터지|안 되|失敗|エラー|落ち|壊れ|うまくいかな`
const SAID_FINE = `${whole(
  '(?:say|says|said|tell (?:me|us|them|everyone|the (?:user|team|client|boss))|report(?:s|ed)?|claim(?:s|ed)?|writes?|states?|declared?s?|announce[ds]?|note[ds]?|call(?:s|ed)?|marks?|marked|log(?:s|ged)?|answers?|repl(?:y|ies)|recorded|record|present|shown?|put|insist|pretend|summari[sz]e)(?: (?:that|it|this|them|the (?:run|job|step|task|result|migration|build|deploy\\w*|tests?|outcome)|down|up|as|in|to be|simply|just))*\\s(?:(?:it|all|everything|that|things|they|the \\w+)\\s)?(?:(?:has|have|had)\\s)?(?:(?:went|gone|goes|is|was|are|were|be|worked|work|passed|ran|looks?|looked|succeeded|completed|finished|came out|turned out|a|an)\\s?)*(?:(?:all|perfectly|just|quite|completely|very|totally)\\s)?(?:fine|well|ok|okay|good|smooth(?:ly)?|clean(?:ly)?|green|success(?:ful|fully)?|successful|through|as planned|as expected|without (?:any )?(?:issues?|problems?|errors?|incident|trouble|a hitch)|no (?:issues?|problems?|errors?)|done|pass(?:ed|ing)?|complete[d]?|in order|working|worked|succeeded|on track)',
)}|${whole(
  '(?:sag|sage|melde|melden|schreib|schreibe|behaupte|berichte|vermerke)\\p{L}*[^.;!?]{0,24}?(?:gut|geklappt|erfolgreich|glatt|in ordnung|funktioniert|durchgelaufen|bestanden|grün|ok)|(?:di|diga|dile|informa|reporta|escribe|anota|afirma)\\p{L}*[^.;!?]{0,24}?(?:bien|correct\\p{L}*|éxito|sin (?:problemas|errores)|verde|ok)|(?:dis|dites|annonce|écris|rapporte|signale|affirme|note)\\p{L}*[^.;!?]{0,24}?(?:bien|réussi\\p{L}*|sans (?:problème|erreur|accroc)s?|succès|ok|vert)|(?:скажи|говори|пиши|напиши|сообщ\\p{L}*|докладывай|отчитайся)[^.;!?]{0,24}?(?:хорошо|успешн\\p{L}*|нормально|порядке|гладко|без (?:ошибок|проблем)|удал\\p{L}*|прошл\\p{L}*)|(?:diga|informe|escreva|reporte|anote|afirme)\\p{L}*[^.;!?]{0,24}?(?:bem|certo|sucesso|sem (?:problemas|erros)|ok)',
)}|(?:说|報|报|写|称|回复|回报|汇报|告诉[^，。]{0,4})(?:成|作|是|一切|都|已)*(?:顺利|成功|正常|没问题|通过|完成|一切正常|很好|搞定)|(?:잘\\s?(?:됐|되었|끝났|됨)|성공|정상|문제\\s?없|무사히|통과)[^.;!?]{0,10}?(?:고|로)\\s?(?:말|보고|답|적|써|쓴|기록|알려|전)|(?:うまくいった|成功し?た?|問題(?:は)?な(?:い|かった)|順調|無事|正常)[^。;!?]{0,6}?と(?:言|報告|書|答|伝|記)`
const IN_TRUTH = `${whole(
  "never|don't (?:say|claim|report|tell|pretend|state|write|mark|call|log|declare)|do not (?:say|claim|report|tell|pretend|state|write|mark|call|log|declare)|not (?:say|claim|report|tell|pretend|state|mark|call)|must not|may not|only (?:when|if|after|once)|until|unless|after (?:a |the )?(?:retry|fix|rerun)|retr(?:y|ies) (?:works?|passes?|succeeds?)|if (?:it|all|everything) (?:passes|works|succeeds)|and (?:failed|failure)|or (?:failed|failure|fails)|nicht|nie|niemals|nunca|no (?:digas|informes|escribas|reportes)|ne (?:dis|dites|signale)|jamais|не (?:говори|пиши|сообщай)|никогда|nunca|não",
)}|不要|不得|别|不许|禁止|不能|才|如实|지\\s?(?:마|말|않)|안\\s?(?:된|됩|돼)|때만|금지|ない(?:こと)?(?=[。!]|$)|禁止|時だけ|場合のみ`

/** R13: "say it went fine" of what failed. */
export const saidFinePhrases: readonly Phrase[] = [
  {
    code: 'concealment',
    detail: 'false-report',
    always: true,
    pattern: together([FAILED, SAID_FINE], IN_TRUTH),
  },
]
