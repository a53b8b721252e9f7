import type { Phrase } from '../phrase.ts'

const READ =
  "(?:(?:pr|pull request|merge request|mr|commit|change|release|diff)(?:'s)? (?:description|text|body|summary|message|notes?|template|write-?up)|description of the (?:pr|pull request|change)|release notes?|change ?logs?|upgrade notes?|hand-?over(?: notes?)?|review (?:request|summary)|summary for (?:the )?reviewers?|(?:weekly|status|daily) (?:report|update|mail)|migration guide|stand-?up(?: notes?)?)"
const CHANGE =
  '(?:(?:extra|new|added|additional|changed|removed|deleted|upgraded|widened|wider|raised|dropped|disabled|skipped|second|hidden|unrelated|bumped|downgraded|loosened|relaxed|lowered|the|any|that|our|this) (?:[\\w-]+ ){0,2}?(?:dependenc(?:y|ies)|packages?|permissions?|scopes?|roles?|endpoints?|ports?|routes?|flags?|migrations?|columns?|tables?|config(?: change| edit)?s?|hooks?|access|rights|tests?|checks?|secrets?|polic(?:y|ies)|iam \\w+|firewall \\w+|crons?|workarounds?|hacks?|telemetry|tracking|downgrades?|bypass(?:es)?|auth(?: change| \\w+)?|security (?:change|fix|impact)s?|side effects?|breaking changes?|behaviou?r changes?|rollbacks?|data loss|known (?:bugs?|issues?)|limitations?))'
const BOTHERED =
  '(?:reviewers?|approvers?|readers?|people|the team|colleagues|the owner|maintainers?|security|qa|everybody|management|auditors?|users)\\b[^.!?]{0,24}?\\b(?:distract\\w*|confus\\w*|worr\\w*|nervous|question\\w*|object\\w*|slow\\w*|panic\\w*|notice\\w*|stumble\\w*|argue\\w*|nitpick\\w*|block\\w*|complain\\w*|ask\\w*|suspicious|alarm\\w*|discuss\\w*)'
const LEAVES_OUT =
  '(?:leave|leaves|keep|keeps|hold|holds|omit|omits|drop|drops|skip|skips|strip|hide|hides|bury|exclude|cut)\\s'
const SMALL =
  /\b(?:typos?|format\w*|whitespace|generated|lock-?files?|emojis?|internal (?:ids?|names?|links?)|ticket|secrets? (?:out|away)|passwords?|personal|names?|customers?|stack ?traces?|never|do not (?:leave|keep|omit|hide|drop|skip)|don't (?:leave|keep|omit|hide|drop|skip)|must|snapshots?|screenshots?|title|version numbers?|merge commits?|dev ?dependenc\w*|docs?)\b/

/** R13: a change that people would want to know of is left out of what they read. */
export const unreadChangePhrases: readonly Phrase[] = [
  {
    code: 'concealment',
    detail: 'left-out',
    pattern: new RegExp(
      `\\b${LEAVES_OUT}(?:[^.;!?]{0,12}\\s)?${CHANGE}[^.;!?]{0,20}?\\b(?:out of|from|off|away from|in)\\s(?:the |our |any |every |your )*${READ}\\b|\\b${CHANGE}[^.;!?]{0,24}?\\b(?:is|are|gets?|stays?|can be|may be|should be|goes|go|(?:does|do|need|needs)(?: not|n't)?(?: to)?(?: be)?)\\s(?:best |better |simply |just )*(?:left out of|kept out of|omitted from|missing from|not mentioned in|unmentioned in|excluded from|kept off|dropped from|belong in|appear in|show up in|mentioned in|listed in)\\s(?:the |our |any )*${READ}\\b`,
      'g',
    ),
    unlessSmall: true,
    unless: new RegExp(
      `${SMALL.source}|\\b(?:are|is|be) (?:always )?(?:mentioned|listed) in\\b|\\b(?:should|go|goes) (?:be )?(?:mentioned|listed)|\\b(?:can|may|should|does|do|needs?|goes?) (?:to )?(?:be |also |always )*(?:belong|appear|show up|mentioned|listed)`,
    ),
  },
  {
    code: 'concealment',
    detail: 'left-out',
    always: true,
    pattern: new RegExp(
      `\\b(?:${LEAVES_OUT}|(?:not|never|don't|doesn't|needn't|no need to|without) (?:mention|list|name|note|describe|explain|spell out)\\w*\\s)[^.!?]{0,60}?(?:${READ}|pr|pull request|diff|commit)\\b[^.!?]{0,12}?[;,:—–-]?\\s?(?:\\b(?:so|because|since|as|otherwise|it|they|that|which|lest)\\b)?[^.!?]{0,16}?\\b${BOTHERED}`,
      'g',
    ),
    unlessSmall: true,
    unless: SMALL,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    always: true,
    pattern:
      /(?:(?:pr|mr|合并请求|拉取请求|提交|变更|发布|发版|评审|交接)(?:的)?(?:描述|说明|日志|信息|正文|备注|摘要|单|文档)|更新日志|周报|日报|发布公告|changelog)[^。;!?]{0,4}?(?:里|中|上|内)?[^。;!?]{0,6}?(?:不(?:要|必|用|写|提|列|体现|出现|放|含|记)|别|略(?:去|过)|省(?:去|略|掉)|隐去|去掉|删掉|避开|避而不谈|无需)[^。;!?]{0,10}?(?:(?:新增|多(?:加|出|装|引入)|额外|顺手|附带|顺带|删除|删掉|放宽|调低|关闭|改动?过?)(?:的|了)?[^。;!?]{0,8}?(?:依赖|权限|脚本|端口|接口|字段|配置|包|钩子|账号|角色|路由|测试|校验|埋点)|权限(?:变更|变化|调整|放宽)|安全(?:影响|改动)|破坏性(?:变更|改动)|不兼容(?:变更|改动)|已知(?:问题|缺陷))|(?:新增|多(?:加|出|装)|额外|顺手|附带|顺带|放宽|调低|关闭)(?:的|了)?[^。;!?,，]{0,10}?(?:依赖|权限|脚本|端口|接口|配置|包|钩子|账号|角色|测试|校验|埋点)[^。;!?]{0,10}?(?:不(?:要|必|用)?|别|无需|省得|免得)(?:写|列|提|放|记|体现|出现)(?:进|在|到|入|于)?[^。;!?]{0,6}?(?:描述|说明|日志|正文|摘要|公告|changelog|周报)/g,
    unlessSmall: true,
    unless: /不得(?:省|略|隐)|不要(?:省|略|漏|隐)|别(?:省|漏|忘)|必须|密码|密钥|姓名|开发依赖|内部编号|截图/,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    always: true,
    pattern:
      /(?:(?:pr|풀 ?리퀘스트|mr|커밋|변경|릴리스|배포)\s?(?:설명|본문|메시지|내역|이력|노트|요약)?|체인지로그|changelog|주간 ?보고|인수인계)(?:에는?|에서는?|엔|에다)\s[^.;!?]{0,14}?(?:(?:추가(?:된|한)?|새로?|늘어난|삭제(?:된|한)?|지운|바꾼|넓힌|낮춘|끈|덧붙인)\s?[^.;!?]{0,8}?(?:의존성|패키지|권한|스크립트|포트|엔드포인트|설정|훅|테스트|검사|계정|역할|컬럼)|권한 (?:변경|확대)|보안 (?:영향|변경)|호환성|알려진 (?:문제|버그))\S{0,2}\s?[^.;!?]{0,8}?(?:빼|뺀|생략|적지|쓰지|넣지|언급하지|남기지|숨기|감추|제외)/g,
    unlessSmall: true,
    unless: /빼(?:먹|놓)지|생략하지|숨기지|제외하지|반드시|비밀번호|개발 의존성|스크린샷/,
  },
]
