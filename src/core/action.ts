import { z } from 'zod'

/** The verbs that a button can carry; the same names stand in the log. */
export const verbs = [
  'evolve',
  'tier',
  'confirm',
  'wording',
  'skill',
  'conflict',
  'cause',
  'modify',
  'defer',
  'ignore',
  'retry',
  'undo',
  'reopen',
  'keep',
  'takeout',
  'send',
  'workspace',
  'batch',
  'propose',
  'verify',
] as const
export type Verb = (typeof verbs)[number]

/** Telegram's limit for callback data, the tightest of all channels. */
export const ACTION_MAX_BYTES = 64

/** What a person can press on one revision of one request. `id` 0 belongs to no request (menus). */
export interface Action {
  readonly id: number
  readonly revision: number
  readonly verb: Verb
  /** `l1`–`l3`, `new`, `old`, `both`, `yes`, a digit … ; empty when the verb needs none. */
  readonly value: string
}

const shape = /^(\d{1,10})\.(\d{1,10})\.([a-z]{2,12})(?:\.([a-z0-9]{1,32}))?$/
const verbName = z.enum(verbs)

/** `id.revision.verb[.value]`, at most 64 bytes of `[a-z0-9.]`. Throws on a value that cannot be encoded. */
export function encodeAction(action: Action): string {
  const data = [action.id, action.revision, action.verb, ...(action.value ? [action.value] : [])].join('.')
  if (!shape.test(data) || data.length > ACTION_MAX_BYTES)
    throw new Error(`Action cannot be encoded: ${data}`)
  return data
}

/** Null for anything that `encodeAction` would not have made: any client can send any bytes. */
export function decodeAction(data: string): Action | null {
  if (data.length > ACTION_MAX_BYTES) return null
  const match = shape.exec(data)
  const verb = verbName.safeParse(match?.[3])
  if (!match || !verb.success) return null
  const action = { id: Number(match[1]), revision: Number(match[2]), verb: verb.data, value: match[4] ?? '' }
  return encodeAction(action) === data ? action : null
}
