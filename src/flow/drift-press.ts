import type { Action } from '../core/action.ts'
import type { Actor } from '../core/request/request.ts'
import { consider } from './consider.ts'
import { fileDrift, redrawNotices, shownLines } from './drift.ts'
import type { Lesson } from './lesson.ts'
import type { Answer } from './ports/channel.ts'
import type { DriftHunk, Workspace } from './ports/memory.ts'
import type { DriftLines, DriftRecord } from './ports/records.ts'
import { type Presser, settle } from './presser.ts'
import { refuse } from './refuse.ts'
import { openTakeOut } from './take-out.ts'
import type { World } from './world.ts'
import { actorOf } from './world.ts'

/** Rules that one press makes requests of; more in one change are not one thing to remember. */
const PROPOSED_MAX = 4

/** A button of a drift notice: keep · take it out · make it a request. None of them approves anything. */
export async function pressOnDrift(world: World, action: Action, presser: Presser): Promise<Answer> {
  const { t } = presser
  const row = await world.store.read.drift(action.id)
  const workspace = row && world.workspaces.get(row.workspace)
  const line = row && shownLines(row)[Number(action.value)]
  if (!row || !workspace || !line) return refuse(world, null, action, presser, 'not-our-message')
  const by = actorOf(world, presser.principal, workspace.id)
  if (!by.rights.approver) return refuse(world, null, action, presser, 'not-an-approver')
  const stale = { toast: t('toast-drift-changed'), alert: true }
  if (row.revision !== action.revision || line.state !== 'open') return stale
  if (action.verb === 'keep') {
    await keep(world, workspace, row, line, by, presser)
    world.wake()
    return { toast: t('toast-drift-kept'), alert: false }
  }
  const hunk = await stillThere(world, workspace, row, line)
  if (!hunk) {
    await lookAgain(world, workspace)
    return stale
  }
  if (action.verb === 'propose' && hunk.rules.length === 0)
    return { toast: t('toast-drift-nothing'), alert: true }
  const lines = { path: row.path, tier: row.tier, hunk: { found: hunk.found, instead: hunk.instead } }
  const taking = await world.store.write(async (tx) => {
    const made = await openTakeOut(world, tx, workspace, lines, by)
    await settle(world, tx, presser, by)
    return made
  })
  const numbers = [`#${taking.number}`]
  if (action.verb === 'propose') {
    const skill = await skillOfFile(world, workspace, row.path)
    for (const text of hunk.rules.slice(0, PROPOSED_MAX)) {
      const made = await consider(world, { ...lessonOf(world, workspace, text, by), ...skill })
      if (made.outcome === 'request') numbers.push(`#${made.number}`)
    }
  }
  await lookAgain(world, workspace)
  world.wake()
  const toast =
    action.verb === 'propose'
      ? t('toast-drift-proposed', { numbers: numbers.join(' ') })
      : t('toast-drift-asked', { number: taking.number })
  return { toast, alert: false }
}

/** The lines as they stand now; null when the file has changed around them. */
async function stillThere(
  world: World,
  workspace: Workspace,
  row: DriftRecord,
  line: DriftLines,
): Promise<DriftHunk | null> {
  const files = await world.memory.drift(workspace)
  const file = files?.find(({ path, tier }) => path === row.path && tier === row.tier)
  return file?.hunks.find(({ hash, removable }) => removable && hash === line.hash) ?? null
}

async function keep(
  world: World,
  workspace: Workspace,
  row: DriftRecord,
  line: DriftLines,
  by: Actor,
  presser: Presser,
): Promise<void> {
  await world.store.write(async (tx) => {
    const lines = row.lines.map((one) => (one.hash === line.hash ? { ...one, state: 'kept' as const } : one))
    const next = { ...row, lines, revision: row.revision + 1 }
    if (!(await tx.saveDrift(next, row.revision))) return
    await redrawNotices(world, tx, workspace, next)
    await tx.addAudit({
      chain: row.workspace,
      kind: 'drift-kept',
      at: world.now(),
      body: { path: row.path, lines: line.hash, by: by.person, via: presser.via },
    })
    await settle(world, tx, presser, by)
  })
}

/** What stood in the file of a skill is asked for as words of that skill. */
async function skillOfFile(
  world: World,
  workspace: Workspace,
  path: string,
): Promise<Pick<Lesson, 'skill' | 'askedTier'>> {
  for (const { name } of await world.memory.skills(workspace)) {
    const target = await world.memory.skillTarget(workspace, name)
    if (target.outcome === 'target' && target.target.path === path) return { skill: name, askedTier: 'L2' }
  }
  return { askedTier: null }
}

/** A person wants these words to go the way of all others; they get a card and no write. */
function lessonOf(world: World, workspace: Workspace, text: string, by: Actor): Lesson {
  const session = world.ulid()
  const event = { id: `drift.${session}`, agent: 'evogate', name: 'drift', session, at: world.now() }
  return {
    workspace,
    text,
    wording: 'final',
    kind: 'rule',
    urgency: 'standard',
    trigger: 'A',
    askedTier: null,
    fields: {},
    flags: [],
    heard: [],
    byPerson: true,
    tainted: false,
    leaving: true,
    origin: {
      fired: '',
      evidence: '',
      agent: 'claude-code',
      host: world.settings.host,
      session: '',
      via: 'remember',
      by: by.principal.name,
    },
    session,
    event: { ...event, workspace: workspace.id, path: null, detail: null },
  }
}

/** Brings the notice up to date with what was pressed. */
async function lookAgain(world: World, workspace: Workspace): Promise<void> {
  const files = await world.memory.drift(workspace)
  if (files) await fileDrift(world, workspace, files)
  else world.memory.touched(workspace, 'again')
}
