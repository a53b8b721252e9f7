import { blockHash, parseBlock } from '../core/block.ts'
import { hunkHash, hunkPlaces, withoutHunk } from '../core/hunk.ts'
import { maskSecrets } from '../core/secret.ts'
import { dominantEol, lineOfWords, parseEntries, removeEntry } from '../core/section.ts'
import { findSkillFile } from '../core/skill/skill-file.ts'
import type { DriftHunk } from '../flow/ports/memory.ts'
import { compare } from './line-diff.ts'
import { isIntact } from './plan.ts'
import { rulesInText } from './rules-in-text.ts'

/** Where lines of one file differ from what was there before, blocks of any Evogate left aside on both sides. */
export function driftHunks(before: string, now: string, path: string, writable: boolean): DriftHunk[] {
  const eol = dominantEol(now)
  const ours = aside(before, now, path)
  const old = linesOf(withoutBlocks(ours.before).replace(/\r?\n/g, eol))
  const rows = compare(old, linesOf(withoutBlocks(ours.now)))
  const hunks: DriftHunk[] = []
  for (let at = 0; at < rows.length; at += 1) {
    if (rows[at]?.mark === ' ') continue
    let found = ''
    let instead = ''
    for (; at < rows.length && rows[at]?.mark !== ' '; at += 1) {
      if (rows[at]?.mark === '+') found += rows[at]?.text ?? ''
      else instead += rows[at]?.text ?? ''
    }
    // A line end or an empty line more or less says nothing to an agent.
    if (found.trim() === instead.trim()) continue
    hunks.push(describe(now, path, { found, instead }, writable))
  }
  return hunks
}

function describe(now: string, path: string, hunk: { found: string; instead: string }, writable: boolean) {
  const places = hunkPlaces(now, hunk.found)
  const found = maskSecrets(hunk.found)
  const instead = maskSecrets(hunk.instead)
  // A secret goes into no table and no chat: such lines are told, and taken out by hand.
  const secret = found.found.length > 0 || instead.found.length > 0
  const taken = withoutHunk(now, hunk)
  return {
    found: found.text,
    instead: instead.text,
    hash: hunkHash(path, hunk),
    line: places[0] === undefined ? 0 : now.slice(0, places[0]).split('\n').length,
    removable:
      writable &&
      !secret &&
      places.length === 1 &&
      taken !== now &&
      hunkPlaces(taken, hunk.found).length === 0,
    rules: rulesInText(found.text, path, 'L1').map(({ text }) => text),
  }
}

/** Blocks whose marker is whole and whose words are others than those that were approved. */
export function changedBlocks(text: string, path: string): { id: string; line: number }[] {
  return parseEntries(text)
    .filter(({ block, hash }) => {
      const tier = parseBlock(block)?.tier
      return tier === undefined || blockHash({ path, tier, block }) !== hash
    })
    .map((entry) => ({ id: entry.id, line: lineOfWords(entry) }))
}

/**
 * A skill that we made and that is as it was approved is no drift on the side that has it alone: its commit waits, or
 * that of its undo. What somebody changes in it later is a change like any other.
 */
function aside(before: string, now: string, path: string): { readonly before: string; readonly now: string } {
  const without = (text: string, other: string): string => {
    const file = findSkillFile(text)
    const alone = file !== null && findSkillFile(other)?.id !== file.id
    return alone && isIntact(file, { path, hash: file.hash, tier: 'L2' }) ? file.rest : text
  }
  return { before: without(before, now), now: without(now, before) }
}

function withoutBlocks(text: string): string {
  return parseEntries(text).reduce((rest, { id }) => removeEntry(rest, id), text)
}

/** Each line with its end, so that a last line without one is told apart. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
