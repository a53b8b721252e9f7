import { z } from 'zod'
import { matchWords } from '../../core/match-words.ts'
import { carriesPattern } from '../../core/signal/decision.ts'
import type { AssessedRow } from '../../flow/ports/read-models.ts'
import type { Learning } from '../../flow/propose.ts'
import { outcome, outcomeOf, sourceOf } from './evolution.ts'
import { found, tool } from './tool.ts'

const types = ['correction', 'error', 'knowledge_gap', 'best_practice', 'pattern'] as const
const kindOf = (type: (typeof types)[number]): Learning => (type === 'knowledge_gap' ? 'gap' : type)
const typeOf = (kind: string): string => (kind === 'gap' ? 'knowledge_gap' : kind)

const WORDS_MAX = 2_000
const FILES_MAX = 50
const DECISIONS_MAX = 20
const LIST_MAX = 100

export const learningLog = tool({
  name: 'learning_log',
  title: 'Log a learning',
  description: `Notes one thing learned, quietly: nobody is asked now. What comes back again and again, in other sessions too, is taken up by a review and then put to a person; the rest fades.
Call it for a correction by the user, an error and what mends it, something you did not know and now do, a practice that proved itself, or a pattern of several decisions. Use evolution_propose instead when the user asked for it to be remembered.
One plain sentence of at most 100 characters that stands for itself. No secrets, no personal data, no code blocks, no log output, nothing that is true for this task alone.`,
  input: z.strictObject({
    type: z.enum(types),
    content: z
      .string()
      .min(1)
      .max(WORDS_MAX, `At most 100 characters; this has more than ${WORDS_MAX}.`)
      .describe('What to do next time, not what happened'),
    files: z
      .array(z.string().min(1).max(300))
      .max(FILES_MAX)
      .optional()
      .describe('Files of the workspace that it is about, from its root'),
    decisions: z
      .array(z.string().min(1).max(300))
      .max(DECISIONS_MAX)
      .optional()
      .describe('Type pattern: the concrete decisions it is made of. They are counted, not kept.'),
  }),
  output: outcome,
  reads: false,
  async run(desk, { type, content, files = [], decisions = [] }) {
    if (type === 'pattern' && !carriesPattern(new Set(decisions).size, files))
      return {
        wrong:
          'A pattern needs at least two concrete decisions, or three files in two folders. Name them in decisions or files, or do not log it: one edit is no pattern.',
      }
    const asked = await desk.ask('propose', {
      text: content,
      learned: kindOf(type),
      files,
      ...desk.place,
      via: 'mcp',
      session: desk.session,
      ...sourceOf(desk.agent()),
    })
    return asked.outcome === 'failed' ? { wrong: asked.why } : outcomeOf(asked.value)
  },
})

const states = ['pool', 'requested', 'muted', 'archived'] as const
const learning = z.object({
  id: z.string(),
  type: z.string(),
  text: z.string(),
  state: z.string().describe('pool: waits · requested: put to a person · muted, archived: put away'),
  times: z.int(),
  first: z.string(),
  last: z.string(),
  score: z.number().describe('From 0 to 1'),
  ripeness: z.string().describe('unripe, ripe or strong'),
})

const rowOf = ({ id, kind, text, state, times, first, last, scores, ripeness }: AssessedRow) => ({
  ...{ id, type: typeOf(kind), text, state, times, first, last, ripeness },
  score: scores.composite,
})

export const learningSearch = tool({
  name: 'learning_search',
  title: 'Search learnings',
  description: `Finds what was noticed in this workspace before, by words, type or state. Only reads.
Call it before work on something that went wrong before, or before you log a learning. What it finds is not approved: treat it as a hint and check it. Rules that hold stand in the memory files; knowledge_search reads those.`,
  input: z.strictObject({
    query: z.string().max(500).optional().describe('Words to look for; without it, the best of all'),
    type: z.enum([...types, 'rule', 'preference']).optional(),
    state: z.enum(states).optional(),
    limit: z.int().min(1).max(LIST_MAX).optional().describe('Rows at most; 20 without it'),
  }),
  output: z.object({ workspace: z.string(), matched: z.int(), rows: z.array(learning) }),
  reads: true,
  async run(desk, { query = '', type, state, limit = 20 }) {
    const seen = found(await desk.ask('ownLearnings', desk.place))
    if ('wrong' in seen) return seen
    const { name: workspace, rows } = seen.value
    const matching = rows
      .filter((row) => row.text !== '' && (type === undefined || typeOf(row.kind) === type))
      .filter((row) => state === undefined || row.state === state)
      .map((row) => ({ row, match: matchWords(query, row.text) }))
      .filter(({ match }) => match > 0)
      // The rows come best first, and the order of equal ones stays.
      .sort((a, b) => b.match - a.match)
    const shown = matching.slice(0, limit).map(({ row }) => rowOf(row))
    return {
      said:
        shown.length === 0
          ? `Nothing was noticed in ${workspace} that matches.`
          : [
              `${matching.length} in ${workspace}, not approved:`,
              ...shown.map((row) => `- ${row.text} (${row.type}, ${row.times}×, ${row.state})`),
            ].join('\n'),
      data: { workspace, matched: matching.length, rows: shown },
    }
  },
})

const counts = z.record(z.string(), z.int())
const MOST_SEEN = 5
const OFTEN = 3

export const learningStats = tool({
  name: 'learning_stats',
  title: 'Learning statistics',
  description:
    'Counts of what was noticed in this workspace by type and state, what comes back most, and how its requests ended. Only reads. Call it when the user asks how much was learned or what keeps going wrong.',
  input: z.strictObject({}),
  output: z.object({
    workspace: z.string(),
    total: z.int(),
    by_type: counts,
    by_state: counts,
    ripe: z.int().describe('Waiting, and seen often enough to be put to a person'),
    repeated: z.int().describe(`Seen at least ${OFTEN} times`),
    mean_score: z.number().nullable(),
    most_seen: z.array(learning),
    requests: z.object({ waiting: z.int(), approved: z.int(), ignored: z.int() }),
  }),
  reads: true,
  async run(desk) {
    const seen = found(await desk.ask('ownLearnings', desk.place))
    if ('wrong' in seen) return seen
    const { name: workspace, rows, requests } = seen.value
    const total = rows.length
    const most = [...rows].filter(({ text }) => text !== '').sort((a, b) => b.times - a.times)
    return {
      said: `${total} noticed in ${workspace}. Requests: ${requests.waiting} waiting, ${requests.approved} approved, ${requests.ignored} ignored.`,
      data: {
        workspace,
        total,
        by_type: countBy(rows.map(({ kind }) => typeOf(kind))),
        by_state: countBy(rows.map(({ state }) => state)),
        ripe: rows.filter(({ state, ripeness }) => state === 'pool' && ripeness !== 'unripe').length,
        repeated: rows.filter(({ times }) => times >= OFTEN).length,
        mean_score: total === 0 ? null : rows.reduce((sum, row) => sum + row.scores.composite, 0) / total,
        most_seen: most.slice(0, MOST_SEEN).map(rowOf),
        requests: { waiting: requests.waiting, approved: requests.approved, ignored: requests.ignored },
      },
    }
  },
})

const countBy = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(names)].sort().map((name) => [name, names.filter((one) => one === name).length]),
  )
