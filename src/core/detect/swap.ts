import { type Cues, has } from './clause.ts'
import { ofCode } from './code.ts'
import type { Tongue } from './language.ts'
import type { Mark } from './mark.ts'

/**
 * Whether a sentence puts one thing in the place of another: `tools` when both are tools for the same job, which is a
 * choice of the project and not of the task; `things` otherwise.
 */
export function swapOf(
  flat: string,
  marks: readonly Mark[],
  cues: Cues,
  tongue: Tongue,
): 'tools' | 'things' | undefined {
  const text = (one: Mark) => flat.slice(one.start, one.end)
  const joined = cues.has('instead')
  if (!joined && !has(cues, 'prohibition', 'again', 'wrong') && !has(cues, 'usage', 'near', 'why'))
    return undefined
  if (cues.has('tool')) {
    const tools = marks.filter((mark) => mark.cls === 'tool')
    for (let at = 0; at < tools.length; at++) {
      const one = tools[at] as Mark
      for (let next = at + 1; next < tools.length && next < at + 8; next++) {
        const other = tools[next] as Mark
        if (one.cat === other.cat && other.start >= one.end && text(one) !== text(other)) return 'tools'
      }
    }
  }
  // 图片一律走 <AppImage>，别直接写标签; src 밑에는 전부 *.tsx 만 두고 js는 두지 마.
  if (
    tongue !== 'en' &&
    cues.has('blanket') &&
    (joined || cues.has('prohibition')) &&
    ofCode.test(flat) &&
    !cues.has('build')
  )
    return 'tools'
  if (!joined) return undefined
  return tongue !== 'en' || has(cues, 'verb', 'wrong') ? 'things' : undefined
}
