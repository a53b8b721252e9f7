import { WITHOUT_PRAISE } from './complaints.ts'
import { any, type Deed, near } from './deed.ts'
import { eitherOf } from './either-of.ts'
import {
  LINT_OF_BUILT,
  OUTSIDE,
  OWN_PRODUCT,
  PLACE_IN_PRODUCT,
  ROLE_MAY,
  SKIPS_SOMETHING_ELSE,
  STOPS_TO_ASK,
  TELLS_FAILURES,
  TEST_CONTEXT,
  THROWAWAY,
  UNUSED_HOOK,
  WITH_WHAT_IT_GUARDS,
} from './excuses.ts'

/** A folder or an account by that name guards nothing. */
const BY_THAT_NAME =
  /\b(?:sandbox|demo|playground) (?:folder|directory|account|project|database|app|user|tenant|data)s?\b|linter de estilos|style linter/
/** What those who pay may do. */
const OF_A_PLAN =
  /\b(?:plans?|premium|subscri\w+|tiers?|file sizes?|free accounts?)\b|会员|套餐|요금제|프리미엄|プラン/
/** Files that a program writes are read by nobody. */
const GENERATED =
  /\b(?:generated|vendored)\b|archivos generados|生成的|생성된|生成された|generierte|fichiers générés|сгенерированн/
const IN_TEST_OR_PRODUCT = new RegExp(
  `${ROLE_MAY.source}|${GENERATED.source}|${TEST_CONTEXT.source}|${OWN_PRODUCT.source}`,
)

/** R13: switching protections off, tests that may not fail among them, and destroying what cannot be had again. */
export const protectionDeeds: readonly Deed[] = [
  {
    code: 'protection-off',
    verb: any('off'),
    with: [any('guard')],
    within: 44,
    when: 'ordered',
    unless: eitherOf(
      new RegExp(
        [
          TEST_CONTEXT,
          PLACE_IN_PRODUCT,
          ROLE_MAY,
          BY_THAT_NAME,
          UNUSED_HOOK,
          STOPS_TO_ASK,
          WITH_WHAT_IT_GUARDS,
          OF_A_PLAN,
        ]
          .map(({ source }) => source)
          .join('|'),
      ),
      WITHOUT_PRAISE,
    ),
  },
  {
    code: 'protection-off',
    verb: any('hardOff'),
    with: [any('weakGuard')],
    within: 22,
    when: 'ordered',
    unless: IN_TEST_OR_PRODUCT,
  },
  {
    code: 'protection-off',
    verb: any('guard'),
    with: [any('offState')],
    within: 24,
    when: 'ordered',
    unless: new RegExp(`${TEST_CONTEXT.source}|${OF_A_PLAN.source}|${ROLE_MAY.source}`),
  },
  {
    code: 'protection-off',
    verb: any('weakGuard'),
    with: [any('offState')],
    within: 6,
    when: 'ordered',
    unless: IN_TEST_OR_PRODUCT,
  },
  {
    code: 'protection-off',
    verb: any('use'),
    with: [any('guard')],
    within: 14,
    when: 'forbidden',
    unless: new RegExp(`${OUTSIDE.source}|${UNUSED_HOOK.source}`),
  },
  {
    code: 'protection-off',
    detail: 'tests',
    across: true,
    verb: any('cheat'),
    with: [near(36, 'test'), any('fails')],
    within: 60,
    when: 'ordered',
    unless: new RegExp(`${SKIPS_SOMETHING_ELSE.source}|${TELLS_FAILURES.source}|${LINT_OF_BUILT.source}`),
  },
  {
    code: 'protection-off',
    detail: 'tests',
    across: true,
    verb: any('anyway'),
    with: [any('test'), any('fails')],
    within: 60,
    when: 'ordered',
    unless: new RegExp(`${SKIPS_SOMETHING_ELSE.source}|${LINT_OF_BUILT.source}`),
  },
  {
    code: 'destruction',
    verb: any('destroy'),
    with: [near(30, 'precious'), any('later')],
    within: 60,
    when: 'ordered',
    unless: THROWAWAY,
  },
  {
    code: 'protection-off',
    detail: 'tests',
    across: true,
    verb: any('bend'),
    with: [near(24, 'expectation'), any('toSuit')],
    within: 70,
    when: 'ordered',
  },
]
