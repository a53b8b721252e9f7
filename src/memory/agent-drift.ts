import { statSync } from 'node:fs'
import {
  headOf,
  INDEX_PATH,
  pointerLine,
  pointsToTopic,
  TOPIC_PATH,
  topicHead,
} from '../core/agent-memory.ts'
import { hunkHash } from '../core/hunk.ts'
import { parseEntries } from '../core/section.ts'
import type { DriftHunk, FileDrift, Workspace } from '../flow/ports/memory.ts'
import { absolutePath, readText } from './agent-folder.ts'
import { wasMadeByUs } from './backup.ts'
import { changedBlocks, driftHunks } from './drift-hunks.ts'

/**
 * What somebody else changed of ours in the agent's memory: in our topic file, and the line of the index that leads to it.
 * The agent is meant to write there: its own topics and its index are nobody's drift.
 */
export function agentDrift(
  home: string,
  workspace: Workspace,
  firstSeen: (path: string, now: string) => string,
): FileDrift[] {
  const topic = readText(workspace, TOPIC_PATH) ?? ''
  const entries = parseEntries(topic)
  const isOurs = entries.length > 0 || wasMadeByUs(home, workspace, TOPIC_PATH)
  // What somebody made of this name before us is known from the first look on.
  const before = isOurs || workspace.profile === 'claude-code' ? firstSeen(TOPIC_PATH, topic) : ''
  if (!isOurs) return []
  const began = before === '' ? headOf(topic) || topicHead(workspace.locale) : before
  const lost = entries.length > 0 && !pointsToTopic(readText(workspace, INDEX_PATH) ?? '')
  return [
    {
      path: TOPIC_PATH,
      tier: 'L1',
      changedAt: changedAt(workspace, TOPIC_PATH),
      hunks: topic === '' ? [] : driftHunks(began, topic, TOPIC_PATH, true),
      changedBlocks: changedBlocks(topic, TOPIC_PATH),
    },
    {
      path: INDEX_PATH,
      tier: 'L1',
      changedAt: changedAt(workspace, INDEX_PATH),
      hunks: lost ? [lostPointer(workspace)] : [],
      changedBlocks: [],
    },
  ]
}

/** It comes back with the next block that is written. */
function lostPointer({ locale }: Workspace): DriftHunk {
  const hunk = { found: '', instead: `${pointerLine(locale)}\n` }
  return { ...hunk, hash: hunkHash(INDEX_PATH, hunk), line: 0, removable: false, rules: [] }
}

const changedAt = (workspace: Workspace, path: string): number | null =>
  statSync(absolutePath(workspace, path), { throwIfNoEntry: false })?.mtimeMs ?? null
