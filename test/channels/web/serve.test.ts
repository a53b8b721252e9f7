import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../src/config.ts'
import { aRealMachine } from '../../cli/built.ts'
import { ask } from './raw.ts'
import { anInbox } from './stage.ts'

let machine: ReturnType<typeof aRealMachine>
beforeEach(() => {
  machine = aRealMachine()
})
afterEach(() => machine.remove())

async function aTakenPort() {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  return { port: (other.address() as AddressInfo).port, free: () => other.close() }
}

describe('evogate start', () => {
  it('says where the inbox is, serves it until it is told to stop, and status says so, too', async () => {
    const service = machine.start(['start'], { WEB_PORT: '0' })
    const url = /inbox=(\S+)/.exec(await service.shows('ready'))?.[1] ?? ''
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const page = await ask(url)
    expect([page.status, String(page.headers['content-type']).toLowerCase()]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(JSON.parse((await machine.run(['status', '--json'])).out)).toMatchObject({ inbox: url })
    expect((await machine.run(['status'])).out).toContain(`Inbox: ${url}`)
    service.child.kill('SIGTERM')
    expect((await service.ended).code).toBe(0)
    await expect(ask(url)).rejects.toThrow()
  })

  it('starts all the same when the port is taken, and says what to do', async () => {
    const { port, free } = await aTakenPort()
    const service = machine.start(['start'], { WEB_PORT: String(port) })
    expect(await service.shows('ready')).toContain('ready inbox=off ')
    const doctor = JSON.parse((await machine.run(['doctor', '--json'], { WEB_PORT: String(port) })).out)
    expect(doctor).toContainEqual(expect.objectContaining({ finding: 'inbox-trouble', level: 'warning' }))
    service.child.kill('SIGTERM')
    const { code, err } = await service.ended
    expect(code).toBe(0)
    expect(err.split('\n')).toContainEqual(
      expect.stringMatching(new RegExp(`port ${port} cannot be opened .*EADDRINUSE.* Set WEB_PORT`)),
    )
    free()
  })
})

describe('the settings of the inbox', () => {
  const load = (env: Readonly<Record<string, string>>) =>
    loadConfig({ env, cwd: machine.cwd, home: machine.home, checkout: null })
  const problemsOf = (env: Readonly<Record<string, string>>) => {
    const loaded = load(env)
    return loaded.outcome === 'wrong' ? loaded.problems.map(({ setting, problem }) => [setting, problem]) : []
  }
  const webOf = (env: Readonly<Record<string, string>>) => {
    const loaded = load(env)
    return loaded.outcome === 'ok' ? loaded.config.web : 'wrong'
  }

  it('open it on this machine alone, unless they say otherwise', () => {
    expect(webOf({})).toEqual({ port: 4180, host: '127.0.0.1', url: null })
    expect(webOf({ WEB_PORT: '0', EVOGATE_WEB_HOST: '::1' })).toEqual({ port: 0, host: '::1', url: null })
    expect(webOf({ WEB_PORT: 'off' })).toBeNull()
  })

  it('open it to others only behind TLS (R61)', () => {
    expect(problemsOf({ WEB_HOST: '0.0.0.0' })).toEqual([['WEB_HOST', 'config-inbox-needs-tls']])
    const published = { WEB_HOST: '0.0.0.0', WEB_URL: 'https://inbox.example.com/' }
    expect(webOf(published)).toEqual({ port: 4180, host: '0.0.0.0', url: 'https://inbox.example.com' })
    for (const url of [
      'http://inbox.example.com',
      'https://me@inbox.example.com',
      'https://x.example/inbox',
      'x',
    ])
      expect(problemsOf({ WEB_URL: url })).toEqual([['WEB_URL', 'config-not-a-public-address']])
    expect(problemsOf({ WEB_PORT: '65536' })).toEqual([['WEB_PORT', 'config-not-a-port']])
    expect(problemsOf({ WEB_HOST: 'inbox.example.com' })).toEqual([['WEB_HOST', 'config-not-an-own-address']])
  })
})

describe('an inbox that is published behind TLS', () => {
  it('answers under its public name, with a cookie that goes over TLS alone', async () => {
    const { stage, url, code } = await anInbox({ env: { WEB_URL: 'https://inbox.example.com' } })
    expect(url()).toBe('https://inbox.example.com')
    const given = await code()
    expect(stage.wire.messages.at(-1)?.text).toContain('https://inbox.example.com')
    const { port } = stage.world().inbox?.() ?? {}
    const here = `http://127.0.0.1:${port}`
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      origin: 'https://inbox.example.com',
    }
    const body = JSON.stringify({ code: given })
    const post = (more: Readonly<Record<string, string>>) =>
      ask(`${here}/api/login`, { method: 'POST', headers: { ...headers, ...more }, body })
    expect((await post({ host: 'inbox.example.com:8443' })).status).toBe(421)
    expect((await post({ host: 'inbox.example.com', origin: 'http://inbox.example.com' })).status).toBe(403)
    const opened = await post({ host: 'inbox.example.com' })
    expect(opened.status).toBe(200)
    expect(String(opened.headers['set-cookie'])).toMatch(/; Secure/)
  })
})
