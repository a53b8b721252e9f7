import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aRealMachine, type Running } from './built.ts'

let machine: ReturnType<typeof aRealMachine>
beforeEach(() => {
  machine = aRealMachine()
})
afterEach(() => machine.remove())

/** Starts the service and gives the address that its ready line names. */
async function ready(env: Readonly<Record<string, string>>): Promise<{ service: Running; inbox: string }> {
  const service = machine.start(['start'], env)
  const line = await service.shows('ready inbox=')
  return { service, inbox: /ready inbox=(\S+)/.exec(line)?.[1] ?? '' }
}

async function stop(service: Running): Promise<void> {
  expect((await machine.run(['stop'])).code).toBe(0)
  expect((await service.ended).code).toBe(0)
}

/** A desktop whose browser only notes what it was given. */
function aDesktop(): { env: Record<string, string>; opened: () => string } {
  const folder = path.join(machine.root, 'desktop')
  const note = path.join(folder, 'opened')
  mkdirSync(folder)
  for (const name of ['xdg-open', 'open']) {
    const program = path.join(folder, name)
    writeFileSync(
      program,
      `#!/bin/sh\nprintf '%s ' "$@" >> '${note}'\nenv | grep -c SECRET >> '${note}'\nexit 0\n`,
    )
    chmodSync(program, 0o755)
  }
  return { env: { PATH: `${folder}:${process.env.PATH}` }, opened: () => readFileSync(note, 'utf8') }
}

it('prints the address at which the page answers, and opens it without any of the settings', async () => {
  const { service, inbox } = await ready({ WEB_PORT: '0' })
  const printed = await machine.run(['open', '--print'])
  expect(printed).toMatchObject({ code: 0, out: `${inbox}\n`, err: '' })
  const page = await fetch(inbox, { headers: { 'accept-language': 'ko' } })
  expect(await page.text()).toContain('<html lang="ko">')
  const { env, opened } = aDesktop()
  const told = await machine.run(['open'], { ...env, WEBHOOK_SECRET: 'whsec_SECRET' })
  expect(told.out).toBe(`Opened ${inbox}. The page asks for a code and says where it comes from.\n`)
  expect(opened()).toBe(`${inbox} 0\n`)
  expect(told.err).toMatch(/^Nobody can sign in there yet: no bot is set .*evogate start in a terminal/)
  await stop(service)
})

it('names the address where nothing can open it', async () => {
  const { service, inbox } = await ready({ WEB_PORT: '0' })
  const bare = { PATH: path.dirname(process.execPath) }
  const told = await machine.run(['open', '--json'], bare)
  expect(JSON.parse(told.out)).toEqual({ url: inbox, opened: false })
  expect((await machine.run(['open'], bare)).out).toContain(`Open ${inbox} in a browser`)
  await stop(service)
})

it('says what to do while no service runs, while the inbox is off, and while its port is taken', async () => {
  const down = await machine.run(['open'])
  expect(down).toMatchObject({ code: 1, out: '' })
  expect(down.err).toMatch(/^No service is running.*evogate start\.\n$/)
  const { service, inbox } = await ready({ WEB_PORT: 'off' })
  expect(inbox).toBe('off')
  expect((await machine.run(['open', '--print'])).err).toMatch(/^The inbox is off\. Set WEB_PORT/)
  await stop(service)
  const other = machine
  const first = await ready({ WEB_PORT: '0' })
  machine = aRealMachine()
  const second = await ready({ WEB_PORT: new URL(first.inbox).port })
  expect(second.inbox).toBe('off')
  const taken = await machine.run(['open'])
  expect(taken.code).toBe(1)
  expect(taken.err).toMatch(/^The inbox could not be opened \(.*\)\. Set WEB_PORT .*\n$/)
  await stop(second.service)
  await machine.remove()
  machine = other
  await stop(first.service)
})
