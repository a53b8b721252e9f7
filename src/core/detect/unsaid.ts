import { type Clause, has } from './clause.ts'
import { isDisowned, isDoubted, isForeign, isPast } from './hearsay.ts'
import type { Read } from './read.ts'

/** Whether the words are taken back, are no rule, or are not to be kept: "don't save that", 那条作废, 없던 일로 하자. */
export function takesBack(it: Read, at: number): boolean {
  const own = it.clauses[at] as Clause
  if (isPast(own) || isForeign(own) || isDisowned(it, at) || isDoubted(it)) return true
  if (!own.cues.has('future') && isUnsaid(it)) return true
  if (it.clauses.slice(at + 1, at + 3).some(({ flat }) => revoked.test(flat))) return true
  return it.clauses
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ cues, flat }) =>
        cues.has('negator') &&
        /(?:[:：]|this|that|it|这个|这条|这件事|이건|이거|이걸)\s*[,，]?\s*$/.test(flat),
    )
}

/** "don't add this to CLAUDE.md, it's …": unless it says what would be asked first, nothing in the sentence is to be kept. */
export const isUnsaid = ({ sentence: { flat }, cues }: Read): boolean =>
  unsaved.some((one) => one.test(flat)) && !has(cues, 'consult') && !unless.test(flat)

const unless = /\b(?:unless|without|until|except|only if)\b|除非|(?:하기|묻기|물어보기) ?전|허락|없이/

/** 之前规定要签字，后来取消了: it was a rule once. */
const revoked =
  /^\s*(?:但是?|不过)?(?:后来|现在|最近|已经|早就).{0,4}(?:取消|作废|废止|不要求)|^\s*(?:but )?(?:that|it) (?:was|has been|got) (?:dropped|cancelled|canceled|revoked|lifted)\b|(?:지금은|나중에|이후에) ?(?:폐지|취소|없어)/

const unsaved: readonly RegExp[] = [
  /\b(?:don'?t|do not|no need to|never mind|needn'?t|not going to|wouldn'?t|shouldn'?t) (?:you )?(?:save|put|store|add|write|record|note|log|keep|memori[sz]e|commit|make|turn|treat|take|file) (?:down )?(?:(?:(?:any|all) of )?(?:that|this|it|these|those)|anything|something)(?: (?:down|in|into|to|as|for|a|an|the|my|our|your|any|new|standing|permanent|long-term))*\b.{0,12}\b(?:memory|memories|claude\.md|agents\.md|rules?|notes?|preferences?|instructions?|convention)\b/,
  /\b(?:don'?t|do not|no need to|needn'?t) (?:write|make|create|add|record|save|set up|put in|invent) (?:a|any|another|new) (?:new |standing |permanent |general )*(?:rules?|memory|memories|convention|preference)(?= (?:about|for|on|of|out of|from|around|here|yet)\b(?! (?:each|every|all|any)\b)|\s*[,;]|\s*$)/,
  /\b(?:this|that|it)(?:'s|s| is| was|isn'?t| is not)(?: really| just)? (?:not )?(?:a |any )?(?:one-?off|not a (?:standing |new |general |permanent )?rule|no (?:standing )?rule)\b|\b(?:this|that|it) (?:isn'?t|is not|wasn'?t|doesn'?t (?:have|need) to be) (?:meant as |meant to be |going to be )?a (?:standing |new |general |permanent )?rule\b|\b(?:forget|scrap|drop|ignore|disregard|cancel|withdraw) (?:(?:that|the|my|this) (?:[a-z-]+ ){0,2}(?:rule|instruction|preference|convention)|what i (?:just )?(?:said|told you))\b|\bi take (?:that|it) back\b/,
  /(?:别|不要|不用|无需|不必|没必要|用不着|甭)(?:再)?(?:把|给我|帮我|特意|急着|先)*(?:这个|这条|这件事|这点|这|它|刚才的|那条|那个)?.{0,4}?(?:记|存|写|加|录|放|落|当)(?:下|录)?(?:到|进|入|在|成|作|为)(?:了)?[^,，]{0,6}(?:记忆|memory|claude|agents\.md|规则|规范|规矩|约定|备忘|长期)/,
  /(?:别|不要|不用|无需|不必|没必要)(?:再|先|急着|为此|为这个|给这个|因为这个)*(?:定|立|加|建|写|新增|添加|搞)(?:什么|一条|条|个|成|新的?)*(?:规则|规矩|规范|约定)(?:了|吧|啊)?(?=[,，]|$)|(?:这|那)(?:个|条|次)?(?:不是|不算|不当|谈不上)[^,，]{0,4}(?:规则|规矩|约定|规定|要求)|(?:那|这|上面那|之前那|刚才那)(?:条|个|句)(?:规则|规矩|要求|约定)?(?:就|也|可以)?(?:当|算)?(?:是|我)?(?:取消|作废|不算数?|没说过?|撤回|收回)|当我没(?:说|提)|就当没(?:说过?|这回事|这条)|收回(?:刚才|之前|上面|我)[^,，]{0,6}(?:话|要求|规则|那条)/,
  /(?:이건|이거|이걸|그건|그걸|방금 건|이번 건|이 내용은?|규칙은?|규칙으로|규칙을?|메모리에|기억에|claude\.md에|claude\.md에는)[^,]{0,10}(?:저장|기억|기록|메모|추가|적|남기|만들|넣|정하|올리)(?:하|할)?(?:지 ?(?:마|말|않아도)| ?필요 ?(?:는 |가 )?없| 건 ?없)|(?:규칙|원칙|지침)(?:은|이|까지는|까진)? ?아니(?:고|야|에요|니까|라|지만|예요)|(?:없던|없었던) (?:일|걸|것|얘기)로|(?:그|아까|방금|저번) [^,]{0,12}(?:규칙|지침|얘기|말)(?:은|는|건)? ?(?:취소|철회|무시|잊어)/,
]
