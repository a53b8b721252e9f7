import { keep, type SetUpRun } from './step.ts'
import type { Connected } from './test-card.ts'

type Way = 'telegram' | 'discord' | 'terminal'

/** The bots of the settings, or the one that is chosen now, each with somebody who may decide there. */
export async function connectChannels(run: SetUpRun): Promise<readonly Connected[]> {
  const { telegram, discord } = run.config
  const way = telegram || discord ? null : await choose(run)
  if (way === 'terminal') run.screen.say(run.t('init-terminal'))
  const connected: (Connected | null)[] = []
  if (telegram || way === 'telegram')
    connected.push(await (await import('./telegram.ts')).connectTelegram(run))
  if (discord || way === 'discord') connected.push(await (await import('./discord.ts')).connectDiscord(run))
  if (telegram || discord) await keep(run)
  return connected.filter((one) => one !== null)
}

function choose({ screen, t }: SetUpRun): Promise<Way> {
  return screen.choose<Way>({
    message: t('init-channel'),
    initial: screen.asks ? 'telegram' : 'terminal',
    options: (['telegram', 'discord', 'terminal'] as const).map((value) => ({
      value,
      label: t(`init-channel-${value}`),
      hint: t(`init-channel-${value}-hint`),
    })),
  })
}
