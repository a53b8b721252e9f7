import type { Guards } from '../../../src/core/request/guards.ts'
import { guards as everyGuard } from '../../../src/core/request/guards.ts'
import { advance } from '../../../src/core/request/machine.ts'
import type {
  Actor,
  Draft,
  Move,
  Policy,
  Question,
  RaisedEntry,
  Request,
  Rival,
  Standing,
} from '../../../src/core/request/request.ts'
import { confirmations, questions } from '../../../src/core/request/request.ts'
import { weight } from '../../../src/core/request/weight.ts'
import type { Tier } from '../../../src/core/tier.ts'
import { rank, tiers } from '../../../src/core/tier.ts'

/**
 * Walks every value that a request can take: each reachable one is given each move by people with and without rights,
 * and what must hold is checked on it. Times are reduced to what the machine can tell apart.
 */

const NOW = 1_000_000_000_000
const JUST_NOW = NOW
const LONG_AGO = NOW - 60_000
const DAYS_AGO = NOW - 48 * 3_600_000

const person = (id: string, approver: boolean, owner: boolean): Actor => ({
  principal: { channel: 'telegram', id, name: id },
  rights: { approver, owner },
  person: `telegram:${id}`,
})
const ana = person('1', true, true)
const bo = person('2', true, true)
const chen = person('3', true, false)
const dan = person('4', false, false)
const owners = new Set([ana.person, bo.person])

const rival = (tier: Tier, entry: string | null): Rival => ({
  file: tier === 'L3' ? 'CLAUDE.md' : 'MEMORY.md',
  line: 3,
  text: 'Rebase feature branches',
  tier,
  entry,
  hash: entry,
})
const L1_OURS = rival('L1', 'a')
const L3_OURS = rival('L3', 'b')
const L3_BY_HAND = rival('L3', null)

const NEW_SKILL = { steps: ['Build', 'Push'], done: ['It runs'] }

const BY_AGENT: Standing = {
  file: 'CLAUDE.md',
  line: 9,
  tier: 'L3',
  hunk: { found: '- first words\n', instead: '' },
}

const raised = (tier: Tier, weight: Tier): RaisedEntry => ({
  entry: 'r',
  number: 8,
  tier,
  path: 'p',
  weight,
  why: { code: 'raised-emphatic' },
})

const draft: Draft = {
  text: 'second words',
  textHash: '2',
  wording: 'final',
  tier: 'L1',
  reusability: 'H',
  risk: 'none',
  flags: [],
  rivals: [],
}

/** What the walk remembers beside the request: what is true of the files. */
interface Ghost {
  readonly block: boolean
  readonly l3RivalGone: boolean
}
interface Value {
  readonly request: Request
  readonly ghost: Ghost
}

function start(shape: Partial<Request>): Value {
  const request: Request = {
    number: 1,
    ulid: 'U',
    workspace: 'w',
    candidate: null,
    kind: 'add',
    trigger: 'A',
    state: 'queued',
    question: null,
    revision: 0,
    text: 'first words',
    textHash: '1',
    wording: 'final',
    tier: 'L1',
    askedTier: null,
    skill: null,
    fields: {},
    urgency: 'standard',
    importance: 'M',
    reusability: 'H',
    risk: 'none',
    flags: [],
    rivals: [],
    answers: {},
    targets: {},
    block: null,
    takesOut: null,
    origin: { fired: '', evidence: '', agent: 'claude-code', host: '', session: '', via: 'hook', by: null },
    evolved: null,
    promised: false,
    tries: 0,
    failure: null,
    openedAt: null,
    createdAt: LONG_AGO,
    askedAt: null,
    settledAt: null,
    dueAt: LONG_AGO,
    commit: null,
    // All fields from the start, so that every value has one layout: copies of one are several times as fast.
    standing: null,
    ended: null,
    raises: null,
    newSkill: null,
    ...shape,
  }
  return { request, ghost: { block: shape.kind === 'remove', l3RivalGone: false } }
}

export function startingValues(): Value[] {
  const found: Value[] = []
  for (const tier of tiers) {
    for (const risk of ['none', 'medium'] as const) {
      for (const targets of risk === 'medium'
        ? [{}]
        : [{}, { L1: { path: 'CLAUDE.md', weight: 'L3' as const } }]) {
        for (const rivals of [[], [L1_OURS]])
          if (tier === 'L2')
            found.push(start({ tier, risk, targets, skill: 's', rivals, newSkill: NEW_SKILL }))
        const takesOut = { entry: 'e', number: 9, hash: 'h', path: 'p', block: 'b' }
        found.push(start({ kind: 'remove', trigger: 'U', tier, risk, targets, takesOut }))
        for (const trigger of ['A', 'B'] as const) {
          for (const wording of ['final', 'long'] as const) {
            for (const skill of [null, 's']) {
              for (const rivals of [[], [L1_OURS], [L3_OURS], [L3_BY_HAND]]) {
                found.push(start({ tier, risk, targets, trigger, wording, skill, rivals }))
              }
            }
          }
        }
      }
    }
  }
  // What stands at one tier and is put at another; its file may be more than its tier says.
  for (const [raises, tier] of [
    [raised('L1', 'L1'), 'L2'],
    [raised('L1', 'L1'), 'L3'],
    [raised('L1', 'L3'), 'L2'],
    [raised('L1', 'L3'), 'L3'],
    [raised('L2', 'L2'), 'L3'],
  ] as const)
    for (const risk of ['none', 'medium'] as const)
      for (const skill of tier === 'L2' ? ['s'] : [null, 's'])
        for (const rivals of [[], [L1_OURS]]) found.push(start({ raises, tier, risk, skill, rivals }))
  // No move leads here: a row that something else than the machine has changed.
  const evolved = {
    state: 'questioned',
    question: 'content',
    openedAt: LONG_AGO,
    evolved: 'other words',
  } as const
  found.push(start({ ...evolved, risk: 'medium' }))
  return found
}

const answers: readonly [Question, string][] = [
  ['wording', '1'],
  ['skill', 's'],
  ['root', 'yes'],
  ['conflict', 'new'],
  ['conflict', 'old'],
  ['conflict', 'both'],
  ['tier', 'L1'],
  ['tier', 'L2'],
  ['tier', 'L3'],
  ['content', 'yes'],
]

const movesBy = (people: readonly Actor[], words = draft): readonly Move[] => [
  { move: 'release' },
  { move: 'lapse' },
  { move: 'wrote', commit: { state: 'made', id: 'c' } },
  { move: 'fail', reason: { code: 'io-error' }, final: false },
  { move: 'fail', reason: { code: 'drifted' }, final: true },
  { move: 'collide', rivals: [L1_OURS] },
  { move: 'collide', rivals: [L3_OURS] },
  { move: 'stand', standing: BY_AGENT },
  { move: 'stand', standing: null },
  ...people.flatMap((by): Move[] => [
    ...tiers.map((tier): Move => ({ move: 'evolve', tier, by })),
    { move: 'modify', draft: words, by },
    { move: 'defer', by },
    { move: 'ignore', by },
    { move: 'retry', by },
    { move: 'reopen', by },
    { move: 'keep', by },
    { move: 'takeout', by },
    ...answers.map(([question, value]): Move => ({ move: 'answer', question, value, by, draft: words })),
  ]),
]

const nameOf = (move: Move | string): string =>
  typeof move === 'string'
    ? move
    : [
        move.move,
        'standing' in move ? (move.standing ? 'found' : 'no more') : '',
        'question' in move ? `${move.question}=${move.value}` : '',
        move.move === 'evolve' ? (move.tier ?? '') : '',
        'by' in move ? `@${move.by.principal.id}` : '',
      ]
        .filter(Boolean)
        .join(' ')

/** All that the machine can tell apart. Only confirmations know who gave them; what ended has forgotten its answers. */
function key({ request: r, ghost }: Value): string {
  const over = r.state === 'ignored' || r.state === 'expired'
  const first = [
    r.kind[0],
    r.trigger,
    r.state,
    r.text[0],
    r.wording,
    r.tier,
    r.skill,
    r.newSkill != null,
    r.raises && r.raises.tier + r.raises.weight,
    r.risk,
    r.rivals.length,
  ]
  const ground = [
    r.targets.L1 !== undefined,
    ghost.block,
    ghost.l3RivalGone,
    r.rivals[0]?.tier,
    r.rivals[0]?.entry,
  ]
  if (over) return [...first, ...ground, r.promised, r.ended?.code, ageOf(r.settledAt)].join()
  const given = questions.map((question) => {
    const answer = r.answers[question]
    if (!answer) return 0
    return confirmations.includes(question) ? answer.text[0] + answer.by : answer.value
  })
  const tries = r.tries > 0 && r.tries < 4 ? 1 : r.tries
  const stands = r.standing != null
  const rest = [
    stands,
    r.ended?.code,
    r.question,
    r.evolved?.[0],
    r.promised,
    tries,
    r.dueAt === null,
    ageOf(r.openedAt),
  ]
  return [...first, ...ground, ...rest, ...given].join()
}

const ageOf = (at: number | null) => (at === null ? 0 : at === JUST_NOW ? 1 : 2)

export interface WalkResult {
  readonly reached: number
  /** Sentence → how often, and the shortest way there. */
  readonly violations: ReadonlyMap<string, { times: number; path: string }>
}

/** A value that was reached: over which one first and by what, and all that led there. */
interface Node {
  readonly state: Request['state']
  /** Null once its moves have been tried. */
  value: Value | null
  readonly from: number
  readonly by: Move | string
  readonly before: number[]
}

/** Walks from every start. `onlyFirst` ends at the first violation. */
export function walk(policy: Policy, guards: Guards = everyGuard, onlyFirst = false): WalkResult {
  // A second owner makes a difference only where two people are asked for.
  const people = policy.twoPerson ? [ana, bo, chen, dan] : [ana, chen, dan]
  const plain = movesBy(people)
  // Other words keep the tier of a raise, but nothing in the machine relies on that.
  const higher = [...plain, ...movesBy(people, { ...draft, tier: 'L3' })]
  const seen = new Map<string, number>()
  const nodes: Node[] = []
  const violations = new Map<string, { times: number; path: string }>()

  const pathOf = (index: number): string =>
    index < 0 ? '' : `${pathOf(nodes[index]!.from)} → ${nameOf(nodes[index]!.by)}`
  const violate = (sentence: string, path: () => string) => {
    const known = violations.get(sentence)
    if (known) known.times++
    else violations.set(sentence, { times: 1, path: path() })
  }
  /** Known values are let go at once: there are dozens of ways to each. */
  const reach = (value: Value, from: number, by: Move | string) => {
    const id = key(value)
    let at = seen.get(id)
    if (at === undefined) {
      at = nodes.length
      seen.set(id, at)
      nodes.push({ state: value.request.state, value, from, by, before: [] })
    }
    if (from >= 0 && nodes[at]!.before.at(-1) !== from) nodes[at]!.before.push(from)
  }

  for (const value of startingValues()) reach(value, -1, 'start')
  for (let me = 0; me < nodes.length; me++) {
    if (onlyFirst && violations.size > 0) break
    const { value } = nodes[me]!
    if (!value) continue
    nodes[me]!.value = null
    for (const sentence of wrongIn(value, policy)) violate(sentence, () => pathOf(me))
    for (const [move, next] of stepsFrom(value, value.request.raises ? higher : plain, policy, guards)) {
      for (const sentence of wrongStep(value, move, next))
        violate(sentence, () => `${pathOf(me)} → ${nameOf(move)}`)
      reach(next, me, move)
    }
    const { request } = value
    if (request.settledAt === JUST_NOW)
      reach({ ...value, request: { ...request, settledAt: DAYS_AGO } }, me, 'two days')
    if (request.openedAt === JUST_NOW)
      reach({ ...value, request: { ...request, openedAt: LONG_AGO } }, me, 'two seconds')
  }
  if (!onlyFirst || violations.size === 0) findDeadEnds(nodes, violate, pathOf)
  return { reached: nodes.length, violations }
}

function* stepsFrom(
  value: Value,
  moves: readonly Move[],
  policy: Policy,
  guards: Guards,
): Generator<[Move, Value]> {
  const { ghost } = value
  // Any time limit may have passed, whatever it was.
  const request = { ...value.request, dueAt: LONG_AGO }
  for (const move of moves) {
    const result = advance(request, move, NOW, policy, guards)
    if (result.outcome === 'refused') continue
    const after = result.request
    const l3Goes =
      request.answers.conflict?.value === 'new' &&
      request.rivals.some((r) => r.entry !== null && r.tier === 'L3')
    yield [
      move,
      {
        request: after,
        ghost:
          move.move === 'wrote'
            ? { block: request.kind === 'add', l3RivalGone: ghost.l3RivalGone || l3Goes }
            : ghost,
      },
    ]
  }
}

/** What must never be true of a reachable value. */
function* wrongIn({ request, ghost }: Value, policy: Policy): Generator<string> {
  const { state, answers: given, text } = request
  if (state === 'approved' || state === 'written') {
    const { tier, content } = given
    if (request.evolved !== text) yield 'approved without an evolve press on these words'
    if (weight(request) === 'L3') {
      if (!tier || !content) yield 'L3 approved without its two answers'
      else {
        if (tier.text !== text || content.text !== text) yield 'L3 approved by answers on other words'
        if (!owners.has(tier.by) || !owners.has(content.by)) yield 'L3 approved by somebody who is no owner'
        if (policy.twoPerson && tier.by === content.by) yield 'both L3 answers by one person'
      }
    }
    if (request.raises?.weight === 'L3' && !(tier && content))
      yield 'an L3 file changed by a raise without its two answers'
    if (request.risk === 'medium' && !content) yield 'a risk approved without its content'
    if (request.rivals.length > 0 && !given.conflict) yield 'approved over an open conflict'
    if (request.kind === 'add' && request.tier === 'L2' && !request.skill)
      yield 'an L2 approved without a skill'
    if (request.wording !== 'final' && request.kind === 'add') yield 'approved with open wording'
  }
  if (request.kind === 'add' && (state === 'ignored' || state === 'expired') && ghost.block)
    yield 'a block stays though ended'
  if (request.raises && rank(request.tier) <= rank(request.raises.tier)) yield 'a raise that does not go up'
  if (request.ended && state !== 'ignored') yield 'lives on as kept'
  if (request.standing && state !== 'asked' && state !== 'deferred') yield 'stands where nobody is asked'
  if (state === 'expired' && request.promised) yield 'an approval expired'
  if (state === 'questioned' && request.question === 'content' && request.openedAt === null)
    yield 'content open without a clock'
}

/** What must never happen in one step. */
function* wrongStep({ request }: Value, move: Move, { request: after }: Value): Generator<string> {
  if ('by' in move && !move.by.rights.approver) yield 'moved by somebody without rights'
  if (move.move === 'answer' && move.question === 'content' && request.openedAt === JUST_NOW)
    yield 'content confirmed within two seconds of its opening'
  if (move.move === 'reopen' && request.settledAt === DAYS_AGO) yield 'reopened after more than a day'
  if ((move.move === 'keep' || move.move === 'takeout') && !request.standing)
    yield 'kept or taken out though it stands nowhere'
  if (move.move === 'keep' && (after.state !== 'ignored' || after.ended?.code !== 'kept'))
    yield 'kept and not ended as kept'
  if (move.move !== 'keep' && move.move !== 'lapse' && !request.ended && after.ended)
    yield 'kept by another move'
  if (move.move === 'takeout' && !['asked', 'questioned'].includes(after.state))
    yield 'taken out and not asked again'
  if (move.move === 'takeout' && !request.standing?.hunk) yield 'lines taken out that nobody can find'
  if (request.standing && ['evolve', 'answer', 'retry'].includes(move.move) && after.state !== 'asked')
    yield 'went on to a write of what stands already'
  if ((move.move === 'takeout' || move.move === 'stand') && (after.answers.tier || after.answers.content))
    yield 'confirmations outlived what was found in the file'
  if (move.move === 'retry' && weight(request) === 'L3' && !owners.has(move.by.person))
    yield 'an L3 retried by no owner'
  if (request.newSkill && after.tier !== request.tier) yield 'a whole skill changed its tier'
  if (request.newSkill && after.text !== request.text) yield 'a whole skill changed its words'
  if (after.raises !== request.raises) yield 'a raise became that of another entry'
  if (after.newSkill !== request.newSkill) yield 'a whole skill became another'
  if (request.kind === 'remove' && after.tier !== request.tier) yield 'a removal changed its tier'
  if (request.kind === 'remove' && after.text !== request.text) yield 'a removal changed its words'
  if (after.text !== request.text && Object.keys(after.answers).length > 0)
    yield 'answers outlived their words'
  if (move.move === 'evolve' && (after.answers.tier || after.answers.content))
    yield 'confirmations outlived a new evolve press'
  if (move.move === 'collide' && (after.answers.conflict || after.answers.content))
    yield 'old answers settled a new conflict'
  if (
    move.move === 'answer' &&
    move.question === 'conflict' &&
    after.state !== 'ignored' &&
    (after.answers.tier || after.answers.content)
  )
    yield 'confirmations outlived the answer to a conflict'
  if (
    move.move === 'lapse' &&
    (request.question === 'tier' || request.question === 'content') &&
    after.answers.tier
  )
    yield 'a lapsed confirmation was kept half given'
  if (after.revision !== request.revision + 1) yield 'the lock did not move'
}

/** From every living value some way leads to `written`, and some to `ignored`. */
function findDeadEnds(
  nodes: readonly Node[],
  violate: (sentence: string, path: () => string) => void,
  pathOf: (index: number) => string,
): void {
  const reaching = (goal: Request['state']) => {
    const reached = new Uint8Array(nodes.length)
    const stack = nodes.flatMap((node, index) => (node.state === goal ? [index] : []))
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      if (reached[index]) continue
      reached[index] = 1
      for (const before of nodes[index]!.before) stack.push(before)
    }
    return reached
  }
  const toWritten = reaching('written')
  const toIgnored = reaching('ignored')
  nodes.forEach((node, index) => {
    if (['written', 'ignored', 'expired'].includes(node.state)) return
    if (!toWritten[index]) violate('no way to written', () => pathOf(index))
    if (!toIgnored[index]) violate('no way to ignored', () => pathOf(index))
  })
}
