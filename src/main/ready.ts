import type { ChannelName } from '../core/principal.ts'

/** The one line that tells everybody who waits for the service that all is up, and where. */
export function readyLine(
  identities: ReadonlyMap<ChannelName, string>,
  inbox: string | undefined,
  workspaces: number,
): string {
  const [telegram, discord] = (['telegram', 'discord'] as const).map((name) => identities.get(name) ?? 'off')
  return `ready inbox=${inbox ?? 'off'} telegram=${telegram} discord=${discord} workspaces=${workspaces}`
}
