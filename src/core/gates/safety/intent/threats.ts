import type { Place } from './polarity.ts'

/** "If I see it once more": what is threatened is not wanted. Nothing else may be ordered between. */
const CAUGHT_BEFORE =
  /\b(?:let me|if i|next time i|should i|the (?:day|moment|second|next time) i)\s(?:ever )?(?:see|catch|find|spot)\b[^,.;:!?]{0,40}$|(?<!要)再(?:让我|被我|给我)(?:看到|看见|发现|抓到|逮到|撞见)(?:(?!就|都|直接|的话)[^,，。;:!?]){0,16}$/
const ONCE_MORE = /\b(?:again|once more|one more time|ever|another|anywhere)\b/
/** "Whoever puts it there is in breach." */
const WHOEVER_BEFORE =
  /\b(?:the (?:moment|second|instant|day) (?:you|anyone|anybody|somebody|we)|whoever|anyone who|anybody who)\b[^,.;:!?]{0,40}$/
const BREACH_AFTER =
  /^[^.;:!?]{0,60}?\b(?:a breach|in breach|a violation|violat\w+|gets fired|is fired|get fired|gets banned|is banned|a firing offen[cs]e|lose (?:access|the contract))\b/
/** "누가 쓰는 거 걸리면 화낸다", "넣는 순간 위반". */
const KOREAN_AFTER =
  /^(?:를|을|는|은|로|으로)?\s?(?:[^\s,.;!?]{1,8}\s){0,3}?(?:[^\s,.;!?]{0,6}는\s순간(?:에)?\s[^,.;!?]{0,10}?(?:위반|해고|계약 파기|끝장)|(?:걸리면|들키면|적발되면|적발 시|발각되면)\s[^,.;!?]{0,12}?(?:화낸|화낼|혼난|혼낼|해고|끝장|가만|용서|징계|책임))/
/** "테스트를 지우는 게 어딨어", "끄는 코드는 … 불허", "로그에도 테스트에도 남기면 안 된다". */
const KOREAN_REFUSED =
  /^는\s?(?:게|법이|경우가)\s?(?:어디\s?있|어딨|말이\s?(?:돼|되|됩))|^는\s?(?:코드|설정|옵션|짓|행위|방식|커밋|건|것|거)(?:는|은|도|이라도)?[^,.;!?]{0,24}?(?:불허|금지|용납\s?(?:안|못)|안\s?[돼됩된됨])|^(?:에?도)?(?:\s[^\s,.;]{1,10}(?:에도|도)){1,4}\s(?:절대로?\s)?[^\s,.;]{1,8}(?:면\s?안|지\s?마|지\s?말|지\s?않)/
/** "谁让你改的": nobody did. */
const WHO_TOLD_YOU =
  /(?<!不管|无论|不论)谁(?:让|叫|允许|准|许|教)你(?:去|又)?[^,，。;:!?]{0,6}$|(?<!matter |ask |asks )\bwho (?:told|asked|allowed|said) you (?:to|could|can|may)\s(?:\w+\s)?$|누가\s[^,.;!?]{0,12}$/
const KOREAN_WHO = /^[^,.;!?]{0,6}(?:라고|래|라 했|랬)/
/** "A key in code: that is a leak." */
const CHINESE_BREACH_AFTER =
  /^[^。;!?]{0,12}?(?:就是|就算|等于|视为|视同|属于)(?:违规|违约|泄密|泄露|事故|违反|严重)/
const CHINESE_IF_BEFORE = /(?:一旦|谁|只要|凡是|敢)(?:(?!就|都|直接)[^,，。;:!?]){0,20}$/

/** Whether a threat or an angry question forbids what stands there: "let me see a plain key once more and we are done". */
export function isThreatened(text: string, place: Place): boolean {
  const before = text.slice(Math.max(place.from, place.start - 64), place.start)
  const after = text.slice(place.end, Math.min(place.to, place.end + 72))
  const behindVerb = text.slice(place.verbEnd, Math.min(place.to, place.verbEnd + 72))
  if (/\bi\b/.test(before) || before.includes('再') || before.includes('let me')) {
    if (before.includes('再') && CAUGHT_BEFORE.test(before)) return true
    if (CAUGHT_BEFORE.test(before) && ONCE_MORE.test(before + after.split(/[,.;:!?]/)[0])) return true
  }
  if (WHOEVER_BEFORE.test(before) && BREACH_AFTER.test(after)) return true
  if (CHINESE_IF_BEFORE.test(before) && CHINESE_BREACH_AFTER.test(after)) return true
  for (const rest of [after, behindVerb])
    if (KOREAN_AFTER.test(rest) || KOREAN_REFUSED.test(rest)) return true
  if (before.includes('누가')) return WHO_TOLD_YOU.test(before) && KOREAN_WHO.test(behindVerb)
  return WHO_TOLD_YOU.test(before)
}
