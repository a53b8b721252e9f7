import os from 'node:os'
import { describe, expect, it } from 'vitest'
import { describeConfig, loadConfig, problemLine } from '../../src/config.ts'
import { loadLocales } from '../../src/locale.ts'

const load = (proxy: string) =>
  loadConfig({
    env: { EVOGATE_PROXY: proxy, EVOGATE_HOME: '/nowhere' },
    cwd: os.tmpdir(),
    home: '/nowhere',
    checkout: null,
  })

describe('EVOGATE_PROXY', () => {
  it.each([
    'http://127.0.0.1:3128',
    'https://proxy.example',
    'socks5://host:1080',
    'socks5h://ana:s3cret@host:1080/',
  ])('may be %s', (proxy) => expect(load(proxy)).toMatchObject({ outcome: 'ok', config: { proxy } }))

  it.each([
    '127.0.0.1:3128',
    'proxy',
    'ftp://host',
    'http://',
    'socks5://',
    'http://host/path',
    'http://host?x=1',
  ])('is told in one line when it is %s', (proxy) => {
    const loaded = load(proxy)
    const [problem] = loaded.outcome === 'wrong' ? loaded.problems : []
    expect(problem && problemLine(loadLocales()('en'), problem)).toContain(
      'That is no proxy. Write it as http://127.0.0.1:3128',
    )
  })

  it('never shows its password', () => {
    const loaded = load('socks5://ana:s3cret@host:1080')
    if (loaded.outcome === 'wrong') throw new Error('refused')
    expect(JSON.stringify(describeConfig(loaded.config))).toContain('socks5://…@host:1080')
    const wrong = load('ftp://ana:s3cret@host')
    expect(JSON.stringify(wrong)).not.toContain('s3cret')
  })
})
