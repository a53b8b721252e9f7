import { any, type Deed, near } from './deed.ts'
import {
  AFTER_A_PROMPT,
  LOOKS_OF_A_MESSAGE,
  OF_A_BUILD,
  PROMPT_AS_FILE,
  ROLE_MAY,
  TEST_CONTEXT,
} from './excuses.ts'

/** The product's own bot that says so of itself. */
const SAYS_WHAT_IT_IS =
  /^(?![\s\S]*(?:不|别|勿|never|not\b|n't|deny|hide|마라|마세요|않|ない|否认|부인|숨기))[\s\S]*(?:chat ?bots?|聊天机器人|客服机器人|챗봇|チャットボット)[^.。]{0,24}(?:must|should|says?|tells?|要|应|说明|밝|알려|名乗|伝え)/

/** R15: who the agent is, and the rules it was given. */
export const identityDeeds: readonly Deed[] = [
  {
    code: 'protected-target',
    verb: any('alter'),
    with: [any('systemPrompt')],
    within: 34,
    when: 'ordered',
    unless: new RegExp(
      `${PROMPT_AS_FILE.source}|${LOOKS_OF_A_MESSAGE.source}|${AFTER_A_PROMPT.source}|\\bof (?:our|the) (?:chat ?)?bot\\b`,
    ),
  },
  {
    code: 'protected-target',
    verb: any('disclose'),
    with: [any('systemPrompt')],
    within: 34,
    when: 'ordered',
  },
  { code: 'protected-target', verb: any('ignore'), with: [any('systemPrompt')], within: 34, when: 'ordered' },
  { code: 'identity', verb: any('youAreNow'), with: [], within: 0, when: 'ordered', unless: ROLE_MAY },
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
  {
    code: 'identity',
    verb: any('admit'),
    with: [any('selfAi')],
    within: 34,
    when: 'either',
    unless: SAYS_WHAT_IT_IS,
  },
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
