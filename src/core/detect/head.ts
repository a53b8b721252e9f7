import type { Mark } from './mark.ts'
import type { Read } from './read.ts'

/** "From now on:", 记住以下几点：, 앞으로:, "Recuerda:": nothing but that what stands below it is meant to last. */
const alone =
  /^(?:(?:please|and|so|ok|also),? )?(?:remember|keep in mind|note for later|from now on|going forward|in future)(?:,? (?:this|these|that|the following|these (?:rules|things|points)))?(?:,? please)?\s?[:：]$|^(?:请|你要)?(?:记住|牢记|以后|今后|从现在起|从现在开始)(?:以下|这些|下面|这)?(?:几点|规则|几条|内容)?\s?[:：]$|^(?:앞으로는?|기억해(?: ?줘| ?둬)?|(?:다음|아래)(?: 규칙)?[을를]? (?:기억해|지켜)(?: ?줘)?)\s?[:：]$|^(?:recuerda|a partir de ahora|souviens-toi|désormais|merk dir|ab sofort|ab jetzt|lembre-se|a partir de agora|запомни|отныне|впредь|覚えて(?:おいて)?|今後は?)\s?[:：]$/

/** For each sentence the wish at the head of its list, by offsets of the sentence. */
export function headsOf(reads: readonly Read[]): readonly (Mark | undefined)[] {
  let head: Read | undefined
  return reads.map((one, at) => {
    if (isHead(one)) head = one
    else if (!one.sentence.item && reads[at - 1] !== head) head = undefined
    if (head === undefined || head === one) return undefined
    const wish = head.cues.get('remember') ?? head.cues.get('future')
    const moved = head.sentence.start - one.sentence.start
    return wish && { ...wish, start: wish.start + moved, end: wish.end + moved }
  })
}

/** Whether what it wishes stands below it. */
export const isHead = ({ sentence }: Read): boolean => alone.test(sentence.flat)
