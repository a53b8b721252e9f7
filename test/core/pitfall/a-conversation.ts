import { type Pitfall, pitfallsIn } from '../../../src/core/pitfall/judge.ts'
import { observePrompt, observeTool } from '../../../src/core/pitfall/observe.ts'
import type { Deed, Step } from '../../../src/core/pitfall/step.ts'
import type { Thresholds } from '../../../src/core/pitfall/threshold.ts'

const tool = (deed: Deed, ok: boolean, output: string, stopped = false): Step =>
  observeTool({ kind: 'tool', deed, ok, stopped, output }, (file) => file)

/** A command that went well, and one that failed with an exit code and these words. */
export const ran = (command: string, output = ''): Step => tool({ deed: 'command', command }, true, output)
export const failed = (command: string, error = '', code = 1): Step =>
  tool({ deed: 'command', command }, false, `Exit code ${code}\n${error}`)
export const stopped = (command: string): Step => tool({ deed: 'command', command }, false, '', true)
export const edited = (file: string): Step => tool({ deed: 'edit', file }, true, '')
export const misEdited = (file: string): Step => tool({ deed: 'edit', file }, false, 'String not found')
export const looked = (): Step => tool({ deed: 'look' }, true, '')
export const searched = (query: string): Step => tool({ deed: 'search', query }, true, '')
export const said = (prompt: string, heard = false): Step => observePrompt(prompt, heard)
export const times = (count: number, ...steps: readonly Step[]): readonly Step[] =>
  Array.from({ length: count }, () => steps).flat()

export const judge = (steps: readonly (Step | readonly Step[])[], limits?: Thresholds): readonly Pitfall[] =>
  pitfallsIn(steps.flat() as readonly Step[], limits)
/** Keys and reasons, for short. */
export const keys = (steps: readonly (Step | readonly Step[])[]): readonly string[] =>
  judge(steps).map(({ key, reasons }) => [key, ...reasons.map(({ code }) => code)].join(' '))
