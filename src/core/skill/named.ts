/**
 * The skill that some words name, or null. A name of one plain word must be marked as one ("the deploy skill", `/deploy`,
 * `deploy` in backticks): "deploy on Mondays" speaks of deploying. `names` are those of the skills there are.
 */
export function skillNamed(text: string, names: readonly string[]): string | null {
  const flat = text.normalize('NFKC').toLowerCase()
  // The longest first: `deploy-web` is no mention of `deploy`.
  const sorted = [...names].sort((a, b) => b.length - a.length)
  return sorted.find((name) => isMarked(flat, name)) ?? null
}

const before = /(?:\bskill(?: named| called)?|技能|스킬)[\s:：「"“'`]*$/u
const after = /^[\s」"”'`]*(?:skill\b|技能|스킬)/u
const AROUND_CHARACTERS = 24

function isMarked(flat: string, name: string): boolean {
  for (let at = flat.indexOf(name); at >= 0; at = flat.indexOf(name, at + 1)) {
    const [left, right] = [flat.slice(Math.max(0, at - AROUND_CHARACTERS), at), flat.slice(at + name.length)]
    if (/[a-z0-9_-]$/.test(left) || /^[a-z0-9_]|^-[a-z0-9]/.test(right)) continue
    const quoted = left.endsWith('`') && right.startsWith('`')
    const called = /(?:^|\s)\/$/.test(left) && !right.startsWith('/')
    // Two words with a hyphen are nobody's everyday word.
    const singular = name.includes('-') && !/[./]$/.test(left) && !/^[./]\w/.test(right)
    if (quoted || called || singular || before.test(left) || after.test(right.slice(0, AROUND_CHARACTERS)))
      return true
  }
  return false
}
