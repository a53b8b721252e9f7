import type { Config } from '../../config.ts'
import type { Finding } from '../../flow/ports/read-models.ts'

/**
 * Settings that are right and still leave nothing to work with, or promise less. `terminal`: cards are shown in one, of
 * the running service or, while none runs, in this one once it is started here.
 */
export function checkSettings(config: Config, terminal: boolean): readonly Finding[] {
  const { telegram, discord, workspaces, roster } = config
  const chats = telegram !== null || discord !== null
  const people = roster.people.filter(({ accounts }) =>
    accounts.some((one) => /^(telegram|discord):/.test(one)),
  )
  const findings: Finding[] = []
  if (workspaces.length === 0) findings.push({ code: 'no-workspace', level: 'warning', args: {} })
  if (!chats && !terminal) findings.push({ code: 'no-channel', level: 'warning', args: {} })
  if (chats && people.length === 0) findings.push({ code: 'no-approver', level: 'broken', args: {} })
  else if (chats && !people.some(({ owner }) => owner))
    findings.push({ code: 'no-owner', level: 'note', args: {} })
  for (const path of config.roster.missing)
    findings.push({ code: 'workspace-missing', level: 'warning', args: { path } })
  return findings
}
