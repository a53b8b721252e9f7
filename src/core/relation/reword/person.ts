const PREFIX = 'person_'
const DUTY =
  '(?:approves|reviews|owns|signs off|is responsible|is in charge|handles|maintains|decides|merges|takes care)'

const token = (name: string): string =>
  ` ${PREFIX}${[...name].map((one) => (one.codePointAt(0) ?? 0).toString(16)).join('x')} `

/** Names that look like any word at the head of a sentence. */
const NOT_A_NAME =
  /^(?:ci|qa|it|pr|the|a|an|all|each|every|everyone|everybody|anyone|nobody|someone|no|one|two|who|they|we|you|he|she|this|that|which|always|never|only|code|security|team|legal|claude|agents?|humans?|people|owners?|reviewers?|maintainers?|codeowners|github|gitlab|it)$/i

const HEAD = new RegExp(
  `(?<=^|[.;:!?]\\s)(\\p{Lu}\\p{Ll}{1,14})(?=\\s(?:always |also |only )?${DUTY}(?!\\p{L}))`,
  'gu',
)
const BEHIND =
  /(?<=\b(?:(?:approved|reviewed|owned|signed off|handled|maintained|decided|merged|checked) by|goe?s? to|ask|asks|check with|(?:approval|review|ok|sign-off|permission) (?:from|by|of)) )(\p{Lu}\p{Ll}{1,14})(?![\p{L}\p{N}_-]|\.\p{L})/gu
const HAN =
  /(?:由|归|找|让|请|给|问|交给)?((?:老|小|阿)(?![师板是有人时心步型量额段节]|程序|组|改|数|写|文)\p{Script=Han}|\p{Script=Han}(?:总|工|哥|姐)(?=[来审评批负看管]|$))(?:来|去)?(?=[审评批负看管合定把,，。;]|$)/gu
const HANGUL = /(?<![가-힣])([가-힣]{2,4}?)(?:님|씨)(?:께서|에게|한테|이|은|가|만|의)?(?![가-힣])/gu
const TITLE = /^(?:고객|사용자|선생|팀장|대표|사장|과장|부장|손|회원|관리자|개발자|담당자|운영자|리뷰어)$/

/** The names of people who have a duty, as words that can be told from all others. Reads the text before it is folded. */
export function rewordPersons(text: string): string {
  return text
    .replace(HEAD, (all, name: string) => (NOT_A_NAME.test(name) ? all : token(name.toLowerCase())))
    .replace(BEHIND, (all, name: string) => (NOT_A_NAME.test(name) ? all : token(name.toLowerCase())))
    .replace(HAN, (_, name: string) => token(name))
    .replace(HANGUL, (all, name: string) => (TITLE.test(name) ? all : token(name)))
}

/** The name that such a word stands for, or null. */
export const personOf = (word: string): string | null =>
  word.startsWith(PREFIX) ? word.slice(PREFIX.length) : null
