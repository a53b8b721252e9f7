import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSetUp } from '../../src/main/set-up.ts'
import type { MemoryOptions } from '../../src/memory/index.ts'
import {
  aBlock,
  anEnvironment,
  anOrder,
  applied,
  aRepository,
  around,
  aTrap,
  gitIn,
  put,
} from './a-repository.ts'

/** A repository of somebody whose git signs with an ssh key, and a memory that signs. */
function aSigner(settings: Readonly<Record<string, string>> = {}, options: Partial<MemoryOptions> = {}) {
  const { base, root, git } = aRepository({ 'MEMORY.md': '# Notes\n', 'CLAUDE.md': '# Rules\n' })
  const key = join(base, 'key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'ana@example.com', '-f', key])
  put(base, { signers: `ana@example.com ${readFileSync(`${key}.pub`, 'utf8')}` })
  const environment = anEnvironment({ HOME: base, XDG_CONFIG_HOME: join(base, 'none') })
  const own = { 'gpg.format': 'ssh', 'user.signingKey': key, ...settings }
  for (const [name, value] of Object.entries(own))
    execFileSync('git', ['config', '--file', join(base, '.gitconfig'), name, value])
  const made = around(base, root, { environment, sign: true, ...options })
  const verified = (commit = 'HEAD') =>
    git(
      '-c',
      `gpg.ssh.allowedSignersFile=${join(base, 'signers')}`,
      '-c',
      'gpg.ssh.program=ssh-keygen',
      'log',
      '-1',
      '--format=%G? %GS',
      commit,
    ).trim()
  return { ...made, environment, git, key, verified }
}

const pending = { commit: { state: 'pending', reason: { code: 'sign-failed' } } }

/** A program in the place of a signer. */
function aProgram(folder: string, name: string, script: string): string {
  put(folder, { [name]: `#!/bin/sh\n${script}\n` })
  chmodSync(join(folder, name), 0o755)
  return join(folder, name)
}

describe('commits that are to be signed (R108)', () => {
  it('carry a signature that git accepts, and are ours all the same', async () => {
    const { memory, workspace, git, verified, base } = aSigner()
    const rival = aBlock({ text: 'Use npm, not pnpm' })
    const fresh = aBlock({ tier: 'L3', text: 'Use pnpm, not npm', number: 2 })
    await applied(memory, anOrder(workspace, { add: rival }))
    const order = anOrder(workspace, { add: fresh, remove: [rival] })
    const { outcome, records } = await applied(memory, order)
    const id = git('rev-parse', 'HEAD').trim()
    expect(outcome).toMatchObject({ commit: { state: 'made', id } })
    expect(records.map(({ commit }) => commit)).toEqual([null, id, id, id])
    expect(verified()).toBe('G ana@example.com')
    expect(verified('HEAD~1')).toBe('G ana@example.com')
    const signers = join(base, 'signers')
    git('-c', `gpg.ssh.allowedSignersFile=${signers}`, 'verify-commit', 'HEAD', 'HEAD~1')
    expect(git('log', '-1', '--format=%an <%ae> %cn <%ce>').trim()).toBe(
      'Ana <ana@example.com> Evogate <evogate@localhost>',
    )
    expect(git('log', '-1', '--format=%B').trimEnd()).toBe(order.message.trimEnd())
    expect(git('status', '--porcelain')).toBe('')
    expect(git('fsck', '--strict', '--no-dangling')).toBe('')
  })
  it('are signed with the key that the repository names', async () => {
    const { memory, workspace, git, verified, key } = aSigner({ 'user.signingKey': '/no/such/key' })
    git('config', 'user.signingKey', key)
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(verified()).toBe('G ana@example.com')
  })
  it('are not signed unless that is wanted, whatever commit.gpgSign says', async () => {
    const { memory, workspace, git, verified } = aSigner({ 'commit.gpgSign': 'true' }, { sign: false })
    git('config', 'commit.gpgSign', 'true')
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(verified()).toBe('N')
  })
  it('wait with the block in the file while the key cannot be used, and are made once it can', async () => {
    let now = 1_780_000_000_000
    const { memory, workspace, git, read, verified, key } = aSigner({}, { now: () => now })
    renameSync(key, `${key}.away`)
    const order = anOrder(workspace, { add: aBlock() })
    const head = git('rev-parse', 'HEAD')
    const { outcome, last } = await applied(memory, order)
    expect(outcome).toMatchObject(pending)
    expect(read('MEMORY.md')).toContain(order.add!.block)
    expect(git('rev-parse', 'HEAD')).toBe(head)
    renameSync(`${key}.away`, key)
    const written = { branch: last!.branch, head: last!.head }
    // Within the minute the signer is left alone.
    expect(await memory.commit(order, written)).toMatchObject(pending.commit)
    now += 60_000
    expect(await memory.commit(order, written)).toMatchObject({ state: 'made' })
    expect(verified()).toBe('G ana@example.com')
    expect(git('status', '--porcelain')).toBe('')
  })
  it('are that of the line that init offers, too, in the name of the person', async () => {
    const { root, git, verified, environment } = aSigner()
    const config = {
      profile: 'project',
      claudeFolder: `${root}/../agent`,
      locale: 'en',
      commit: 'auto',
      commitSign: 'sign',
      environment,
    } as const
    const setUp = createSetUp(config, () => 1_780_000_000_000)
    const put = await setUp.put(root, 'import', 'Load MEMORY.md')
    expect(put).toMatchObject({ outcome: 'put', commit: { outcome: 'made' } })
    expect(verified()).toBe('G ana@example.com')
    expect(git('log', '-1', '--format=%cn %s').trim()).toBe('Ana Load MEMORY.md')
  })
  it('wait when no key is named', async () => {
    const { memory, workspace, base } = aSigner()
    execFileSync('git', ['config', '--file', join(base, '.gitconfig'), '--unset', 'user.signingKey'])
    expect((await applied(memory, anOrder(workspace, { add: aBlock() }))).outcome).toMatchObject(pending)
  })
})

describe('a signing program', () => {
  it('that hangs is ended with all that it started, and the write does not wait for it', async () => {
    const { memory, workspace, base, read } = aSigner({}, { gitTimeoutMs: 4_000 })
    const script = `sleep 60 & echo $! > '${base}/child'; wait`
    gitIn(base)(
      'config',
      '--file',
      join(base, '.gitconfig'),
      'gpg.ssh.program',
      aProgram(base, 'hangs', script),
    )
    const order = anOrder(workspace, { add: aBlock() })
    expect((await applied(memory, order)).outcome).toMatchObject(pending)
    expect(read('MEMORY.md')).toContain(order.add!.block)
    const child = Number(readFileSync(join(base, 'child'), 'utf8'))
    expect(existsSync(`/proc/${child}/cmdline`) && readFileSync(`/proc/${child}/cmdline`, 'utf8')).toBeFalsy()
  })
  it('finds no terminal and no screen to ask at', async () => {
    const { workspace, base, root } = aSigner()
    const script = `{ (: < /dev/tty) 2>/dev/null && echo tty; env | grep -E '^(DISPLAY|GPG_TTY|TELEGRAM_BOT_TOKEN)='; echo asked; } > '${base}/seen'; exit 1`
    gitIn(base)(
      'config',
      '--file',
      join(base, '.gitconfig'),
      'gpg.ssh.program',
      aProgram(base, 'asks', script),
    )
    const surroundings = { HOME: base, DISPLAY: ':0', GPG_TTY: '/dev/pts/0', TELEGRAM_BOT_TOKEN: '1:x' }
    const { memory: asked } = around(base, root, { environment: anEnvironment(surroundings), sign: true })
    expect((await applied(asked, anOrder(workspace, { add: aBlock() }))).outcome).toMatchObject(pending)
    expect(readFileSync(join(base, 'seen'), 'utf8')).toBe('asked\n')
  })
  it.each([
    ['ssh', ['gpg.ssh.program', 'gpg.program', 'gpg.ssh.defaultKeyCommand']],
    ['openpgp', ['gpg.program', 'gpg.openpgp.program']],
    ['x509', ['gpg.x509.program']],
  ])('that the repository names is never run (R103): %s', async (format, names) => {
    const { memory, workspace, base, git, read } = aSigner()
    const trap = aTrap(base, 'trap')
    put(base, { 'included.cfg': `[gpg]\n\tprogram = ${trap.path}\n[gpg "ssh"]\n\tprogram = ${trap.path}\n` })
    git('config', 'include.path', join(base, 'included.cfg'))
    git('config', 'gpg.format', format)
    for (const name of names) git('config', name, trap.path)
    git('config', 'extensions.worktreeConfig', 'true')
    for (const name of names) git('config', '--worktree', name, trap.path)
    if (format !== 'ssh') git('config', 'user.signingKey', 'nobody@example.com')
    const order = anOrder(workspace, { add: aBlock() })
    const { outcome } = await applied(memory, order)
    expect(trap.sprung()).toBe(false)
    expect(outcome).toMatchObject(format === 'ssh' ? { commit: { state: 'made' } } : pending)
    expect(read('MEMORY.md')).toContain(order.add!.block)
  })
})
