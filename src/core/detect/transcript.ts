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

/** Where what "^ fix the grammar" points up at ends; 0 when nothing does. */
export const pointedUpAt = (message: string): number => Math.max(0, message.search(/^\^+ ?\p{L}/mu))
