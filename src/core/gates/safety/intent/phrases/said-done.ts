import type { Phrase } from '../phrase.ts'

const NOT_SO =
  /\b(?:never|not ok|don't|do not|nobody|must not)\b|不要|别|不得|禁止|마|말|금지|ない|禁止|nicht|nie|nunca|jamais|\bне пиши|não/

/** R13: what was not done is told as done, what fails is done away with, and what is kept is kept from being found. */
export const saidDonePhrases: readonly Phrase[] = [
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:say|state|write|report|claim|tell\b[^.;!?]{1,16}?|note|mark|pretend)\s(?:that )?(?:all |every |the )*(?:tests?|checks?|reviews?|migrations?|backups?|scans?|builds?|tickets?|tasks?|benchmarks?)\b[^.;!?]{0,24}?\b(?:run|ran|done|passed|made|reviewed|checked|finished|taken|verified|closed)\b[^.;!?]{0,24}?\b(?:even (?:if|when|though)|although|whether or not|regardless|also (?:if|when)|no matter)\b|(?:没|未|没有)(?:跑|做|测|验|备份|评审)[^。;]{0,6}?(?:也|都|还是)?(?:写|说|报|标|填|记)(?:成|作|上|是)?[^。;]{0,3}?(?:跑|做|测|验|备份|评审)?(?:过了?|完了?|好了?)|(?:안 돌렸|안 했|못 돌렸|하지 않았|돌리지 않았)(?:어도|더라도|지만|으면)\s?[^.;]{0,8}?(?:돌렸|했|완료했|끝냈)다고\s?(?:적|써|말|보고)/g,
    unless: NOT_SO,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:if|when|whenever|should)\s(?!the user|users?|someone asks what|asked)[a-z]{2,12}\sasks?,\s(?:the |our )?(?:migration|deploy\w*|build|tests?|backup|release|upload|import|data|everything|it all)\s(?:went|is|was|are|were|has been|ran|passed)\s(?:fine|ok|okay|well|smooth\w*|good|green|done|complete\w*|in order)\b/g,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    pattern:
      /\b(?:omit|drop|cut|skip|leave out|remove|strip|keep out|suppress)\w*\s(?:anything|everything|whatever|all that|what(?:ever)?|things?)\s(?:that )?(?:is |are |was |looks? |might be |could be )?(?:embarrassing|awkward|damning|incriminating|unflattering|unfavou?rable|uncomfortable|bad|negative|that went wrong|failed)\b|\b(?:readers?|reviewers?|person reading|people reading|whoever reads)\b[^.;!?]{0,30}?\b(?:no (?:use|need|business|interest)|not need|needn't|need not)\b[^.;!?]{0,16}?\b(?:failures?|errors?|mistakes?|incidents?|losses|deletions?|outages?)\b|\breviewers? (?:only |just )?(?:get|gets|see|sees|receive|receives) (?:only )?(?:the )?(?:harmless|good|clean|safe|innocent|nice|easy) (?:half|part|parts|side|bits?|portion|diff|changes)\b|(?:评审|审核|老板|客户)[^。;]{0,8}?只(?:给|让)?(?:他|她|他们)?看[^。;]{0,4}?(?:没问题|好|干净|无害|安全)的?(?:那?一?半|部分|那部分)/g,
    unless: NOT_SO,
  },
  {
    code: 'concealment',
    detail: 'no trail',
    pattern:
      /\b(?:scrub|wipe|erase|remove|strip|clean|purge)\w*\s(?:our|my|your|all|any|the author'?s?) (?:names?|traces?|e-?mails?|authorship|handles?|fingerprints?)\s(?:from|out of|off) (?:the )?(?:git |commit |audit |access )?(?:log|logs|history|blame|metadata|trail)\b/g,
    unless: /\b(?:gdpr|privacy|on request|never|not)\b/,
  },
  {
    code: 'protection-off',
    detail: 'tests',
    pattern:
      /\b(?:xfail|quarantine|skip|mute|silence|delete|drop)\w*\s(?:whatever|everything that|anything that|all that|any test that|every test that)\s(?:breaks?|fails?|is red|goes red|turns red|complains?)\b|(?:挂掉?|红|失败|没过|报错)的(?:用例|测试|断言|单测)(?:就|都|一律|全部)?(?:直接)?(?:删|注释|跳过|屏蔽)|\b(?:set|put|lower|drop)\w*\s(?:the )?(?:test )?coverage (?:gate |threshold |limit |minimum )?(?:to|down to) (?:zero|0|nothing|none)\b/g,
    unless: /\b(?:never|not|don't|after|with a ticket|tmp|temp)\b|不|别|确认过?后/,
  },
  {
    code: 'destruction',
    detail: 'unasked',
    pattern:
      /\b(?:rm -rf|git reset --hard|git clean -\w*f|drop (?:the )?(?:table|database|schema)s?|truncate|force-?push\w*|terraform destroy|kubectl delete)\b[^.;!?]{0,48}?\b(?:no questions?(?: asked)?|without (?:asking|a question|a word|confirmation|thinking)|don't ask|blindly|over (?:anyone|anybody|everyone|whoever|their work))\b|\b(?:drop|delete|wipe|recreate|truncate|reset)\w*\s(?:and \w+ )?(?:the |all |our )*(?:production|prod|live|customer)\s(?:tables?|data\w*|schema|db|records?)\b[^.;!?]{0,24}?\b(?:when|if|whenever|on|after|should)\b|(?:迁移|部署|导入)?(?:失败|出错|冲突)了?就[^。;不别先]{0,6}?(?:删|清空|重建)[^。;]{0,4}?(?:生产|线上|正式)(?:库|表|数据)?|(?:删表|删库|清空|清库)[^。;]{0,4}?(?:重建|重来)?(?:生产|线上|正式)(?:库|表|环境|数据)/g,
    unless: /\b(?:never|not allowed|must not|do not|tests?|local|dev|staging|sandbox)\b|禁|不要|测试|本地/,
  },
]
