import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Host,
  installUnit,
  isActive,
  removeUnit,
  typed,
  type Unit,
  unitOf,
} from '../../../src/cli/unit/host.ts'
import { launchdPlist } from '../../../src/cli/unit/launchd.ts'
import { type UnitParts, unitParts } from '../../../src/cli/unit/parts.ts'
import { systemdUnit } from '../../../src/cli/unit/systemd.ts'

const parts: UnitParts = {
  node: '/opt/node 20/bin/node',
  bin: '/srv/ev$o/50%/dist/cli/index.js',
  home: '/home/ana/.evogate',
  env: { EVOGATE_HOME: '/home/ana/.evogate', PATH: '/usr/bin:/bin', LANG: 'zh_CN.UTF-8' },
}

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-unit-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the systemd unit', () => {
  it('is this, to the byte', () => {
    expect(
      systemdUnit(parts),
    ).toBe(`# Written by evogate service install; evogate service remove takes it away.
[Unit]
Description=Evogate: asks a person before anything is written to an agent's memory
StartLimitIntervalSec=600
StartLimitBurst=5

[Service]
ExecStart="/opt/node 20/bin/node" "/srv/ev$$o/50%%/dist/cli/index.js" start --log-file
Environment="EVOGATE_HOME=/home/ana/.evogate"
Environment="PATH=/usr/bin:/bin"
Environment="LANG=zh_CN.UTF-8"
Restart=on-failure
RestartSec=5
TimeoutStopSec=15
KillMode=mixed
UMask=0077

[Install]
WantedBy=default.target
`)
  })

  it('escapes what would end a word', () => {
    const odd = systemdUnit({ ...parts, bin: '/a "b"\\c\nd', env: { EVOGATE_HOME: '/$x/"y"' } })
    expect(odd).toContain('"/a \\"b\\"\\\\c\\nd" start')
    // In an assignment $ is only itself.
    expect(odd).toContain('Environment="EVOGATE_HOME=/$x/\\"y\\""')
  })
})

describe('the launch agent', () => {
  it('is this, to the byte', () => {
    expect(
      launchdPlist({ ...parts, bin: '/srv/a&b/<c>/index.js' }),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<!-- Written by evogate service install; evogate service remove takes it away. -->
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>dev.evogate</string>
  <key>ProgramArguments</key>
  <array>
    <string>/opt/node 20/bin/node</string>
    <string>/srv/a&amp;b/&lt;c&gt;/index.js</string>
    <string>start</string>
    <string>--log-file</string>
  </array>
  <key>EnvironmentVariables</key>
  <dict>
    <key>EVOGATE_HOME</key>
    <string>/home/ana/.evogate</string>
    <key>PATH</key>
    <string>/usr/bin:/bin</string>
    <key>LANG</key>
    <string>zh_CN.UTF-8</string>
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
  <string>/home/ana/.evogate/log/launchd.log</string>
</dict>
</plist>
`)
  })
})

describe('what a unit is made of', () => {
  it('prefers a link to node that outlives an upgrade, and finds the git of this shell', () => {
    const real = path.join(folder, 'cellar', 'node')
    for (const name of ['cellar', 'bin', 'git']) mkdirSync(path.join(folder, name))
    writeFileSync(real, '')
    writeFileSync(path.join(folder, 'git', 'git'), '', { mode: 0o755 })
    symlinkSync(real, path.join(folder, 'bin', 'node'))
    const made = unitParts(
      { bin: '/b', home: '/h', node: real },
      {
        PATH: `relative:${folder}/bin:${folder}/git`,
        LANG: 'ko_KR.UTF-8',
        TELEGRAM_BOT_TOKEN: '1:secret',
        EVOGATE_LOCALE: 'ko',
      },
    )
    expect(made).toEqual({
      node: path.join(folder, 'bin', 'node'),
      bin: '/b',
      home: '/h',
      env: { EVOGATE_HOME: '/h', PATH: `${folder}/git:/usr/local/bin:/usr/bin:/bin`, LANG: 'ko_KR.UTF-8' },
    })
  })
})

/** A system whose systemctl and launchctl only note what they are asked. */
function aHost(platform: NodeJS.Platform, answers: Readonly<Record<string, number>> = {}) {
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  const log = path.join(folder, 'asked')
  const cases = Object.entries(answers).map(([words, code]) => `*"${words}"*) exit ${code};;`)
  for (const program of ['systemctl', 'launchctl']) {
    const file = path.join(bin, program)
    writeFileSync(
      file,
      `#!/bin/sh\necho "${program} $*" >> '${log}'\ncase "$*" in ${cases.join(' ')} esac\nexit 0\n`,
    )
    chmodSync(file, 0o755)
  }
  const host: Host = {
    platform,
    uid: 501,
    userHome: path.join(folder, 'ana b'),
    env: { PATH: `${bin}:/usr/bin:/bin` },
  }
  const unit = unitOf(host) as Unit
  return { host, unit, asked: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []) }
}
const own = () => ({ ...parts, home: path.join(folder, 'home') })

describe('a service', () => {
  it('is written and started by systemd, and taken away again', async () => {
    const { host, unit, asked } = aHost('linux')
    expect(await installUnit(host, unit, own())).toBe('started')
    expect(unit.file).toBe(path.join(folder, 'ana b', '.config/systemd/user/evogate.service'))
    expect(readFileSync(unit.file, 'utf8')).toBe(systemdUnit(own()))
    expect(await isActive(host)).toBe(true)
    // What ran of an older version is ended by that, and whoever did it is told.
    expect(await installUnit(host, unit, own())).toBe('restarted')
    expect(await removeUnit(host, unit)).toBe('removed')
    expect(existsSync(unit.file)).toBe(false)
    expect(await removeUnit(host, unit)).toBe('none')
    expect(asked()).toEqual([
      'systemctl --user daemon-reload',
      'systemctl --user enable evogate.service',
      'systemctl --user restart evogate.service',
      'systemctl --user is-active --quiet evogate.service',
      'systemctl --user is-active --quiet evogate.service',
      'systemctl --user daemon-reload',
      'systemctl --user enable evogate.service',
      'systemctl --user restart evogate.service',
      'systemctl --user disable --now evogate.service',
      'systemctl --user daemon-reload',
    ])
  })

  it('is written and started by launchd, and taken away again', async () => {
    const { host, unit, asked } = aHost('darwin')
    expect(await installUnit(host, unit, own())).toBe('started')
    expect(await removeUnit(host, unit)).toBe('removed')
    expect(asked()).toEqual([
      'launchctl bootout gui/501/dev.evogate',
      `launchctl bootstrap gui/501 ${unit.file}`,
      'launchctl bootout gui/501/dev.evogate',
    ])
  })

  it('is written, and the commands are said, where the system cannot be asked', async () => {
    const { host, unit } = aHost('linux', { 'daemon-reload': 1, 'is-active': 1 })
    expect(await installUnit(host, unit, own())).toBe('written')
    expect(await isActive(host)).toBeNull()
    const bare = { ...host, env: { PATH: folder } }
    expect(await installUnit(bare, unit, own())).toBe('written')
    expect(await isActive(bare)).toBeNull()
    expect(unit.begin.map(typed)[0]).toBe('systemctl --user daemon-reload')
    const mac = unitOf({ ...host, platform: 'darwin' })
    expect(mac?.begin.map(typed)).toEqual([`launchctl bootstrap gui/501 '${mac?.file}'`])
  })

  it('leaves a unit alone that somebody else wrote', async () => {
    const { host, unit, asked } = aHost('linux')
    mkdirSync(path.dirname(unit.file), { recursive: true })
    writeFileSync(unit.file, '[Unit]\n')
    expect(await installUnit(host, unit, own())).toBe('foreign')
    expect(await removeUnit(host, unit)).toBe('foreign')
    expect([readFileSync(unit.file, 'utf8'), asked()]).toEqual(['[Unit]\n', []])
  })

  it('is not offered where neither is known', () => {
    expect(unitOf({ platform: 'win32', uid: 0, userHome: folder, env: {} })).toBeNull()
  })
})
