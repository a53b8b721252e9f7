import { lstatSync, readlinkSync } from 'node:fs'
import { dirname, isAbsolute, join, parse, sep } from 'node:path'

/** What the kernel allows on one way. */
const LINKS_MAX = 40

/**
 * Does an absolute path lead to a real one, or will it as soon as something is made there? A link that leads nowhere
 * now stands for whatever comes into being at its end. Letters are folded, as some file systems do.
 */
export const leadsTo = (path: string, real: string): boolean =>
  endOf(path)?.toLowerCase() === real.toLowerCase()

/** Where an absolute path ends when every link on it is followed, whether or not that is there. Null for a circle. */
function endOf(path: string): string | null {
  const { root } = parse(path)
  const parts = path.slice(root.length).split(sep)
  let at = root
  let links = 0
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    if (part === '' || part === '.') continue
    if (part === '..') {
      at = dirname(at)
      continue
    }
    const next = join(at, part)
    const link = linkAt(next)
    if (link === null) {
      at = next
      continue
    }
    links += 1
    if (links > LINKS_MAX) return null
    const from = isAbsolute(link) ? parse(link).root : ''
    if (from !== '') at = from
    parts.unshift(...link.slice(from.length).split(sep))
  }
  return at
}

function linkAt(path: string): string | null {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : null
  } catch {
    return null
  }
}
