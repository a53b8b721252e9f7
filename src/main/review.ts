import { profileIn } from '../config/roster.ts'
import type { Config } from '../config.ts'
import { type Review, reviewRules } from '../flow/report/review.ts'
import { createGit } from '../memory/git-process.ts'
import { hasFile } from '../memory/has-file.ts'
import { locateRoot } from '../memory/locate.ts'
import { createRuleReader } from '../memory/rules.ts'
import { workspaceAt } from './set-up.ts'

const GIT_TIMEOUT_MS = 10_000

/**
 * Reviews the memory files of the workspace that a directory belongs to, whether or not it is watched. Needs no store and
 * no lock, so it works beside a running service. Null when the directory cannot be read.
 */
export async function reviewFolder(
  config: Pick<Config, 'locale' | 'profile' | 'claudeFolder' | 'roster' | 'environment'>,
  directory: string,
): Promise<Review | null> {
  const found = await locateRoot(
    createGit({ environment: config.environment, timeoutMs: GIT_TIMEOUT_MS }),
    directory,
  )
  if (!found) return null
  const workspace = workspaceAt(found.root, { ...config, profile: profileIn(config, found.root) })
  return reviewRules(found.root, createRuleReader()(workspace), (file) => hasFile(found.root, file))
}
