import { detectAll } from '../core/detect/index.ts'
import { cutAtGrapheme } from '../core/grapheme.ts'
import type { Step } from '../core/pitfall/step.ts'
import type { Reason } from '../core/reason.ts'
import { maskSecrets } from '../core/secret.ts'
import { onlyPraises } from '../core/signal/practice.ts'
import { wantsSkill } from '../core/skill/wish.ts'
import { ToolOutput } from '../core/taint.ts'
import { type Considered, consider } from './consider.ts'
import type { Lesson } from './lesson.ts'
import type { Heard } from './ports/heard.ts'
import type { Workspace } from './ports/memory.ts'
import type { EventRecord } from './ports/records.ts'
import { gapIn } from './signals.ts'
import { improvementsIn } from './skill-look.ts'
import { rememberFiles } from './touched.ts'
import { factsOf, IDLE_MS, rememberStep, stepOf } from './trail.ts'
import { tellOfWish } from './workflows.ts'
import type { World } from './world.ts'

const EVIDENCE_MAX = 120
/** Sessions whose tool output is remembered at one time; the oldest is forgotten first. */
const OUTPUTS_MAX = 64
/** Whoever was told how a skill is made knows it for an hour. */
const WISH_TOLD_MS = 3_600_000

/**
 * Takes a batch of what hooks heard. When it resolves, every event is durably handled; each is handled once, however
 * often it comes.
 */
export async function takeHeard(world: World, batch: readonly Heard[]): Promise<void> {
  const plain: EventRecord[] = []
  const records: EventRecord[] = []
  const wishes = new Set<string>()
  // The id of a session is whatever the agent says it is.
  const heard = batch.map((event) => ({ ...event, session: maskSecrets(event.session).text }))
  // To find a repository git is asked, which takes longer than all the rest.
  const places = new Map<string | null, Found>()
  for (const event of heard) {
    const found = places.get(event.cwd) ?? (await findWorkspace(world, event.cwd))
    places.set(event.cwd, found)
    const rules = event.kind === 'prompt' && found.workspace ? rulesIn(event.prompt) : []
    const step = found.workspace ? stepOf(event, found.workspace.path, rules.length > 0) : null
    const wish = event.kind === 'prompt' && found.workspace !== null && wantsSkill(event.prompt)
    const record = recordOf(event, found, step, wish)
    records.push(record)
    if (wish) wishes.add(record.id)
    if (step) rememberStep(world, event, step)
    if (event.kind === 'tool' && found.workspace) rememberOutput(world, event.session, event.output)
    if (event.kind === 'tool' && found.workspace) rememberFiles(world, event, found.workspace)
    if (found.workspace) await noteSkillUse(world, event, found.workspace)
    if (event.kind === 'session-end') {
      world.outputs.delete(event.session)
      world.looks.delete(event.session)
    }
    const lessons =
      event.kind === 'prompt' && found.workspace
        ? await lessonsOf(world, event, found.workspace, record, rules)
        : event.kind === 'stop' && found.workspace
          ? gapIn(world, event, found.workspace)
          : []
    if (!lessons.some((lesson) => lesson.event.id === record.id)) plain.push(record)
    for (const lesson of lessons) await considerOne(world, lesson)
  }
  await world.store.write(async (tx) => {
    for (const record of plain) {
      const wished = wishes.has(record.id) ? (record.workspace ?? '') : null
      const toldLately = wished !== null && (await tx.skillWished(wished, record.at - WISH_TOLD_MS)) !== null
      const isNew = await tx.addEvent(record)
      const workspace = isNew && wished !== null && !toldLately ? world.workspaces.get(wished) : null
      if (workspace) await tellOfWish(world, tx, workspace, record.session)
    }
    for (const record of batchSessions(heard, records)) await tx.touchSession(record)
  })
  if (heard.some(isEnd) || wishes.size > 0) world.wake()
}

async function considerOne(world: World, lesson: Lesson): Promise<Considered> {
  const result = await consider(world, lesson)
  world.log({ msg: 'Considered', event: lesson.event.id, outcome: result.outcome })
  if (result.outcome === 'request') world.wake()
  return result
}

interface Found {
  readonly workspace: Workspace | null
  /** Real path of a directory that nobody registered. */
  readonly path: string | null
}

/** Realpath of the directory → its repository → the registered workspace; else the innermost registered folder. */
export async function findWorkspace(world: World, directory: string | null): Promise<Found> {
  if (!directory) return { workspace: null, path: null }
  const located = await world.memory.locate(directory)
  if (!located) return { workspace: null, path: directory }
  const all = [...world.workspaces.values()]
  const byRoot = located.git ? all.find((each) => each.path === located.root) : undefined
  if (byRoot) return { workspace: byRoot, path: null }
  const inside = all
    .filter((each) => located.real === each.path || located.real.startsWith(`${each.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
  return inside ? { workspace: inside, path: null } : { workspace: null, path: located.root }
}

function recordOf(event: Heard, { workspace, path }: Found, step: Step | null, wish: boolean): EventRecord {
  const detail =
    event.kind === 'tool'
      ? { tool: wordOf(event.tool), ok: event.ok, ...(step && factsOf(step)) }
      : event.kind === 'prompt' && step
        ? { ...factsOf(step), ...(wish && { wantsSkill: true }) }
        : event.kind === 'session-end'
          ? { reason: wordOf(event.reason) }
          : event.kind === 'session-start'
            ? { source: wordOf(event.source) }
            : null
  return {
    id: event.id,
    agent: event.agent,
    name: event.kind,
    session: event.session,
    workspace: workspace?.id ?? null,
    // Only prompts say that somebody works there unwatched; a path that could be a secret is not a path.
    path: path === null ? null : maskSecrets(path).text,
    at: event.at,
    detail: detail === null ? null : JSON.stringify(detail),
  }
}

/** A word of the agent's own. Short plain ones, which nearly all are, are no secrets. */
const wordOf = (word: string): string =>
  /^[A-Za-z_-]{0,20}$/.test(word) ? word : maskSecrets(word).text.slice(0, 64)

/** A skill is called by the agent, or by the person with a slash. */
async function noteSkillUse(world: World, event: Heard, { id }: Workspace): Promise<void> {
  const called =
    event.kind === 'tool'
      ? event.skill
      : event.kind === 'prompt'
        ? /^\s*\/([a-z0-9][a-z0-9-]{0,63})(?=\s|$)/.exec(event.prompt)?.[1]
        : null
  if (!called || event.session === '') return
  const use = { workspace: id, session: event.session, skill: called, at: event.at }
  await world.store.write((tx) => tx.useSkill(use))
}

function rememberOutput(world: World, session: string, output: string): void {
  const known = world.outputs.get(session)
  const memory = known ?? new ToolOutput()
  memory.add(output)
  // Set anew so that the order of the map is that of last use.
  world.outputs.delete(session)
  world.outputs.set(session, memory)
  if (world.outputs.size > OUTPUTS_MAX) world.outputs.delete(world.outputs.keys().next().value!)
}

/** The sentences of a prompt that ask for something lasting. A praise alone is a sign of what it praises, and no rule. */
export const rulesIn = (prompt: string) =>
  detectAll(prompt).flatMap(({ remember, ...found }, index) =>
    remember === 'none' || onlyPraises(found.evidence) ? [] : [{ ...found, remember, index }],
  )

/** What the words themselves say, and what they and those before them say of a skill in use. */
async function lessonsOf(
  world: World,
  event: Extract<Heard, { kind: 'prompt' }>,
  workspace: Workspace,
  record: EventRecord,
  rules: ReturnType<typeof rulesIn>,
): Promise<readonly Lesson[]> {
  const words = rules.map((rule) => lessonOf(world, event, workspace, record, rule))
  const asked = words.filter(({ urgency }) => urgency !== 'mild').map(({ sentence }) => sentence)
  return [...words, ...(await improvementsIn(world, event, workspace, record, asked))]
}

function lessonOf(
  world: World,
  event: Extract<Heard, { kind: 'prompt' }>,
  workspace: Workspace,
  record: EventRecord,
  found: ReturnType<typeof rulesIn>[number],
): Lesson & { readonly sentence: string } {
  const tainted = world.outputs.get(event.session)?.taints(found.evidence) ?? false
  const flags: Reason[] = [
    ...(found.flags.includes('mixed') ? [{ code: 'mixed' } as const] : []),
    ...(found.wording === 'vague' ? [{ code: 'vague' } as const] : []),
    ...(tainted ? [{ code: 'tool-output' } as const] : []),
  ]
  return {
    sentence: found.evidence,
    workspace,
    text: found.text,
    wording: found.wording,
    kind: found.kind,
    urgency: tainted && found.remember === 'urgent' ? 'standard' : found.remember,
    trigger: 'A',
    askedTier: null,
    fields: {},
    flags,
    heard: found.reasons,
    byPerson: true,
    tainted,
    origin: {
      fired: maskSecrets(found.fired).text,
      evidence: cutAtGrapheme(maskSecrets(found.evidence).text, EVIDENCE_MAX),
      agent: event.agent,
      host: world.settings.host,
      session: event.session,
      via: 'hook',
      by: null,
    },
    session: event.session || event.id,
    // One prompt can hold several sentences; each is handled once by an id of its own.
    event: found.index === 0 ? record : { ...record, id: `${record.id}.${found.index}` },
  }
}

function batchSessions(batch: readonly Heard[], records: readonly EventRecord[]) {
  const workspaceOf = new Map(records.map((record) => [record.id, record.workspace]))
  const last = new Map<string, Heard>()
  for (const event of batch) if (event.session) last.set(event.session, event)
  return [...last.values()].map((event) => ({
    id: event.session,
    agent: event.agent,
    workspace: workspaceOf.get(event.id) ?? null,
    at: event.at,
    ended: event.kind === 'session-end',
    transcript: event.transcript == null ? null : maskSecrets(event.transcript).text,
    dueAt: batch.find((each) => each.session === event.session && isEnd(each))?.at ?? event.at + IDLE_MS,
  }))
}

/** The conversation ended, or what it was about until now was put in short. */
const isEnd = (event: Heard): boolean =>
  event.kind === 'session-end' || (event.kind === 'session-start' && event.source === 'compact')
