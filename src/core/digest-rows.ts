import type { Request, State } from './request/request.ts'
import { nextQuestion } from './request/weight.ts'

/** States in which a request waits for a person. */
export const WAITING: readonly State[] = ['queued', 'deferred', 'questioned', 'asked']

const open: readonly State[] = ['queued', 'deferred', 'asked']

/** May one press in a list decide it? An L1 whose words stand there whole and on which nothing is left to be asked. */
export const isPlain = (request: Request): boolean =>
  request.kind === 'add' &&
  request.tier === 'L1' &&
  request.targets.L1?.first !== true &&
  request.block !== null &&
  open.includes(request.state) &&
  nextQuestion(request) === null

/** May it be decided together with others (R35)? What came back from a tool's output never (R17). */
export const isBatchable = (request: Request): boolean =>
  isPlain(request) && request.risk !== 'medium' && !request.flags.some(({ code }) => code === 'tool-output')
