import { randomInt } from 'node:crypto'
import type { DiscordPairing } from '../../main/pairing.ts'
import { Cancelled } from '../screen.ts'
import { type Channel, tellTrouble } from './discord-place.ts'
import { addOwner } from './owner.ts'
import { problem, type SetUpRun } from './step.ts'

/** With nobody at the keyboard the code is good for so long. */
const ALONE_MAX_MS = 120_000
/** Nothing that looks like another sign, since people type it over. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'
const CODE_LENGTH = 8

/** Whoever enters the code of this terminal in the channel may decide. False when nobody did, said so. */
export async function pairOnDiscord(
  run: SetUpRun,
  bot: DiscordPairing,
  { id, name: channel }: Channel,
  taken: boolean,
): Promise<boolean> {
  const { screen, t } = run
  if (taken) {
    problem(run, 'pairing', 'init-service-runs')
    return false
  }
  const code = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  screen.say(t('init-discord-pair', { channel }))
  screen.show(['', `${code.slice(0, 4)}-${code.slice(4)}`, ''])
  const texts = {
    message: t('init-discord-pair-text'),
    button: t('init-discord-pair-button'),
    title: t('init-discord-pair-title'),
    label: t('init-discord-pair-label'),
    wrong: t('init-discord-pair-wrong'),
    done: (name: string) => t('init-discord-pair-done', { name }),
  }
  const person = await screen.wait(screen.asks ? null : ALONE_MAX_MS, (signal) =>
    bot.person(id, code, texts, signal),
  )
  if (person === null && screen.asks) throw new Cancelled()
  if (person?.outcome !== 'paired') {
    if (person) tellTrouble(run, person)
    problem(run, 'pairing', 'init-discord-not-paired')
    return false
  }
  return addOwner(run, 'discord', person)
}
