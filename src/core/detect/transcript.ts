/** At most so many lines are looked through for who speaks. */
const MOST_LINES = 80
const FEWEST_LINES = 3

const saying = /^\s{0,4}([\p{L}][\p{L}\p{N}_.-]{0,14}) ?[:：] ?\S/u
const lookedAt =
  /summar|decid|minutes|transcript|export|thread|\bchat\b|meeting|slack|会议|會議|纪要|群聊|聊天|归纳|總結|总结|讨论|討論|요약|회의|대화|채팅|議事録|会議/i

/**
 * Whether a line is what somebody says in a conversation that was pasted: several lines begin with a name, and either
 * one of them speaks twice or the message says that a conversation is looked at.
 */
export function speakersOf(message: string): (line: string) => boolean {
  const names = new Map<string, number>()
  let lines = 0
  for (const line of message.split('\n', MOST_LINES)) {
    const name = saying.exec(line)?.[1]
    if (name === undefined) continue
    lines++
    names.set(name, (names.get(name) ?? 0) + 1)
  }
  const talk =
    lines >= FEWEST_LINES &&
    names.size >= 2 &&
    ([...names.values()].some((count) => count > 1) || lookedAt.test(message.slice(0, 400)))
  return (line) => talk && saying.test(line)
}

/** Where what "^ fix the grammar" points up at ends, or what a program printed; 0 when nothing does. */
export const pointedUpAt = (message: string): number =>
  Math.max(
    0,
    message.search(/^\^+ ?\p{L}/mu),
    printed.test(message.slice(0, 400)) ? message.search(wondered) : 0,
    ticked.test(message.slice(0, 20)) ? endOfPart(message) : 0,
  )

/** A tick or a cross on a line of its own is copied from a page, with what stands under it. */
const ticked = /^\s*[✗✘✖✕❌✓✔✅☑⚠]\uFE0F?[ \t]*\n/u
const endOfPart = (message: string): number => {
  const end = message.indexOf('\n\n')
  return end < 0 ? message.length : end
}

/** 경고: … / 이거 왜 떠?: a line of a program, and below it somebody who wonders about it. */
const printed =
  /^\s*[[(<【]?(?:경고|오류|에러|주의|알림|警告|错误|錯誤|提示|注意|エラー|注意|achtung|warnung|fehler|hinweis|attention|avertissement|erreur|aviso|advertencia|erro|внимание|ошибка|предупреждение|warning|error|notice|note|alert)[\])>】]?\s*[:：]/i
const wondered =
  /^\s*(?:(?:이거|이게|이건|이 ?(?:경고|에러|오류|메시지|로그|문구)).{0,30}(?:뜨|나오|나와|떠|찍|출력|어디|왜|뭐야|무슨|뭔)|(?:this|that|it|these|i get this|we get this|got this)(?: [a-z]+){0,3} (?:shows? up|pops? up|appears?|is printed|comes? up|comes? from|is logged|means?|when|on|after|every)\b|(?:where|why|what|who) (?:does|is|do|prints?|logs?)\b|(?:这个|这条|这句|这是|这段|上面这|启动|這個|這條|這句|這是).{0,16}(?:报|弹|打印|出现|哪来|哪里|哪儿|出处|意思|怎么来|報|彈|出現|哪來|哪裡)|これ.{0,20}(?:出る|出て|表示|どこ|何))/imu
