import type { Translate } from '../core/locale-code.ts'
import type { Status } from '../flow/ports/read-models.ts'
import { type Command, exit, print } from './context.ts'
import { reach } from './reach.ts'
import { reasonText } from './reason-text.ts'

/** How the service is doing. `ready` is false while none runs. */
export const statusCommand: Command = {
  name: 'status',
  async run(context, given) {
    const asked = await reach(context, 'status', {})
    if (asked.outcome === 'failed') return asked.exit
    print(context, given, asked.value, () => statusLines(context.t, asked.value))
    return exit.ok
  },
}

function statusLines(t: Translate, status: Status): readonly string[] {
  const { channels, workspaces, waiting, queue, deferred } = status
  return [
    t('status-title', { version: status.version }),
    ...(status.ready ? [] : [t('cli-status-not-running')]),
    ...channels.map(({ name, identity, state, remark }) => {
      const args = { channel: t(`via-${name}`), identity, state: t(`channel-${state}`) }
      return remark ? t('status-channel-remark', { ...args, remark }) : t('status-channel', args)
    }),
    ...(channels.length === 0 ? [t('status-no-channel')] : []),
    ...workspaces.map(({ name, branch, reason }) => {
      if (branch !== null) return t('status-workspace', { name, branch })
      const line = t('status-workspace-no-git', { name })
      return reason ? `${line} (${reasonText(t, reason)})` : line
    }),
    ...(workspaces.length === 0 ? [t('status-no-workspace')] : []),
    t('status-counts', { waiting, queue, deferred }),
    ...(status.promised > 0 ? [t('status-promised', { count: status.promised })] : []),
    ...(status.uncommitted > 0 ? [t('cli-status-uncommitted', { count: status.uncommitted })] : []),
    ...(status.spool > 0 ? [t('status-spool', { count: status.spool })] : []),
    ...(status.dropped > 0 ? [t('status-dropped', { count: status.dropped })] : []),
    ...status.unwatched.map(({ path, events }) => t('status-unwatched', { path, events })),
  ]
}
