import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Translate } from '../../core/locale-code.ts'
import type { Sample } from './sample.ts'

/** What the trial left in the work tree, in git and in the journal, as text for people. */
export async function reportLines(t: Translate, sample: Sample, home: string): Promise<readonly string[]> {
  const range = `${sample.base}..HEAD`
  return [
    '',
    t('cli-try-diff'),
    await sample.git('diff', '--no-color', '--no-ext-diff', range),
    '',
    t('cli-try-commits'),
    await sample.git('log', '--no-color', '--reverse', '--format=%h %an (%cn)%n%n%B', range),
    '',
    t('cli-try-journal'),
    await journal(home),
  ]
}

async function journal(home: string): Promise<string> {
  const folder = path.join(home, 'workspaces')
  const slugs = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    slugs.map((slug) => readFile(path.join(folder, slug, 'evolution-log.md'), 'utf8').catch(() => '')),
  )
  return texts.join('\n').trimEnd()
}
