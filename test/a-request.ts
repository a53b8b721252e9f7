import { createHash } from 'node:crypto'
import type { Request, SealedBlock } from '../src/core/request/request.ts'
import type { Tier } from '../src/core/tier.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const paths: Record<Tier, string> = {
  L1: 'MEMORY.md',
  L2: '.claude/skills/deploy/SKILL.md',
  L3: 'CLAUDE.md',
}

/** A sealed English block for these words, as it would stand in the tier's usual file. */
export function aBlock(
  given: { text?: string; tier?: Tier; path?: string; date?: string; scope?: string } = {},
): SealedBlock {
  const { text = 'Run the tests before every commit', tier = 'L1' } = given
  const { path = paths[tier], date = '2026-11-29', scope = 'shop' } = given
  const body: Record<Tier, readonly string[]> = {
    L1: ['### 🧬 Self-evolution [claude-code]', `> ${text}`],
    L2: [`### 🧬 Pitfall [${date}]`, `> Fix: ${text}`],
    L3: ['### 🧬 Rule [claude-code]', `> Rule: ${text}`, `> Scope: ${scope}`, `> Effective: ${date}`],
  }
  const block = body[tier].join('\n')
  return { text: block, hash: sha256(`evogate:1\n${path}\n${tier}\n${block}`), path, tier, date }
}

/**
 * A request as the store would hold it: an L1 that was asked a moment ago, unless the changes say otherwise. The block
 * follows from words and tier unless it is given; a `remove` takes out #41.
 */
export function aRequest(changes: Partial<Request> = {}): Request {
  const kind = changes.kind ?? 'add'
  const tier = changes.tier ?? 'L1'
  const text = changes.text ?? 'Run the tests before every commit'
  const block = aBlock({ text, tier })
  const removes = kind === 'remove'
  return {
    number: 42,
    ulid: '01JDWZ5Q8R3T4V6W7X8Y9Z0A1B',
    workspace: 'shop-1f2e3d4c',
    candidate: '01JDWZ5Q8R3T4V6W7X8Y9Z0A1C',
    kind,
    trigger: removes ? 'U' : 'A',
    state: 'asked',
    question: null,
    revision: 3,
    text,
    textHash: sha256(text.toLowerCase()),
    wording: 'final',
    tier,
    askedTier: null,
    skill: tier === 'L2' ? 'deploy' : null,
    fields: {},
    urgency: 'urgent',
    importance: 'H',
    reusability: 'H',
    risk: tier === 'L3' ? 'low' : 'none',
    flags: [],
    rivals: [],
    answers: {},
    targets: removes
      ? { [tier]: { path: block.path, weight: tier } }
      : { L1: { path: 'MEMORY.md', weight: 'L1' }, L3: { path: 'CLAUDE.md', weight: 'L3' } },
    block: removes ? null : block,
    takesOut: removes
      ? {
          entry: '01JDWZ5Q8R3T4V6W7X8Y9Z0A0A',
          number: 41,
          hash: block.hash,
          path: block.path,
          block: block.text,
        }
      : null,
    origin: {
      fired: removes ? '' : 'always',
      evidence: removes ? '' : 'always run the tests before you commit',
      agent: 'claude-code',
      host: 'ana-laptop',
      session: '3f9a1c2b',
      via: removes ? 'undo' : 'hook',
      by: removes ? 'Ana' : null,
    },
    evolved: null,
    promised: false,
    tries: 0,
    failure: null,
    openedAt: null,
    createdAt: Date.UTC(2026, 10, 29, 13, 0),
    askedAt: Date.UTC(2026, 10, 29, 13, 1),
    settledAt: null,
    dueAt: Date.UTC(2026, 11, 2, 13, 1),
    commit: null,
    ...changes,
  }
}
