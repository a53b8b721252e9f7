import type { ReasonCode } from '../core/reason.ts'
import type { Request } from '../core/request/request.ts'
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
 * they are. Requests that took the same words out again go with it. Refused while any of them is still under way.
 */
export async function forget(world: World, number: number): Promise<Forgotten> {
  const { read } = world.store
  const request = await read.request(number)
  const workspace = request && world.workspaces.get(request.workspace)
  if (!request || !workspace) return { refused: 'unknown-request' }
  const undoing = await read.requests({ takesOut: request.takesOut?.entry ?? request.ulid })
  const all = [request, ...undoing.filter((one) => one.number !== number)]
  const open = all.find((one) => LIVE.includes(one.state) || one.commit?.state === 'pending')
  if (open) return { refused: 'forget-open', detail: `#${open.number}` }
  const entry = await read.entry(request.ulid)
  const place = entry && entry.removedBy === null ? await world.memory.place(workspace, entry) : null
  const lost = await world.store.write(async (tx) => {
    for (const one of all) {
      if (!(await tx.saveRequest(withoutWords(one), one.revision))) return true
      const { ulid, candidate } = one
      await tx.forgetWords({ number: one.number, ulid, candidate, words: wordsOf(one) })
      await tx.addAudit({
        chain: one.workspace,
        kind: 'forgotten',
        at: world.now(),
        body: { request: one.number, textHash: one.textHash },
      })
      await tx.touchDeliveries(one.number)
    }
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
    rivals: request.rivals.map(({ why: _, ...rival }) => ({ ...rival, text: '' })),
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
