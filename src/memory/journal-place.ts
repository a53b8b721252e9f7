import type { Memory } from '../flow/ports/memory.ts'
import { appendJournal, hasJournal, JOURNAL, rewriteJournal } from './journal.ts'
import { createForceCheck } from './journal-in-force.ts'
import { appendInTree, holdsEntries, rewriteInTree } from './journal-in-tree.ts'

interface Given {
  readonly home: string
  readonly journal: 'home' | 'repo'
  readonly now: () => number
  readonly log: (line: object) => void
}

/** The journal where the settings want it; at home as well while in the work tree an agent would read it as rules. */
export function createJournal({
  home,
  journal,
  now,
  log,
}: Given): Pick<Memory, 'journal' | 'rewriteJournal'> {
  const check = createForceCheck(now)
  const told = new Map<string, string>()
  const whyNotInTree = async (root: string) => {
    const why = await check(root)
    if (why === null) told.delete(root)
    else if (told.get(root) !== why) {
      told.set(root, why)
      log({ level: 'warn', msg: `${JOURNAL} is kept in the home`, workspace: root, why })
    }
    return why
  }
  return {
    async journal(workspace, entry) {
      if (journal === 'repo' && (await whyNotInTree(workspace.path)) === null)
        return appendInTree(workspace, entry)
      appendJournal(home, workspace, entry)
      return true
    },
    async rewriteJournal(workspace, entries) {
      const why = journal === 'repo' ? await whyNotInTree(workspace.path) : null
      // Forgotten words must not stay behind at home because the journal has moved since.
      if (journal !== 'repo' || why !== null || hasJournal(home, workspace))
        rewriteJournal(home, workspace, entries)
      if (journal !== 'repo') return
      if (why === null) rewriteInTree(workspace, entries)
      else if (holdsEntries(workspace))
        throw new Error(`${JOURNAL} in the work tree is left as it is: ${why}`)
    },
  }
}
