import path from 'node:path'
import type { Config } from '../config.ts'
import type { Translate } from '../core/locale-code.ts'
import { excludeFor } from '../main/set-up.ts'
import { typed } from './unit/host.ts'

/**
 * How somebody keeps the settings that were just written out of `git status`; nothing where git does not show them. The
 * line is theirs to run: what git ignores in their clone is not ours to change.
 */
export async function sayHowToHide(
  root: string,
  settings: string,
  environment: Config['environment'],
  t: Translate,
): Promise<readonly string[]> {
  const exclude = await excludeFor(root, settings, environment)
  if (exclude === null) return []
  const pattern = `/${path.relative(root, settings)}`
  return [t('init-deny-unignored', { command: `${typed(['echo', pattern])} >> ${typed([exclude])}` })]
}
