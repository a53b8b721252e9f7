import type { ReasonCode } from '../../../reason.ts'
import { type Sentence, SHORT } from './page.ts'

/** What a careful sentence may speak of; nothing makes an order to conceal or to fetch and run careful. */
const CODES: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'protection-off',
  'destruction',
  'protected-target',
  'exfiltration',
])

/** It is done only with somebody's yes, or by a way on which others look at it. */
const NEEDS_A_YES =
  /\b(?:needs?|requires?|only (?:with|after)|subject to|waits? for)\s(?:an? |my |our |the |prior |written |explicit |legal's |one more |their |two |both )*(?:[\w']+\s)?(?:approvals?|sign-?offs?|consent|reviews?|reviewers?|approvers?|confirmation|permission)\b|\b(?:go(?:es)?|only|is done|are made|made)\s(?:through|via|by|in|with)\s(?:an? )?(?:pull requests?|prs?|merge requests?|code review|reviews?|change request)\b|(?:要|需要?|须|必须|得|应)(?:先|走|经过?|由[^,，。;]{1,8})?\s?(?:审批|批准|评审|复核|审核|会签|报备)|(?:要|需要?|须|必须|得)(?:有|做|经过?)?(?:二次|双人|人工|再次|两人|手动)确认|(?:经|由)[^,，。;]{1,8}(?:同意|批准|审批)|(?:只能?|走)(?:走|通过)?\s?(?:pr|mr|合并请求|评审|审批)(?![a-z])|승인(?:을)?\s?(?:받고|받은|받아야|거쳐|거친)|승인이\s?(?:필요|있어야)|리뷰(?:를)?\s?(?:거쳐|받아야|받은)|(?:pr|mr|리뷰)로만|(?:두|세|2|3)\s?(?:명|사람)(?:의|이)?\s?승인|承認を(?:得|取|もら|受け)(?:て|た|る|っ)|承認が必要|(?:pr|プルリクエスト|プルリク)(?:で行|のみ|経由)|レビューを(?:通|経|受け)|(?:braucht|brauchen|benötigt|nur mit|nur nach|erst nach)\s(?:eine[rn]? |zwei |der )?(?:freigaben?|zustimmung|genehmigung|reviews?)|nur (?:per|über|via) (?:merge|pull)[- ]request|(?:requiere|requieren|necesita|previa|solo con|sólo con)\s(?:la )?(?:aprobación|autorización|revisión)|(?:requiert|nécessite|exige|après|avec)\s(?:une |l')?(?:approbation|accord|validation|revue)|(?:требует|требуют|нужно|нужна|только (?:после|с|через))\s(?:\S+\s)?(?:одобрени|согласовани|разрешени|ревью|pr(?![a-z])|пулл)|(?:requer|exige|precisa de|só com|somente com)\s(?:a )?(?:aprovação|autorização|revisão)/
/** It is left, and somebody hears of it. */
const STOPS_AND_TELLS =
  /\b(?:stop|stops|halt|pause|abort|ignore it|leave it|refuse|decline)(?:\s(?:work|the work|there|everything))?(?:,| and|, and| then)\s(?:then )?(?:report|tell|ask|say|flag|wait|notify|warn|let)|停(?:下来?|止|手|工)?(?:工作|作业)?[,，]?(?:并|再|先|后)?(?:上报|报告|汇报|问|告诉|告知|通知|请示)|(?:不理|不执行|不照做|拒绝)(?:它)?[,，]?(?:并|再)(?:上报|报告|告诉|告知|通知)|(?:멈추고|중단하고|멈춘 뒤|중지하고|실행하지 않고|따르지 않고)\s?(?:바로 |먼저 )?(?:보고|알|묻|물|문의|공유)|(?:止めて|中断して|停止して|実行せず|従わず)[、]?(?:報告|連絡|相談|確認|知らせ)|(?:anhalten|stoppen|stopp|aufhören|innehalten) und\s(?:\w+\s)?(?:melden|fragen|nachfragen|bescheid|informier)|(?:para|parar|detente|deténte|detenerse) y\s(?:\w+\s)?(?:avisa|pregunta|informa|reporta|notifica)|(?:s'arrêter|arrête-toi|arrête|stopper) et\s(?:\w+\s)?(?:prévenir|demander|signaler|préviens|demande|signale)|(?:остановись|остановиться|стой|прервись) и\s(?:\S+\s)?(?:сообщи|спроси|скажи|предупреди)|(?:pare|parar|interrompa) e\s(?:\w+\s)?(?:avise|avisar|pergunte|informe|reporte|comunique)/
/** Whatever takes it back again. */
const TAKEN_BACK =
  /\b(?:without|no need|needs? no|requires? no|not (?:need|require|needed|required|necessary)|doesn't|don't|never|skip\w*|unless|except|instead|even if|assum\w*|impli\w*|already|automatic\w*|auto|afterwards?|later|secret\w*|quiet\w*|silent\w*|yourself|itself|itself|own|bypass\w*|waiv\w*|but|though|whatever|fake\w*|nobody|no one)\b|但|不用|不必|无需|不需|免|跳过|绕过|自动|默认|事后|补|自己|代|替|悄|偷|除了|例外|없이|생략|건너|자동|나중|말고|스스로|직접|몰래|다만|필요\s?(?:가 )?없|안 받|不要|なし|無し|省略|自動|後で|自分で|ただし|飛ば|(?<![a-zà-ɏа-яё])(?:ohne|nicht|keine?|automatisch|selbst|aber|sin|automátic\S*|ya|pero|sans|pas|automatique\S*|déjà|mais|без|не|автоматич\S*|сам|уже|но|sem|não|já|mas)(?![a-zà-ɏа-яё])/

/**
 * Whether a short sentence only lays more upon the deed: it takes a yes or a review, or it is stopped and told. An address
 * in it ends that: who is to be asked would not matter there.
 */
export function isCareful(code: ReasonCode, text: string, sentence: Sentence): boolean {
  if (!CODES.has(code) || sentence.end - sentence.start > SHORT) return false
  const words = text.slice(sentence.start, sentence.end)
  if (/https?:|@[a-z0-9-]+\./.test(words) || TAKEN_BACK.test(words)) return false
  return NEEDS_A_YES.test(words) || STOPS_AND_TELLS.test(words)
}
