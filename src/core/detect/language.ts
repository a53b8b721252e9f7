export type Tongue = 'en' | 'zh' | 'ko' | 'other'

/** Which grammar to read a sentence with: by its script alone, so a Latin name inside Korean stays Korean. */
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
  return latin ? 'en' : 'other'
}
