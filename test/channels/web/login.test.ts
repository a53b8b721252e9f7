import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { logLine } from '../../../src/core/card/log-line.ts'
import { loadLocales } from '../../../src/locale.ts'
import { ANA, BO } from '../../flow/stage.ts'
import { wireError } from '../telegram/wire-rules.ts'
import { anInbox } from './stage.ts'

const MINUTE = 60_000
const A_SECOND = 1_000

describe('a code', () => {
  it('comes into the private chat of who asked for it, and opens once', async () => {
    const { stage, code, aBrowser } = await anInbox()
    const given = await code()
    expect(stage.wire.messages.filter(({ chat, text }) => chat !== ANA.id && text.includes(given))).toEqual(
      [],
    )
    const browser = aBrowser()
    const { status, headers, json } = await browser.login(`${given.slice(0, 4)} ${given.slice(4)}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({ name: 'Ana', token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(headers.get('set-cookie')).toMatch(/^evogate-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect((await browser.get('/api/me')).json).toMatchObject({ name: 'Ana' })
    expect((await aBrowser().login(given)).status).toBe(403)
  })

  it('asked for in a group comes in private, and a stranger gets none', async () => {
    const { stage } = await anInbox()
    expect(await stage.say('/inbox')).toContain('private chat')
    const codes = () => stage.wire.messages.filter(({ text }) => /\b\d{8}\b/.test(text))
    expect(codes().map(({ chat }) => chat)).toEqual([ANA.id])
    const eve = { id: 6666, is_bot: false, first_name: 'Eve', language_code: 'en' }
    expect(await stage.say('/inbox', { from: eve })).toContain('Only approvers')
    expect(codes()).toHaveLength(1)
  })

  it('asked for right after another message of the bot comes when the platform takes the next one', async () => {
    const { stage, code } = await anInbox()
    const first = await code()
    stage.wire.says('/inbox', { chat: { id: ANA.id, type: 'private' }, from: ANA })
    const codes = () => stage.wire.messages.filter(({ text }) => /\b\d{8}\b/.test(text))
    await stage.until(() => {
      stage.pass(300)
      return codes().length > 1
    })
    await stage.handled()
    expect(stage.told()).not.toContain('could not be sent')
    expect(codes().map(({ chat }) => chat)).toEqual([ANA.id, ANA.id])
    expect(codes()[1]?.text).not.toContain(first)
  })

  it('that the platform puts off for longer than anybody waits is told so', async () => {
    const { stage } = await anInbox()
    stage.wire.fail('sendMessage', wireError(429, 'Too Many Requests: retry after 30', { retry_after: 30 }))
    stage.wire.says('/inbox', { chat: { id: ANA.id, type: 'private' }, from: ANA })
    await stage.until(async () => (await stage.world().store.read.outboxToSend(stage.now() + MINUTE, 1))[0])
    stage.pass(30_000)
    await stage.until(() => stage.told().includes('could not be sent just now'))
  })

  it('that cannot be sent in private is told so in the group, with what to do', async () => {
    const { stage } = await anInbox()
    stage.wire.fail('sendMessage', wireError(403, "Forbidden: bot can't initiate conversation with a user"))
    expect(await stage.say('/inbox')).toContain('press Start')
    expect(stage.wire.messages.filter(({ text }) => /\b\d{8}\b/.test(text))).toEqual([])
  })

  it('opens no more after five minutes, after five wrong ones, and once there is a newer one', async () => {
    const { stage, code, aBrowser } = await anInbox()
    const old = await code()
    stage.pass(5 * MINUTE)
    expect((await aBrowser().login(old)).status).toBe(403)
    const replaced = await code()
    const tried = await code()
    expect((await aBrowser().login(replaced)).json).toMatchObject({ error: { code: 'wrong-code' } })
    for (let time = 0; time < 4; time++) expect((await aBrowser().login('00000000')).status).toBe(403)
    expect((await aBrowser().login(tried)).status).toBe(403)
    const refused = (await stage.app().log({ audit: true, rebuild: false })).filter(
      ({ move, outcome }) => move === 'inbox-login' && outcome === 'refused: wrong-code',
    )
    expect(refused).toHaveLength(7)
  })

  it('is not guessed: who tries too often has to wait, and codes do not ring a phone without end', async () => {
    const { stage, code, aBrowser } = await anInbox()
    const browser = aBrowser('zh-CN')
    for (let time = 0; time < 10; time++) await browser.login('12345678')
    const { status, json } = await browser.login('12345678')
    expect([status, json.error.code]).toEqual([429, 'too-many'])
    expect(json.error.text).toMatch(/\p{Script=Han}/u)
    stage.pass(MINUTE)
    expect((await browser.login(await code())).status).toBe(200)
    for (let time = 0; time < 4; time++) await code()
    stage.pass(A_SECOND)
    stage.wire.says('/inbox', { chat: { id: ANA.id, type: 'private' }, from: ANA })
    await stage.until(() => stage.wire.messages.some(({ text }) => text.includes('Too many codes')))
  })

  it('is sent at the press of a button where it is clear to whom', async () => {
    const one = await anInbox({ env: { TELEGRAM_APPROVERS: String(ANA.id) } })
    const browser = one.aBrowser()
    expect((await browser.post('/api/login/send', {})).json.text).toContain('private chat')
    const [message] = one.stage.wire.messages.filter(({ chat }) => chat === ANA.id)
    const code = /\b\d{8}\b/.exec(message?.text ?? '')?.[0] ?? ''
    expect((await browser.login(code)).status).toBe(200)
    for (let time = 0; time < 4; time++) {
      one.stage.pass(A_SECOND)
      await browser.post('/api/login/send', {})
    }
    expect((await browser.post('/api/login/send', {})).status).toBe(429)

    const two = await anInbox()
    expect((await two.aBrowser().post('/api/login/send', {})).json.text).toContain('/inbox')
    expect(two.stage.wire.messages.filter(({ text }) => /\b\d{8}\b/.test(text))).toEqual([])
  })
})

describe('where no code can come up', () => {
  const none = { TELEGRAM_BOT_TOKEN: '', TELEGRAM_APPROVERS: '', TELEGRAM_OWNERS: '', TELEGRAM_CHATS: '' }

  it('the page names what really leads there, and nobody sends anybody to a bot that is not', async () => {
    const { stage, aBrowser } = await anInbox({ env: none })
    const browser = aBrowser()
    for (const text of [
      (await browser.get('/')).text,
      (await browser.post('/api/login/send', {})).json.text,
    ]) {
      expect(text).toContain('evogate init')
      expect(text).toContain('evogate start in a terminal')
      expect(text).not.toContain('/inbox')
    }
    const texts = (await stage.app().doctor()).map(({ code }) => code)
    expect(texts).not.toContain('channel-trouble')
  })

  it('for want of people says that, and else names the bot', async () => {
    const nobody = await anInbox({ env: { TELEGRAM_APPROVERS: '', TELEGRAM_OWNERS: '' } })
    expect((await nobody.aBrowser().post('/api/login/send', {})).json.text).toContain('evogate people add')
    expect((await nobody.aBrowser().get('/')).text).toContain('Nobody may decide yet')
    const bot = await anInbox()
    expect((await bot.aBrowser().get('/')).text).toMatch(/Send \/inbox to @\w+ \(Telegram\)/)
  })
})

describe('what was refused', () => {
  it('stands in the log in the words of every language', async () => {
    const { stage, aBrowser, browse } = await anInbox()
    await aBrowser().login('00000000')
    await browse()
    await aBrowser().post('/api/requests/7/press', {}, { origin: 'http://evil.example' })
    const rows = await stage.app().log({ audit: true, rebuild: false })
    const said = rows.filter(({ via }) => via === 'web').map((row) => logLine(row, loadLocales()('zh')))
    expect(said).toEqual([
      expect.stringMatching(/登录收件箱.*登录码打不开收件箱/),
      expect.stringMatching(/Ana|1001.*登录收件箱$/),
      expect.stringMatching(/#7 .*在收件箱里按下.*请求不是来自收件箱页面/),
    ])
  })
})

describe('a session', () => {
  it('ends after twelve hours, at the sign-out, and with the service', async () => {
    const { stage, browse } = await anInbox()
    const ana = await browse()
    stage.pass(12 * 60 * MINUTE - 1)
    expect((await ana.get('/api/requests')).status).toBe(200)
    stage.pass(1)
    expect((await ana.get('/api/requests')).status).toBe(401)
    const again = await browse()
    expect((await again.post('/api/logout', {})).status).toBe(204)
    expect((await again.get('/api/requests')).status).toBe(401)
    const last = await browse()
    const cookie = last.cookie()
    await stage.stop()
    await stage.start()
    expect((await last.get('/api/requests', { cookie })).status).toBe(401)
  })

  it('is worth nothing once its account may decide no more', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put('Run the linter before every commit')
    const [ana, bo] = [await browse(), await browse(BO)]
    const { revision } = await bo.request(number)
    await stage.stop()
    await stage.start({ TELEGRAM_APPROVERS: String(ANA.id) })
    expect((await ana.get('/api/requests')).status).toBe(401)
    expect((await bo.press(number, 'evolve', { revision })).status).toBe(403)
    const asked = stage.wire.messages.length
    stage.wire.says('/inbox', { chat: { id: BO.id, type: 'private' }, from: BO })
    await stage.handled()
    expect(stage.wire.messages.slice(asked).filter(({ text }) => /\b\d{8}\b/.test(text))).toEqual([])
    expect((await stage.request(number)).state).toBe('asked')
  })

  it('leaves neither code nor cookie nor token on the disk', async () => {
    const { stage, code, aBrowser } = await anInbox()
    const given = await code()
    const browser = aBrowser()
    const { token } = (await browser.login(given)).json
    await browser.login('87654321')
    await stage.stop()
    const held = filesBelow(stage.home).map((file) => readFileSync(file).toString('latin1'))
    for (const secret of [given, browser.cookie().split('=')[1] ?? '?', token, '87654321'])
      expect(held.some((text) => text.includes(secret))).toBe(false)
    expect(held.some((text) => text.includes('inbox-login'))).toBe(true)
  })
})

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile())
