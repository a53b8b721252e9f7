import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { namedKinds } from '../src/core/card/say-reason.ts'
import { localeCodes } from '../src/core/locale-code.ts'
import { reasonCodes } from '../src/core/reason.ts'
import { guessLocale, loadLocales } from '../src/locale.ts'

const root = new URL('..', import.meta.url).pathname

/** Keys that the code puts together: all that begin so count as used. */
const families = [
  'cli-',
  'decay-trouble-',
  'card-field-',
  'assess-',
  'config-',
  'error-',
  'detail-',
  'discord-permission-',
  'init-card-failed-',
  'init-channel-',
  'inbox-error-',
  'init-discord-trouble-',
  'doctor-',
  'advice-',
  'gate-',
  'verdict-',
  'reason-',
  'state-',
  'question-name-',
  'urgency-',
  'risk-',
  'via-',
  'channel-',
  'command-',
  'language-',
  'move-',
  'audit-',
  'discord-form-',
  'discord-field-',
  'discord-option-',
  'prompt-',
  'session-',
  'symptom-',
  'pitfall-',
  'skills-',
  'init-',
  'toast-already-',
  'toast-verify-',
  'button-verify-',
  'verify-said-',
]

/** Every text of one language: key → source. */
function texts(code: string): Map<string, string> {
  const source = readFileSync(join(root, 'locales', `${code}.ftl`), 'utf8')
  const entries = source.split(/\n(?=[a-z#\n])/).flatMap((entry) => {
    const match = /^([a-z][a-z0-9-]*) = ([\s\S]*)$/.exec(entry.trim())
    return match ? [[match[1] ?? '', match[2] ?? ''] as const] : []
  })
  expect(new Set(entries.map(([key]) => key)).size, `a key stands twice in ${code}.ftl`).toBe(entries.length)
  return new Map(entries)
}

const variablesOf = (text: string) =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort()

/** How the last line of a text ends, quotes aside. */
function endOf(text: string): 'stop' | 'question' | 'more' | 'colon' | 'variable' | 'nothing' {
  const last = text.trimEnd().replace(/[`”"」』*]+$/u, '')
  if (/…$/u.test(last)) return 'more'
  if (/[.。!！]$/u.test(last)) return 'stop'
  if (/[?？]$/u.test(last)) return 'question'
  if (/[:：]$/u.test(last)) return 'colon'
  return last.endsWith('}') ? 'variable' : 'nothing'
}

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith(join('store', 'generated')))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
const literals = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/(['"`])([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\1/g)].map((hit) => hit[2] ?? ''),
  ),
)

describe('the texts', () => {
  it.each(['zh', 'ko'])('in %s have the same keys and variables as in English', (code) => {
    const english = texts('en')
    const other = texts(code)
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of english)
      expect([key, variablesOf(other.get(key) ?? '')]).toEqual([key, variablesOf(text)])
  })

  it('end alike in every language: a sentence with its stop, a fragment without one', () => {
    const all = localeCodes.map((code) => [code, texts(code)] as const)
    const odd = [...texts('en').keys()].flatMap((key) => {
      // Names of questions are asked in English and named elsewhere.
      if (key.startsWith('question-name-')) return []
      const ends = all.map(([code, of]) => [code, endOf(of.get(key) ?? '')] as const)
      const told = new Set(ends.map(([, end]) => end).filter((end) => end !== 'variable'))
      return told.size > 1 ? [[key, ...ends.map((end) => end.join(': '))].join(' ')] : []
    })
    expect(odd).toEqual([])
  })

  it.each(localeCodes)('in %s end a toast as a sentence', (code) => {
    const all = [...texts(code)]
    // Names that stand inside of others.
    const parts = ['toast-you']
    const open = all.filter(([key, text]) => key.startsWith('toast-') && endOf(text) === 'nothing')
    expect(open.map(([key]) => key)).toEqual(parts)
  })

  it('are all used', () => {
    const unused = [...texts('en').keys()].filter(
      (key) => !literals.has(key) && !families.some((family) => key.startsWith(family)),
    )
    expect(unused).toEqual([])
  })

  it('lack none that the code asks for', () => {
    const known = texts('en')
    const asked = sources.flatMap((source) => [
      ...source.matchAll(/\bt\(\s*(['"])([a-z][a-z0-9-]*)\1/g),
      ...source.matchAll(
        /(['"])((?:card|button|toast|prompt|notice|warning|settled|list|error|cli)-[a-z0-9-]+)\1/g,
      ),
    ])
    expect(asked.length).toBeGreaterThan(100)
    expect(
      asked
        .map((hit) => hit[2] ?? '')
        .filter((key) => !known.has(key) && !localeCodes.some((code) => code === key)),
    ).toEqual([])
  })

  it('explain every reason, and nothing that is no reason', () => {
    const explained = [...texts('en').keys()].filter(
      (key) => key.startsWith('reason-') && key !== 'reason-with-detail',
    )
    expect(explained.sort()).toEqual(reasonCodes.map((code) => `reason-${code}`).sort())
  })

  it('name every kind of secret, personal data and structure that is a common word', () => {
    const named = [...texts('en').keys()].filter((key) => key.startsWith('detail-'))
    expect(named.sort()).toEqual(namedKinds.map((kind) => `detail-${kind}`).sort())
  })

  it.each(localeCodes)('of reasons need no variables and no full stop in %s', (code) => {
    for (const [key, text] of texts(code)) {
      if (!key.startsWith('reason-') || key === 'reason-with-detail') continue
      expect([key, variablesOf(text)]).toEqual([key, []])
      expect(text, key).not.toMatch(/[.。]$/)
    }
  })

  it.each(localeCodes)('that answer a press fit the 200 characters of Telegram in %s', (code) => {
    const t = loadLocales()(code)
    for (const [key, text] of texts(code)) {
      if (!key.startsWith('toast-') || key === 'toast-refused-words') continue
      const args = Object.fromEntries(variablesOf(text).map((name) => [name ?? '', 'x'.repeat(40)]))
      expect(t(key, args).length, key).toBeLessThanOrEqual(200)
    }
  })

  it('of buttons are short enough for half a phone', () => {
    const roomy = new Set(['button-new-by-hand', 'button-new-by-hand-many'])
    for (const code of localeCodes)
      for (const [key, text] of texts(code))
        if (key.startsWith('button-') && !roomy.has(key))
          expect(text.replace(/\{[^}]*\}/g, 'xx').length, key).toBeLessThanOrEqual(22)
  })
})

describe('loadLocales', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'evogate-locales-'))
    for (const code of localeCodes)
      writeFileSync(join(directory, `${code}.ftl`), `hello = ${code} { $name }\n`)
  })
  afterEach(() => rmSync(directory, { recursive: true }))
  const write = (code: string, source: string) => writeFileSync(join(directory, `${code}.ftl`), source)

  it('puts no isolating marks around what it fills in', () => {
    expect(loadLocales(directory)('zh')('hello', { name: 'Ana' })).toBe('zh Ana')
  })

  it('writes numbers without separators, so that a request keeps its number', () => {
    expect(loadLocales(directory)('en')('hello', { name: 12345 })).toBe('en 12345')
  })

  it('leaves what it fills in as it is, Fluent or not', () => {
    const name = '{ $x } <b> -term "q" \\u0041'
    expect(loadLocales(directory)('ko')('hello', { name })).toBe(`ko ${name}`)
  })

  it('throws for a text that no file has, unless the problem is taken', () => {
    expect(() => loadLocales(directory)('en')('nowhere')).toThrow('nowhere')
    const problems: string[] = []
    expect(loadLocales(directory, (problem) => problems.push(problem))('zh')('nowhere')).toBe('nowhere')
    expect(problems).toHaveLength(2)
  })

  it('falls back to English for a text that only English has', () => {
    write('en', 'only = English alone\n')
    const problems: string[] = []
    expect(loadLocales(directory, (problem) => problems.push(problem))('ko')('only')).toBe('English alone')
    expect(problems).toEqual(['No text "only" in ko.ftl'])
  })

  it('does not pass over a variable that was not given', () => {
    expect(() => loadLocales(directory)('en')('hello')).toThrow('name')
  })

  it('refuses a file with a line that is no Fluent', () => {
    write('zh', 'hello = zh { $name\n')
    expect(() => loadLocales(directory)('zh')).toThrow('zh.ftl')
  })
})

describe('guessLocale', () => {
  it.each([
    [{}, 'en'],
    [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
    [{ LANG: 'zh_TW' }, 'zh'],
    [{ LANG: 'ko-KR' }, 'ko'],
    [{ LANG: 'KO' }, 'ko'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'fr_FR.UTF-8' }, 'en'],
    [{ LC_ALL: 'C', LANG: 'ko_KR.UTF-8' }, 'en'],
    [{ LC_ALL: '', LC_MESSAGES: 'zh_CN', LANG: 'ko_KR' }, 'zh'],
    [{ LC_MESSAGES: '', LANG: 'ko_KR@euro' }, 'ko'],
  ] as const)('takes %j as %s', (env, locale) => {
    expect(guessLocale(env)).toBe(locale)
  })
})
