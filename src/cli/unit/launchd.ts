import path from 'node:path'
import type { UnitParts } from './parts.ts'

export const LAUNCHD_LABEL = 'dev.evogate'

/** The text of the launch agent. A crash is restarted, at most every half minute. */
export function launchdPlist({ node, bin, env, home }: UnitParts): string {
  const settings = Object.entries(env).flatMap(([name, value]) => [
    `    <key>${escaped(name)}</key>`,
    `    <string>${escaped(value)}</string>`,
  ])
  // Only what is said before the log is open comes here.
  const early = escaped(path.join(home, 'log', 'launchd.log'))
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<!-- Written by evogate service install; evogate service remove takes it away. -->
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>${LAUNCHD_LABEL}</string>
  <key>ProgramArguments</key>
  <array>
    <string>${escaped(node)}</string>
    <string>${escaped(bin)}</string>
    <string>start</string>
    <string>--log-file</string>
  </array>
  <key>EnvironmentVariables</key>
  <dict>
${settings.join('\n')}
  </dict>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <dict>
    <key>SuccessfulExit</key>
    <false/>
  </dict>
  <key>ThrottleInterval</key>
  <integer>30</integer>
  <key>ExitTimeOut</key>
  <integer>15</integer>
  <key>Umask</key>
  <integer>63</integer>
  <key>ProcessType</key>
  <string>Background</string>
  <key>StandardOutPath</key>
  <string>/dev/null</string>
  <key>StandardErrorPath</key>
  <string>${early}</string>
</dict>
</plist>
`
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
