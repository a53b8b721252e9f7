import type { UnitParts } from './parts.ts'

export const SYSTEMD_UNIT = 'evogate.service'

/** The text of the user unit. A crash is restarted, a wrong setting not for ever. */
export function systemdUnit({ node, bin, env }: UnitParts): string {
  const settings = Object.entries(env).map(([name, value]) => `Environment=${quoted(`${name}=${value}`)}`)
  return `# Written by evogate service install; evogate service remove takes it away.
[Unit]
Description=Evogate: asks a person before anything is written to an agent's memory
StartLimitIntervalSec=600
StartLimitBurst=5

[Service]
ExecStart=${[node, bin].map(word).join(' ')} start --log-file
${settings.join('\n')}
Restart=on-failure
RestartSec=5
TimeoutStopSec=15
KillMode=mixed
UMask=0077

[Install]
WantedBy=default.target
`
}

/** systemd unescapes \\ and \", and expands %; see systemd.syntax(7). */
function quoted(text: string): string {
  const escaped = text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n').replace(/%/g, '%%')
  return `"${escaped}"`
}

/** In a command line $ begins a variable, too. */
const word = (text: string): string => quoted(text).replace(/\$/g, '$$$$')
