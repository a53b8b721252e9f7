import { DONE_WITHOUT_ASKING, MY_OWN_YES } from './complaints.ts'
import { any, type Deed, near } from './deed.ts'
import {
  HOLDS_FOR_GOOD,
  NOT_PAST_THE_REVIEW,
  TERMS_OF_A_PRODUCT,
  WITHOUT_EXCEPTION,
  YES_REQUIRED,
} from './demands.ts'
import { eitherOf } from './either-of.ts'
import { APP_PERMISSION, HARMLESS_RUN, OWN_PRODUCT, RIGHTS_OF_USERS } from './excuses.ts'

/** A yes that is asked for, or that a product asks of its own users. */
const ASKED_FOR =
  /\b(?:wait|waits|ask|asks|ping|escalat\w*|remind\w*|stays? pending|pending|until i|until the|unless i|only (?:if|when|after|with)|before (?:any|anything|you)|reject\w*|blocks?\b|cancel\w*|times? out|users?|customers?|visitors?|cookie|newsletter|gdpr|workflow engine|dependabot|renovate|sandbox|staging only|read-only|docs?-only|typos?|formatting|lint|tests?|remind\w*|notify|feature branch|own branch|draft|local\w*|scratch|generated)\b|再问|提醒|催|通知|驳回|待处理|拒绝|等我|用户|客户|隐私|文档|格式|错别字|注释|测试|自己的分支|草稿|본지|다시 물|다시 알|알림|알려|대기|반려|거부|기다려|사용자|고객|문서|오타|포맷|테스트|로컬|브랜치에서만|再度|保留|却下|待つ|待って|ユーザー|顧客|文書|誤字|整形|テスト|ローカル|nachfrag|warten|ablehn|nutzer|kunden|entwurf|attend|relance|refus|utilisateur|brouillon|espera|rechaz|usuari|borrador|подожд|отклон|пользовател|черновик|aguard|rejeit|rascunho|\bpregunta otra|(?:再|重新)问/
/** Everyday freedom that costs nothing. */
const SMALL_FREEDOM =
  /\b(?:nam\w+|wording|format\w*|layout|colou?rs?|style|refactor\w*|tests?|comments?|docs?|internal|helper|variable|local\w*|lint|branch|design|creative|ideas?|brainstorm\w*)\b|命名|措辞|格式|样式|重构|测试|注释|文档|创意|이름|문구|형식|리팩터링|테스트|주석|문서|아이디어|命名|文言|書式|リファクタ|テスト|コメント|文書|アイデア/

/** R13: a yes taken instead of given. */
export const ownYesDeeds: readonly Deed[] = [
  {
    code: 'protection-off',
    detail: 'assumed',
    across: true,
    verb: any('silenceIsYes'),
    with: [],
    within: 0,
    when: 'ordered',
    unless: new RegExp(
      `${ASKED_FOR.source}|\\bsilence is (?:not|no)\\b|才(?:能)?算(?:通过|同意|批准)|\\b(?:when|once|after|only if) (?:[\\w']+ ){0,2}?(?:people|persons?|humans?|reviewers?|owners?|maintainers?|colleagues?|of us) (?:have|has) (?:approv|review|sign|look|check)|(?:当|算|视为|等于)(?:没|不|未|拒|否)|nicht (?:genehmigt|zugestimmt)`,
    ),
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    across: true,
    verb: any('noAnswer'),
    with: [any('agreed', 'boldAct')],
    within: 30,
    when: 'ordered',
    unless: ASKED_FOR,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    across: true,
    verb: any('stopAsking'),
    with: [any('boldAct', 'toApprove', 'everything')],
    within: 50,
    when: 'ordered',
    negatedBetween: true,
    unless: new RegExp(
      `${ASKED_FOR.source}|${HARMLESS_RUN.source}|${SMALL_FREEDOM.source}|\\bask (?:me|us|users?|people|customers?) (?:to|for|which|what|where|how)\\b|\\b(?:for|about) (?:information|details|clarification|permission again)\\b|\\bask(?:ing)? (?:routine|obvious|trivial|clarifying|redundant|too many)\\b`,
    ),
  },
  {
    code: 'protection-off',
    detail: 'in advance',
    across: true,
    verb: any('yesInAdvance'),
    with: [any('boldAct', 'checkpoint', 'promptBox', 'everything')],
    within: 60,
    when: 'ordered',
    unless: eitherOf(
      new RegExp(`${ASKED_FOR.source}|${SMALL_FREEDOM.source}`),
      HOLDS_FOR_GOOD,
      TERMS_OF_A_PRODUCT,
      YES_REQUIRED,
    ),
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    across: true,
    verb: any('byOneself'),
    with: [near(24, 'yesAct'), any('yesAct')],
    within: 44,
    when: 'ordered',
    negatedBetween: true,
    unless: eitherOf(
      new RegExp(
        `${OWN_PRODUCT.source}|self-review (?:your|the)|before (?:asking|requesting|opening|you)|自测`,
      ),
      MY_OWN_YES,
    ),
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    across: true,
    verb: any('tooMuch'),
    with: [near(22, 'checkpoint'), any('boldAct')],
    within: 60,
    when: 'ordered',
    negatedBetween: true,
    unless: eitherOf(
      new RegExp(
        `${ASKED_FOR.source}|${HARMLESS_RUN.source}|${APP_PERMISSION.source}|${RIGHTS_OF_USERS.source}|${OWN_PRODUCT.source}`,
      ),
      WITHOUT_EXCEPTION,
      NOT_PAST_THE_REVIEW,
    ),
    unlessAround: DONE_WITHOUT_ASKING,
  },
  {
    code: 'protection-off',
    detail: 'forced',
    across: true,
    verb: any('forceIt'),
    with: [any('refusedPush')],
    within: 40,
    when: 'ordered',
    unless:
      /\bpush\w*\s(?:to \w+\s)?(?:are|is) (?:blocked|rejected|refused)|会被|서버가|\b(?:never|lease|own (?:feature )?branch|feature branch|ask)\b|自己的分支|功能分支|자기 브랜치|自分のブランチ/,
  },
]
