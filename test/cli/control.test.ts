import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { calls } from '../../src/cli/calls.ts'
import { CONTROL_BODY_MAX_BYTES, type ControlServer, openControl } from '../../src/cli/control.ts'
import { callControl, callStop, controlPath, isListening } from '../../src/cli/control-call.ts'
import type { App } from '../../src/main.ts'
import { aMachine } from './cli-world.ts'

let home: string
const open: { close(): Promise<void> }[] = []

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'evogate-control-'))
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  rmSync(home, { recursive: true, force: true })
})

/** Answers with what it was asked, so that a test sees what arrived. */
const echo = {
  propose: async (input: object) => input,
  why: async (number: number) => ({ number }),
  pending: async () => [],
  undo: async () => {
    throw new Error('ghp_secret of the service')
  },
} as unknown as App

async function listening(folder = home, stop = () => {}): Promise<ControlServer> {
  const server = await openControl(folder, echo, stop)
  open.push(server)
  return server
}

function raw(url: string, body: string | Buffer, method = 'POST'): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = http.request({ socketPath: controlPath(home), path: url, method, agent: false }, (from) => {
      let text = ''
      from.on('data', (chunk) => {
        text += String(chunk)
      })
      from.on('end', () => resolve({ status: from.statusCode ?? 0, text }))
    })
    call.on('error', reject)
    call.end(body)
  })
}

describe('the control socket', () => {
  it('is there for its owner alone', async () => {
    await listening()
    expect(statSync(controlPath(home)).mode & 0o777).toBe(0o600)
  })

  it('carries a call and its answer', async () => {
    await listening()
    const input = { text: '커밋 전에 테스트를 돌린다', tier: 'L2', cwd: '/srv/shop' }
    expect(await callControl(home, 'propose', input, 5_000)).toEqual({ outcome: 'answered', value: input })
    expect(await callControl(home, 'why', { number: 42 }, 5_000)).toEqual({
      outcome: 'answered',
      value: { number: 42 },
    })
  })

  it('is down when nobody ever listened, and when who listened is dead', async () => {
    expect((await callControl(home, 'pending', {}, 5_000)).outcome).toBe('down')
    writeFileSync(controlPath(home), '')
    expect((await callControl(home, 'pending', {}, 5_000)).outcome).toBe('down')
    await listening()
    expect((await callControl(home, 'pending', {}, 5_000)).outcome).toBe('answered')
  })

  it('is gone once closed', async () => {
    const server = await listening()
    await server.close()
    expect(existsSync(controlPath(home))).toBe(false)
    expect(await isListening(home)).toBe(false)
  })

  it('does not leave a caller waiting for a listener that never answers', async () => {
    const callers: net.Socket[] = []
    const silent = net.createServer((caller) => callers.push(caller))
    await new Promise<void>((resolve) => silent.listen(controlPath(home), resolve))
    open.push({
      close: () =>
        new Promise((resolve) => {
          silent.close(() => resolve())
          for (const caller of callers) caller.destroy()
        }),
    })
    expect(await callControl(home, 'pending', {}, 50)).toEqual({ outcome: 'failed', why: 'timeout' })
  })

  it('tells the service to stop after it has answered', async () => {
    let told = 0
    await listening(home, () => {
      told += 1
    })
    expect(await callStop(home, 5_000)).toEqual({ outcome: 'answered', value: { pid: process.pid } })
    expect(told).toBe(1)
  })
})

describe('a command in another shell', () => {
  it.each([
    ['terminal', false],
    ['telegram', true],
  ])('believes the service about its channels: %s', async (name, missing) => {
    const machine = aMachine()
    onTestFinished(machine.remove)
    mkdirSync(machine.home, { mode: 0o700 })
    const running = { ...echo, status: async () => ({ channels: [{ name }] }), doctor: async () => [] }
    open.push(await openControl(machine.home, running as unknown as App, () => {}))
    const found = (await machine.evogate(['doctor', '--json'])).json as { finding: string }[]
    expect(found.some(({ finding }) => finding === 'no-channel')).toBe(missing)
    expect(found.some(({ finding }) => finding === 'not-running')).toBe(false)
    expect((await machine.evogate(['people', 'list'])).out).toMatch(
      missing ? /^Nobody may decide/ : /^At the terminal of evogate start/,
    )
  })
})

describe('whoever can reach the socket', () => {
  it.each([
    'approve',
    'press',
    'decide',
    'evolve',
    'confirm',
    'people',
    'config',
    'login',
    '__proto__',
    'constructor',
    '',
  ])('is refused "%s" (R29)', async (name) => {
    await listening()
    expect((await raw(`/${name}`, '{}')).status).toBe(403)
  })

  it('finds no decision, right or target among the calls', () => {
    expect(Object.keys(calls).sort()).toEqual([
      'assess',
      'backup',
      'confidence',
      'digest',
      'doctor',
      'exportPage',
      'feedback',
      'forget',
      'here',
      'holdings',
      'importRules',
      'log',
      'ownLearnings',
      'ownRequests',
      'pending',
      'propose',
      'skillify',
      'status',
      'undo',
      'verify',
      'why',
      'workflows',
    ])
  })

  it('is refused fields that a call does not have', async () => {
    await listening()
    expect((await raw('/propose', JSON.stringify({ text: 'x', approved: true }))).status).toBe(400)
    expect((await raw('/why', JSON.stringify({ number: '42' }))).status).toBe(400)
    expect((await raw('/propose', 'no json')).status).toBe(400)
  })

  it('is refused a body that is too long, and anything but POST', async () => {
    await listening()
    expect((await raw('/propose', Buffer.alloc(CONTROL_BODY_MAX_BYTES + 1, 'x'))).status).toBe(413)
    expect((await raw('/pending', '', 'GET')).status).toBe(405)
  })

  it('learns nothing of what broke inside', async () => {
    await listening()
    const { status, text } = await raw('/undo', JSON.stringify({ number: 1 }))
    expect(status).toBe(500)
    expect(text).not.toContain('ghp_secret')
  })
})

describe('a home whose path is longer than a socket may have', () => {
  it('works all the same and leaves no link behind', async () => {
    const before = readdirSync(os.tmpdir()).filter((name) => name.startsWith('evo-'))
    const long = path.join(home, 'ein-sehr-langer-ordner-'.repeat(5), '긴 폴더'.repeat(5))
    mkdirSync(long, { recursive: true })
    expect(Buffer.byteLength(controlPath(long))).toBeGreaterThan(150)
    const server = await listening(long)
    expect(await callControl(long, 'pending', {}, 5_000)).toEqual({ outcome: 'answered', value: [] })
    expect(statSync(controlPath(long)).mode & 0o777).toBe(0o600)
    await server.close()
    expect(existsSync(controlPath(long))).toBe(false)
    expect(readdirSync(os.tmpdir()).filter((name) => name.startsWith('evo-'))).toEqual(before)
  })
})
