import { expect } from 'vitest'
import { createDiscord, type DiscordOptions } from '../../../src/channels/discord/index.ts'
import type { Receive, Update } from '../../../src/flow/ports/channel.ts'
import { aClock, aDiary, say } from '../say.ts'
import { TOKEN, Wire } from './wire.ts'

export const quick = {
  callMs: 5_000,
  firstContactMs: 5_000,
  backOffMs: 1,
  steadyMs: 0,
  identifyMs: 1,
  beatMs: 1,
  handlingMs: [1, 1],
  presentMs: 5_000,
  stopMs: 2_000,
}

/** A started channel on a wire of its own. `updates` are those that were handed on, but for the news of a session. */
export async function onTheWire(
  how: {
    readonly receive?: Receive
    readonly wire?: Wire
    readonly mayPress?: DiscordOptions['mayPress']
    readonly present?: DiscordOptions['present']
    readonly patience?: Partial<typeof quick>
    readonly awaitUp?: boolean
    /** When sessions were begun before, and what is added to it. */
    readonly begun?: number[]
  } = {},
) {
  const wire = how.wire ?? (await new Wire().start())
  const updates: Update[] = []
  const anew: Update[] = []
  const lines: Record<string, unknown>[] = []
  const channel = createDiscord({
    token: TOKEN,
    apiRoot: wire.api,
    mayPress: how.mayPress ?? (() => true),
    present: how.present ?? (async () => ({ words: null })),
    t: say,
    now: aClock(),
    diary: aDiary(how.begun),
    patience: { ...quick, ...how.patience },
    log(line) {
      lines.push(line as Record<string, unknown>)
      wire.stir()
    },
  })
  await channel.start(async (update) => {
    ;(update.incoming.kind === 'anew' ? anew : updates).push(update)
    wire.stir()
    try {
      return update.incoming.kind === 'anew' ? null : ((await how.receive?.(update)) ?? null)
    } finally {
      wire.stir()
    }
  })
  const isUp = () => channel.health().state === 'up' && wire.commands.length > 0
  if (how.awaitUp !== false) await wire.until(isUp)
  return {
    wire,
    channel,
    updates,
    anew,
    lines,
    isUp,
    async close() {
      await channel.stop()
      await wire.stop()
      expect(wire.violations).toEqual([])
    },
  }
}
export type OnTheWire = Awaited<ReturnType<typeof onTheWire>>
