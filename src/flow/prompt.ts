import { notice } from '../core/card/notice.ts'
import { principalKey } from '../core/principal.ts'
import type { Request } from '../core/request/request.ts'
import { say } from './outbox.ts'
import type { Answer } from './ports/channel.ts'
import type { Presser } from './presser.ts'
import type { World } from './world.ts'

/** Asks the presser for words. The reply counts only from this person, to this message, on this revision. */
export async function promptFor(
  world: World,
  request: Request,
  verb: 'modify' | 'wording' | 'cause',
  presser: Presser,
): Promise<Answer> {
  const { principal, chat, topic, t } = presser
  const { number, revision } = request
  await world.store.write(async (tx) => {
    await say(
      world,
      tx,
      { channel: principal.channel, chat, topic },
      notice(`prompt-${verb}`, { number, name: principal.name }, t),
      {
        silent: false,
        prompt: { forId: principal.id, forName: principal.name, placeholder: t('prompt-placeholder') },
        binding: { verb, request: number, revision, for: principalKey(principal) },
      },
    )
    await tx.settleUpdate(presser.update)
  })
  world.wake()
  // A terminal has no message that could be replied to.
  const toast = t(principal.channel === 'terminal' ? 'toast-prompt-terminal' : 'toast-prompt')
  return { toast, alert: false }
}
