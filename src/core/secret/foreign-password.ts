import { isPlaceholder, isReference } from './placeholder.ts'

/** A password named in the prose of any other language: "hasło do bazy to …", "wachtwoord is …", "mật khẩu: …". */

const SPACED_NAME =
  "wachtwoord(?:en)?|toegangscode|hasł(?:o|em|a|u)|mật khẩu|mat khau|parola d'ordine|parola segreta|la password|parola(?:sı|yı|n[ıi]z?|mız)?|parole(?! chiave)|şifre(?:si|yi|niz|miz)?|sifre(?:si)?|hesl(?:o|em|a|u)|salasana(?:n|a|ksi)?|salasõna|lösenord(?:et|en)?|adgangskode[nr]?|kodeord(?:et)?|passord(?:et)?|contrasenya|contrasinal|pasahitza?|palavra-passe|senhas?|jelsz(?:ó|ava|avam|ót|avak)|parol[ăa]|kata (?:sandi|laluan)(?:nya)?|lozink(?:a|e|u|om)|zapork[ae]|geslo|gesla|slaptažod(?:is|žio|į)|parool(?:i|iks)?|lykilorð(?:ið)?|nenosiri|wagwoord|fjalëkalim(?:i)?|contraseñas?|mots? de passe|passw(?:ort|örter)|kennw(?:ort|örter)|парол(?:ь|я|а|ата)?|лозинк[аеу]|κωδικός|συνθηματικό|כלמת|ה?סיסמ(?:ה|ת|א)|ססמה"
const JOINED_NAME =
  'كلمة (?:المرور|السر)|الرقم السري|رمز عبور|گذرواژه|پاس ?ورد|รหัสผ่าน|पासवर्ड|कूटशब्द|পাসওয়ার্ড|கடவுச்சொல்|パスワード|暗証|비밀번호|비번|패스워드|密码|密碼|口令'
const NAMED = new RegExp(
  `(?:(?<![\\p{L}\\p{N}_])(?:${SPACED_NAME})(?![\\p{L}\\p{N}_])|${JOINED_NAME})`,
  'giu',
)

/** No more of the sentence is read behind the name. */
const WINDOW = 72
/** Words of prose between the name and the value, with no mark that ends the sentence. */
const LINKED = /^["'»”)\]]?[^\n.!?;:=。！？]{0,16}?\s?(?:[:=：]|->|→)\s{0,2}["'`«“]?([^\s"'`«»“”,;<>]{5,64})/u
const LOOSE = /[^\s"'`«»“”„,;:<>()[\]{}]{6,64}/gu
const MARK = /[!@#$%^&*?~+=]/
const DIGIT = /\p{N}/u
const LETTER = /\p{L}/u
/** What has digits and marks in prose too: an address, a version, an expression, a length. */
const NO_PASSWORD =
  /^(?:https?|ftp|git|ssh):|:\/\/|@[\w-]+\.[a-z]{2,}$|^[vV]?\d[\d.,]*[%+]?$|^[<>]=?\d|^\w+\(|^\$|^#\d+$|^(?:sha|argon|bcrypt|scrypt|pbkdf|aes|md)-?\d*\w*[.!?]?$|^\d+[-–]\p{L}|^\p{L}+-\d{1,3}$|^[\w.-]+\/[\w./-]+$|^@/iu

function ended(value: string): string {
  return value.replace(/[.,:;)\]}]+$/u, '')
}

function isOne(value: string, linked: boolean): boolean {
  if (value.length < 5 || NO_PASSWORD.test(value) || isPlaceholder(value) || isReference(value)) return false
  const head = value.replace(/[!?]$/, '')
  if (!DIGIT.test(value) || !LETTER.test(value)) return linked && MARK.test(head) && value.length >= 8
  return linked ? value.length >= 6 : MARK.test(value) && value.length >= 7
}

/** Finds them in a plain copy. Linear: a fixed window is read behind each name. */
export function findForeignPasswords(text: string): { kind: string; start: number; end: number }[] {
  const found: { kind: string; start: number; end: number }[] = []
  for (const match of text.matchAll(NAMED)) {
    const at = match.index + match[0].length
    const behind = text.slice(at, at + WINDOW).split(/\n|[.!?。！？](?=\s|$)(?=\s\p{Lu})/u)[0]!
    const linked = LINKED.exec(behind)
    const candidates: [string, number, boolean][] = linked
      ? [[linked[1]!, linked.index + linked[0].length - linked[1]!.length, true]]
      : []
    for (const loose of behind.matchAll(LOOSE)) candidates.push([loose[0], loose.index, false])
    for (const [raw, offset, isLinked] of candidates) {
      const value = ended(raw)
      if (!isOne(value, isLinked)) continue
      found.push({ kind: 'password', start: at + offset, end: at + offset + value.length })
      break
    }
  }
  return found
}
