import { expect } from 'vitest'
import { createTelegram } from '../../../src/channels/telegram/index.ts'
import type { Patience } from '../../../src/channels/telegram/patience.ts'
import type { Receive, Update } from '../../../src/flow/ports/channel.ts'
import { aClock, say } from '../say.ts'
import { TOKEN, Wire } from './wire.ts'

// ⏳ in place of an outcome must not depend on how fast the machine is.
const answers = { workingMs: 60_000, lateMs: 60_000 }
export const quick = {
  pollSeconds: 5,
  callSeconds: 5,
  firstContactMs: 5_000,
  backOffMs: 1,
  stopMs: 2_000,
  ...answers,
}

/** A started channel on a wire of its own. `updates` are those that were handed on, in their order. */
export async function onTheWire(
  how: {
    readonly receive?: Receive
    readonly wire?: Wire
    readonly now?: () => number
    readonly patience?: Partial<Patience>
    readonly awaitUp?: boolean
  } = {},
) {
  const wire = how.wire ?? (await new Wire().start())
  const updates: Update[] = []
  const lines: Record<string, unknown>[] = []
  const channel = createTelegram({
    token: TOKEN,
    apiRoot: wire.url,
    t: say,
    log(line) {
      lines.push(line as Record<string, unknown>)
      wire.stir()
    },
    now: how.now ?? aClock(),
    patience: { ...quick, ...how.patience },
  })
  const receive: Receive = async (update) => {
    updates.push(update)
    wire.stir()
    return (await how.receive?.(update)) ?? null
  }
  await channel.start(receive)
  if (how.awaitUp !== false) await wire.until(() => wire.of('getUpdates').length > 0)
  return {
    wire,
    channel,
    updates,
    lines,
    texts: () => updates.map(({ incoming }) => ('text' in incoming ? incoming.text : incoming.kind)),
    async close() {
      await channel.stop()
      await wire.stop()
      expect(wire.violations).toEqual([])
    },
  }
}
