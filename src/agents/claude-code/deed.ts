import { z } from 'zod'
import type { Change, Deed } from '../../core/pitfall/step.ts'

const text = z.string().optional().catch(undefined)
const change = z.object({ old_string: text, new_string: text })
const input = z
  .object({
    command: text,
    file_path: text,
    notebook_path: text,
    pattern: text,
    query: text,
    content: text,
    edits: z.array(change).optional().catch(undefined),
  })
  .extend(change.shape)

const editors: ReadonlySet<string> = new Set(['Edit', 'MultiEdit', 'Write', 'NotebookEdit'])
const CHANGES_MAX = 20
const CHANGE_MAX = 4_000

/** What a use of a tool of Claude Code was. Lenient: what is not understood is a look. */
export function deedOf(tool: string, given: unknown): Deed {
  const read = input.safeParse(given)
  if (!read.success) return { deed: 'look' }
  const { command, file_path, notebook_path, pattern, query } = read.data
  if (tool === 'Bash' && command) return { deed: 'command', command }
  const file = file_path ?? notebook_path
  if (editors.has(tool) && file) return { deed: 'edit', file, changes: changesIn(read.data) }
  if ((tool === 'Grep' || tool === 'WebSearch') && (pattern ?? query))
    return { deed: 'search', query: pattern ?? query ?? '' }
  const [, server, name] = /^mcp__(.{1,60}?)__(.{1,60})$/.exec(tool) ?? []
  return server && name ? { deed: 'call', name: `${server} ${name}` } : { deed: 'look' }
}

/** A whole file that is written has nothing to be compared with. */
function changesIn({ old_string, new_string, edits = [] }: z.infer<typeof input>): readonly Change[] {
  return [{ old_string, new_string }, ...edits]
    .slice(0, CHANGES_MAX)
    .flatMap(({ old_string: was, new_string: is }) =>
      was === undefined || is === undefined || was.length + is.length > CHANGE_MAX
        ? []
        : [{ before: was, after: is }],
    )
}

/** The person stopped it or did not allow it: no failure of what was tried. */
export const isStopped = (error: string): boolean =>
  /user doesn't want to|\[Request interrupted|has been denied|was blocked by|requested permissions/i.test(
    error.slice(0, 500),
  )
