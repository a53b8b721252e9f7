import {
  headOf,
  INDEX_PATH,
  isAgentPath,
  pointsToTopic,
  TOPIC_PATH,
  topicHead,
  withoutPointer,
  withPointer,
} from '../core/agent-memory.ts'
import { blockHash, parseBlock } from '../core/block.ts'
import { hunkHash, hunkPlaces, withoutHunk } from '../core/hunk.ts'
import type { LocaleCode } from '../core/locale-code.ts'
import type { Reason } from '../core/reason.ts'
import {
  addEntry,
  countMarkers,
  dominantEol,
  type Entry,
  parseEntries,
  removeEntry,
} from '../core/section.ts'
import { sameFrontmatter } from '../core/skill/frontmatter.ts'
import { isWholeSkill, parseSkill } from '../core/skill/new-skill.ts'
import { countSkillMarkers, findSkillFile, type SkillFile, skillFile } from '../core/skill/skill-file.ts'
import type { Tier } from '../core/tier.ts'
import type { BlockToAdd, BlockToRemove, WriteOrder } from '../flow/ports/memory.ts'
import { isSkillFile } from './memory-path.ts'

/** What an order does to one file. */
export interface FileMoves {
  readonly path: string
  readonly add: BlockToAdd | null
  readonly remove: readonly BlockToRemove[]
  /** The language in which a new topic file of the agent's memory begins. */
  readonly locale: LocaleCode
  /** Of the index of the agent's memory: is a line to lead to our topic file? */
  readonly pointer?: 'wanted' | 'unwanted'
}

/**
 * What becomes of a text. `stands`: it is already as the order wants it. `gone`: a block to take out is not there,
 * and nothing else remains to be done.
 */
export type Plan =
  | { readonly outcome: 'change'; readonly text: string }
  | { readonly outcome: 'stands' }
  | { readonly outcome: 'refused'; readonly reason: Reason }

/** The order, file by file. */
export function movesOf(order: WriteOrder): FileMoves[] {
  const paths = new Set([
    ...(order.add === null ? [] : [order.add.path]),
    ...order.remove.map((one) => one.path),
  ])
  return Array.from(paths, (path) => ({
    path,
    add: order.add?.path === path ? order.add : null,
    remove: order.remove.filter((one) => one.path === path),
    locale: order.workspace.locale,
  }))
}

/** The files of the order that a commit can hold. */
export const repositoryMoves = (order: WriteOrder): FileMoves[] =>
  movesOf(order).filter(({ path }) => !isAgentPath(path))

/**
 * What an order asks of the index of the agent's memory: a line that leads to the topic file as long as there is one.
 * `topic` is that file's text, as it stands or as the order makes it.
 */
export function indexMoves(order: WriteOrder, topic: string): FileMoves[] {
  const moves = { path: INDEX_PATH, add: null, remove: [], locale: order.workspace.locale }
  if (order.add?.path === TOPIC_PATH) return [{ ...moves, pointer: 'wanted' }]
  const takesOut = order.remove.some(({ path, hunk }) => path === TOPIC_PATH && hunk === undefined)
  return takesOut && topic === '' ? [{ ...moves, pointer: 'unwanted' }] : []
}

/**
 * Plans a file's new text. With `absentIsDone` a block to take out that is not there counts as taken out: so it is in
 * a parent's blob that never had it, and after a crash.
 */
export function planText(text: string, moves: FileMoves, { absentIsDone }: { absentIsDone: boolean }): Plan {
  let result = text
  for (const { id, hash, tier, path, hunk } of moves.remove) {
    if (hunk !== undefined) {
      if (hunkHash(path, hunk) !== hash) return refused('integrity')
      const places = hunkPlaces(text, hunk.found).length
      if (places > 1 || (places === 0 && !absentIsDone)) return refused('file-changed')
      continue
    }
    const found = standing(text, { id, hash, tier, path })
    if (found === 'drifted') return refused('drifted')
    if (found === 'absent' && !absentIsDone) return refused('entry-gone')
  }
  const whole = moves.remove.find(({ id }) => findSkillFile(text)?.id === id)
  // A skill goes as it came: with nothing that somebody added to it.
  if (whole !== undefined && findSkillFile(text)?.rest.trim() !== '') return refused('skill-not-empty')
  const isTopic = moves.path === TOPIC_PATH
  if (moves.add !== null) {
    const found = standing(text, moves.add)
    if (found === 'drifted') return refused('drifted')
    if (isTopic && text === '') result = topicHead(moves.locale)
    const makes = isWholeSkill(moves.add.block)
    if (found === 'absent' && makes && text !== '') return refused('skill-exists')
    if (found === 'absent')
      result = makes ? skillFile(moves.add) : addEntry(result, moves.add, { eol: dominantEol(text) })
  }
  for (const { id, hunk } of moves.remove)
    result = hunk ? withoutHunk(result, hunk) : id === whole?.id ? '' : removeEntry(result, id)
  if (isTopic && result === headOf(result)) result = ''
  if (moves.pointer === 'wanted') result = withPointer(result, moves.locale)
  if (moves.pointer === 'unwanted') result = withoutPointer(result)
  if (result === text) return { outcome: 'stands' }
  const oursAlone = moves.remove.every(({ hunk }) => hunk === undefined)
  const within = whole === undefined && !(moves.add && isWholeSkill(moves.add.block))
  if (isSkillFile(moves.path) && oursAlone && within && !sameFrontmatter(text, result))
    return refused('front-matter')
  return holds(result, moves) ? { outcome: 'change', text: result } : refused('integrity')
}

/** R1: parses the block back out of a text that is about to be written and recomputes the approved hash. */
export function holds(text: string, moves: FileMoves): boolean {
  if (moves.add !== null && standing(text, moves.add) !== 'here') return false
  if (moves.pointer === 'wanted' && !pointsToTopic(text)) return false
  return moves.remove.every(({ id, hunk }) =>
    hunk
      ? hunkPlaces(text, hunk.found).length === 0
      : countMarkers(text, id) + countSkillMarkers(text, id) === 0,
  )
}

/** Is exactly this block in the text? `drifted`: its marker is, but twice, outside a section or with other bytes. */
export function standing(
  text: string,
  of: BlockToRemove & { readonly block?: string },
): 'here' | 'absent' | 'drifted' {
  const markers = countMarkers(text, of.id) + countSkillMarkers(text, of.id)
  if (markers === 0) return 'absent'
  const file = findSkillFile(text)
  if (markers === 1 && file?.id === of.id) {
    const same = isIntact(file, of) && (of.block === undefined || file.block === of.block)
    return same ? 'here' : 'drifted'
  }
  const entries = parseEntries(text).filter((entry) => entry.id === of.id)
  const [entry] = entries
  if (markers > 1 || entry === undefined) return 'drifted'
  return isWhole(entry, of) && (of.block === undefined || entry.block === of.block) ? 'here' : 'drifted'
}

/** Is the skill that a file begins with, byte for byte, the one that was approved? */
export const isIntact = (
  { hash, block }: Pick<SkillFile, 'hash' | 'block'>,
  of: { readonly path: string; readonly hash: string; readonly tier: Tier },
): boolean =>
  of.tier === 'L2' &&
  hash === of.hash &&
  parseSkill(block) !== null &&
  blockHash({ path: of.path, tier: 'L2', block }) === hash

function isWhole(entry: Entry, { hash, tier, path }: BlockToRemove): boolean {
  if (entry.hash !== hash || parseBlock(entry.block)?.tier !== tier) return false
  return blockHash({ path, tier, block: entry.block }) === hash
}

const refused = (code: Reason['code']): Plan => ({ outcome: 'refused', reason: { code } })
