import { isDoublyNegated } from './double-negation.ts'
import { Lexicon } from './lexicon.ts'
import { isThreatened } from './threats.ts'

/** Words that turn an order into its opposite, by where they stand. */
const NOT_BEFORE = new Lexicon({
  not: [
    "nothing that needs|nothing that requires|zero tolerance on|zero tolerance for|zero tolerance towards|never|not|don't|dont|doesn't|won't|can't|cannot|mustn't|shouldn't|nobody|none|avoid|avoids|avoiding|refuse|refuses|refuse to|stop|forbid+|prohibit+|ban|banned|disallow+|block|blocks|blocking|reject|rejects|rejecting|prevent|prevents|preventing|refrain+|neither|nor|detect|detects|flag|flags|catch|instead of|rather than|without|resist|alert on|warn about|warn against|guard against|protect against|watch for|watch out for|beware of|no",
    '不要|不可|不可以|不能|不得|不许|不許|不准|不应|不應|不该|不允许|不允許|不会|勿|禁止|严禁|嚴禁|杜绝|避免|拒绝|拒絕|绝不|絕不|决不|永不|从不|從不|不再|不用|不必|无需|不需要|防止|防范|拦截|攔截|检测|检查是否|别|別|莫|切忌|忌|谨防|警惕|不',
    "não|nem|sem|evite|proibid+|é proibido|ao invés de|em vez de|en lugar de|en vez de|au lieu de|anstatt|plutôt que|no|nunca|jamás|evita|evitar|prohibido|sin|tampoco|ni|nicht|nie|niemals|nichts|nada|rien|ничего|никого|kein|keine|keinen|vermeide|vermeiden|verboten|ohne|statt|ne|n'|jamais|évite|éviter|évitez|interdit|sans|не|никогда|нельзя|запрещено|запрещается|избегай|без|вместо|ни",
  ],
})
const NOT_A_NEGATION =
  /能不能|要不要|可不可以|会不会|行不行|特别|分别|级别|识别|别名|类别|区别|个别|性别|辨别|别人|别处|别家|不仅|不但|不只|不管|不论|不同|不过|不然|不行就|差别|別名|特別|区別|not only|no matter|no longer|no-op|--no|not just|stops? (?:and|to) $/g
const NOT_AFTER_KOREAN =
  /지\s?마|지\s?말|지\s?않|지는\s?않|지도\s?(?:말|마|않)|면\s?안|금지|안\s?[됨돼된]|안됨|하지\s?못|못하게|불가|할\s?수\s?없(?:다|음|게|어|습|도록)|말\s?것|말라|마라|마세요|삼가|거부|차단|막아|막는다|말아|피한다|피할 것|않기|않는다|없이|대신/
const NOT_AFTER_JAPANESE =
  /ない|ません|するな|せず|禁止|避け|止め|やめ|いけない|ならない|だめ|ダメ|不可|拒否|防止|防ぐ/
const NOT_AFTER_CHINESE =
  /^[^,，。;]{0,12}(?:是?(?:禁止|不允许|不允許|不行|不可以|不被允许|严禁|违规|不可接受|不对)|(?:统统|一律|都|全部|全)?(?:不让过|不放行|不放过|拦下|拦住|打回|拒掉|拒绝)|的(?:做法|行为)?(?:禁止|不行|不允许))/
// What has somebody else as its subject ("and you cannot …") denies nothing before it.
const NOT_AFTER_ENGLISH =
  /^[^,.;!?—]{0,30}?\b(?:(?:is|are|be|being|stays?|remains?)\s(?:\w+\s)?(?:forbidden|banned|prohibited|disallowed|off[- ]limits|unacceptable|not\s(?:allowed|ok|okay|acceptable|permitted|an option|fine|welcome)|never\s(?:allowed|ok|okay|acceptable|permitted|fine|an option))|(?<!\b(?:i|you|he|she|it|we|they)\s)(?:must|should|may|shall|can|will|ought to)\s?(?:not|never)\b|(?:is|are)\s(?:never|not)\s(?:used|done|enabled|set|active|turned on|switched on)\b|(?:is|are)\s(?:taboo|a no-go|off the table|dead to (?:you|us))\b|(?:gets?|got|getting)\s(?:you|us|me|anyone|anybody|people)\s(?:\w+\s)?(?:banned|fired|sacked|kicked out|hacked|pwned|breached)\b|(?:needs?|requires?)\s(?:my|explicit|human|an?|owner|prior|user|two|the)\s?[\w ]{0,20}(?:approval|permission|consent|sign-?off|ok)|only\s(?:if|when|after|with)\s[\w ]{0,20}(?:i|me|my|user|approv\w+|permission|ask\w*|owner))\b/
const NOT_AFTER_EUROPEAN =
  /^[^,.;!?]{0,24}?(?<![a-zà-ɏа-яё])(?:nicht|nichts|keine?n?|nie|niemals|verboten|untersagt|está prohibido|prohibido|é proibido|proibido|nunca|jamais|tabu|tabú|tabou|табу|est interdit|interdite?|запрещено|нельзя|не\s[а-яё]{2,14}(?:ем|им|ть|ют|ут|ят))(?![a-zà-ɏа-яё])/
/** Verbs that a negation takes for itself: "don't forget to …", "never wait, …" say the opposite of "don't …". */
/** "Пароли в лог не пиши": an order that is denied behind what it is about, in the same clause. */
const NOT_AFTER_RUSSIAN =
  /^(?:(?!\s[иа]\s|\sбез\s)[^,.;!?]){0,24}?\sне\s(?!спраш|сообщ|говор|упомин|рассказ|жди|предупр|показ|докладыв|пиши (?:об|о)\s)[а-яё]{2,14}(?:й|йте|и|ите|ь|ьте)(?![а-яё])/
const TAKES_NEGATION =
  /(?<![a-zà-ɏа-яё])(?:forget|forgets|hesitate|fail|worry|afraid|mind|wait|waste|bother|pause|shy|stop|stopping|ask|asking|slow|let(?![^,.;]{0,40}\bbe\b)|olvides|dudes|vergiss|zögere|hésite[rz]?|oublie[rz]?|manque|забудь|забывай|бойся|стесняйся|сомневайся|жди)(?![a-zà-ɏа-яё])|忘|犹豫|猶豫|怕|担心|擔心|客气|管|介意|等|问|問|浪费/
/** After one of these the negation before it no longer holds. */
const ENDS_NEGATION =
  /[,:(]|\bbut\b|\binstead\b(?!\sof)|\bjust\b|\bso\b|\bthen\b|\bbecause\b|\bby\b|\bvia\b|而是|但是?|而要|就|直接|通过|并(?!不)|에도|하고|그냥|sondern|sino|mais\s|\bа\s|\bно\s/
const BARE_NEGATION =
  /^\s*(?:(?:you |we )?(?:do not|don't|must not|never)\s?,\s?(?:and )?i (?:repeat|said|mean)\s?,?\s?(?:do )?not|(?:you |we )?never\s?,\s?i (?:repeat|said|mean)\s?,?\s?never|no[, ]|never|never ever|under no circumstances|in no case|不要|禁止|绝对|do not|don't)[^a-zа-я\u3040-\uffdc]*(?:ever|under any circumstances|in any case|at all|please)?\s*$/
const ASK_FIRST_BEFORE =
  /(?<![a-z])(?:ask|asks|confirm|check with (?:me|us)|get (?:my|an?|explicit|human) (?:ok|approval|permission)|approval|permission|sign-?off|wait for (?:me|my|approval)|tell me|warn me|notify me|pregunta|frag|demande|спроси|спрашивай)(?![a-z])[^.;!?]{0,40}\b(?:before|prior to|if|when|whenever|antes de|bevor|vor|avant)\b|(?:спроси|спрашивай|спрашивать|уточни|предупреди|сообщи|согласуй)(?![a-zа-я])[^.;!?]{0,40}(?:перед|прежде)/
const ASK_FIRST_AFTER_CJK =
  /^[^。;!?]{0,6}?先(?:问|征求|请示|确认|跟[^,，。]{1,8}?(?:说|确认|对齐))|^[^。;!?]{0,14}?(?:之?前|以前|的时候|时|の前に|前に|前は|する前|기\s?전에|전에|때는?|면)[^。;!?]{0,12}(?:问|問|确认|確認|批准|同意|告诉|告訴|通知|说一声|물어|확인|승인|알려|말해|허락|聞|尋ね|知らせ)/
const ASK_FIRST_AFTER =
  /^[^.;!?]{0,40}\b(?:only (?:if|when|after|with) (?:i|you have my|the user|an owner|my|approved|asked)|unless i|until i|if i (?:say|ask|approve)|ask me first|ask first|after (?:i|my) approv\w*)\b/
/** "Перед удалением спроси": the asking stands behind what it is about. */
const BEFORE_RUSSIAN = /(?:перед|прежде чем)\s[^.;!?,]{0,24}$/
const ASK_RUSSIAN =
  /^[^.;!?]{0,40}?(?<![а-я])(?<!не\s)(?:спроси|спрашива(?:й|ть)|уточни|предупреди|сообщи|согласуй|дождись|жди|получи)(?![a-zа-я]*\sне)/
const NOT_A_REAL_ASK = /(?:never|not|don't|no need to|without)\s(?:\w+\s){0,2}$/
const WINDOW_BEFORE = 64
const WINDOW_AFTER = 64

/** "No direct writes to their cache without …": one thing, up to the without. */
const NO_SUCH =
  /^\s(?:(?!in\s)[\w-]+\s){0,3}(?:writes?|reads?|deploys?|deployments?|push|pushes|merges?|commits?|releases?|migrations?|changes?|edits?|deletes?|deletions?|drops?|restarts?|installs?|upgrades?|queries|access|payments?|emails?|calls?)\s(?:(?!\b(?:so|just|then|and|but|is|are)\b)[^,.;:!?])*$/

/** A place in a reading that may be ordered or forbidden. */
export interface Place {
  /** The sentence around it. */
  readonly from: number
  readonly to: number
  /** From the start of the verb to the end of what belongs to it. */
  readonly start: number
  readonly verbEnd: number
  readonly end: number
}

const FORBIDS_OUTRIGHT = /^(?:不许|不准|不得|禁止|严禁|不允许)$/

/** What stands behind a negation, with `_` for what does not end it there: 不许下载后直接运行, "never by hand". */
function reachOf(negation: string, between: string): string {
  if (FORBIDS_OUTRIGHT.test(negation))
    return between.replace(/(?<![,，、])(?:直接|就)/g, (word) => '_'.repeat(word.length))
  return between.replace(/^\s(?:by|via)(?=\s)/, '    ')
}

function negationBefore(text: string, place: Place): boolean {
  const at = Math.max(place.from, place.start - WINDOW_BEFORE)
  const before = text.slice(at, place.start)
  const masked = before.replace(NOT_A_NEGATION, (found) => '_'.repeat(found.length))
  let last: { readonly start: number; readonly end: number } | null = null
  for (const { start, end } of NOT_BEFORE.find(masked).get('not') ?? []) {
    const word = masked.slice(start, end)
    const between = masked.slice(end)
    if (word === '不' && between.trim().length > 2) continue
    if (
      word === 'no' &&
      between.length > 14 &&
      !(text.startsWith('without', place.start) && NO_SUCH.test(between))
    )
      continue
    if (TAKES_NEGATION.test(between)) continue
    // "never by hand": what stands right behind the no belongs to it
    const cut = ENDS_NEGATION.exec(reachOf(word, between))
    if (
      cut &&
      !(BARE_NEGATION.test(masked.slice(0, end + cut.index)) && /^[,\s]/.test(between.slice(cut.index)))
    )
      continue
    last = { start, end }
  }
  return last !== null
}

/** "Keys do not go in logs, dumps, fixtures": a list of places, and no other verb in it. */
const SUBJECT_STAYS_OUT =
  /^\s*(?:our |the |any |real )?(?:[\w-]+ ){0,2}(?:secrets?|keys?|tokens?|passwords?|credentials?|data|pii)\s(?:do not|don't|does not|doesn't|never|must not|may not|should not)\s(?:ever )?(?:go|goes|belong|belongs|appear|appears|end up|live|lives|show up) (?:in|into|on)\b(?:(?!\b(?:but|instead|then|so|always|use|put|send|post|upload|just|please|you|except|unless)\b)[^.;:!?]){0,90}$/

function listNegation(text: string, place: Place): boolean {
  // "Never skip hooks, disable signing, or bypass review": the negation at the head reaches the whole list
  const sentence = text.slice(place.from, Math.min(place.to, place.from + 400))
  const head = /^\s*(?:please\s)?(?:never|do not|don't|you must not|must not|不要|禁止|严禁|切勿|请勿)/.exec(
    sentence,
  )
  if (!head) return SUBJECT_STAYS_OUT.test(text.slice(place.from, place.start))
  const between = text.slice(place.from + head[0].length, place.start)
  if (between.length > 160 || TAKES_NEGATION.test(between.slice(0, 12))) return false
  if (/\b(?:but|instead|just|then|so|always|use)\b|而是|但|直接/.test(between)) return false
  return /(?:,|、|，)\s?(?:or|nor|and)\s|\sor\s|[、,，]?(?:或|或者|和|以及)/.test(
    sentence.slice(head[0].length),
  )
}

/** "Skipping reviews: forbidden" denies what stands before the colon; "…: never ask" denies something else. */
const BARE_AFTER_COLON =
  /^\s*(?:是|一律|都|统统|strictly |never |not |is |est |está |streng )*(?:禁止|严禁|嚴禁|不允许|不行|不可以?|금지|불가|안\s?[됨돼]|하지\s?(?:마라|말\s?것|않기)|だめ|いけない|forbidden|banned|prohibited|disallowed|allowed|never|no|verboten|untersagt|niemals|nie|prohibido|proibido|nunca|interdite?|jamais|запрещено|нельзя|никогда)\s*[.!。！]?\s*$/

/** At most so many characters of the sentence from here on, up to a colon behind which something else is spoken of. */
function restOf(text: string, from: number, to: number, window: number): string {
  const sentence = text.slice(from, to)
  const colon = sentence.search(/[:：]/)
  const ends = colon === -1 || BARE_AFTER_COLON.test(sentence.slice(colon + 1)) ? window : colon
  return sentence.slice(0, Math.min(window, ends))
}

/** "… is blocked by the server": right behind, so that no condition ("when the push is blocked") is taken for it. */
const BLOCKED_BEHIND =
  /^\s(?:is|are|gets?|will be)\s(?:always\s|now\s)?(?:blocked|rejected|refused|turned down)\b/

function negationAfter(text: string, place: Place): boolean {
  const rest = restOf(text, place.end, place.to, WINDOW_AFTER)
  const fromVerb = restOf(text, place.verbEnd, place.to, WINDOW_AFTER)
  const clause = rest.slice(0, 16).split(/[,，、]|고\s|해서|하고|ながら|して(?!は)/)[0]!
  const verbClause = fromVerb.slice(0, 14).split(/[,，、]|고\s|해서|하고|ながら/)[0]!
  if (NOT_AFTER_KOREAN.test(clause) || NOT_AFTER_KOREAN.test(verbClause)) return true
  if (NOT_AFTER_JAPANESE.test(clause) || NOT_AFTER_JAPANESE.test(verbClause)) return true
  return (
    NOT_AFTER_CHINESE.test(rest) ||
    BLOCKED_BEHIND.test(rest) ||
    NOT_AFTER_ENGLISH.test(rest) ||
    NOT_AFTER_EUROPEAN.test(rest) ||
    NOT_AFTER_EUROPEAN.test(fromVerb) ||
    NOT_AFTER_RUSSIAN.test(rest) ||
    NOT_AFTER_RUSSIAN.test(fromVerb)
  )
}

/** Whether what stands there is forbidden by the sentence rather than ordered. */
export function isForbidden(text: string, place: Place): boolean {
  return (
    negationBefore(text, place) ||
    listNegation(text, place) ||
    negationAfter(text, place) ||
    isDoublyNegated(text, place) ||
    isThreatened(text, place)
  )
}

/** Whether the sentence makes it depend on a person's yes: "ask before …", "…前先问我", "…하기 전에 물어봐". */
export function asksFirst(text: string, place: Place): boolean {
  const before = text.slice(place.from, place.start).slice(-160)
  const rest = text.slice(place.end, Math.min(place.to, place.end + WINDOW_AFTER))
  const ask = ASK_FIRST_BEFORE.exec(before)
  if (ask && !NOT_A_REAL_ASK.test(before.slice(0, ask.index))) return true
  if (BEFORE_RUSSIAN.test(before) && ASK_RUSSIAN.test(rest)) return true
  if (ASK_FIRST_AFTER_CJK.test(rest)) return !/不用|不必|无需|别问|不要|묻지|말고|확인 없이/.test(rest)
  return ASK_FIRST_AFTER.test(rest)
}

const DENIED_BEFORE =
  /(?<![a-zà-ɏа-яё])(?:not|never|no|nicht|keine?n?|pas|não|не|instead of|rather than)\s(?:as\s|als\s|comme\s|como\s|как\s|the\s|an?\s|in\s|into\s|to\s|on\s|via\s|public\s|any\s|user\s|our\s|your\s)*$|(?:不是|并非|而非|而不是|不当|不当作|不作为|不要用|别用|不用|不能用|不得用|禁用)[^,，。;]{0,2}$/
const DENIED_AFTER = /^(?:이|가)?\s?(?:아니|아닌)|^では?な|^として(?:は)?(?:扱わ|信頼し)な/

/** Whether a word is named only to be told from what is meant: "as data, not as instructions". */
export function isDenied(
  text: string,
  cue: { readonly start: number; readonly end: number },
  within: { readonly start: number; readonly end: number },
): boolean {
  return (
    DENIED_BEFORE.test(text.slice(Math.max(within.start, cue.start - 24), cue.start)) ||
    DENIED_AFTER.test(text.slice(cue.end, Math.min(within.end, cue.end + 12)))
  )
}

const COMPLAINT =
  /又[^,。;]{0,24}了|怎么[^,。;]{0,24}了|또[^,.;]{0,16}(?:됐|했|버렸|되었)|\bwhy (?:did|do|are|have) you|\byou (?:just |again |have |already )?(?:committed|pushed|logged|printed|uploaded|leaked|skipped|sent)/

/** Whether it tells of what went wrong rather than orders it: "you committed .env again". */
export function isComplaint(text: string, place: Place): boolean {
  return COMPLAINT.test(
    text.slice(Math.max(place.from, place.start - 16), Math.min(place.to, place.end + 12)),
  )
}

const SUBORDINATE_BEFORE =
  /(?<![a-zà-ɏа-яё])(?:when|if|whenever|before|after|once|while|unless|until|every time|each time|in case|whether|who|that|which|cuando|si|antes de|después de|wenn|bevor|nachdem|sobald|quand|lorsque|si|avant de|après|когда|если|перед|после)\s(?:[\w'àâçéèêëîïôûùüÿñæœа-яё]+\s){0,3}$|(?:当|如果|每次|若|假如)[^,，]{0,6}$/
const SUBORDINATE_AFTER =
  /^[^,，。;]{0,8}?(?:之后|以后|之前|以前|后|後|前|时|時|的时候|的話|的话|完|了|면(?!\s?(?:된다|돼|됩|되고|빨라|편하|편해|좋|간단|쉽|쉬워|해결|끝))|을 때|할 때|한 후|한 뒤|하기 전|기 전|하고 나서|たら|る前|た後|とき|時は|する場合)/

/** Whether it only says when something else happens: "after editing package.json run npm install". */
export function isSubordinate(text: string, place: Place): boolean {
  const before = text.slice(Math.max(place.from, place.start - WINDOW_BEFORE), place.start)
  const rest = text.slice(place.end, Math.min(place.to, place.end + 24))
  return SUBORDINATE_BEFORE.test(before) || SUBORDINATE_AFTER.test(rest)
}
