/** Characters of a sentence that are read: no memory is longer. */
const REACH = 180
const INSIDE = '(?:[^.!?。！？\\n]|\\.(?=\\S)|[?](?=\\S))'

/**
 * A sentence in which words of all these kinds stand, in whatever order, and none of `not`. Tried once a sentence, so that
 * it stays linear. The match is the whole sentence: what forbids it has to be among `not`.
 */
export function together(kinds: readonly string[], not?: string): RegExp {
  const has = (kind: string) => `(?=${INSIDE}{0,${REACH}}?(?:${kind}))`
  const none = not === undefined ? '' : `(?!${INSIDE}{0,${REACH}}?(?:${not}))`
  return new RegExp(
    `(?:^|(?<=[.?]\\s|[!。！？\\n]\\s?))(?=\\S)${kinds.map(has).join('')}${none}${INSIDE}{1,${REACH}}`,
    'gu',
  )
}

/** Words with no letter of an alphabet before or behind them: a Korean or Japanese particle may follow at once. */
export function whole(words: string): string {
  return `(?<![a-z0-9_à-ɏа-яё])(?:${words})(?![a-z0-9_à-ɏа-яё])`
}

/** What turns an order into its opposite somewhere in a sentence, in every language. */
export const DENIED = `${whole(
  "never|not|don't|doesn't|mustn't|shouldn't|cannot|can't|no longer|nor|none|nobody|forbidden|banned|refuse|reject\\w*|avoid|prevent\\w*|stop|strip\\w*|redact\\w*|mask\\w*|nicht|nie|niemals|keine?[nrms]?|verboten|nunca|jamás|prohibid[oa]|no(?! (?:readme|relat|chat|final|início|começo|chamado|ticket|topo|resumo|log))|ne|jamais|pas|interdit|não|proibid[oa]|не|нельзя|никогда|запрещено",
)}|n'[a-zà-ÿ]|不要|不得|不许|不准|不能|不可|不应|不会|不用来|禁止|严禁|请勿|切勿|别(?!的|人|处)|拒绝|避免|先问|지\\s?(?:마|말|않|못)|안\\s?(?:된|됩|돼)|금지|없다|없이는|ない|ません|禁止|てはなら|てはいけ`
