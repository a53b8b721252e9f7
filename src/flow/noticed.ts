import { cutAtGrapheme } from '../core/grapheme.ts'
import { operationId } from '../core/pitfall/operation.ts'
import type { Reason } from '../core/reason.ts'
import { maskSecrets } from '../core/secret.ts'
import type { Lesson } from './lesson.ts'
import type { Workspace } from './ports/memory.ts'
import type { SessionRecord } from './ports/records.ts'
import type { World } from './world.ts'

const EVIDENCE_MAX = 120

/** What a machine noticed in a conversation, and nobody asked to be remembered. */
export interface Noticed {
  readonly text: string
  readonly kind: 'error' | 'gap' | 'best_practice' | 'pattern'
  readonly heard: readonly Reason[]
  /** `empty`: it says what is missing, and a person has to say what is so. */
  readonly wording?: 'final' | 'empty'
  readonly fields?: Lesson['fields']
  readonly key?: string
  /** What was said or happened. */
  readonly evidence: string
  /** A pitfall, which is asked about when it is met again; everything else waits in the pool until it is ripe. */
  readonly pitfall?: { readonly corrected: boolean }
  readonly tainted?: boolean
}

/** The lesson in it. Its event is known again when the same is noticed in the same session; there is no other. */
export function lessonOf(
  world: World,
  workspace: Workspace,
  session: Pick<SessionRecord, 'id' | 'agent'> & { readonly lastAt: number },
  noticed: Noticed,
): Lesson {
  const {
    text,
    kind,
    heard,
    wording = 'final',
    fields = {},
    key,
    evidence,
    pitfall,
    tainted = false,
  } = noticed
  return {
    workspace,
    text,
    wording,
    kind,
    urgency: pitfall ? 'standard' : 'mild',
    trigger: pitfall ? 'B' : 'C',
    askedTier: null,
    fields,
    flags: tainted ? [{ code: 'tool-output' }] : [],
    heard,
    byPerson: false,
    tainted,
    ...(key !== undefined && { key }),
    corrected: pitfall?.corrected ?? false,
    origin: {
      fired: '',
      evidence: cutAtGrapheme(maskSecrets(evidence).text, EVIDENCE_MAX),
      agent: session.agent,
      host: world.settings.host,
      session: session.id,
      via: 'hook',
      by: null,
    },
    session: session.id,
    event: {
      id: `noticed.${operationId(JSON.stringify([session.id, key ?? kind, pitfall ?? null, text]))}`,
      agent: session.agent,
      name: 'noticed',
      session: session.id,
      workspace: workspace.id,
      path: null,
      at: session.lastAt,
      detail: null,
    },
  }
}
