import { has } from './clause.ts'
import type { Tongue } from './language.ts'
import type { Mark } from './mark.ts'

/** Languages are chosen for one task; a tool is chosen for a project. */
export function swapOf(marks: readonly Mark[], tongue: Tongue): 'tools' | 'things' | undefined {
  const joined = has(marks, 'instead') || has(marks, 'prohibition', 'again')
  if (!joined) return undefined
  const tools = marks.filter((mark) => mark.cls === 'tool')
  for (let at = 0; at < tools.length; at++) {
    const one = tools[at] as Mark
    for (let next = at + 1; next < tools.length; next++) {
      const other = tools[next] as Mark
      if (one.cat === other.cat && other.start >= one.end) return 'tools'
    }
  }
  if (!has(marks, 'instead')) return undefined
  return tongue !== 'en' || has(marks, 'verb', 'wrong') ? 'things' : undefined
}
