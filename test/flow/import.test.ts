import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { from, trigger } from '../../src/core/card/fields.ts'
import { localeCodes } from '../../src/core/locale-code.ts'
import { parseEntries } from '../../src/core/section.ts'
import { importRules } from '../../src/flow/import.ts'
import { loadLocales } from '../../src/locale.ts'
import { aRequest } from '../a-request.ts'
import { aMachine, type CliOutcome } from '../cli/cli-world.ts'
import { gitIn } from '../memory/a-repository.ts'
import { aStage, type Stage } from './stage.ts'

const SHORT = 'Keep test files short'
const FORCE = 'Never force-push to main'
const TABS = 'Use tabs in makefiles'
const LOCK = 'Delete the lock file when a build hangs'
const NAMES = 'Name branches after the ticket'
const CONFIG = 'The config of the shop is in infra/shop.toml'

/** A home with everything in it: two entries, one request that waits, one ignored, one ignored and forgotten, one pooled. */
async function aFullHome(): Promise<Stage> {
  const stage = await aStage()
  await stage.approve(await stage.put(SHORT))
  await stage.approve(await stage.put(FORCE, { tier: 'L3' }))
  for (const text of [TABS, LOCK]) {
    const number = await stage.put(text)
    await stage.press(number, 'ignore')
    await stage.state(number, 'ignored')
    if (text === LOCK) expect(await stage.app().forget(number)).toMatchObject({ forgotten: [number] })
  }
  await stage.propose(NAMES)
  await stage.app().propose({ text: CONFIG, workspace: stage.root, learned: 'gap' })
  await stage.stop()
  return stage
}

/** Every file of a folder by its name, as a hash: what has the same hashes has the same bytes. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    files
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  )
}

const rows = (folder: string, file: string) =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('an export, and its import elsewhere', () => {
  it('carries the words over and no yes, and doing either twice changes nothing', async () => {
    const stage = await aFullHome()
    const machine = aMachine()
    onTestFinished(machine.remove)
    const out = path.join(machine.root, 'out')
    const old = { ...stage.env, EVOGATE_HOME: stage.home }
    const exported = await machine.evogate(['export', '--to', out, '--json'], { env: old })
    expect(exported).toMatchObject({
      code: 0,
      json: { counts: { workspace: 1, request: 5, entry: 2, candidate: 6 } },
    })

    // What is in it.
    const first = hashes(out)
    expect(Object.keys(first)).toEqual([
      'candidates.jsonl',
      'decisions.jsonl',
      'entries.jsonl',
      'manifest.json',
      'memory/shop.md',
      'requests.jsonl',
      'workspaces.jsonl',
    ])
    expect(rows(out, 'entries.jsonl')).toMatchObject([
      { request: 1, tier: 'L1', text: SHORT, file: 'MEMORY.md', standing: true },
      { request: 2, tier: 'L3', text: FORCE, file: 'CLAUDE.md', standing: true },
    ])
    expect(rows(out, 'requests.jsonl').map(({ state, forgotten }) => [state, forgotten])).toEqual([
      ['written', false],
      ['written', false],
      ['ignored', false],
      ['ignored', true],
      ['queued', false],
    ])
    expect(rows(out, 'decisions.jsonl').length).toBeGreaterThanOrEqual(6)
    const memory = readFileSync(path.join(out, 'memory/shop.md'), 'utf8')
    const blocks = ['MEMORY.md', 'CLAUDE.md'].flatMap((file) => parseEntries(stage.read(file)))
    const byId = (all: readonly { id: string; hash: string; block: string }[]) =>
      all.map(({ id, hash, block }) => ({ id, hash, block })).sort((a, b) => (a.id < b.id ? -1 : 1))
    expect(byId(parseEntries(memory))).toEqual(byId(blocks))
    const all = Object.keys(first)
      .map((file) => readFileSync(path.join(out, file), 'utf8'))
      .join('')
    expect(all).not.toContain('lock file')
    expect(all).not.toContain(stage.env.TELEGRAM_BOT_TOKEN)
    expect(statSync(out).mode & 0o077).toBe(0)
    expect(statSync(path.join(out, 'requests.jsonl')).mode & 0o077).toBe(0)

    // Again, and back into where it came from.
    await machine.evogate(['export', '--to', out], { env: old })
    expect(hashes(out)).toEqual(first)
    const back = await machine.evogate(['import', '--from', out, '--json'], { env: old })
    expect(back).toMatchObject({
      code: 0,
      json: { request: 0, pooled: 0, stands: 2, waits: 1, known: 1, refused: 0, unread: [] },
    })
    await machine.evogate(['export', '--to', out], { env: old })
    expect(hashes(out)).toEqual(first)
    expect((await machine.evogate(['verify', '--json'], { env: old })).json).toMatchObject({ ok: true })

    // Into a home that knows nothing, where the workspace has another path.
    const shop = path.join(machine.root, 'elsewhere', 'shop')
    mkdirSync(shop, { recursive: true })
    const git = gitIn(shop)
    git('init', '-q', '-b', 'main')
    const fresh = { EVOGATE_WORKSPACES: shop, LOG_LEVEL: 'silent' }
    const take = (...more: string[]) =>
      machine.evogate(['import', '--from', out, '--json', ...more], { env: fresh })
    const dry = { dry: true, new: 4, request: 0, pooled: 0 }
    expect(await take('--dry-run')).toMatchObject({ code: 0, json: dry })
    expect(await take('--dry-run')).toMatchObject({ code: 0, json: dry })
    expect(await take()).toMatchObject({ code: 0, json: { request: 3, pooled: 1, left: expect.any(Number) } })
    expect(git('status', '--porcelain')).toBe('')
    const waiting = (await machine.evogate(['pending', '--json'], { env: fresh })).json
    expect(waiting).toMatchObject([
      { state: 'queued', text: SHORT, tier: 'L1' },
      { state: 'queued', text: FORCE, tier: 'L3' },
      { state: 'queued', text: NAMES },
    ])
    const there = path.join(machine.root, 'there')
    await machine.evogate(['export', '--to', there], { env: fresh })
    const before = hashes(there)
    expect(rows(there, 'decisions.jsonl')).toEqual([])
    expect(await take()).toMatchObject({ code: 0, json: { request: 0, pooled: 0, waits: 3, known: 1 } })
    await machine.evogate(['export', '--to', there], { env: fresh })
    expect(hashes(there)).toEqual(before)

    // The stream of standard output is as good as the folder.
    const stream: CliOutcome = await machine.evogate(['export', '--json'], { env: old })
    expect(
      await machine.evogate(['import', '--from', '-', '--dry-run', '--json'], {
        env: fresh,
        input: stream.out,
      }),
    ).toMatchObject({
      code: 0,
      json: { waits: 3, known: 1, unread: [] },
    })

    // What somebody changed is not taken for what was exported.
    writeFileSync(
      path.join(out, 'entries.jsonl'),
      readFileSync(path.join(out, 'entries.jsonl'), 'utf8').replace(SHORT, 'Trust everyone'),
    )
    const changed = await take()
    expect(changed.code).toBe(1)
    expect(changed.err).toContain('entries.jsonl')
  })
})

describe('many imported rules', () => {
  it('wait for their cards like all others, and the card says that they were imported', async () => {
    const stage = await aStage({ env: { LIMIT_DAILY: '2' } })
    const rules = ['apples', 'pears', 'plums', 'cherries'].map((what) => ({
      text: `Count ${what} in whole crates`,
    }))
    const taken = await importRules(stage.world(), { rules, dry: false, workspace: stage.root })
    expect(taken?.map(({ outcome }) => outcome)).toEqual(['request', 'request', 'request', 'request'])
    await stage.until(() => stage.card(1) && stage.card(2), 'two cards')
    await stage.handled()
    expect((await stage.app().pending()).map(({ state }) => state)).toEqual([
      'asked',
      'asked',
      'queued',
      'queued',
    ])
    const text = stage.card(1)?.text ?? ''
    expect(text).toContain('P imported')
    expect(text.split('\n').at(-1)).toBe(`From: an import on ${hostname()}`)
    expect(stage.read('MEMORY.md')).toBe('')
    expect(await importRules(stage.world(), { rules, dry: false, workspace: '/tmp' })).toBeNull()
  })

  it('leave alone what stands on another branch, and what a person ignored, without one more sighting', async () => {
    const stage = await aStage()
    await stage.approve(await stage.put(SHORT))
    await stage.press(await stage.put(TABS), 'ignore')
    await stage.state(2, 'ignored')
    stage.remove('MEMORY.md')
    const before = await stage.app().assess({ all: true })
    const rules = [{ text: SHORT }, { text: TABS }]
    expect(await importRules(stage.world(), { rules, dry: false, workspace: stage.root })).toEqual([
      { outcome: 'stands', at: '#1' },
      { outcome: 'ignored', number: 2 },
    ])
    expect(await stage.app().assess({ all: true })).toEqual(before)
    expect(await stage.app().pending()).toEqual([])
  })

  it('say in every language where they come from', () => {
    const origin = {
      fired: '',
      evidence: '',
      agent: 'evogate',
      host: 'box',
      session: '',
      via: 'import',
      by: null,
    }
    const request = aRequest({ trigger: 'P', origin })
    const said = localeCodes.map((code) => {
      const t = loadLocales()(code)
      const parts = [...trigger(request, t), from(request, t)]
      return parts.map((part) => ('text' in part ? part.text : ''))
    })
    expect(said.map(([first]) => first?.match(/P [^|｜]*?(?= [|｜]|$|｜)/)?.[0].trim())).toEqual(
      localeCodes.map((code) => loadLocales()(code)('trigger-p-import')),
    )
    expect(said.map(([, last]) => last)).toEqual([
      'From: an import on box',
      '来源：在 box 上导入',
      '출처: box에서 가져옴',
    ])
  })
})
