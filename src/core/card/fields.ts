import { agentName, isAgentPath } from '../agent-memory.ts'
import { showHidden } from '../gates/safety/hidden.ts'
import { cutAtGrapheme } from '../grapheme.ts'
import type { Translate } from '../locale-code.ts'
import { reasonToRaise } from '../raise.ts'
import { isForgotten } from '../request/forgotten.ts'
import { isSkillChange, type RelatedRule, type Request } from '../request/request.ts'
import { isWholeSkill } from '../skill/new-skill.ts'
import { rank, type Tier } from '../tier.ts'
import { whyTier } from '../why-tier.ts'
import type { CardPart } from './card.ts'
import { sayReason } from './say-reason.ts'
import type { CardView } from './view.ts'

/** The fields of a card, each drawn in one place; which card shows which stands with the card. */

/** The agents that can be a source, as people write their names. */
const agents: Readonly<Record<string, string>> = { 'claude-code': 'Claude Code' }

/** Context lines of a diff may be any length; they are not what is decided on. */
const CONTEXT_MAX_CHARACTERS = 120
const EVIDENCE_MAX_CHARACTERS = 120
const RIVAL_MAX_CHARACTERS = 120
/** The words of an entry are never longer. */
const RAISED_MAX_CHARACTERS = 100
const RIVALS_MAX = 4
const RELATED_MAX = 2
const SESSION_CHARACTERS = 4

const line = (text: string): CardPart => ({ part: 'line', text })

export function title({ number, kind, takesOut }: Request, t: Translate): CardPart {
  if (kind === 'add') return { part: 'title', text: t('card-title', { number }) }
  return {
    part: 'title',
    text:
      takesOut?.number == null
        ? t('card-title-remove', { number })
        : t('card-title-undo', { number, undone: takesOut.number }),
  }
}

/** A removal says in its title and its last line what it comes from. */
export function trigger(request: Request, t: Translate): readonly CardPart[] {
  if (request.kind === 'remove') return []
  return [
    line(t('card-trigger', { trigger: triggerName(request, t), urgency: t(`urgency-${request.urgency}`) })),
  ]
}

function triggerName({ trigger, origin }: Request, t: Translate): string {
  switch (trigger) {
    case 'A':
      if (origin.via === 'remember') return t('trigger-remember')
      if (origin.via === 'skill') return t('trigger-skill', { skill: origin.fired })
      return origin.fired ? t('trigger-a', { fired: origin.fired }) : t('trigger-a-plain')
    case 'B':
      return t('trigger-b')
    case 'C':
      return t('trigger-c')
    case 'P':
      if (origin.via === 'skillify') return t('trigger-skillify')
      if (origin.via === 'import') return t('trigger-p-import')
      if (isOfShell(origin)) return t('trigger-p-shell')
      return isNameless(origin) ? t('trigger-p-agent') : t('trigger-p', { agent: writtenName(origin.agent) })
    case 'U':
      return t('trigger-u')
  }
}

const writtenName = (agent: string): string => agents[agent] ?? agent

/** A command that named nobody: "proposed by evogate" would say that the gate asks for itself. */
const isOfShell = ({ agent, via }: Request['origin']): boolean =>
  agent === 'evogate' && (via === 'propose' || via === 'skillify')

/** An agent on the other side of the protocol that did not say what it is. */
const isNameless = ({ agent, via }: Request['origin']): boolean => agent === 'evogate' && via === 'mcp'

/** The lines that hold somebody's words, byte for byte as they would be written or taken out. */
export function words(request: Request, t: Translate, unsealed?: string | null): readonly CardPart[] {
  if (isForgotten(request)) return [line(t(headingOf(request))), line(t('words-forgotten'))]
  const block = request.kind === 'remove' ? request.takesOut?.block : (request.block?.text ?? unsealed)
  // The heading of a block is ours; a whole skill and lines of somebody else have none.
  const body = block?.split('\n').slice(request.takesOut?.hunk || isWholeSkill(block) ? 0 : 1)
  return [line(t(headingOf(request))), { part: 'words', lines: body?.length ? body : [`> ${request.text}`] }]
}

function headingOf({ kind, state, newSkill }: Request): string {
  if (newSkill) return 'card-proposed-skill'
  if (kind === 'add') return 'card-proposed'
  return state === 'written' ? 'card-taken-out' : 'card-standing'
}

const unwritten = ['section', 'symptom', 'cause', 'expires'] as const

/** What was given besides the words and has no place in the block of this tier: whoever gave it sees that it stays out. */
export function leftOut(request: Request, t: Translate): readonly CardPart[] {
  const { tier, fields } = request
  if (request.kind === 'remove' || tier === 'L2') return []
  return unwritten.flatMap((name) => {
    const text = fields[name]
    const key = name === 'cause' && isSkillChange(request) ? 'reason' : name
    return text ? [line(t('card-left-out', { said: t(`card-field-${key}`, { text }), tier }))] : []
  })
}

/** The whole block, heading included. */
export function wholeBlock(request: Request, t: Translate): readonly CardPart[] {
  const block = request.kind === 'remove' ? request.takesOut?.block : request.block?.text
  return block === undefined ? words(request, t) : [{ part: 'words', lines: block.split('\n') }]
}

export function warnings(
  { request, git, skill, seen, ahead = [] }: CardView,
  t: Translate,
): readonly CardPart[] {
  const said = request.flags.map((flag) => sayReason(flag, t))
  const raise = isOpen(request) && reasonToRaise(request, seen)
  if (raise) said.push(sayReason(raise, t))
  if (skill?.warning) said.push(sayReason(skill.warning, t))
  // What should be remembered at all is asked first.
  const isWorded = request.question !== 'wording'
  if (request.trigger === 'B' && request.tier === 'L2' && !request.answers.root && isWorded)
    said.push(t(request.fields.cause ? 'warning-root-open' : 'warning-root-unknown'))
  const file = fileOf(request)
  const weight = request.targets[request.tier]?.weight ?? request.tier
  if (file && rank(weight) > rank(request.tier)) said.push(t('warning-weight', { file, tier: weight }))
  said.push(...ahead.map((reason) => sayReason(reason, t)))
  if (git)
    said.push(t(isWaiting(git.code) ? 'warning-waits' : 'warning-uncommitted', { reason: sayReason(git, t) }))
  return said.map((text) => ({ part: 'warning', text: t('card-warning', { text }) }))
}

const isOpen = ({ state }: Request): boolean => ['queued', 'asked', 'questioned', 'deferred'].includes(state)

/** In the middle of a merge or the like nothing is written at all; other trouble only keeps the commit back. */
export const isWaiting = (code: string): boolean => code.endsWith('-in-progress')

export function fileOf(request: Request, tier: Tier = request.tier): string | null {
  if (request.kind === 'remove') return request.takesOut?.path ?? null
  if (request.block?.tier === tier) return request.block.path
  return request.targets[tier]?.path ?? null
}

export function target({ request, workspace }: CardView, branch: string | null, t: Translate): CardPart {
  const path = fileOf(request)
  const file = path !== null && isAgentPath(path) ? t('card-agent-file', { file: agentName(path) }) : path
  const args = { tier: request.tier, file: file ?? t('card-no-file'), workspace: workspace.name }
  if (request.kind === 'remove')
    return line(
      branch === null
        ? t('card-target-remove-no-branch', args)
        : t('card-target-remove', { ...args, branch }),
    )
  return line(branch === null ? t('card-target-no-branch', args) : t('card-target', { ...args, branch }))
}

/** Why it is to go where it goes. */
export function tierReason(request: Request, t: Translate): readonly CardPart[] {
  const why = whyTier(request)
  return why ? [line(t('card-why-tier', { tier: request.tier, reason: sayReason(why, t) }))] : []
}

/** Which entry goes up, why, and the line that goes for it. */
export function raises({ request, raised }: CardView, t: Translate): readonly CardPart[] {
  const { raises: entry, tier } = request
  if (!entry) return []
  const { number, tier: from, why } = entry
  const said = t(request.state === 'written' ? 'card-raised' : 'card-raises', { number, from, to: tier })
  const parts = [line(t('card-raises-why', { said, why: sayReason(why, t) }))]
  if (!raised) return parts
  const { fate, place, text } = raised
  if (fate === 'stays') return [...parts, line(t('card-raises-gone', { number }))]
  if (text === '') return [...parts, line(t('card-raised-out-forgotten', { place }))]
  const shown = cutAtGrapheme(text, RAISED_MAX_CHARACTERS)
  return [...parts, line(t(fate === 'went' ? 'card-raised-out' : 'card-raises-out', { place, text: shown }))]
}

export function grades({ importance, reusability, risk }: Request, t: Translate): CardPart {
  return line(t('card-grades', { importance, reusability, risk: t(`risk-${risk}`) }))
}

/** What the write does to the quality of its skill. */
export function score({ skill }: CardView, t: Translate): readonly CardPart[] {
  if (!skill?.score) return []
  const { mode, before, after, judge } = skill.score
  if (before === null)
    return [
      line(
        t('card-skill-score-new', {
          after: after.toFixed(1),
          mode: t(`skills-scored-${mode.replace('_', '-')}`),
        }),
      ),
    ]
  const shown = {
    before: before.toFixed(1),
    after: after.toFixed(1),
    mode: t(`skills-scored-${judge ? `static-${judge}` : mode.replace('_', '-')}`),
  }
  return [line(t('card-skill-score', shown))]
}

/** How often it was seen and how it was last said; what people said to others like it. */
export function seen(view: CardView, t: Translate): readonly CardPart[] {
  const { similar } = view
  const [first] = sightings(view, t)
  if (!similar) return first ? [first] : []
  const like = t('card-similar', { approved: similar.approved, ignored: similar.ignored })
  return [first ? { ...first, text: t('card-seen-and', { seen: first.text, like }) } : line(like)]
}

function sightings(
  { request, seen: { times }, showEvidence }: CardView,
  t: Translate,
): readonly { readonly part: 'line' | 'evidence'; readonly text: string }[] {
  const evidence = showEvidence ? cutAtGrapheme(request.origin.evidence, EVIDENCE_MAX_CHARACTERS) : ''
  if (evidence)
    return [
      {
        part: 'evidence',
        text: times > 0 ? t('card-seen-last', { times, evidence }) : t('card-last', { evidence }),
      },
    ]
  return times > 0 ? [{ part: 'line', text: t('card-seen', { times }) }] : []
}

/** What it collides with; the words of a rule may be of any length. */
export function rivals({ rivals, answers }: Request, t: Translate): readonly CardPart[] {
  const shown = rivals.slice(0, RIVALS_MAX)
  const key = answers.conflict?.value === 'both' ? 'card-beside' : 'card-conflict'
  return [
    ...shown.map(({ why, ...rival }) => {
      const said = t(key, placed(rival))
      return line(why ? t('card-conflict-why', { said, why: sayReason(why, t) }) : said)
    }),
    ...(rivals.length > shown.length ? [line(t('card-more', { count: rivals.length - shown.length }))] : []),
  ]
}

/** Rules that say more or less, so that nobody approves what stands already in other words. */
export function related({ related: rules = [] }: Request, t: Translate): readonly CardPart[] {
  return rules.slice(0, RELATED_MAX).map((rule) => line(t('card-related', placed(rule))))
}

/** `MEMORY.md:31`, or `#12` for what stands in no file that is here. */
export const placeOf = ({ file, line: at, request }: Omit<RelatedRule, 'text'>): string =>
  request === undefined ? `${file}:${at}` : `#${request}`

const placed = (rule: RelatedRule): { place: string; text: string } => ({
  place: placeOf(rule),
  text: cutAtGrapheme(rule.text, RIVAL_MAX_CHARACTERS),
})

export function from({ origin, kind }: Request, t: Translate): CardPart {
  if (origin.by && origin.via === 'remember') return line(t('card-from-remember', { by: origin.by }))
  if (kind === 'remove')
    return line(origin.by ? t('card-from-undo', { by: origin.by }) : t('card-from-shell'))
  if (isOfShell(origin) && origin.host) return line(t('card-from-a-shell', { host: origin.host }))
  if (origin.via === 'import') return line(t('card-from-import', { host: origin.host }))
  if (origin.via === 'mcp') return line(fromMcp(origin, t))
  const agent = writtenName(origin.agent)
  const session = origin.session.slice(0, SESSION_CHARACTERS)
  if (!origin.host) return line(t('card-from-agent', { agent }))
  return line(
    session
      ? t('card-from', { agent, host: origin.host, session })
      : t('card-from-host', { agent, host: origin.host }),
  )
}

const fromMcp = (origin: Request['origin'], t: Translate): string =>
  isNameless(origin)
    ? t('card-from-mcp-agent', { host: origin.host })
    : t('card-from-mcp', { agent: writtenName(origin.agent), host: origin.host })

/** Added and removed lines are never cut or changed; what stands around them only has to be recognised. */
export function diff(text: string | null): readonly CardPart[] {
  if (!text) return []
  const lines = text.split('\n').map((row) => (/^[-+@]/.test(row) ? row : context(row)))
  return [{ part: 'code', text: lines.join('\n') }]
}

const context = (row: string): string =>
  cutAtGrapheme(showHidden(row.replace(/\r$/, '').replaceAll('\t', '  ')), CONTEXT_MAX_CHARACTERS)
