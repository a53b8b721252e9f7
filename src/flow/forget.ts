import type { ReasonCode } from '../core/reason.ts'
import type { Request, Rival } from '../core/request/request.ts'
import { rebuildJournal } from './journal.ts'
import { LIVE } from './known.ts'
import { forgetTold } from './told.ts'
import type { World } from './world.ts'

export type Forgotten =
  | {
      readonly forgotten: readonly number[]
      /** Where the words still are, and will be: Evogate does not rewrite what others may have. */
      readonly left: {
        /** `MEMORY.md:12` while the block stands in the file. */
        readonly file: string | null
        readonly commits: readonly string[]
      }
    }
  | { readonly refused: ReasonCode; readonly detail?: string }

/**
 * Takes the words of a request out of the tables and the journal; its hash, its decisions and the audit chain stay as
 * they are. Requests that took the same words out again go with it, and those that would have raised it and never did;
 * others lose what they quote of it. Refused while any that needs the words is still under way.
 */
export async function forget(world: World, number: number): Promise<Forgotten> {
  const { read } = world.store
  const request = await read.request(number)
  const workspace = request && world.workspaces.get(request.workspace)
  if (!request || !workspace) return { refused: 'unknown-request' }
  const { ulid, takesOut, text } = request
  const undoing = await read.requests({ takesOut: takesOut?.entry ?? ulid })
  const raising = await read.requests({ raises: ulid })
  const holding = text === '' ? [] : await read.requests({ workspace: workspace.id, quotes: text })
  const quoting = holding.filter((one) => one.number !== number && quotes(one, request))
  const colliding = quoting.filter(({ rivals }) => rivals.some(({ entry }) => entry === ulid))
  const open = [request, ...undoing, ...raising, ...colliding].find(isUnderWay)
  if (open) return { refused: 'forget-open', detail: `#${open.number}` }
  const entry = await read.entry(ulid)
  const place = entry && entry.removedBy === null ? await world.memory.place(workspace, entry) : null
  const all = [
    request,
    ...[...undoing, ...raising.filter(isUnwritten)].filter((one) => one.number !== number),
  ]
  const saved = [
    ...all.map(withoutWords),
    ...quoting
      .filter((one) => all.every((each) => each.number !== one.number))
      .map((one) => withoutQuotes(one, request)),
  ]
  const lost = await world.store.write(async (tx) => {
    // All or nothing: what moved or came meanwhile was not looked at.
    for (const one of saved) if ((await tx.request(one.number))?.revision !== one.revision - 1) return true
    if ((await tx.requests({ raises: ulid })).length > raising.length) return true
    for (const one of saved) {
      await tx.saveRequest(one, one.revision - 1)
      await tx.touchDeliveries(one.number)
    }
    for (const one of all) {
      const { candidate } = one
      await tx.forgetWords({ number: one.number, ulid: one.ulid, candidate, words: wordsOf(one) })
      await tx.addAudit({
        chain: one.workspace,
        kind: 'forgotten',
        at: world.now(),
        body: { request: one.number, textHash: one.textHash },
      })
    }
    // The card of a raise shows what it took out.
    for (const one of raising) await tx.touchDeliveries(one.number)
    return false
  })
  if (lost) return { refused: 'moved-on' }
  forgetTold(world, workspace.id)
  await rebuildJournal(world, workspace)
  world.wake()
  return {
    forgotten: all.map((one) => one.number),
    left: {
      file: place?.place === 'here' || place?.place === 'changed' ? `${place.file}:${place.line}` : null,
      commits: all.flatMap(({ commit }) => (commit?.state === 'made' && commit.id ? [commit.id] : [])),
    },
  }
}

const isUnderWay = ({ state, commit }: Request): boolean =>
  LIVE.includes(state) || commit?.state === 'pending'
const isUnwritten = ({ state }: Request): boolean => state !== 'written'

/** Does a request say on its card what another one says, as a rule beside it or against it? */
const quotes = ({ rivals, related = [] }: Request, { ulid, text }: Request): boolean =>
  rivals.some(({ entry }) => entry === ulid) || related.some((rule) => rule.text === text)

const withoutQuotes = (request: Request, { ulid, text }: Request): Request => ({
  ...request,
  revision: request.revision + 1,
  rivals: request.rivals.map((rival) => (rival.entry === ulid ? muted(rival) : rival)),
  related: (request.related ?? []).filter((rule) => rule.text !== text),
})

const muted = ({ why: _, ...rival }: Rival): Rival => ({ ...rival, text: '' })

/** Everything in a request that somebody said; what is left tells what happened, and to which hash. */
function withoutWords(request: Request): Request {
  const { answers, origin, block, takesOut } = request
  return {
    ...request,
    revision: request.revision + 1,
    text: '',
    evolved: request.evolved === null ? null : '',
    fields: {},
    ...(request.newSkill && { newSkill: { steps: [], done: [] } }),
    rivals: request.rivals.map(muted),
    related: [],
    answers: Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        { ...answer, text: '', value: name === 'wording' || name === 'root' ? '' : answer.value },
      ]),
    ),
    origin: { ...origin, evidence: '', fired: '' },
    block: block && { ...block, text: '' },
    takesOut: takesOut && {
      ...takesOut,
      block: '',
      ...(takesOut.hunk && { hunk: { found: '', instead: '' } }),
    },
    standing: null,
  }
}

const wordsOf = ({ text, origin, fields, takesOut, newSkill }: Request): readonly string[] =>
  [
    ...[text, origin.evidence, ...Object.values(fields), takesOut?.hunk?.found ?? ''],
    ...(newSkill ? [...newSkill.steps, ...newSkill.done] : []),
  ]
    .map((words) => words?.trim() ?? '')
    .filter((words) => words.length >= 4)
