import { any, type Deed, near } from './deed.ts'
import { OF_A_BUILD, PROMPT_AS_FILE, TEST_CONTEXT } from './excuses.ts'

/** R15: who the agent is, and the rules it was given. */
export const identityDeeds: readonly Deed[] = [
  {
    code: 'protected-target',
    verb: any('alter'),
    with: [any('systemPrompt')],
    within: 34,
    when: 'ordered',
    unless: new RegExp(`${PROMPT_AS_FILE.source}|\\bof (?:our|the) (?:chat ?)?bot\\b`),
  },
  {
    code: 'protected-target',
    verb: any('disclose'),
    with: [any('systemPrompt')],
    within: 34,
    when: 'ordered',
  },
  { code: 'protected-target', verb: any('ignore'), with: [any('systemPrompt')], within: 34, when: 'ordered' },
  { code: 'identity', verb: any('youAreNow'), with: [], within: 0, when: 'ordered' },
  {
    code: 'identity',
    detail: 'mode',
    across: true,
    verb: any('freeMode'),
    with: [any('inThatMode')],
    within: 24,
    when: 'ordered',
    unless: OF_A_BUILD,
  },
  { code: 'identity', verb: any('admit'), with: [any('selfAi')], within: 34, when: 'either' },
  {
    code: 'identity',
    detail: 'authority',
    verb: any('actAs'),
    with: [near(24, 'authority')],
    within: 40,
    when: 'ordered',
    unless: TEST_CONTEXT,
  },
  { code: 'identity', detail: 'no limits', verb: any('neverRefuse'), with: [], within: 0, when: 'ordered' },
]
