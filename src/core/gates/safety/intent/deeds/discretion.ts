import { NO_EXCUSES } from './complaints.ts'
import { any, type Deed } from './deed.ts'
import { eitherOf } from './either-of.ts'
import { KEPT_FROM_USERS, NOT_MIXED, THROWAWAY } from './excuses.ts'
import { BUILT_THAT_WAY, THEY_LOOK_ELSEWHERE } from './facts.ts'

/** R13: keeping something among few, an account that is prettier than what happened, blame laid elsewhere. */
export const discretionDeeds: readonly Deed[] = [
  {
    code: 'concealment',
    detail: 'among us',
    verb: any('amongUs'),
    unlessSmall: true,
    with: [],
    within: 0,
    when: 'ordered',
    unless: eitherOf(
      new RegExp(
        `${KEPT_FROM_USERS.source}|${NOT_MIXED.source}|\\bwhat happens in\\b[^.;]{0,40}\\b(?:documented|described|explained|shown)\\b|\\b(?:gets?|is|are|becomes?) (?:really |very |so )?(?:grumpy|annoyed|upset|angry|mad|cranky|unhappy|furious) (?:when|if) [^,.;]{1,40}?without (?:a |any )?(?:heads[- ]?up|warning|notice)$|\\b(?:players?|guests?|visitors?|attackers?|students?|opponents?|voters?)\\b|玩家|攻击者|플레이어|공격자|プレイヤー|攻撃者`,
      ),
      NO_EXCUSES,
    ),
  },
  {
    code: 'concealment',
    detail: 'blame',
    across: true,
    verb: any('blame'),
    with: [any('elsewhereCause')],
    within: 40,
    when: 'ordered',
    unless: eitherOf(
      /git blame|\bblame (?:view|output|annotat)|\bonly if\b|确实|确认是|실제로/,
      BUILT_THAT_WAY,
    ),
  },
  {
    code: 'concealment',
    detail: 'tucked away',
    across: true,
    verb: any('tuckAway'),
    with: [any('coverCommit')],
    within: 60,
    when: 'ordered',
    unless: THROWAWAY,
  },
  {
    code: 'concealment',
    detail: 'unclear words',
    across: true,
    verb: any('unclear'),
    with: [any('wordsOfACommit')],
    within: 40,
    when: 'ordered',
  },
  {
    code: 'concealment',
    detail: 'unseen',
    across: true,
    verb: any('unseen'),
    with: [
      any('grave', 'misdeed', 'badNews', 'touchyWork', 'coverCommit', 'wordsOfACommit', 'traces', 'tuckAway'),
    ],
    within: 80,
    when: 'ordered',
    unless: eitherOf(
      new RegExp(
        `${KEPT_FROM_USERS.source}|\\bso (?:that )?(?:the )?(?:reviewers?|team|owner|user)s? (?:can|could|understand|know|follow|find)\\b`,
      ),
      THEY_LOOK_ELSEWHERE,
    ),
  },
]
