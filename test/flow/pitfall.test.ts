import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lookBackOnSessions } from '../../src/flow/chores/look-back.ts'
import { presentOn } from '../../src/flow/present.ts'
import * as dc from '../channels/discord/wire.ts'
import { ANA, aStage, GROUP, type Stage } from './stage.ts'

const SEED = readFileSync(new URL('../agents/claude-code/seed.jsonl', import.meta.url), 'utf8')
const good = (name: string) =>
  readFileSync(new URL('../core/darwin/skills/deploy-shop.md', import.meta.url), 'utf8').replace(
    'name: deploy-shop',
    `name: ${name}`,
  )
const fileOf = (skill: string) => `.claude/skills/${skill}/SKILL.md`
const FIX = 'Run `docker compose up -d db` before `npm run seed`'
const REFUSED = 'Exit code 1\nError: connect ECONNREFUSED 127.0.0.1:5432'
const MINUTE = 60_000
const quiet = { DIGEST_AT: '23:59' }

const withSkill = (env = {}) =>
  aStage({ env: { ...quiet, ...env }, files: { [fileOf('seeding')]: good('seeding') } })

/** What the agent itself wrote down of a session; gives the path. */
function record(stage: Stage, session: string): string {
  const folder = join(stage.home, '.claude', 'projects', '-shop')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${session}.jsonl`)
  writeFileSync(path, SEED.replace(/2026-06-01T10:\d\d:\d\d\.\d{3}Z/g, new Date().toISOString()))
  return path
}

const body = (stage: Stage, session: string, more: object) => ({
  session_id: session,
  cwd: stage.root,
  ...more,
})
const ran = (stage: Stage, session: string, command: string) =>
  stage.hook(
    'PostToolUse',
    body(stage, session, { tool_name: 'Bash', tool_input: { command }, tool_response: { stdout: 'ok' } }),
  )
const failed = (stage: Stage, session: string, command: string, error = REFUSED) =>
  stage.hook(
    'PostToolUseFailure',
    body(stage, session, { tool_name: 'Bash', tool_input: { command }, error }),
  )
/** Events are as old as their files, and the clock of the stage stands still. */
async function ends(stage: Stage, session: string, more = {}): Promise<void> {
  await stage.hook('SessionEnd', body(stage, session, { reason: 'other', ...more }))
  stage.pass(MINUTE)
}

/** The same as in the record, as hooks hear it. */
async function seeds(stage: Stage, session: string): Promise<void> {
  for (let time = 0; time < 4; time++) await failed(stage, session, 'npm run seed')
  await ran(stage, session, 'docker compose up -d db')
  await ran(stage, session, 'npm run seed')
}
const candidates = (stage: Stage) => stage.app().assess({ all: true })
const seen = (stage: Stage, times: number) =>
  stage.until(async () => (await candidates(stage))[0]?.times === times, `seen ${times}×`)
const lookedBack = (stage: Stage) =>
  stage.until(async () => (await stage.world().store.read.sessionsDue(stage.now(), 9)).length === 0)

describe('a pitfall', () => {
  it('is looked for in the last 2,000 steps of a record, however long that is', async () => {
    const stage = await withSkill()
    const path = record(stage, 's1')
    const said = { type: 'user', message: { content: 'go on' }, timestamp: new Date().toISOString() }
    writeFileSync(path, `${JSON.stringify(said)}\n`.repeat(2_000), { flag: 'a' })
    await ends(stage, 's1', { transcript_path: path })
    await stage.until(async () => (await stage.app().status()).spool === 0)
    await lookedBack(stage)
    expect(await candidates(stage)).toEqual([])
    await ends(stage, 's2', { transcript_path: record(stage, 's2') })
    await seen(stage, 1)
  })

  it('waits for a second session, and its cause is settled by a person before it is written', async () => {
    const stage = await withSkill()
    await stage.hook('UserPromptSubmit', body(stage, 's1', { prompt: '/seeding the shop' }))
    await ends(stage, 's1', { transcript_path: record(stage, 's1') })
    await seen(stage, 1)
    expect(await candidates(stage)).toMatchObject([{ text: FIX, kind: 'error', state: 'pool', times: 1 }])
    expect(stage.wire.messages).toEqual([])

    await stage.hook('UserPromptSubmit', body(stage, 's2', { prompt: '/seeding the shop again' }))
    const said: string[] = []
    Object.assign(stage.world(), { log: (line: object) => said.push(JSON.stringify(line)) })
    await seeds(stage, 's2')
    await ends(stage, 's2')
    await stage.until(() => said.join().includes('"msg":"Looked back","kind":"pitfall"'))
    await stage.until(() => stage.card(1))
    const { text = '' } = stage.card(1) ?? {}
    expect(text).toContain('Trigger: B pitfall')
    expect(text).toContain('> Symptom: `npm run seed`: it cannot connect')
    expect(text).toContain('> Cause: `docker compose up -d db` had not been run')
    expect(text).toContain(`> Fix: ${FIX}`)
    expect(text).toContain('The root cause is not confirmed')
    expect(text).toContain('Target: L2 → .claude/skills/seeding/SKILL.md')
    expect(text).toContain('Importance L')
    expect(text).toContain('Seen 2×')
    const why = await stage.app().why(1)
    expect(why?.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(['retried', 'repaired']))

    await stage.press(1, 'evolve')
    await stage.question(1, 'root')
    expect(stage.read(fileOf('seeding'))).toBe(good('seeding'))
    await stage.say(
      'fix cause The database runs in a container that nobody had started',
      stage.replyTo(stage.card(1)?.id),
    )
    await stage.state(1, 'written')
    expect(stage.read(fileOf('seeding'))).toContain(
      [
        '> Symptom: `npm run seed`: it cannot connect',
        '> Cause: The database runs in a container that nobody had started',
        `> Fix: ${FIX}`,
      ].join('\n'),
    )
    expect(stage.commits()[0]).toMatch(/^🧬 L2 evolve: seeding - Run `docker compose/)

    await seeds(stage, 's3')
    await ends(stage, 's3')
    await seen(stage, 3)
    expect(await stage.app().pending()).toEqual([])
  })

  it('that was approved without a skill is put one tier higher when it is met for the third time', async () => {
    const stage = await aStage({ env: quiet })
    // Before and after the approval is told by the clock of the files that hooks leave.
    const meets = async (session: string) => {
      await stage.until(() => Date.now() > stage.now())
      await seeds(stage, session)
      await stage.hook('SessionEnd', body(stage, session, { reason: 'other' }))
      stage.pass(Date.now() - stage.now() + 1)
    }
    for (const session of ['s1', 's2']) await meets(session)
    await stage.until(() => stage.card(1))
    await stage.approve(1)
    expect(stage.read('MEMORY.md')).toContain(`> ${FIX}`)
    await meets('s3')
    await stage.until(() => stage.card(2))
    const { text = '' } = stage.card(2) ?? {}
    expect(text).toContain(`> Rule: ${FIX}`)
    expect(text).toContain('Raises #1 from L1 to L3 (It keeps coming back; times seen: 3)')
    expect(text).toContain('Symptom: `npm run seed`: it cannot connect (not written at L3)')
  })

  it('is counted once a session, however often that is looked back on', async () => {
    const stage = await withSkill()
    await seeds(stage, 's1')
    await ends(stage, 's1')
    await seen(stage, 1)
    await ends(stage, 's1')
    await stage.hook('SessionStart', body(stage, 's1', { source: 'resume' }))
    await seeds(stage, 's1')
    await stage.hook('SessionStart', body(stage, 's1', { source: 'compact' }))
    await lookedBack(stage)
    await ends(stage, 's1')
    await stage.until(async () => (await stage.world().store.read.eventCount({})) >= 16)
    await lookedBack(stage)
    // As after a crash between the sighting and the mark that it was made.
    const again = { id: 's1', agent: 'claude-code', workspace: null, at: stage.now(), ended: true }
    await stage.world().store.write((tx) => tx.touchSession({ ...again, dueAt: stage.now() }))
    await lookBackOnSessions(stage.world())
    expect(await candidates(stage)).toMatchObject([{ times: 1, state: 'pool' }])
  })

  it('is found in a conversation that was never closed, and over a restart of the service', async () => {
    const stage = await withSkill()
    for (let time = 0; time < 4; time++) await failed(stage, 's1', 'npm run seed')
    await stage.until(async () => (await stage.world().store.read.eventCount({})) === 4)
    await stage.stop()
    await stage.start()
    stage.pass(29 * MINUTE)
    await stage.handled()
    expect(await candidates(stage)).toEqual([])
    stage.pass(2 * MINUTE)
    await seen(stage, 1)
    expect(await candidates(stage)).toMatchObject([{ text: 'npm-run-seed: it cannot connect' }])
  })

  it('that the person had to correct is asked about at once, and what to do about it is for them to say', async () => {
    const stage = await withSkill()
    const prompts = ["no, that's wrong", 'this is still wrong', "that's not what I asked for"]
    for (const prompt of prompts) {
      await stage.hook(
        'PostToolUse',
        body(stage, 's1', {
          tool_name: 'Edit',
          tool_input: { file_path: join(stage.root, 'src/cart.ts') },
          tool_response: {},
        }),
      )
      await stage.hook('UserPromptSubmit', body(stage, 's1', { prompt }))
    }
    await ends(stage, 's1')
    await stage.until(() => stage.card(1))
    const { text = '' } = stage.card(1) ?? {}
    expect(text).toContain('What should be remembered about it?')
    expect(text).toContain('Work on `src` had to be corrected several times')
    expect(await stage.request(1)).toMatchObject({ trigger: 'B', importance: 'M', question: 'wording' })
    const opened = presentOn(
      stage.world(),
      'telegram',
    )({
      kind: 'modify',
      number: 1,
      revision: (await stage.request(1)).revision,
      at: { chat: String(GROUP), message: String(stage.card(1)?.id) },
      from: { id: String(ANA.id), name: 'Ana', locale: null },
    })
    expect(await opened).toEqual({ words: null })
    await stage.say('modify Round cart totals only when they are shown', stage.replyTo(stage.card(1)?.id))
    await stage.until(async () => (await stage.request(1)).state === 'asked')
    await stage.until(() => stage.card(1)?.text.includes('> Fix: Round cart totals'))
    expect(stage.card(1)?.text).toContain('> Symptom: Work on `src` had to be corrected several times')
    expect(stage.read('MEMORY.md')).toBe('')
  })

  it('is confirmed and approved by buttons on Discord as well', async () => {
    const discord = await new dc.Wire().start()
    onTestFinished(async () => {
      await discord.stop()
      expect(discord.violations).toEqual([])
    })
    const stage = await withSkill({
      DISCORD_BOT_TOKEN: dc.TOKEN,
      DISCORD_API_ROOT: discord.api,
      DISCORD_CHANNELS: dc.CHANNEL,
      DISCORD_APPROVERS: dc.ANA.id,
    })
    for (const session of ['s1', 's2']) {
      await stage.hook('UserPromptSubmit', body(stage, session, { prompt: '/seeding the shop' }))
      await seeds(stage, session)
      await ends(stage, session)
    }
    const card = () => discord.messages.find((one) => discord.text(one).includes('#1'))
    await stage.until(card)
    for (const action of ['cause.yes', 'evolve']) {
      // An older button is of an older card.
      const button = await stage.until(async () => {
        const id = `1.${(await stage.request(1)).revision}.${action}`
        const shown = card()
        return shown && discord.buttons(shown).find((each) => each.custom_id === id)
      }, action)
      stage.pass(1_500)
      discord.clicks(card()!.id, button.custom_id, { from: dc.ANA })
      if (action === 'cause.yes') await stage.until(async () => (await stage.request(1)).answers.root)
    }
    await stage.state(1, 'written')
    expect(stage.read(fileOf('seeding'))).toContain(
      `> Cause: \`docker compose up -d db\` had not been run\n> Fix: ${FIX}`,
    )
  })

  it('met once is a line of the digest, and only of that of its day', async () => {
    const stage = await withSkill()
    await seeds(stage, 's1')
    await ends(stage, 's1')
    await seen(stage, 1)
    await stage.app().digest({ now: true })
    await stage.until(() =>
      stage.wire.messages.some(({ text }) => text.includes('Seen once: Run `docker compose')),
    )
    expect(await stage.app().pending()).toEqual([])
    stage.pass(24 * 60 * MINUTE)
    await stage.app().digest({ now: true })
    await stage.until(() => stage.wire.messages.length === 2)
    expect(stage.wire.messages.at(-1)?.text).not.toContain('Seen once')
  })

  it('that a person ignored is not asked about again', async () => {
    const stage = await withSkill()
    for (const session of ['s1', 's2']) {
      await seeds(stage, session)
      await ends(stage, session)
    }
    await stage.press(1, 'ignore')
    await seeds(stage, 's3')
    await ends(stage, 's3')
    await seen(stage, 3)
    expect(await stage.app().pending()).toEqual([])
  })
})

describe('what else a conversation shows', () => {
  it('waits in the pool for the review: gaps, practices and decisions', async () => {
    const stage = await withSkill()
    const edit = (file: string) =>
      line('assistant', [
        {
          type: 'tool_use',
          id: file,
          name: 'Edit',
          input: {
            file_path: join(stage.root, file),
            old_string: "import m from 'moment'",
            new_string: "import m from 'dayjs'",
          },
        },
      ]) + line('user', [{ type: 'tool_result', tool_use_id: file, content: 'ok' }])
    const path = record(stage, 's1')
    writeFileSync(path, ['src/a.ts', 'src/b.ts', 'test/a.ts'].map(edit).join(''))
    await stage.hook(
      'Stop',
      body(stage, 's1', {
        last_assistant_message: "Done. I'm not sure which region the staging cluster runs in.",
      }),
    )
    await ends(stage, 's1', { transcript_path: path })
    await stage.until(async () => (await candidates(stage)).length === 2)

    await stage.hook('UserPromptSubmit', body(stage, 's2', { prompt: 'set up the database' }))
    await ran(stage, 's2', 'make database')
    await stage.hook('UserPromptSubmit', body(stage, 's2', { prompt: 'It works! Stick with this.' }))
    await ends(stage, 's2')
    await stage.until(async () => (await candidates(stage)).length === 3)
    const found = await candidates(stage)
    expect(found.map(({ kind, text, state }) => [kind, text, state]).sort()).toEqual([
      ['best_practice', 'Do this with `make database`', 'pool'],
      ['gap', 'Not known: which region the staging cluster runs in', 'pool'],
      ['pattern', 'Use `dayjs` instead of `moment`', 'pool'],
    ])
    expect(stage.wire.messages).toEqual([])

    await stage.app().digest({ now: true })
    const gap = (await stage.app().pending()).find(({ text }) => text.startsWith('Not known'))
    expect(await stage.request(gap?.id ?? 0)).toMatchObject({ trigger: 'C', signal: 'gap', wording: 'empty' })

    for (const [session, praise] of Object.entries({
      s3: '很好，以后就这样做',
      s4: '잘 됐어, 앞으로도 그렇게 해줘',
    })) {
      await stage.hook('UserPromptSubmit', body(stage, session, { prompt: 'set up the database' }))
      await ran(stage, session, `make ${session}`)
      await stage.hook('UserPromptSubmit', body(stage, session, { prompt: praise }))
      await ends(stage, session)
      await stage.until(async () =>
        (await candidates(stage)).some(({ text }) => text === `Do this with \`make ${session}\``),
      )
    }
    expect(await candidates(stage)).toHaveLength(5)
    expect((await stage.app().pending()).every(({ state }) => state === 'deferred')).toBe(true)
  })
})

const line = (type: string, content: unknown): string =>
  `${JSON.stringify({ type, message: { role: type, content } })}\n`
