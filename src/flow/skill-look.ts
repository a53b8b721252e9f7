import { checkSafety } from '../core/gates/safety/index.ts'
import { cutAtGrapheme } from '../core/grapheme.ts'
import { maskSecrets } from '../core/secret.ts'
import type { SkillChange } from '../core/skill/changes.ts'
import { skillChanges } from '../core/skill/changes.ts'
import { outlineOf } from '../core/skill/outline.ts'
import type { Lesson } from './lesson.ts'
import type { Heard } from './ports/heard.ts'
import type { Workspace } from './ports/memory.ts'
import type { EventRecord } from './ports/records.ts'
import type { World } from './world.ts'

/** A look is taken at so many messages of the person at once. */
const MESSAGES = 5
const MESSAGE_MAX_CHARACTERS = 2_000
const EVIDENCE_MAX = 120
/** Sessions whose messages are held at one time; the oldest is forgotten first. */
const SESSIONS_MAX = 64

/** What a person said since the last look while a skill of the project was in use. */
export interface SkillLook {
  readonly skill: string
  readonly messages: readonly { readonly event: string; readonly text: string }[]
}

/**
 * While a skill of the work tree is in use in a session, every fifth message of the person is the time to look for
 * changes of its way of working in those five. After a restart the count begins anew. `asked`: sentences that make a
 * request of their own are not asked twice.
 */
export async function improvementsIn(
  world: World,
  event: Extract<Heard, { kind: 'prompt' }>,
  workspace: Workspace,
  record: EventRecord,
  asked: readonly string[],
): Promise<Lesson[]> {
  const { looks } = world
  const skill = await skillInUse(world, workspace, event.session)
  if (skill === null) {
    looks.delete(event.session)
    return []
  }
  // The message that calls a skill is its use, and says nothing of its way of working.
  if (/^\s*\//.test(event.prompt)) return []
  const known = looks.get(event.session)
  const before = known?.skill === skill ? known.messages : []
  if (before.some((one) => one.event === event.id)) return []
  const rest = withoutThose(event.prompt, asked)
  const messages = [...before, { event: event.id, text: keptOf(rest) }]
  // Set anew so that the order of the map is that of last use.
  looks.delete(event.session)
  looks.set(event.session, { skill, messages: messages.length < MESSAGES ? messages : [] })
  if (looks.size > SESSIONS_MAX) looks.delete(looks.keys().next().value!)
  return messages.length < MESSAGES ? [] : changesOf(world, event, workspace, record, { skill, messages })
}

/** Whole lines, for half a sentence may mean the opposite; and nothing of a message that holds a secret. */
function keptOf(text: string): string {
  if (maskSecrets(text).found.length > 0) return ''
  if (text.length <= MESSAGE_MAX_CHARACTERS) return text
  return text.slice(0, Math.max(0, text.lastIndexOf('\n', MESSAGE_MAX_CHARACTERS)))
}

/** Called last in the session, and one that the project has. */
async function skillInUse(world: World, workspace: Workspace, session: string): Promise<string | null> {
  const called = session === '' ? null : await world.store.read.skillInUse(workspace.id, session)
  if (called === null) return null
  return (await world.memory.skillTarget(workspace, called)).outcome === 'target' ? called : null
}

/** The message without sentences that are asked about already. */
const withoutThose = (message: string, sentences: readonly string[]): string =>
  sentences.reduce((rest, sentence) => rest.replace(sentence, ' '), message.replace(/[^\S\n]+/g, ' '))

async function changesOf(
  world: World,
  event: Extract<Heard, { kind: 'prompt' }>,
  workspace: Workspace,
  record: EventRecord,
  { skill, messages }: SkillLook,
): Promise<Lesson[]> {
  const target = await world.memory.skillTarget(workspace, skill)
  const text = target.outcome === 'target' ? world.memory.textOf(workspace, target.target.path) : null
  if (text === null) return []
  const outline = outlineOf(skill, text)
  const others = (await world.memory.skills(workspace)).map(({ name }) => name)
  const output = world.outputs.get(event.session)
  const found = new Map<string, SkillChange>()
  // What came back from a tool is nobody's wish.
  for (const message of messages)
    for (const change of skillChanges(message.text, outline, others))
      if (!output?.taints(change.evidence)) found.set(change.change, change)
  return [...found.values()].map((change, index) =>
    lessonOf(world, event, workspace, record, { skill, change, index }),
  )
}

const kinds = {
  added: 'best_practice',
  changed: 'correction',
  removed: 'correction',
  correction: 'correction',
  preference: 'preference',
} as const satisfies Record<SkillChange['kind'], string>

function lessonOf(
  world: World,
  event: Extract<Heard, { kind: 'prompt' }>,
  workspace: Workspace,
  record: EventRecord,
  { skill, change, index }: { skill: string; change: SkillChange; index: number },
): Lesson {
  const evidence = cutAtGrapheme(change.evidence, EVIDENCE_MAX)
  return {
    workspace,
    text: change.change,
    wording: 'final',
    kind: kinds[change.kind],
    urgency: 'standard',
    trigger: 'A',
    askedTier: 'L2',
    skill,
    fields: { ...fieldOf('section', change.section), ...fieldOf('cause', change.reason) },
    flags: [],
    heard: [],
    // A person said it, and nobody asked for it to be remembered: what was ignored once stays so.
    byPerson: false,
    tainted: false,
    origin: {
      fired: skill,
      evidence,
      agent: event.agent,
      host: world.settings.host,
      session: event.session,
      via: 'skill',
      by: null,
    },
    session: event.session,
    event: { ...record, id: `${record.id}.skill.${index}` },
  }
}

/** A heading or a reason that may not stand in a block is left out; the change itself passes every gate later. */
function fieldOf(field: 'section' | 'cause', text: string | null): Readonly<Record<string, string>> {
  if (text === null) return {}
  const verdict = checkSafety({ text, where: 'L2', field })
  return verdict.outcome === 'pass' ? { [field]: verdict.text } : {}
}
