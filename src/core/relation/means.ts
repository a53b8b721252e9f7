import type { Match } from './compare.ts'
import type { Item } from './item.ts'
import type { ReadRule } from './rule.ts'
import { stem } from './stem.ts'
import { isUnknown } from './weigh.ts'

const BY = /(?<!\p{L})(?:use|uses|using|with|via|through)(?: (?:the|an?|our))? ([a-z][a-z0-9_.+#-]{1,24})/gu
const IN = /(?<!\p{L})(?:on|in|into|to|is|are)(?: (?:the|an?|our))? ([a-z][a-z0-9_.+#-]{1,24})/gu
/** In Chinese and Korean a Latin word is a name. */
const NAME = /[a-z][a-z0-9_.+#-]{1,24}/gu

/**
 * Whether each names a means that the other does not, one of them at least a word that no table knows: "deploy with fly",
 * "deployments go through render". Of two tools that nobody told us of one can be only another.
 */
export function usesElse(a: ReadRule, b: ReadRule, { onlyA, onlyB }: Match): boolean {
  if (a.script !== b.script) return false
  const own = meansOf(a, onlyA).filter((item) => !isToldIn(item, b))
  const other = meansOf(b, onlyB).filter((item) => !isToldIn(item, a))
  return own.length > 0 && other.length > 0 && [...own, ...other].some(isUnknown)
}

/** `logger.info()` and "the logger". */
const isToldIn = ({ text }: Item, { text: rule }: ReadRule): boolean =>
  rule.toLowerCase().includes(text.split(/[./\d]/)[0] || text)

function meansOf({ text, script }: ReadRule, only: readonly Item[]): readonly Item[] {
  if (only.length === 0) return only
  const plain = text.toLowerCase().replaceAll('`', '')
  if (script !== 'latin') {
    const names = new Set(plain.match(NAME))
    return only.filter((item) => isNamed(item, names) && (isUnknown(item) || isTool(item)))
  }
  const [by, within] = [behind(plain, BY), behind(plain, IN)]
  return only.filter(
    (item) => isNamed(item, by) || (isNamed(item, within) && (isUnknown(item) || isTool(item))),
  )
}

const behind = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, word = '']) => stem(word.replace(/[.]+$/, ''))))
const isNamed = ({ text, role }: Item, words: ReadonlySet<string>): boolean =>
  role !== 'why' && (words.has(text) || words.has(stem(text)))
const isTool = ({ values }: Item): boolean => values.some(({ tool }) => tool)
