import type { DecayType } from '../core/decay.ts'
import { checkSafety } from '../core/gates/safety/index.ts'
import type { Reason, ReasonCode } from '../core/reason.ts'
import { maskSecrets } from '../core/secret.ts'
import type { Tier } from '../core/tier.ts'
import { tiers } from '../core/tier.ts'
import type { Grade, Urgency } from '../core/urgency.ts'
import { urgencies } from '../core/urgency.ts'
import { consider } from './consider.ts'
import { isToolOutput } from './from-tool.ts'
import { findWorkspace } from './intake.ts'
import type { Workspace } from './ports/memory.ts'
import { within } from './touched.ts'
import type { World } from './world.ts'

/** What an agent may say that it noticed. */
export const learnings = ['correction', 'error', 'gap', 'best_practice', 'pattern'] as const
export type Learning = (typeof learnings)[number]

/** What an agent or a script hands in. Everything it says of itself is a claim. */
export interface Proposal {
  readonly text: string
  readonly tier?: string | undefined
  readonly skill?: string | undefined
  readonly symptom?: string | undefined
  readonly cause?: string | undefined
  readonly expires?: string | undefined
  readonly urgency?: string | undefined
  readonly source?: string | undefined
  /** How fast the words lose their truth; without it they tell themselves. */
  readonly decay?: DecayType | undefined
  readonly importance?: Grade | undefined
  /** What it was noticed as; it waits in the pool, whatever urgency is claimed. */
  readonly learned?: Learning | undefined
  /** Files it is about. */
  readonly files?: readonly string[] | undefined
  /** Path of the workspace; without it, that of `cwd`. */
  readonly workspace?: string | undefined
  readonly cwd?: string | undefined
  readonly via?: 'mcp' | 'import' | undefined
  /** What is said again in the same session counts once; without it, every call is a session. */
  readonly session?: string | undefined
}

export type Proposed =
  /** `put`: where it was put instead of where it was asked for, and why. */
  | { readonly request: number; readonly put?: { readonly tier: Tier; readonly reason: Reason } }
  | { readonly seen: { readonly id: number | null; readonly times: number; readonly at?: string } }
  | { readonly pooled: { readonly times: number } }
  | { readonly refused: true; readonly reasons: readonly Reason[] }

const refused = (...reasons: readonly Reason[]): Proposed => ({ refused: true, reasons })

/** Puts a proposal through all gates. Its urgency is at most standard and its importance at most M, whatever it claims. */
export async function propose(world: World, proposal: Proposal): Promise<Proposed> {
  const tier = tierOf(proposal.tier)
  if (tier === undefined) return refused({ code: 'unknown-tier' })
  const urgency = proposal.learned ? 'mild' : urgencyOf(proposal.urgency)
  if (urgency === undefined) return refused({ code: 'claimed', detail: 'urgency' })
  const { workspace } = await findWorkspace(world, proposal.workspace ?? proposal.cwd ?? null)
  if (!workspace) return refused({ code: 'workspace-missing' })
  const skill = proposal.skill?.trim() ?? null
  if (skill !== null) {
    const target = await world.memory.skillTarget(workspace, skill)
    if (target.outcome === 'refused') return refused(target.reason)
  }
  const fields = gateFields(proposal)
  if (fields.outcome === 'refused') return refused(...fields.reasons)
  const { kept } = fields
  const tainted = isToolOutput(world, [proposal.text, ...Object.values(kept)])
  const { via = 'propose', importance, files } = proposal
  const session = proposal.session ?? world.ulid()
  const source = sourceOf(proposal.source)
  // A command that named nobody was typed in a shell: there is no agent that asked.
  const claimed = source === 'evogate' && via !== 'mcp' ? 'claimed-shell' : 'claimed'
  const result = await consider(world, {
    workspace,
    text: proposal.text,
    wording: 'final',
    kind: proposal.learned ?? 'rule',
    urgency: urgency === 'urgent' ? 'standard' : urgency,
    trigger: 'P',
    askedTier: tier,
    skill,
    ...(proposal.decay && { decay: proposal.decay }),
    fields: kept,
    flags: [
      ...(urgency === 'urgent' ? [{ code: claimed, detail: 'urgent' } as const] : []),
      ...(tier && tier !== 'L1' ? [{ code: claimed, detail: tier } as const] : []),
      ...(importance ? [{ code: claimed, detail: `importance-${importance}` } as const] : []),
      ...(tainted ? [{ code: 'tool-output' } as const] : []),
    ],
    heard: urgency === 'mild' ? [{ code: 'claimed' }] : [],
    byPerson: false,
    tainted,
    origin: {
      fired: '',
      evidence: '',
      agent: source,
      host: world.settings.host,
      session: '',
      via,
      by: null,
    },
    session,
    ...(files && { files: filesIn(workspace, proposal.cwd, files) }),
    event: {
      id: `propose.${world.ulid()}`,
      agent: source,
      name: 'propose',
      session,
      workspace: workspace.id,
      path: null,
      at: world.now(),
      detail: null,
    },
  })
  world.wake()
  switch (result.outcome) {
    case 'request':
      return { request: result.number, ...(await putElsewhere(world, result.number, tier)) }
    case 'seen':
      return {
        seen: { id: result.number, times: result.times, ...(result.at !== undefined && { at: result.at }) },
      }
    case 'pooled':
      return { pooled: { times: result.times } }
    case 'refused':
      return refused(...result.reasons)
    case 'known':
      return refused({ code: 'already-open' })
  }
}

/** The fields of a pitfall, each through the safety gate. */
export function gateFields({
  symptom,
  cause,
  expires,
}: Pick<Proposal, 'symptom' | 'cause' | 'expires'>):
  | { readonly outcome: 'passed'; readonly kept: Readonly<Record<string, string>> }
  | { readonly outcome: 'refused'; readonly reasons: readonly Reason[] } {
  const kept: Record<string, string> = {}
  for (const [name, text] of Object.entries({ symptom, cause, expires })) {
    if (text === undefined) continue
    const verdict = checkSafety({ text, where: 'L2', field: name })
    if (verdict.outcome === 'refuse') {
      const reasons = verdict.reasons.map(({ code, detail }) => ({ code, detail: detail ?? name }))
      return { outcome: 'refused', reasons }
    }
    kept[name] = verdict.text
  }
  return { outcome: 'passed', kept }
}

const lowering: readonly ReasonCode[] = [
  'tool-output',
  'skill-below',
  'also-fits-l2',
  'also-fits-l3',
  'no-skill',
]

async function putElsewhere(
  world: World,
  number: number,
  asked: Tier | null,
): Promise<Pick<Extract<Proposed, { request: number }>, 'put'>> {
  const request = asked && (await world.store.read.request(number))
  if (!request || request.tier === asked) return {}
  const reason = request.flags.find(({ code }) => lowering.includes(code))
  return reason ? { put: { tier: request.tier, reason } } : {}
}

/** Null when no tier was asked for, undefined when it is none of ours. */
function tierOf(given: string | undefined): Tier | null | undefined {
  if (given === undefined) return null
  return tiers.find((tier) => tier === given.trim().toUpperCase())
}

function urgencyOf(given: string | undefined): Urgency | undefined {
  if (given === undefined) return 'standard'
  return urgencies.find((urgency) => urgency === given.trim().toLowerCase())
}

/** Those of the workspace, each once, as they are kept. */
const filesIn = (
  workspace: Workspace,
  cwd: string | undefined,
  files: readonly string[],
): readonly string[] => [
  ...new Set(
    files
      .flatMap((file) => within(file, workspace.path, cwd ?? null) ?? [])
      .map((file) => maskSecrets(file).text),
  ),
]

/** The name of the program that proposes, as a plain word. */
const sourceOf = (given: string | undefined): string => {
  const name = (given ?? 'evogate').trim().toLowerCase()
  return /^[a-z0-9][a-z0-9-]{0,31}$/.test(name) ? name : 'evogate'
}
