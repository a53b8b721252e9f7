import { encodeAction, type Verb } from '../action.ts'
import type { Translate } from '../locale-code.ts'
import type { Request } from '../request/request.ts'
import type { Button } from './card.ts'

type Args = Readonly<Record<string, string | number>>

/** Makes buttons of one revision of one request; `label` is a key. */
export function buttonMaker({ number: id, revision }: Pick<Request, 'number' | 'revision'>, t: Translate) {
  return (
    label: string,
    verb: Verb,
    given: { value?: string; tone?: 'go' | 'stop'; args?: Args } = {},
  ): Button => ({
    label: t(label, given.args),
    action: encodeAction({ id, revision, verb, value: given.value ?? '' }),
    ...(given.tone ? { tone: given.tone } : {}),
  })
}

/** What every open card ends with. A removal keeps its words, and what is deferred needs no *Defer*. */
export function closingRow(request: Request, t: Translate): readonly Button[] {
  const button = buttonMaker(request, t)
  return [
    ...(request.kind === 'add' && !request.newSkill ? [button('button-modify', 'modify')] : []),
    ...(request.state === 'deferred' ? [] : [button('button-defer', 'defer')]),
    button('button-ignore', 'ignore', { tone: 'stop' }),
  ]
}
