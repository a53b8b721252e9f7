import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTION_MAX_BYTES, decodeAction } from '../../../src/core/action.ts'
import type { Card } from '../../../src/core/card/card.ts'
import { sayReason } from '../../../src/core/card/say-reason.ts'
import { type CardView, drawCard } from '../../../src/core/card/view.ts'
import { type LocaleCode, localeCodes } from '../../../src/core/locale-code.ts'
import { reasonCodes } from '../../../src/core/reason.ts'
import {
  type CommitField,
  confirmations,
  questions,
  type Request,
  type Rival,
  type State,
  states,
} from '../../../src/core/request/request.ts'
import { renderSkill } from '../../../src/core/skill/new-skill.ts'
import { tiers } from '../../../src/core/tier.ts'
import { loadLocales } from '../../../src/locale.ts'
import { aBlock, aRequest } from '../../a-request.ts'
import { asText, aView, pressable, settled } from './a-view.ts'

const translate = loadLocales()
const [en, zh] = [translate('en'), translate('zh')]

const rival = (changes: Partial<Rival> = {}): Rival => ({
  file: 'MEMORY.md',
  line: 31,
  text: '42',
  tier: 'L1',
  entry: null,
  hash: null,
  ...changes,
})

/** Words that belong to no language, so that whatever letters a card shows are its own. */
const neutral = {
  text: '42',
  rivals: [rival(), rival({ line: 32, entry: '01JDWZ5Q8R3T4V6W7X8Y9Z0A0A', tier: 'L3' })],
  flags: [{ code: 'url', detail: '1.1' }],
  fields: { cause: '43' },
} as const satisfies Partial<Request>

const commits: readonly (CommitField | null)[] = [
  null,
  { state: 'made', id: '0123456789abcdef', branch: 'main' },
  { state: 'pending', reason: { code: 'detached-head' } },
  { state: 'none', reason: { code: 'commit-off' } },
]

/** Every state and question of every kind and tier, with all that can stand on its card. */
function everyView(): readonly { readonly name: string; readonly view: CardView }[] {
  const at = (state: State) => (state === 'questioned' ? questions : [null])
  return (['add', 'remove'] as const).flatMap((kind) =>
    tiers.flatMap((tier) =>
      states.flatMap((state) =>
        at(state).flatMap((question) =>
          ([false, true] as const).map((rich) => {
            const request: Partial<Request> = {
              ...neutral,
              kind,
              tier,
              state,
              question,
              block: aBlock({ text: '42', tier, scope: '1' }),
              origin: { ...aRequest().origin, fired: '9', evidence: '42 42', host: '1', session: '3f9a' },
              skill: rich ? 'deploy' : null,
              trigger: rich ? 'B' : 'A',
              failure: rich ? { code: 'read-only' } : null,
              promised: rich,
              commit: commits[rich ? 1 + (tier.charCodeAt(1) % 3) : 0] ?? null,
              answers: rich
                ? {
                    conflict: { value: 'new', text: '', by: 'telegram:1001' },
                    tier: { value: tier, text: '', by: 'telegram:1001' },
                  }
                : {},
            }
            const removal = {
              takesOut: {
                ...(aRequest({ kind: 'remove', tier }).takesOut as NonNullable<Request['takesOut']>),
              },
              block: null,
            }
            const words = { ...removal.takesOut, block: aBlock({ text: '42', tier, scope: '1' }).text }
            return {
              name: `${kind} ${tier} ${state} ${question ?? ''} ${rich ? 'rich' : 'bare'}`,
              view: aView(kind === 'remove' ? { ...request, ...removal, takesOut: words } : request, {
                settled: rich ? { by: '7', at: settled.at, via: 'cli' } : null,
                undo: rich,
                reopen: rich,
                diff: rich ? '@@ 1 @@\n+> 42' : null,
                git: rich ? { code: 'rebase-in-progress' } : { code: 'detached-head' },
                branch: rich ? 'main' : null,
                readings: rich ? ['44', '45'] : [],
              }),
            }
          }),
        ),
      ),
    ),
  )
}
/** A removal asks only for the two confirmations. */
const views = everyView().filter(
  ({ view: { request } }) =>
    request.kind === 'add' || !request.question || confirmations.includes(request.question),
)

describe('the request card', () => {
  it('shows the fields in their fixed order in English', () => {
    const view = aView(
      {
        text: 'Never force-push to main',
        tier: 'L3',
        origin: { ...aRequest().origin, fired: 'never', evidence: 'never force-push to main again' },
      },
      { seen: { times: 3, sessions: 3 } },
    )
    expect(asText(drawCard(view, en))).toBe(
      `🧬 Evolution request #42
Trigger: A "never" | Urgency: urgent
Proposed memory:
> Rule: Never force-push to main
> Scope: shop
> Effective: 2026-11-29
Target: L3 → CLAUDE.md (shop, main)
Importance H · Reusability H · Risk low
Seen 3× · last: "never force-push to main again"
From: Claude Code on ana-laptop, session 3f9a
[Evolve] [Evolve as L1]
[Modify] [Defer] [Ignore]`,
    )
  })

  it('carries the same fields in Chinese', () => {
    const block = aBlock({ tier: 'L3' })
    const view = aView(
      {
        text: '禁止强推 main',
        tier: 'L3',
        block: {
          ...block,
          text: '### 🧬 规范进化 [claude-code]\n> 规则：禁止强推 main\n> 范围：shop\n> 生效时间：2026-11-29',
        },
        origin: { ...aRequest().origin, fired: '禁止', evidence: '禁止再强推 main' },
      },
      { seen: { times: 3, sessions: 3 } },
    )
    expect(asText(drawCard(view, zh))).toBe(
      `🧬 进化请求 #42
触发：A「禁止」 | 级别：紧急
建议记忆：
> 规则：禁止强推 main
> 范围：shop
> 生效时间：2026-11-29
目标：L3 → CLAUDE.md（shop，main）
评估：重要性H 复用性H 风险低
出现 3 次 · 最近：「禁止再强推 main」
来源：ana-laptop 上的 Claude Code，会话 3f9a
[进化] [进化为 L1]
[修改] [暂缓] [忽略]`,
    )
  })

  it('names what stands already in more or fewer words, and on what a conflict turns', () => {
    const view = aView({
      related: [1, 2, 3].map((line) => ({ file: 'CLAUDE.md', line, text: `Rule ${line}` })),
      rivals: [rival({ why: { code: 'other-value', detail: 'pnpm ↔ yarn' } })],
    })
    expect(asText(drawCard(view, en)).split('\n')).toEqual(
      expect.arrayContaining([
        'Related: CLAUDE.md:1 "Rule 1"',
        'Related: CLAUDE.md:2 "Rule 2"',
        'Conflicts with: MEMORY.md:31 "42" (They choose differently: pnpm ↔ yarn)',
      ]),
    )
    expect(asText(drawCard(view, en))).not.toContain('Rule 3')
    expect(asText(drawCard(view, zh))).toContain('（两条的选择不同：pnpm ↔ yarn）')
  })

  it('warns between the words and the target', () => {
    const view = aView(
      {
        flags: [{ code: 'mixed' }, { code: 'url', detail: 'docs.example.com' }],
        rivals: [rival({ text: 'Run no tests' })],
      },
      { git: { code: 'ignored-path' } },
    )
    const text = asText(drawCard(view, en))
    expect(text).toContain('⚠️ It holds a web address: docs.example.com\n')
    expect(text.indexOf('> Run the tests')).toBeLessThan(text.indexOf('⚠️'))
    expect(text.lastIndexOf('⚠️')).toBeLessThan(text.indexOf('Target:'))
    expect(text).toContain('Conflicts with: MEMORY.md:31 "Run no tests"')
    expect(text).toContain('not committed: Git ignores this file')
  })

  it('says when a MEMORY.md weighs as much as CLAUDE.md', () => {
    const view = aView({ targets: { L1: { path: 'MEMORY.md', weight: 'L3' } } })
    expect(asText(drawCard(view, en))).toContain('⚠️ MEMORY.md counts as L3')
  })

  it('keeps the evidence to itself where more people read', () => {
    const view = aView({}, { showEvidence: false, seen: { times: 2, sessions: 2 } })
    const text = asText(drawCard(view, en))
    expect(text).not.toContain('always run the tests')
    expect(text).toContain('Seen 2×')
  })

  it('offers L2 only when a skill is known', () => {
    expect(pressable(drawCard(aView(), en))).toEqual(['evolve', 'modify', 'defer', 'ignore'])
    expect(pressable(drawCard(aView({ skill: 'deploy' }), en))).toContain('evolve.l2')
  })

  it('says what an L2 does to its skill, and that the file is long, in every language', () => {
    const score = { mode: 'static', before: 71.24, after: 73, judge: null } as const
    const warning = { code: 'file-limit', detail: '.claude/skills/deploy/SKILL.md' } as const
    const view = aView({ tier: 'L2' }, { skill: { score, warning } })
    expect(asText(drawCard(view, en))).toContain('Skill score 71.2 → 73.0 (static)')
    expect(asText(drawCard(view, loadLocales()('zh')))).toContain('技能评分 71.2 → 73.0（静态）')
    expect(asText(drawCard(view, loadLocales()('ko')))).toContain('스킬 점수 71.2 → 73.0 (정적)')
    expect(asText(drawCard(view, en))).toMatch(/⚠️ .*deploy\/SKILL\.md/)
    const asked = aView({ tier: 'L2' }, { skill: { score: { ...score, judge: 'asked' }, warning: null } })
    expect(asText(drawCard(asked, en))).toContain('(static; the judge is asked)')
  })

  it('offers L3 where the words also fit the standing rules', () => {
    const view = aView({ flags: [{ code: 'also-fits-l3' }] })
    expect(pressable(drawCard(view, en))).toEqual(['evolve', 'evolve.l3', 'modify', 'defer', 'ignore'])
  })

  it('offers one tier more for a correction or an error that came three times, and says how often', () => {
    const often = { seen: { times: 3, sessions: 3 } }
    const offers = (request: Partial<Request>, seen = often) => {
      const card = drawCard(aView({ signal: 'correction', ...request }, seen), en)
      const said = /one tier higher, into .*(L\d)\); times seen: 3/.exec(asText(card))?.[1] ?? null
      return [said, pressable(card).filter((action) => /^evolve\.l[23]$/.test(action))]
    }
    expect(offers({})).toEqual(['L3', ['evolve.l3']])
    expect(offers({ signal: 'error', skill: 'deploy' })).toEqual(['L2', ['evolve.l2']])
    expect(offers({ skills: ['deploy', 'test'] })).toEqual(['L2', ['evolve.l2']])
    expect(offers({ tier: 'L2', skill: 'deploy' })).toEqual(['L3', ['evolve.l3']])
    const nothing = [null, []]
    expect(offers({ tier: 'L3' })).toEqual(nothing)
    expect(offers({ signal: 'preference' })).toEqual(nothing)
    expect(offers({ flags: [{ code: 'tool-output' }] })).toEqual(nothing)
    expect(offers({}, { seen: { times: 2, sessions: 2 } })).toEqual(nothing)
    expect(offers({}, { seen: { times: 3, sessions: 1 } })).toEqual(nothing)
  })

  it('asks to confirm or fix a proposed root cause', () => {
    const view = aView({ tier: 'L2', trigger: 'B', fields: { cause: 'Stale cache' } })
    expect(pressable(drawCard(view, en))).toEqual(
      expect.arrayContaining(['cause.yes', 'cause.fix', 'evolve.l1']),
    )
    expect(asText(drawCard(view, en))).toContain('⚠️ The root cause is not confirmed')
    const unknown = asText(drawCard(aView({ tier: 'L2', trigger: 'B' }), en))
    expect(unknown).toContain('⚠️ The root cause is not known yet')
    expect(unknown).toContain('[Name the cause]')
    expect(unknown).not.toMatch(/Fix the cause|not confirmed/)
    const wordless = { tier: 'L2', trigger: 'B', state: 'questioned', question: 'wording' } as const
    expect(asText(drawCard(aView({ ...wordless, wording: 'empty', block: null }), en))).not.toContain('cause')
  })

  it('stays alive when deferred, and says by whom', () => {
    const card = drawCard(aView({ state: 'deferred', promised: true }, { settled }), en)
    expect(pressable(card)).toEqual(['evolve', 'modify', 'ignore'])
    expect(asText(card)).toContain('⏸ Deferred by Ana · 2026-11-29 14:03 · Telegram')
    expect(asText(card)).toContain('approved once')
  })

  it.each([
    [{ via: 'remember', by: 'Ana' }, 'From: Ana, with /remember'],
    [{ host: '' }, 'From: Claude Code\n'],
    [{ session: '' }, 'From: Claude Code on ana-laptop\n'],
    [{ agent: 'codex', host: '' }, 'From: codex\n'],
    [{ agent: 'evogate', via: 'propose' }, 'From: a shell on ana-laptop\n'],
  ])('names its source (%j) (R16)', (origin, line) => {
    const view = aView({ origin: { ...aRequest().origin, ...origin } })
    expect(asText(drawCard(view, en))).toContain(line)
  })
})

describe('the card of a removal', () => {
  it('says what it takes out of which file, and shows the diff', () => {
    const view = aView({ kind: 'remove', number: 43 }, { diff: '@@ MEMORY.md @@\n-> Run the tests' })
    const card = drawCard(view, en)
    const text = asText(card)
    expect(text).toContain('🧬 Evolution request #43: take out #41')
    expect(text).toContain('> Run the tests before every commit')
    expect(text).toContain('Out of: L1 · MEMORY.md (shop, main)')
    expect(text).toContain('From: Ana, who asked for the undo')
    expect(card.parts).toContainEqual({ part: 'code', text: view.diff })
    expect(pressable(card)).toEqual(['evolve', 'defer', 'ignore'])
    expect(text).toContain('[Take out]\n[Defer] [Ignore]')
  })

  it('says a whole skill once, so that what fitted to be approved fits to be taken out', () => {
    const skill = { name: 'ship', when: 'Ships.', steps: ['Run `make a`', 'Run `make b`'], done: ['It runs'] }
    const block = renderSkill(skill, 'en')
    const takesOut = { ...aRequest({ kind: 'remove', tier: 'L2' }).takesOut, block } as Request['takesOut']
    const diff = block.replace(/^/gm, '-')
    const card = drawCard(aView({ kind: 'remove', tier: 'L2', takesOut }, { diff }), en)
    expect(asText(card).split('Run `make a`')).toHaveLength(2)
    expect(card.parts).toContainEqual({ part: 'code', text: diff })
    const settled = aView({ kind: 'remove', tier: 'L2', takesOut, state: 'ignored' })
    expect(asText(drawCard(settled, en))).toContain('Run `make a`')
  })

  it('keeps its own tier at the tier question', () => {
    const card = drawCard(aView({ kind: 'remove', tier: 'L3', state: 'questioned', question: 'tier' }), en)
    expect(pressable(card)).toEqual(['confirm.l3', 'defer', 'ignore'])
  })

  it('never offers new words', () => {
    for (const { view } of views.filter(({ view }) => view.request.kind === 'remove'))
      expect(pressable(drawCard(view, en)).join()).not.toMatch(/modify|evolve\.l|tier/)
  })
})

describe('every card', () => {
  it.each(localeCodes)('speaks one language and shows no key in %s', (code) => {
    const foreign: Record<LocaleCode, RegExp> = {
      en: /[\p{Script=Han}\p{Script=Hangul}]/u,
      zh: /\p{Script=Hangul}/u,
      ko: /\p{Script=Han}/u,
    }
    // Names that are the same in every language, and what the block itself says in the workspace's.
    const names =
      /evogate undo|Claude Code|CLAUDE\.md|MEMORY\.md|SKILL\.md|\.claude|skills|deploy|main|shop|git|HEAD|rebase|LFS|cli/g
    const block = /^(### .*|[-+]?> .*)$/gm
    for (const { name, view } of views) {
      const text = asText(drawCard(view, translate(code)))
      expect(text, name).not.toMatch(
        /\b(card|button|question|settled|reason|state|warning|trigger|via)-[a-z]/,
      )
      expect(text, name).not.toMatch(foreign[code])
      if (code !== 'en') expect(text.replace(block, '').replace(names, ''), name).not.toMatch(/[A-Za-z]{3,}/)
    }
  })

  it('shows the words byte for byte, whatever they are (R2)', () => {
    const open = views.filter(({ view }) => view.request.question !== 'wording')
    fc.assert(
      fc.property(fc.constantFrom(...open), fc.string({ unit: 'grapheme', minLength: 1 }), (sample, text) => {
        const { request } = sample.view
        const block = aBlock({ text: text.replaceAll(/\s/g, ' '), tier: request.tier })
        const changed: Request =
          request.kind === 'remove' && request.takesOut
            ? { ...request, takesOut: { ...request.takesOut, block: block.text } }
            : { ...request, block }
        const shown = wordsOf(drawCard({ ...sample.view, request: changed }, zh))
        for (const line of block.text.split('\n').slice(1)) expect(shown).toContain(line)
      }),
    )
  })

  it('draws what a reader could not see, wherever it comes from (R6)', () => {
    const view = aView(
      {
        rivals: [rival({ text: 'use\u202Enpm' })],
        origin: { ...aRequest().origin, host: 'a\u200Bb', evidence: 'x\u00ADy' },
      },
      { branch: 'ma\u2066in', workspace: { name: 'sh\u200Dop' } },
    )
    const text = asText(drawCard(view, en))
    for (const shown of ['useU+202Enpm', 'aU+200Bb', 'xU+00ADy', 'maU+2066in', 'shU+200Dop'])
      expect(text).toContain(shown)
    const press = { by: 'A\u202Ena', at: settled.at, via: 'telegram' }
    expect(asText(drawCard(aView({ state: 'written' }, { settled: press }), en))).toContain('AU+202Ena')
    for (const { name, view } of views) expect(asText(drawCard(view, zh)), name).not.toContain('U+')
  })

  it('has callback data of 1 to 64 bytes that decodes to its request and revision (R22)', () => {
    for (const { name, view } of views) {
      const request = { ...view.request, number: 9_999_999_999, revision: 9_999_999_999 }
      for (const { action } of drawCard({ ...view, request }, zh).buttons.flat()) {
        expect(Buffer.byteLength(action), name).toBeLessThanOrEqual(ACTION_MAX_BYTES)
        expect(decodeAction(action), name).toMatchObject({ id: request.number, revision: request.revision })
      }
    }
  })

  it('holds no empty line, button or row', () => {
    for (const { name, view } of views)
      for (const code of localeCodes) {
        const card = drawCard(view, translate(code))
        for (const row of card.buttons) expect(row.length, name).toBeGreaterThan(0)
        for (const { label } of card.buttons.flat()) expect(label.trim(), name).not.toBe('')
        for (const part of card.parts) if (part.part !== 'words') expect(part.text.trim(), name).not.toBe('')
      }
  })

  it('does not offer the same press twice', () => {
    for (const { name, view } of views) {
      const pressed = pressable(drawCard(view, en))
      expect(new Set(pressed).size, name).toBe(pressed.length)
    }
  })

  it('keeps its words and loses its buttons when a newer one stands further down', () => {
    for (const { name, view } of views) {
      const live = drawCard(view, en)
      const old = drawCard({ ...view, superseded: true }, en)
      expect(old.buttons, name).toEqual([])
      expect(wordsOf(old), name).toEqual(wordsOf(live))
      expect(asText(old), name).toContain('This card has moved on')
    }
  })

  it('can state every reason as a warning and as a failure', () => {
    for (const code of reasonCodes) {
      const reason = { code, detail: 'x:1' }
      const [said, inChinese] = [sayReason(reason, en), sayReason(reason, zh)]
      expect(asText(drawCard(aView({ flags: [reason] }), en))).toContain(`⚠️ ${said}\n`)
      expect(asText(drawCard(aView({ state: 'failed', failure: reason }), zh))).toContain(`${inChinese}\n`)
    }
  })

  it('offers the two confirmations of an L3 only one after the other (R26)', () => {
    for (const { name, view } of views.filter(({ view }) => view.request.tier === 'L3')) {
      const { state, question, kind } = view.request
      const pressed = pressable(drawCard(view, en))
      const asks = (name: string) => state === 'questioned' && question === name
      expect(pressed.includes('confirm'), name).toBe(asks('content'))
      expect(pressed.includes('confirm.l3'), name).toBe(asks('tier') && kind === 'remove')
      expect(pressed.includes('tier.l3'), name).toBe(asks('tier') && kind === 'add')
      // The content question is only confirmed: an evolve there would begin both anew.
      if (question === 'content') expect(pressed.join(), name).not.toContain('evolve')
    }
  })
})

function wordsOf(card: Card): readonly string[] {
  return card.parts.flatMap((part) => (part.part === 'words' ? part.lines : []))
}
