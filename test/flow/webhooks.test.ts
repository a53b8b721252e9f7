import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createWebhooks } from '../../src/channels/webhook/index.ts'
import { aStage, type Stage } from './stage.ts'

const RULE = 'Never force-push to main'
const secret = randomBytes(32)

interface Told {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A program that answers every announcement with the next of these, and with the last of them ever after. */
async function aReceiver(...answers: readonly { status: number; headers?: Record<string, string> }[]) {
  const told: Told[] = []
  const server = createServer(async (request, response) => {
    told.push({ headers: request.headers, body: await text(request) })
    const { status, headers = {} } = answers[Math.min(told.length, answers.length) - 1] ?? { status: 500 }
    response.writeHead(status, headers).end('answer')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=hush` }
}

const aStageThatTells = (...urls: readonly string[]): Promise<Stage> =>
  aStage({ env: { WEBHOOK_URLS: urls.join(','), WEBHOOK_SECRET: `whsec_${secret.toString('base64')}` } })

async function approve(stage: Stage, number = 1): Promise<void> {
  await stage.press(number, 'evolve')
  if (number === 1) await stage.press(number, 'tier.l3')
  await stage.until(() => stage.button(number, 'confirm') ?? stage.button(number, 'confirm.l3'))
  stage.pass(2_000)
  await stage.press(number, 'confirm')
  await stage.state(number, 'written')
}

/** The signature as the standard says it is made, apart from the library that made it. */
const signatureOf = ({ headers, body }: Told): string =>
  `v1,${createHmac('sha256', secret)
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`

it('a webhook is told of a rule that was added, signed, again until it takes it, and each once', async () => {
  const slow = await aReceiver(
    { status: 500 },
    { status: 429, headers: { 'retry-after': '900.0004' } },
    { status: 200 },
  )
  const quick = await aReceiver({ status: 204 })
  const stage = await aStageThatTells(slow.url, quick.url)
  await stage.prompt(RULE)
  await approve(stage)
  await stage.until(() => quick.told.length === 1 && slow.told.length === 1)
  const [first] = quick.told as [Told]
  expect(first.headers['webhook-signature']).toBe(signatureOf(first))
  expect(JSON.parse(first.body)).toMatchObject({
    type: 'rule.added',
    data: {
      workspace: 'shop',
      file: 'CLAUDE.md',
      request: 1,
      text: RULE,
      by: 'Ana',
      commit: stage.git('rev-parse', 'HEAD').trim(),
    },
  })
  expect(await webhookFindings(stage)).toEqual([
    {
      code: 'webhook-failing',
      level: 'warning',
      args: { host: new URL(slow.url).host, count: 1, detail: '500' },
    },
  ])
  stage.pass(6_000)
  await stage.until(() => slow.told.length === 2)
  // Our own wait would be 5 minutes; it asked for 15.
  stage.pass(6 * 60_000)
  await stage.handled()
  expect(slow.told).toHaveLength(2)
  // What was not taken is told after a restart, too.
  await stage.stop()
  stage.pass(10 * 60_000)
  await stage.start()
  await stage.until(() => slow.told.length === 3)
  expect(new Set(slow.told.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(slow.told.map(({ body }) => body)).size).toBe(1)
  for (const each of slow.told) expect(each.headers['webhook-signature']).toBe(signatureOf(each))
  await stage.until(async () => (await webhookFindings(stage)).length === 0)
  stage.pass(25 * 3_600_000)
  await stage.handled()
  expect([slow.told.length, quick.told.length]).toEqual([3, 1])
})

it('a webhook that is gone, or leads elsewhere, is not followed; an L1 is nobody else’s business', async () => {
  const elsewhere = await aReceiver({ status: 200 })
  const gone = await aReceiver({ status: 410 })
  const leads = await aReceiver({ status: 302, headers: { location: elsewhere.url } })
  const stage = await aStageThatTells(gone.url, leads.url)
  await stage.put('Use tabs in makefiles')
  await stage.press(1, 'evolve')
  await stage.state(1, 'written')
  await stage.handled()
  expect(gone.told).toEqual([])
  await stage.prompt(RULE)
  await stage.press(2, 'evolve')
  await stage.press(2, 'tier.l3')
  await stage.until(() => stage.button(2, 'confirm'))
  stage.pass(2_000)
  await stage.press(2, 'confirm')
  await stage.state(2, 'written')
  for (let n = 1; n <= 10; n += 1) {
    await stage.until(() => leads.told.length === n)
    stage.pass(24 * 3_600_000)
  }
  await stage.handled()
  expect([gone.told.length, leads.told.length, elsewhere.told.length]).toEqual([1, 10, 0])
})

it('a webhook that does not answer holds nothing up when the service ends (R117)', async () => {
  const server = createServer()
  const called = new Promise((resolve) => server.on('request', resolve))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const webhooks = createWebhooks({ urls: [url], secret: secret.toString('base64') })
  const told = webhooks.send(webhooks.endpoints[0]!, { id: 'msg_1', at: Date.now(), body: '{}' })
  await called
  webhooks.close()
  // Left alone it would be a TimeoutError.
  expect(await told).toEqual({ outcome: 'retry', why: 'AbortError', afterMs: null })
})

async function webhookFindings(stage: Stage) {
  return (await stage.app().doctor()).filter(({ code }) => code === 'webhook-failing')
}
