import type { WriteOrder } from '../flow/ports/memory.ts'
import { readBatch } from './batch-answer.ts'
import type { Git } from './git-process.ts'

/**
 * The commit of an order in the history of `tip`, recognised by both of its trailers (R107), whatever rebase it went
 * through. `since` is the HEAD that was there before the write: only what came after it is searched.
 */
export async function findCommit(
  git: Git,
  root: string,
  order: WriteOrder,
  since: string | null,
  tip: string,
): Promise<string | null> {
  const range = since === null ? [tip] : [tip, `^${since}`]
  const grep = ['--fixed-strings', `--grep=Evolution-Id: ${order.id}`]
  const listed = await git.run(root, ['rev-list', '--max-count=20', ...grep, ...range, '--'])
  if (listed.code !== 0) return null
  const ids = listed.stdout.toString('utf8').split('\n').filter(Boolean)
  if (ids.length === 0) return null
  const shown = await git.run(root, ['cat-file', '--batch'], `${ids.join('\n')}\n`)
  const hash = order.add?.hash ?? order.remove[0]?.hash ?? ''
  const answers = readBatch(shown.stdout, ids.length)
  const found = answers.find((answer) => {
    const lines = new Set(answer?.bytes.toString('utf8').split('\n'))
    return lines.has(`Evolution-Id: ${order.id}`) && lines.has(`Evolution-Sha256: ${hash}`)
  })
  return found?.id ?? null
}
