import type { Config } from '../../config.ts'
import type { Finding } from '../../flow/ports/read-models.ts'

/** Settings that are right and still leave nothing to work with, or promise less. */
export function checkSettings(config: Config, terminal: boolean): readonly Finding[] {
  const { telegram, workspaces } = config
  const findings: Finding[] = []
  if (workspaces.length === 0) findings.push({ code: 'no-workspace', level: 'warning', args: {} })
  if (!telegram && !terminal) findings.push({ code: 'no-channel', level: 'warning', args: {} })
  if (telegram && telegram.approvers.length + telegram.owners.length === 0)
    findings.push({ code: 'no-approver', level: 'broken', args: {} })
  else if (telegram && telegram.owners.length === 0)
    findings.push({ code: 'no-owner', level: 'note', args: {} })
  return findings
}
