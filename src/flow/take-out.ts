import { textHash } from '../core/fold.ts'
import { cutAtGrapheme } from '../core/grapheme.ts'
import { hunkHash } from '../core/hunk.ts'
import { newborn } from '../core/request/newborn.ts'
import type { Actor, Hunk, Request } from '../core/request/request.ts'
import { maskSecrets } from '../core/secret.ts'
import type { Tier } from '../core/tier.ts'
import { newCards } from './cards.ts'
import { findOpen } from './known.ts'
import type { Workspace } from './ports/memory.ts'
import type { Transaction } from './ports/store.ts'
import { moveWithin } from './transition.ts'
import type { World } from './world.ts'

const TEXT_MAX_CHARACTERS = 100

/** Lines of somebody else in a memory file, at the tier whose safeguards that file asks for. */
export interface Lines {
  readonly path: string
  readonly tier: Tier
  readonly hunk: Hunk
}

/**
 * The request that takes lines out of a memory file which nobody approved. A person pressed for it, so it is put at
 * once; it lives through the machine like every removal, with the questions of the file's tier (R126). One at a time
 * for the same lines.
 */
export async function openTakeOut(
  world: World,
  tx: Transaction,
  workspace: Workspace,
  lines: Lines,
  by: Actor,
): Promise<Request> {
  const hash = hunkHash(lines.path, lines.hunk)
  const open = findOpen(await tx.requests({ takesOut: hash }))
  if (open) return open
  const made = await tx.addRequest(drawTakeOut(world, workspace, lines, hash, by))
  await tx.addAudit({
    chain: workspace.id,
    kind: 'takeout-asked',
    at: world.now(),
    body: { request: made.number, path: lines.path, by: by.person, lines: hash },
  })
  const moved = await moveWithin(world, tx, workspace, made, { move: 'release' }, { via: null })
  if (moved.outcome !== 'moved') return made
  await newCards(world, tx, moved.request, null)
  return moved.request
}

function drawTakeOut(world: World, workspace: Workspace, lines: Lines, hash: string, by: Actor): Request {
  const now = world.now()
  const { path, tier, hunk } = lines
  const text = cutAtGrapheme(maskSecrets(hunk.found).text.replace(/\s+/g, ' ').trim(), TEXT_MAX_CHARACTERS)
  return newborn(
    {
      ulid: world.ulid(),
      workspace: workspace.id,
      candidate: null,
      kind: 'remove',
      trigger: 'U',
      text,
      textHash: textHash(text),
      wording: 'final',
      tier,
      askedTier: null,
      skill: null,
      fields: {},
      urgency: 'standard',
      importance: 'M',
      reusability: 'H',
      risk: tier === 'L3' ? 'low' : 'none',
      flags: [],
      rivals: [],
      targets: { [tier]: { path, weight: tier } },
      block: null,
      takesOut: { entry: hash, number: null, hash, path, block: hunk.found.replace(/\r?\n$/, ''), hunk },
      origin: {
        fired: '',
        evidence: '',
        agent: '',
        host: world.settings.host,
        session: '',
        via: 'undo',
        by: by.principal.name,
      },
    },
    now,
  )
}
