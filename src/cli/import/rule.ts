import { z } from 'zod'
import { decayTypes } from '../../core/decay.ts'
import { tiers } from '../../core/tier.ts'
import type { ImportedRule } from '../../flow/import.ts'
import { learnings } from '../../flow/propose.ts'

/** One rule that was found, and where. `workspace` and its `name` are those that an export names. */
export interface FoundRule {
  readonly rule: ImportedRule
  readonly from: string
  readonly workspace: string | null
}

/** Longer words are refused for their length anyway; they need not travel. */
const SENT_MAX_CHARACTERS = 2_000
const cut = (text: string): string => text.slice(0, SENT_MAX_CHARACTERS)

const optional = z.string().nullish()
const fields = z.object({ symptom: optional, cause: optional, expires: optional }).nullish()
const decayType = z.enum(decayTypes).nullish().catch(null)
const tier = z.enum(tiers).nullish()

const texts = z.union([
  z.string().transform((text) => ({ text })),
  z.object({
    text: z.string(),
    tier,
    skill: optional,
    symptom: optional,
    cause: optional,
    expires: optional,
    decay: decayType,
  }),
])

const entry = z.object({
  workspace: z.string(),
  standing: z.boolean(),
  wholeSkill: z.boolean(),
  text: z.string(),
  tier,
  skill: optional,
  fields,
  decay: z.object({ type: decayType }).nullish(),
})
const request = z.object({
  workspace: z.string(),
  kind: z.string(),
  state: z.string(),
  urgency: z.string(),
  text: z.string(),
  tier,
  skill: optional,
  fields,
  steps: z.array(z.string()).nullish(),
  decay: decayType,
})
const candidate = z.object({
  workspace: z.string(),
  state: z.string(),
  text: z.string(),
  kind: z.string(),
})

const OPEN = ['queued', 'asked', 'questioned', 'deferred', 'approved', 'failed']

type Read =
  | { readonly read: 'rule'; readonly rule: ImportedRule; readonly workspace: string | null }
  /** A record that is not carried over. */
  | { readonly read: 'left' }
  /** It only says where the others belong. */
  | { readonly read: 'place' }
  | { readonly read: 'wrong' }

/** A line of an export, of the kind that its file or its own `record` says, or a line of anybody's with a text. */
export function readRecord(value: unknown, kind: unknown): Read {
  switch (kind) {
    case 'entry': {
      const { data } = entry.safeParse(value)
      if (!data) return { read: 'wrong' }
      if (!data.standing || data.wholeSkill || data.text === '') return { read: 'left' }
      return ruleOf({ ...data, ...data.fields, decay: data.decay?.type }, data.workspace)
    }
    case 'request': {
      const { data } = request.safeParse(value)
      if (!data) return { read: 'wrong' }
      const asks = data.kind === 'add' && OPEN.includes(data.state) && !data.steps && data.text !== ''
      if (!asks) return { read: 'left' }
      return ruleOf({ ...data, ...data.fields, pool: data.urgency === 'mild' }, data.workspace)
    }
    case 'candidate': {
      const { data } = candidate.safeParse(value)
      if (!data) return { read: 'wrong' }
      if (data.state !== 'pool' || data.text === '') return { read: 'left' }
      const learned = learnings.find((one) => one === data.kind)
      return ruleOf({ text: data.text, pool: true, ...(learned && { learned }) }, data.workspace)
    }
    case 'workspace':
      return { read: 'place' }
    case 'decision':
      return { read: 'left' }
    case undefined: {
      const { data } = texts.safeParse(value)
      return data ? ruleOf(data, null) : { read: 'wrong' }
    }
    default:
      return { read: 'wrong' }
  }
}

interface Words extends Pick<ImportedRule, 'pool' | 'learned'> {
  readonly text: string
  readonly tier?: ImportedRule['tier'] | null
  readonly skill?: string | null | undefined
  readonly symptom?: string | null | undefined
  readonly cause?: string | null | undefined
  readonly expires?: string | null | undefined
  readonly decay?: ImportedRule['decay'] | null
}

function ruleOf(words: Words, workspace: string | null): Read {
  const { text, tier: asked, decay, pool, learned } = words
  const named = (['skill', 'symptom', 'cause', 'expires'] as const).flatMap((name) => {
    const value = words[name]
    return value ? [[name, cut(value)] as const] : []
  })
  const rule: ImportedRule = {
    text: cut(text),
    ...(asked && { tier: asked }),
    ...(decay && { decay }),
    ...(pool && { pool }),
    ...(learned && { learned }),
    ...Object.fromEntries(named),
  }
  return { read: 'rule', rule, workspace }
}
