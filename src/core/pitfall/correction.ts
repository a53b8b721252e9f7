/** Says that the work is wrong, or wrong again. An order to do something else instead ("no, open the other file") is none. */
const wrong = new RegExp(
  [
    String.raw`\b(?:that|this|it)(?:'s|’s| is)? (?:still )?(?:wrong|broken|not (?:right|correct|what i (?:asked|said|meant|wanted)|working))\b`,
    String.raw`\bnot what i (?:asked|said|meant|wanted)\b`,
    String.raw`\bi (?:already )?(?:said|told you|asked (?:you )?(?:for|to))\b`,
    String.raw`\byou (?:did|broke|removed|ignored|forgot|missed|got) (?:it|that|this|them)? ?(?:again|wrong)\b`,
    String.raw`\b(?:still|again) (?:fails?|failing|broken|wrong|doesn'?t work|not working)\b`,
    String.raw`\b(?:that|this) (?:didn['’]?t|did not|doesn['’]?t|does not) (?:work|help|fix it)\b`,
    String.raw`^(?:no|nope)[,.!]? (?:that|this|it)\b(?! looks| sounds| works)`,
    String.raw`\bstop (?:doing|changing|adding|using) (?:that|this|it)\b`,
    `(?:不对|不對|错了|錯了|又错|又錯|弄错|搞错|还是不行|還是不行|还是错|還是錯|没用|不是这样|不是這樣|我说的是|我說的是|我说过|我說過|不是我要的|又来了)`,
    `(?:틀렸|틀린|잘못됐|잘못했|그게 아니|그거 아니|이게 아니|여전히 안|아직도 안|또 안|안 되잖|내가 말한|말했잖|또 틀)`,
  ].join('|'),
  'iu',
)

/** Somebody asks, or is glad. */
const none =
  /\?\s*$|？\s*$|\bis (?:that|this|it) (?:wrong|right)\b|\bnot wrong\b|没错|沒錯|不对吗|不对吧|맞지|틀렸나/iu

const harness = /^\s*<|^This session is being continued|^\[Request interrupted/
const PROMPT_MAX = 600
const QUOTED = /"[^"\n]{0,300}"|“[^”\n]{0,300}”|「[^」\n]{0,300}」|`[^`\n]{0,300}`|```[\s\S]*?```/g

/** Does a prompt correct the work that was just done? Only short ones: a long text quotes, plans and tells. */
export function isCorrection(prompt: string): boolean {
  if (prompt.length > PROMPT_MAX || harness.test(prompt)) return false
  const own = prompt.replace(QUOTED, ' ')
  return own
    .split(/(?<=[.!。！\n])\s*/)
    .some((sentence) => wrong.test(sentence.trim()) && !none.test(sentence.trim()))
}
