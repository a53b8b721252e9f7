import { flatten } from './detect/flatten.ts'

/** One thing a rule wants or does not want: "use pnpm, not npm" wants {pnpm} and does not want {npm}. */
export interface Demand {
  readonly wanted: boolean
  readonly terms: ReadonlySet<string>
}

const joints =
  /[,，;；。.!！?？、:：\n]+(?=\s|$|[^\w])|\s(?:but|and instead|instead use)\s|(?:但是|但|而要|而应)|하지만|대신에?\s/u
const rejecting =
  /\b(?:do not|don't|dont|never|no longer|not|no|avoid|stop|must not|mustn't|should not|shouldn't|cannot|can't|instead of|rather than|in place of|as opposed to|refrain from)\b/
const preferring = /\bover\b/
const generic = new Set(
  'use uses used using always must should please the a an to for with in on of be is are prefer preferred it that this you we i our all any every do does make have has add write put include only instead from now as at and or will would can could need ever just again anymore also when new'.split(
    ' ',
  ),
)
/** A condition that turns the meaning round stands among the terms, so that it never equals the bare one. */
const turning = new Map([
  ['without', '§without'],
  ['unless', '§unless'],
  ['except', '§except'],
  ['until', '§until'],
])

const hanSplit =
  /(重要|主要|摘要|要求|只要|需求|不同|不仅|不变|别名|类别|级别|区别|特别|识别|用户|使用者|用例|作用|通用|引用)|(而不是|不要再|不要|别再|别|禁止|严禁|不许|不准|不得|不用|不能|不可以|不应该|不该|不可|切勿|请勿|勿|绝不|不是|不再|避免|不)|(需要|必须|务必|一定要|一定|应该|应当|改用|要用|使用|采用|改成|换成|用|要|请|优先)/gu
const hanFiller =
  /[的了吧啊呀呢吗都也就再把将在得地着过]|统一|一律|每次|永远|始终|总是|以后|我们|你|写|加|做|时候|时|里|中/gu

const koreanTurn = /\s?말고|(?:이|가) 아니라|(?:이|가) 아닌|\s대신|보다는?(?=\s)/u
const koreanNo = /지\s?(?:마|말|않)|금지|안\s?[돼되됨]|안\s?(?:써|씀|쓰)|없이|하지마|그만/u
const koreanEnding =
  /(?:해\s?주세요|해줘|하세요|합니다|해야|하지|하기|해라|해요|하고|하자|해|하)$|(?:아줘|어줘|여줘|으세요|세요|아라|어라|아요|어요|지|아|어|고)$/u
const koreanParticle =
  /(?:에서는|에서|으로는|으로|에는|에게|부터|까지|이나|은|는|이|가|을|를|에|로|도|만|의|와|과)$/u
const koreanGeneric =
  /^(?:쓰|써|쓴|사용|작성|항상|절대|절대로|반드시|매번|꼭|무조건|앞으로|앞으로는|우리|마|마세요|말|않|금지|돼|됨|됩니다|안|것|줘|주세요|씁니다|이용)/u

/** What a rule demands, clause by clause. Empty when nothing can be read out of it. */
export function demandsOf(rule: string): readonly Demand[] {
  const flat = flatten(rule.normalize('NFKC')).replace(/[`*_"]+/g, ' ')
  const out: Demand[] = []
  for (const part of flat.split(joints)) {
    if (/[\uac00-\ud7a3]/.test(part)) korean(part, out)
    else if (/[\u3400-\u9fff]/.test(part)) chinese(part, out)
    else english(part, out)
  }
  return out
}

function push(wanted: boolean, words: readonly string[], into: Demand[]): void {
  const terms = new Set(words.filter((word) => word !== ''))
  if (terms.size > 0) into.push({ wanted, terms })
}

function english(part: string, into: Demand[]): void {
  let rest = part
  let wanted = true
  for (let step = 0; step < 8 && rest !== ''; step++) {
    const over = /\b(?:prefer|use|favou?r|choose)\b/.test(part) ? preferring.exec(rest) : null
    const no = rejecting.exec(rest)
    const cut = no !== null && (over === null || no.index <= over.index) ? no : over
    if (cut === null) break
    push(wanted, englishTerms(rest.slice(0, cut.index)), into)
    rest = rest.slice(cut.index + cut[0].length)
    wanted = false
  }
  push(wanted, englishTerms(rest), into)
}

function englishTerms(text: string): string[] {
  const out: string[] = []
  for (const raw of text.match(/[a-z0-9][a-z0-9_./@+#'-]*/g) ?? []) {
    const word = raw.replace(/[.'-]+$/, '')
    const turned = turning.get(word)
    if (turned !== undefined) out.push(turned)
    else if (!generic.has(word)) out.push(word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word)
  }
  return out
}

function chinese(part: string, into: Demand[]): void {
  let wanted = true
  let terms: string[] = []
  let from = 0
  const take = (to: number): void => {
    const piece = part.slice(from, to)
    for (const word of piece.match(/[a-z0-9][a-z0-9_./@+-]*/g) ?? []) terms.push(word)
    const han = piece.replace(hanFiller, '').match(/[\u3400-\u9fff]/gu)
    if (han !== null) terms.push(...han)
    if (piece.includes('除非') || piece.includes('除了')) terms.push('§unless')
  }
  const flush = (): void => {
    push(wanted, terms, into)
    terms = []
  }
  for (const hit of part.matchAll(hanSplit)) {
    if (hit[1] !== undefined) continue
    take(hit.index)
    from = hit.index + hit[0].length
    if (hit[2] !== undefined) {
      flush()
      wanted = false
    } else if (terms.length > 0) {
      flush()
      wanted = true
    }
  }
  take(part.length)
  flush()
}

function korean(part: string, into: Demand[]): void {
  let rest = part
  const turn = koreanTurn.exec(rest)
  if (turn !== null) {
    push(false, koreanTerms(rest.slice(0, turn.index)), into)
    rest = rest.slice(turn.index + turn[0].length)
  }
  push(!koreanNo.test(rest), koreanTerms(rest), into)
}

function koreanTerms(text: string): string[] {
  const out: string[] = []
  for (const raw of text.match(/[a-z0-9_./@+\-\uac00-\ud7a3]+/gu) ?? []) {
    if (raw === '없이') out.push('§without')
    const latin = /^[a-z0-9_./@+-]+/.exec(raw)
    const word = latin !== null ? latin[0].replace(/[.-]+$/, '') : raw.replace(koreanParticle, '')
    if (latin === null && (koreanGeneric.test(raw) || raw === '없이')) continue
    const stem = latin !== null || word.length < 2 ? word : uncontracted(word.replace(koreanEnding, ''))
    out.push(stem === '' ? word : stem)
  }
  return out
}

/** 남겨 is 남기 + 어: the vowel of a contracted stem is put back, so that both forms of a verb are one term. */
function uncontracted(stem: string): string {
  const last = stem.charCodeAt(stem.length - 1) - 0xac00
  if (!(last >= 0 && last <= 11_171) || last % 28 !== 0) return stem
  const vowel = Math.floor(last / 28) % 21
  const full = contracted.get(vowel)
  return full === undefined
    ? stem
    : stem.slice(0, -1) + String.fromCharCode(0xac00 + last + (full - vowel) * 28)
}

/** By the numbers of the vowels in a syllable: ㅕ → ㅣ, ㅘ → ㅗ, ㅝ → ㅜ. */
const contracted = new Map([
  [6, 20],
  [9, 8],
  [14, 13],
])
