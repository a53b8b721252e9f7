import { drawWorkspaces } from '../core/card/list.ts'
import { sayReasonAlone } from '../core/card/say-reason.ts'
import { distill } from '../core/distill.ts'
import { place } from '../core/gates/placement.ts'
import { checkSafety } from '../core/gates/safety/index.ts'
import { cutAtGrapheme } from '../core/grapheme.ts'
import { principalKey } from '../core/principal.ts'
import { consider } from './consider.ts'
import { say } from './outbox.ts'
import type { Answer } from './ports/channel.ts'
import type { Workspace } from './ports/memory.ts'
import type { OutboxRecord } from './ports/records.ts'
import type { Presser } from './presser.ts'
import { refuse, refuseWords } from './refuse.ts'
import type { World } from './world.ts'
import { actorOf } from './world.ts'

const EVIDENCE_MAX = 120

/** `/remember <text>`: a person's own words, standard urgency. Asks for the workspace where there are several. */
export async function remember(world: World, text: string, presser: Presser): Promise<Answer | null> {
  const { t, principal } = presser
  const workspaces = await workspacesFor(world, presser)
  const [only] = workspaces
  if (!only) return { toast: sayReasonAlone({ code: 'workspace-missing' }, t), alert: true }
  if (workspaces.length === 1) return rememberFor(world, only, text, presser)
  // What would be refused anyway is never kept while the person chooses.
  const safety = checkSafety({ text, where: place(text).tier, maxGraphemes: null })
  if (safety.outcome === 'refuse') return refuseWords(world, null, safety.reasons, null, presser)
  await world.store.write(async (tx) => {
    await say(
      world,
      tx,
      { channel: principal.channel, chat: presser.chat, topic: presser.topic },
      drawWorkspaces(
        workspaces.map(({ name }) => name),
        t,
      ),
      {
        binding: {
          verb: 'remember',
          request: 0,
          revision: 0,
          for: principalKey(principal),
          text: safety.text,
          choices: workspaces.map(({ id }) => id),
        },
      },
    )
    await tx.settleUpdate(presser.update)
  })
  world.wake()
  return null
}

/** The workspace was chosen from the menu; `choice` counts from 1 in the order of the menu. */
export async function rememberIn(
  world: World,
  menu: OutboxRecord,
  choice: number,
  presser: Presser,
): Promise<Answer> {
  const { binding } = menu
  // By what the menu showed: the settings may have changed since.
  const workspace = world.workspaces.get(binding?.choices?.[choice - 1] ?? '')
  if (!binding?.text || !workspace || binding.for !== principalKey(presser.principal)) {
    return refuse(world, null, { verb: 'workspace' }, presser, 'not-our-message')
  }
  const answer = await rememberFor(world, workspace, binding.text, presser)
  await world.store.write((tx) => tx.setOutbox(menu.id, { binding: null }))
  return answer
}

/** Those in which the person may decide, and those whose cards come to this chat. */
async function workspacesFor(world: World, presser: Presser): Promise<readonly Workspace[]> {
  const { principal, chat } = presser
  const fitting: Workspace[] = []
  for (const workspace of world.workspaces.values()) {
    const addresses = await Promise.all(
      world.addressesOf(workspace.id).map((id) => world.store.read.address(id)),
    )
    const here = addresses.some((each) => each?.channel === principal.channel && each.chat === chat)
    if (here || actorOf(world, principal, workspace.id).rights.approver) fitting.push(workspace)
  }
  return fitting
}

async function rememberFor(
  world: World,
  workspace: Workspace,
  text: string,
  presser: Presser,
): Promise<Answer> {
  const { principal, t } = presser
  const by = actorOf(world, principal, workspace.id)
  const { text: words, wording } = distill(text)
  const { channel, bot, id } = presser.update
  const event = `remember.${channel}.${bot}.${id}`
  const result = await consider(world, {
    workspace,
    text: words,
    wording,
    kind: 'rule',
    urgency: 'standard',
    trigger: 'A',
    askedTier: null,
    fields: {},
    flags: [],
    heard: [{ code: 'remember' }],
    byPerson: true,
    tainted: false,
    // What an approver asks for takes no slot; a mere member waits like everybody.
    atOnce: by.rights.approver,
    origin: {
      fired: '/remember',
      evidence: cutAtGrapheme(words, EVIDENCE_MAX),
      agent: 'evogate',
      host: world.settings.host,
      session: '',
      via: 'remember',
      by: principal.name,
    },
    session: event,
    event: {
      id: event,
      agent: 'evogate',
      name: 'remember',
      session: event,
      workspace: workspace.id,
      path: null,
      at: world.now(),
      detail: null,
    },
  })
  switch (result.outcome) {
    case 'refused':
      return refuseWords(world, null, result.reasons, null, presser)
    case 'request':
      world.wake()
      return { toast: t('toast-remembered', { number: result.number }), alert: false }
    case 'seen':
    case 'pooled':
      return { toast: t('toast-seen', { times: result.times }), alert: false }
    case 'known':
      return { toast: t('toast-nothing'), alert: false }
  }
}
