import { fold } from './fold.ts'
import { isLongerThan } from './grapheme.ts'

/** The longest text a rule may have, in grapheme clusters. */
export const TEXT_MAX_GRAPHEMES = 100

const stop = String.raw`[\s,，、:：;；.。!！~…—–-]`
const pause = `[,，、:：;；.。!！~…—–]`

/** Words of address; a pause must follow, or they are part of what is said ("so many returns", "no emojis"). */
const addressed = new RegExp(
  String.raw`^(?:(?:(?:hey|hi|hello|ok|okay) [\p{L}\p{N}]{1,20}|hey|hi|hello|ok|okay|so|and|also|well|right|btw|by the way|fyi|fwiw|heads up|note|nb|n\.b\.|ps|reminder|important|just so you know|one more thing|another thing|dude|man|buddy|mate|claude|no|nope|nah|no no|non|nein|não|нет|いいえ|wrong|that's wrong|that’s wrong|not quite|actually|ugh|wait|注意|请注意|請注意|提醒一下|另外|另外说一下|說一下|说一下|对了|對了|补充一点|補充一點|补充一下|顺便说一下|順便說一下|备注|好的|很好|非常好|太好了|不错|嗯|那个|不对|不對|不对不对|不對不對|错了|錯了|不是|不|参考一下|참고로|참고|주의|야|음|네|아니|아니요|아니야|아 맞다|그리고|저기|공지|제발)\s*${pause}+|(?:also|and|then)\s+(?=(?:please|never|always|don't|don’t|do not|must)\b)|(?:提醒一下|另外说一下|顺便说一下|参考一下|참고로|야|제발|please|pls|plz|kindly|麻烦你|麻烦|麻煩你|麻煩|拜托|拜託|请(?!求|假|教)|請(?!求|假|教)|请你|請你)\s+?(?=\S)|(?:请(?!求|假|教|勿)|請(?!求|假|教|勿)|麻烦你|麻煩你|拜托|拜託)(?=\S))\s*`,
  'iu',
)
/** A polite opening turns into the bare order; a negative one ("could you not") would lose its "not" and stays. */
const asked =
  /^(?:(?:can|could|would|will) you(?: please| pls)?\s+(?!not\b)|能不能(?:请)?|可不可以|能否|可否)\s*/iu
/** Where it is to be kept, and then the words: "save this to memory: …", 把这条存到记忆里：…, 이걸 메모리에 저장해: …. */
const framed = new RegExp(
  String.raw`^(?:please )?(?:(?:save|add|store|put|write|note|record|keep)(?: (?:this|that|the following))?(?: down)? (?:to|in|into) (?:(?:your|the|my|our|project) )*(?:memory|memories|notes?|rules?|claude\.md|agents\.md|memory\.md)|(?:remember|note|memori[sz]e)(?: (?:this|that|the following))(?: rule| one| down)?)\s?[:：]${stop}*|^(?:请|請)?(?:帮我|幫我)?(?:(?:把|将|將)?(?:这个|這個|这条|這條|这点|這點|这一点|這一點|下面这条|下面這條|以下(?:内容|內容|规则|規則)?)?(?:存|记|記|写|寫|加)(?:到|进|進|入|在)(?:你的)?(?:记忆|記憶|规则|規則|claude\.md|agents\.md)(?:里|裡|中)?|(?:记住|記住)(?:这一点|這一點|这点|這點|这条|這條|这个|這個))[:：]${stop}*|^(?:이걸|이거|이것을|이 내용을|이 점을|다음을|아래 내용을) ?(?:메모리|규칙|claude\.md)에 ?(?:저장|기록|추가|적어)(?:해|해줘|해 줘|해주세요|해 주세요|해둬|해 둬|줘|둬)?\s?[:：]${stop}*`,
  'iu',
)
const kept = new RegExp(
  String.raw`^(?:(?:(?:and|also) )?remember(?: that(?=\s)| to(?=\s)|)(?=${stop})(?!\s+(?:me|my|when|how|why|where|what|who|which|if|it|this|that)\b)|(?:keep|bear) in mind(?: that(?=\s))?(?=${stop})|(?:请|請)?(?:给我)?(?:记住|記住|牢记|牢記|切记|切記|记一下|記一下|记下来|記下來|记好|記好)(?:了)?(?![密登账帳]|我(?!喜欢|喜歡|是|用|在|不|只|要|习惯|習慣|们|們))|(?:请|請)?(?:记得|記得)(?![吗嗎])|기억해(?:줘|주세요| 줘| 주세요|둬| 둬)?(?=${pause})|메모리에 ?(?:저장|기록|추가)해 ?(?:줘|주세요|둬|두세요)?(?=${pause})|(?:请|請)?(?:帮我|幫我)?(?:更新|写入|寫入|存入|写进|寫進|存到|记到|記到)(?:一下|你的)?(?:记忆|記憶)(?:里|裡|中)?(?=${pause})|(?:please )?(?:update|add to) your memory(?=[:：]))${stop}*`,
  'iu',
)
const timed = new RegExp(
  `^(?:(?:from now on(?:wards)?|from here on(?: out)?|from (?:today|this point)(?: on| forward)?|going forward|moving forward|in (?:the )?future|henceforth|next time(?: around)?(?!,? (?:you|we|i|there|it|the) )|starting (?:now|today)|as of (?:now|today))(?=${stop})|(?:以后|以後|今后|今後は?|往后|往後|从现在开始|從現在開始|从现在起|從現在起|从今天起|從今天起|从今天开始|從今天開始|从今以后|從今以後|从此|從此|下次|下一次|下回)(?![的再说說])|(?:これからは|次回から|次からは)|(?:앞으로는|앞으로도|앞으로|앞으론|이제부터는|이제부턴|이제부터|지금부터는|지금부터|오늘부터|다음부터는|다음부턴|다음부터|다음번에는|다음번엔|다음번부터)(?=${stop}))${stop}*`,
  'iu',
)
/** "Next time you see …" is said of every time. */
const nextTime = /^(?:the )?next time,?\s+(?=(?:you|we|i|there|it|the)\s)/iu
/** "Update the release rule to say that …": where it is to be written is no part of it. */
const intoRules =
  /^(?:now |then |ok,? )?(?:update|change|edit|extend|amend)\s+(?:the|my|our|your)?\s*@?[\w./-]*(?:\.mdc|\.md|rules?)(?:\s+(?:rules?|docs?|file))?\s+to\s+(?:say|specify|state|mention|require|note)\s+(?:that\s+|to\s+(?=\S))?/iu
const ending = /(?<![\s.…])[.。!！~～]+$/u

/** What a person says of having said it before; the rule follows. */
const grumble =
  /^(?:(?:no[,!]? )?wrong again|i(?:'ve| have)? (?:already )?(?:told|said) you(?: (?:already|before|twice))?|i told you(?: already| before)?|i already said|as i said|like i said|我(?:都|已经|不是)?说过(?:了)?(?:多少|好几|很多)?[次遍]?了?|又[^，,：:]{1,12}了|내가 (?:말했|얘기했)잖아(?:요)?|(?:몇 번을|몇 번이나) 말했|전에도 말했(?:지만|듯이|는데)?)\s*[,，:：.!！]+\s*(?=\S{2})/iu
const told =
  /^(?:fyi|btw)\s+(?=\S)|^note for (?:later|the future|future|the next|next)(?: (?:sessions?|time))?\s*[:,]\s*|^don['’]?t forget\s*:\s*/iu

/** Openings that are plain words; anything else in lower case may be a name or a command that is spelled so. */
const opening =
  /^(?!any types?\b)(?:always|never|don['’]t|do not|only|use|run|write|keep|prefer|ask|make|commit|push|answer|reply|avoid|stop|put|add|check|test|treat|every|each|all|any|no|when|whenever|if|before|after|the|we|our|in|for|on|with)(?=\s+[^\u3000-\u9fff\uac00-\ud7a3])/u

/**
 * The sentence as it is worth keeping: leading words of address and of time taken off, folded to one line, a plain first word
 * capitalised. A modal, a
 * prohibition or anything inside the sentence is never touched, so the meaning stands. `long` means over
 * `TEXT_MAX_GRAPHEMES`; nothing is cut.
 */
export function distill(sentence: string): { text: string; wording: 'final' | 'long' | 'empty' } {
  let text = fold(sentence)
  let wasAsked = false
  for (let step = 0; step < 8; step++) {
    const before = text
    text = text.replace(addressed, '')
    if (asked.test(text)) {
      text = text.replace(asked, '')
      wasAsked = true
    }
    text = text
      .replace(framed, '')
      .replace(kept, '')
      .replace(timed, '')
      .replace(told, '')
      .replace(grumble, '')
    if (text === before) break
  }
  text = text.trimEnd().replace(nextTime, 'When ').replace(intoRules, '')
  if (wasAsked) text = text.replace(/[吗嗎]?[?？!！\s]+$/u, '')
  text = text.replace(ending, '').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return { text: '', wording: 'empty' }
  text = text.replace(opening, (word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { text, wording: isLongerThan(text, TEXT_MAX_GRAPHEMES) ? 'long' : 'final' }
}
