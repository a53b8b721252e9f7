import { expect } from 'vitest'
import type { InboxRequest, InboxRow } from '../../../src/flow/ports/inbox.ts'
import { ANA, aStage, type Somebody, type StageOptions } from '../../flow/stage.ts'

const PACE_MS = 1_000

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: what it is, the test says.
  readonly json: any
}

export interface Browser {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered>
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>
  login(code: string): Promise<Answered>
  press(number: number, action: string, more?: { words?: string; revision?: number }): Promise<Answered>
  request(number: number): Promise<InboxRequest>
  rows(state: string): Promise<readonly InboxRow[]>
  /** Cookie and token, as a thief would have to have them. */
  cookie(): string
  token(): string
  forgetToken(): void
}

/** The whole service with its inbox on a free port, and people who have codes sent to their private chats. */
export async function anInbox(options: StageOptions = {}) {
  const stage = await aStage({ ...options, env: { WEB_PORT: '0', ...options.env } })
  const url = () => stage.world().inbox?.()?.url ?? ''

  /** Asks for a code in the private chat and reads it there. */
  async function code(of: Somebody = ANA): Promise<string> {
    const before = stage.wire.messages.length
    // The platform takes one message a second in a private chat.
    stage.pass(PACE_MS)
    stage.wire.says('/inbox', { chat: { id: of.id, type: 'private' }, from: of })
    const found = await stage.until(
      () =>
        stage.wire.messages
          .slice(before)
          .filter(({ chat }) => chat === of.id)
          .map(({ text }) => /\b\d{8}\b/.exec(text)?.[0])
          .find(Boolean),
      `a code for ${of.first_name}`,
    )
    return found
  }

  function aBrowser(language = 'en'): Browser {
    let cookie = ''
    let token = ''
    async function ask(path: string, init: RequestInit): Promise<Answered> {
      const response = await fetch(url() + path, { ...init, redirect: 'manual' })
      const set = response.headers.get('set-cookie')
      if (set) cookie = set.split(';')[0] ?? ''
      const text = await response.text()
      let json: unknown
      try {
        json = JSON.parse(text)
      } catch {
        json = undefined
      }
      return { status: response.status, headers: response.headers, text, json }
    }
    const plain = () => ({ 'accept-language': language, ...(cookie && { cookie }) })
    const browser: Browser = {
      get: (path, headers = {}) => ask(path, { headers: { ...plain(), ...headers } }),
      post: (path, body, headers = {}) =>
        ask(path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            ...plain(),
            'content-type': 'application/json',
            origin: url(),
            'sec-fetch-site': 'same-origin',
            ...(token && { 'x-evogate-token': token }),
            ...headers,
          },
        }),
      async login(given) {
        const answered = await browser.post('/api/login', { code: given })
        token = answered.json?.token ?? ''
        return answered
      },
      async press(number, action, { words, revision } = {}) {
        const [verb = '', value = ''] = action.split('.')
        const at = revision ?? (await browser.request(number)).revision
        return browser.post(`/api/requests/${number}/press`, { revision: at, verb, value, words })
      },
      async request(number) {
        const answered = await browser.get(`/api/requests/${number}`)
        expect(answered.status, answered.text).toBe(200)
        return answered.json
      },
      async rows(state) {
        const answered = await browser.get(`/api/requests?state=${state}`)
        expect(answered.status, answered.text).toBe(200)
        return answered.json
      },
      cookie: () => cookie,
      token: () => token,
      forgetToken: () => {
        token = ''
      },
    }
    return browser
  }

  /** A browser with somebody logged in. */
  async function browse(of: Somebody = ANA, language = 'en'): Promise<Browser> {
    const browser = aBrowser(language)
    const { status, text } = await browser.login(await code(of))
    expect(status, text).toBe(200)
    return browser
  }

  return { stage, url, code, aBrowser, browse }
}
