import { look, read } from '../detect/read.ts'
import { segment } from '../detect/segment.ts'

/** "Make this a skill", by language. What is matched is flattened. */
const wishes = [
  /^(?:(?:ok|okay|great|nice|good|now|please|let's|lets|can you|could you|would you|i want to|i'd like to),? ){0,3}(?:make|turn|save|convert|write|package|wrap|extract) (?:all )?(?:this|that|it|these steps|what (?:we|you) (?:just )?did)(?: workflow| up| session)? (?:in|into|as|to|down as)? ?(?:a|its own|one) (?:new |reusable |project )?skill\b/,
  /(?:把|将)(?:这|那|刚才|上面|以上|整|这些|这个)[^,，。]{0,10}(?:做|变|存|写|整理|封装|提炼|保存)(?:成|为|成为)(?:一?个)?(?:新|可复用的)?(?:的)?技能|^(?:请|帮我)?(?:做成|变成|存成|保存为|整理成)(?:一?个)?技能/,
  /(?:이걸|이거|이것을|이 작업을|이 과정을|방금 한 (?:것|걸|작업)(?:을)?|지금까지 한 (?:것|걸)(?:을)?)[^,.]{0,10} ?스킬로 (?:만들|저장|정리|남겨)|^스킬로 (?:만들어|저장해|정리해)/,
] as const

/** Does a person ask that what was done become a skill? Not as a question, not in a quotation, not "don't". */
export const wantsSkill = (message: string): boolean =>
  segment(message).sentences.some((sentence) => {
    const { flat, close } = sentence
    if (!wishes.some((wish) => wish.test(flat))) return false
    if (close === '?' && !/^(?:can|could|would) you\b|(?:줄래|줄 수|주실)/.test(flat)) return false
    const { cues } = read(look(sentence))
    return !(['negator', 'quote', 'hedge'] as const).some((cue) => cues.has(cue)) && !refuses.test(flat)
  })

const refuses = /\b(?:don't|do not|never|not yet|instead of)\b|不要|别|先不|不用|지 ?마|말고/
