import { readFile, stat } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'

const ALIVE_MAX_MS = 2 * 60_000

/**
 * What a session that starts in a project is told, as `capture.sh` tells it: the prepared file, or that the service does
 * not run; empty for a project that is not watched. `home` is EVOGATE_HOME. Never throws.
 */
export async function sessionText(
  home: string,
  project: string | undefined,
  now: number = Date.now(),
): Promise<string> {
  if (!project || !isAbsolute(project) || !isAbsolute(home)) return ''
  try {
    const name = `${project.replace(/\/$/, '').replaceAll('/', '-')}.txt`
    const text = await readFile(join(home, 'session', name), 'utf8')
    const touched = await stat(join(home, 'alive')).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    return now - touched < ALIVE_MAX_MS ? text : 'Evogate is not running: events wait\n'
  } catch {
    return ''
  }
}
