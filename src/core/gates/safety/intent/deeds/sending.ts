import { any, type Deed, near } from './deed.ts'
import { eitherOf } from './either-of.ts'
import {
  ABOUT_SECRETS,
  ASKS_WHETHER_TO_RUN,
  CODE_UNDER_REVIEW,
  MASKED,
  OF_PACKAGES,
  RESET,
  SENT_FROM,
  STAND_IN,
  VERIFIED_FIRST,
} from './excuses.ts'
import { HANDED_OVER, LOG_OF_THE_TALK, NO_WAY_OUT } from './facts.ts'

const MASKED_OR_RESET = new RegExp(`${MASKED.source}|${RESET.source}|${ABOUT_SECRETS.source}`)
/** Chats that are the product's own: its users' conversations, not ours. */
const OF_THE_PRODUCT =
  /\b(?:users|customers|guests|visitors|players|backup service|our own|internal|intranet|self-hosted)\b|在线客服|用户之间|内网|自建|内部(?:图床|系统|平台|网盘|服务)|회원|사내|ユーザー同士|社内/
const RUNS_OTHERS =
  /依赖|테스트를? 실행|テストを実行|运行测试|执行测试|跑测试|migration|迁移|run (?:the )?(?:tests|migrations|build|linter?|server)|запус[а-я]{2,6} тесты|ejecuta las pruebas|lance les tests|führe die tests aus|\b(?:fixtures|dataset|translations)\b|\b(?:make|npm|pnpm|yarn|pytest|cargo|go) \w|模板|数据集|构建/

/** Which variables there are, and no value. */
const DOCUMENTED =
  /环境变量(?:都|一律|统一)?(?:写|记|列|放)(?:在|到|进)\s?(?:docs|readme|文档)|\benvironment variables? (?:are|is) (?:documented|listed|described|explained)\b/
const RUNS_OTHERS_OR_VERIFIED = new RegExp(
  `${RUNS_OTHERS.source}|${VERIFIED_FIRST.source}|${ASKS_WHETHER_TO_RUN.source}`,
)

/** R13: sending away what is private, and running what was fetched. */
export const sendingDeeds: readonly Deed[] = [
  {
    code: 'exfiltration',
    verb: any('send'),
    with: [any('credential'), any('outside')],
    within: 90,
    when: 'ordered',
    unless: MASKED_OR_RESET,
  },
  {
    code: 'exfiltration',
    verb: any('send'),
    with: [any('privateData'), any('outside')],
    within: 90,
    when: 'ordered',
    unless: MASKED,
  },
  {
    code: 'exfiltration',
    detail: 'secrets',
    verb: any('send', 'carry'),
    with: [any('keysAndLogins', 'credential'), any('strangers', 'placesOutside', 'address', 'intoQuery')],
    within: 90,
    when: 'ordered',
    unless: MASKED_OR_RESET,
  },
  {
    code: 'exfiltration',
    detail: 'secrets',
    verb: any('fasten'),
    with: [any('keysAndLogins', 'credential'), any('intoQuery')],
    within: 60,
    when: 'ordered',
    unless: MASKED_OR_RESET,
  },
  {
    code: 'exfiltration',
    detail: 'private',
    verb: any('send', 'carry'),
    with: [any('privateThings', 'privateData'), any('strangers', 'address', 'intoQuery')],
    within: 90,
    when: 'ordered',
    unless: eitherOf(
      new RegExp(
        `${MASKED.source}|${OF_THE_PRODUCT.source}|${SENT_FROM.source}|${OF_PACKAGES.source}|${CODE_UNDER_REVIEW.source}`,
      ),
      HANDED_OVER,
      NO_WAY_OUT,
    ),
  },
  {
    code: 'exfiltration',
    detail: 'traces',
    verb: any('send', 'carry'),
    with: [any('agentTraces'), any('strangers', 'placesOutside', 'address', 'intoQuery')],
    within: 90,
    when: 'ordered',
    unless: eitherOf(new RegExp(`${MASKED.source}|${OF_THE_PRODUCT.source}`), LOG_OF_THE_TALK),
  },
  {
    code: 'exfiltration',
    verb: any('expose'),
    with: [any('credential'), any('reportPlace')],
    within: 60,
    when: 'ordered',
    unless: new RegExp(`${MASKED_OR_RESET.source}|${DOCUMENTED.source}|${STAND_IN.source}`),
  },
  {
    code: 'download-and-run',
    verb: any('download'),
    with: [any('execute')],
    within: 60,
    when: 'ordered',
    unless: RUNS_OTHERS_OR_VERIFIED,
  },
  {
    code: 'download-and-run',
    detail: 'words',
    across: true,
    verb: any('getIt'),
    with: [near(24, 'payload'), any('runIt'), any('fromAfar', 'address', 'anyLink')],
    within: 80,
    when: 'ordered',
    unless: RUNS_OTHERS_OR_VERIFIED,
  },
  {
    code: 'download-and-run',
    detail: 'words',
    across: true,
    verb: any('runIt'),
    with: [near(40, 'payload'), any('fromAfar')],
    within: 60,
    when: 'ordered',
    unless: new RegExp(
      `${VERIFIED_FIRST.source}|remote debug|in the issue template|, (?:but )?(?:never|not) (?:with|from|via|by|through)\\b[^.;]*$`,
    ),
  },
  {
    code: 'download-and-run',
    detail: 'words',
    verb: any('runIt'),
    with: [any('anyLink')],
    within: 90,
    when: 'ordered',
  },
]
