import { profileIn } from '../../config/roster.ts'
import { sayReason } from '../../core/card/say-reason.ts'
import { createSetUp, type LineKind } from '../../main/set-up.ts'
import { problem, type SetUpRun } from './step.ts'

/** One line in a file of the repository: shown as a diff, put and committed apart when the person says so. */
export async function offerLine(run: SetUpRun, kind: LineKind): Promise<'put' | 'stands' | 'left'> {
  const { screen, t, config, root } = run
  const profile = profileIn(config, root)
  // The agent loads its own memory by itself.
  if (kind === 'import' && profile === 'claude-code') return 'left'
  const setUp = createSetUp({ ...config, profile, commit: commitOf(run) }, Date.now)
  if (kind === 'union' && !(await setUp.locate(root))?.git) return 'left'
  const offer = setUp.offer(root, kind)
  if (offer.offer === 'stands') {
    screen.good(t(`init-${kind}-stands`, { path: offer.path }))
    return 'stands'
  }
  if (offer.offer === 'refused') {
    problem(run, kind, 'init-line-refused', { path: offer.path, reason: sayReason(offer.reason, t) })
    return 'left'
  }
  screen.say(t(`init-${kind}-why`))
  screen.show(offer.diff.split('\n'))
  if (!(await screen.confirm({ message: t('init-line', { path: offer.path }), initial: true }))) {
    screen.say(t(`init-${kind}-left`))
    return 'left'
  }
  const done = await setUp.put(root, kind, t(`init-${kind}-commit`))
  if (done.outcome === 'refused') {
    problem(run, kind, 'init-line-refused', { path: done.path, reason: sayReason(done.reason, t) })
    return 'left'
  }
  run.changed.push(kind)
  const { commit, path } = done
  if (commit.outcome === 'made')
    screen.good(t('init-line-committed', { path, commit: commit.id.slice(0, 7), branch: commit.branch }))
  else screen.good(t('init-line-put', { path, reason: sayReason(commit.reason, t) }))
  return 'put'
}

const commitOf = ({ config, root }: SetUpRun): 'auto' | 'never' =>
  config.roster.workspaces.find((one) => one.path === root)?.commit ?? config.commit
