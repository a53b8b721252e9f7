export type Tongue = 'en' | 'zh' | 'ko' | 'other'

/** Small words of Spanish, French, German and Portuguese that are no English words. */
const small: ReadonlySet<string> = new Set(
  (
    'el los las que para por con una en del cuando siempre nunca este esta usa pero como más ' +
    'le les des une est pas dans pour avec ne sur jamais toujours avant désormais il faut nous ce ces aux ' +
    'der das und nicht ist ein eine einen mit auf immer nie bitte kein keine für vor wenn ich den dem wir ab jetzt bei von zu ' +
    'que se lo su sin ya al je tu il qui plus wird werden wurde nichts dass ohne sind oder nur auch noch dann sich es ' +
    'non não os com em uma você sempre ao da do na no isso aqui'
  )
    .split(' ')
    .filter((word) => !['do', 'no', 'on', 'as', 'de'].includes(word)),
)
/** Of these one alone tells: "nunca uses eval". */
const telling: ReadonlySet<string> = new Set(
  'agora ahora maintenant preciso adelante diante siempre nunca jamás toujours jamais niemals sempre künftig désormais dorénavant prefiero prefiro recuerda merk lembre souviens verwende benutze keine kein utiliza prohibido verboten interdit proibido usamos'.split(
    ' ',
  ),
)
const FIRST = 160

/** Whether a sentence in Latin letters is none of English: a quarter of its words are small words of others. */
function foreign(flat: string): boolean {
  let count = 0
  let hits = 0
  let told = false
  for (const [word] of flat.slice(0, FIRST).matchAll(/[a-zà-öø-ÿœ]+/g)) {
    count++
    told ||= telling.has(word)
    if (small.has(word) || /[áéíóúñçãõäöüßàèêôœ]/.test(word)) hits++
  }
  return (hits >= 2 && hits * 4 >= count) || (told && count <= 8)
}

const letters = /[ąćęłńśźżěščřžůğışőűơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/
/** Whether it is in a language whose words nobody gathered, so that those of others in it mean nothing ("no właśnie"). */
export function unread(flat: string): boolean {
  let count = 0
  for (const word of flat.slice(0, FIRST).split(' ')) if (letters.test(word) && ++count === 2) return true
  return false
}

/** Which grammar to read a sentence with: by its script, so a Latin name inside Korean stays Korean. */
export function tongueOf(flat: string): Tongue {
  let latin = false
  let han = false
  let strange = false
  for (let at = 0; at < flat.length; at++) {
    const code = flat.charCodeAt(at)
    if (code < 0x80) {
      if (code >= 97 && code <= 122) latin = true
    } else if (code >= 0xac00 && code <= 0xd7a3) return 'ko'
    else if (code >= 0x3040 && code <= 0x30ff) strange = true
    else if (code >= 0x3400 && code <= 0x9fff) han = true
    else if (code >= 0x400 && code <= 0x4ff) strange = true
  }
  if (strange) return 'other'
  if (han) return 'zh'
  return latin && !foreign(flat) ? 'en' : 'other'
}
