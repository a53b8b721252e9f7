import { any, type Deed } from './deed.ts'
import { NOT_ONE_LINE } from './demands.ts'
import { NO_OVERRIDE } from './excuses.ts'

/** A rule that copies itself, comes back, or may not be taken out. */
export const spreadingDeeds: readonly Deed[] = [
  {
    code: 'self-spreading',
    detail: 'copies',
    across: true,
    verb: any('spread'),
    with: [any('thisRule'), any('elsewhere')],
    within: 70,
    when: 'ordered',
    unless: NO_OVERRIDE,
  },
  {
    code: 'self-spreading',
    detail: 'comes back',
    across: true,
    verb: any('comeBack'),
    with: [any('thisRule'), any('vanished')],
    within: 70,
    when: 'ordered',
  },
  {
    code: 'self-spreading',
    detail: 'stays',
    verb: any('remove'),
    with: [any('thisRule')],
    within: 24,
    when: 'forbidden',
    unless: NOT_ONE_LINE,
  },
  {
    code: 'self-spreading',
    detail: 'copies',
    verb: any('passItOn'),
    with: [any('otherAgents')],
    within: 50,
    when: 'ordered',
  },
]
