import { z } from 'zod'
import { decayTypes } from '../core/decay.ts'
import { tiers } from '../core/tier.ts'
import { grades } from '../core/urgency.ts'
import { changes } from '../flow/confidence.ts'
import { importRules } from '../flow/import.ts'
import { learnings } from '../flow/propose.ts'
import { exportPage } from '../flow/report/export.ts'
import { here, ownLearnings, ownRequests } from '../flow/report/own.ts'
import type { App } from '../main.ts'
import { IDS_MAX, RULES_MAX } from './call-sizes.ts'

const number = z.int().min(1).max(2_147_483_647)
const words = z.string().max(20_000)
const id = z.string().min(1).max(64)
/** Lines of one answer; more are refused anyway. */
const LINES_MAX = 100
/** Files that a learning may name. */
const FILES_MAX = 50
const place = z.strictObject({ workspace: words.optional(), cwd: words.optional() })
const rule = z.strictObject({
  text: words,
  tier: z.enum(tiers).optional(),
  skill: words.optional(),
  symptom: words.optional(),
  cause: words.optional(),
  expires: words.optional(),
  decay: z.enum(decayTypes).optional(),
  learned: z.enum(learnings).optional(),
  pool: z.boolean().optional(),
})
const cursor = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('requests'), after: z.int().min(0) }),
  z.strictObject({ of: z.literal('candidates'), after: z.string().max(64) }),
])

/**
 * Everything that another process may ask of the service. There is no decision here, no right and no target: a process
 * of the agent could call it (R29).
 */
export const calls = {
  propose: call(
    z.strictObject({
      text: words,
      tier: words.optional(),
      skill: words.optional(),
      symptom: words.optional(),
      cause: words.optional(),
      expires: words.optional(),
      urgency: words.optional(),
      source: words.optional(),
      decay: z.enum(decayTypes).optional(),
      importance: z.enum(grades).optional(),
      learned: z.enum(learnings).optional(),
      files: z.array(words).max(FILES_MAX).optional(),
      via: z.literal('mcp').optional(),
      session: id.optional(),
      workspace: words.optional(),
      cwd: words.optional(),
    }),
    (app, input) => app.propose(input),
  ),
  skillify: call(
    z.strictObject({
      name: words,
      when: words,
      steps: z.array(words).max(LINES_MAX),
      done: z.array(words).max(LINES_MAX),
      workspace: words.optional(),
      cwd: words.optional(),
    }),
    (app, input) => app.skillify(input),
  ),
  workflows: call(place, (app, input) => app.workflows(input)),
  pending: call(z.strictObject({}), (app) => app.pending()),
  why: call(z.strictObject({ number }), (app, { number }) => app.why(number)),
  log: call(z.strictObject({ audit: z.boolean(), rebuild: z.boolean() }), (app, input) => app.log(input)),
  verify: call(z.strictObject({}), (app) => app.verify()),
  status: call(z.strictObject({}), (app) => app.status()),
  undo: call(z.strictObject({ number }), (app, { number }) => app.undo(number)),
  digest: call(z.strictObject({ now: z.boolean() }), (app, input) => app.digest(input)),
  doctor: call(z.strictObject({}), (app) => app.doctor()),
  backup: call(z.strictObject({}), (app) => app.backup()),
  forget: call(z.strictObject({ number }), (app, { number }) => app.forget(number)),
  assess: call(z.strictObject({ all: z.boolean() }), (app, input) => app.assess(input)),
  confidence: call(z.strictObject({ ids: z.array(id).max(IDS_MAX) }), (app, { ids }) => app.confidence(ids)),
  feedback: call(
    z.strictObject({
      id,
      hash: z.string().length(64),
      change: z.enum(changes),
      weight: z.number().positive().max(1000),
      via: z.literal('mcp').optional(),
    }),
    (app, input) => app.feedback(input),
  ),
  holdings: call(z.strictObject({}), (app) => app.holdings()),
  here: call(place, (app, input) => app.look((world) => here(world, input))),
  ownRequests: call(place.extend({ number: number.optional() }), (app, input) =>
    app.look((world) => ownRequests(world, input)),
  ),
  exportPage: call(z.strictObject({ cursor: cursor.nullable() }), (app, input) =>
    app.look((world) => exportPage(world, input.cursor)),
  ),
  importRules: call(place.extend({ dry: z.boolean(), rules: z.array(rule).max(RULES_MAX) }), (app, input) =>
    app.look((world) => importRules(world, input)),
  ),
  ownLearnings: call(place, (app, input) => app.look((world) => ownLearnings(world, input))),
} as const

export type CallName = keyof typeof calls
export type CallInput<Name extends CallName> = z.input<(typeof calls)[Name]['input']>
export type CallResult<Name extends CallName> = Awaited<ReturnType<(typeof calls)[Name]['run']>>

export const isCall = (name: string): name is CallName => Object.hasOwn(calls, name)

interface Call<Input extends z.ZodType, Result> {
  readonly input: Input
  /** Parses what came, then does it. Throws a ZodError for input of another shape. */
  run(app: App, input: unknown): Promise<Result>
}

function call<Input extends z.ZodType, Result>(
  input: Input,
  act: (app: App, input: z.output<Input>) => Promise<Result>,
): Call<Input, Result> {
  return { input, run: async (app, given) => act(app, input.parse(given)) }
}
