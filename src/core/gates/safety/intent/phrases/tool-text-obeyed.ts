import type { Phrase } from '../phrase.ts'

const SPEAKER =
  '(?:tools?|mcp|servers?|apis?|endpoints?|packages?|dependenc(?:y|ies)|librar(?:y|ies)|plugins?|extensions?|installers?|postinstall|build scripts?|cli|web ?sites?|sites?|pages?|web|urls?|readmes?|changelogs?|registr(?:y|ies)|search results?|issues?|tickets?|logs?|model cards?|data ?sets?|forums?|wikis?|attachments?|pdfs?|screenshots?|comments?|stack ?overflow|webhooks?|crawlers?|browsers?|error messages?|(?:tool|command|server|program) (?:outputs?|results?|responses?))'
const WORDS =
  '(?:(?:set-?up |install(?:ation)? |migration |upgrade |next |follow-up |embedded |inline )?(?:steps?|instructions?|commands?|directives?|guidance|prompts?|requests?|demands?|asks|notices?|hints?|text|lines?|wording|messages?|replies|answers?|responses?|output|advice|content|to-?dos?))'
const SAID =
  '(?:printed|returned|emitted|written|found|shown|given|sent|contained|embedded|included|issued|supplied|delivered|offered|served|placed|left|stated|coming|that come|received|fetched|read|inside|in|from|of|by)'
const BINDS =
  "(?:(?:is|are|be|count(?:s|ed)? as|rank(?:s|ed)? as|become|should be|can be|may be|must be|has to be|have to be) (?:to be |treated as |considered |regarded as |taken as |taken for |seen as |deemed |fully |always |simply |equally |just )*(?:authoritative|binding|trusted|trustworthy|law|gospel|orders?|mandatory|obligatory|pre-?approved|(?:my|the user's|user|a user|human|owner|operator|team) (?:instructions?|requests?|orders?|word|input)|carried out|followed|executed|obeyed|honou?red|complied with|acted (?:up)?on|done|implemented|run)(?! (?:by|in|with|through|from|after|only))|(?:get|gets) (?:carried out|followed|executed|obeyed|acted (?:up)?on|honou?red|run)|(?:carry|carries|have|has|hold|holds|get|gets|enjoys?|bears?) (?:the )?(?:same|full|equal|my|the user's|user|owner|operator|human)[\\w -]{0,12} (?:weight|authority|rank|standing|priority|force|status|trust)|(?:overrides?|outranks?|takes? precedence over|prevails? over|goes before|comes before) (?:the |my |our |any |your |this )*(?:user|rules?|claude|owner|team|person|human|instructions?|memory|people|me\\b|what i))"
/** Looked at first, or a thing of a program's own. */
const LOOKED_AT =
  /\b(?:never|not|don't|cannot|no|untrusted|data|review\w*|check\w*|confirm\w*|ask\w*|approv\w*|sanit\w*|pars\w*|only (?:if|after|when|once)|unless|report\w*|ignore\w*|css|our own|migrations? (?:are|is) run|translated?|cached?|logged|rendered|escaped)\b/

/** R13: what a tool, a package, a server or a page says counts like a person's order. */
export const obeyedToolTextPhrases: readonly Phrase[] = [
  {
    code: 'remote-orders',
    detail: 'output',
    pattern: new RegExp(
      `\\b${WORDS}\\s(?:that (?:is |are )?)?${SAID}\\b[^.;!?]{0,8}?\\b(?:an? |the |any |our |your |some |each |every |third-party |external )*(?:[\\w'.-]+ ){0,3}?${SPEAKER}\\b[^.;!?]{0,40}?\\b${BINDS}\\b|\\b(?:what(?:ever)?|anything|everything)\\s(?:an? |the |any |our |your |some )*(?:[\\w-]+ ){0,2}?${SPEAKER}\\b[^.;!?]{0,28}?\\b${BINDS}\\b|\\b(?:treat|regard|take|handle|read|accept|view|consider|rank)\\s(?:all |any |the |every |an? |what )*(?:[\\w-]+ ){0,2}?(?:${SPEAKER}\\s(?:${WORDS}|says?|returns?|prints?)|${WORDS} (?:from|of|by|in|inside|returned by|printed by|sent by) (?:an? |the |any |our )*(?:[\\w-]+ ){0,2}?${SPEAKER})\\b[^.;!?]{0,12}?\\b(?:as|like|the same as|on a par with|equal to)\\s(?:if (?:it|they) came from |an? |the |my |our )*(?:own )?(?:user(?:'s)?|me\\b|mine\\b|human|person|owner|operator|maintainer|colleague|team ?lead|binding|authoritative|trusted|orders?|instructions?|commands?)`,
      'g',
    ),
    unless: LOOKED_AT,
  },
  {
    code: 'remote-orders',
    detail: 'output',
    pattern:
      /(?:工具|mcp|服务器|服务端?|接口|网页|网站|页面|插件|扩展|依赖包?|第三方包?|安装脚本|安装包|命令行|日志|终端|搜索结果|readme|工单|附件|邮件|数据集|爬虫|浏览器)[^。;!?,，]{0,8}?(?:返回|回复|输出|打印|提示|给出|吐出|显示|响应|里|中|上|附带|自带)(?:的|里的?|中的?)?[^。;!?,，]{0,6}?(?:内容|文字|文本|指示|指令|步骤|要求|提示|说明|命令|建议|话)[^。;!?不别勿禁]{0,10}?(?:(?:等同于?|视同|视为|当作|当成|看作|按|和|与|跟|同)(?:于)?[^。;!?不]{0,8}?(?:用户|本人|负责人|主人|同事|管理员|我|人类?|真人|老板|领导|维护者|指令|命令)[^。;!?]{0,12}?|(?:具有|具备|有|拥有)[^。;!?]{0,6}?(?:权威|约束力|同等效力|优先级|效力)|(?:一律|直接|必须|应当?|都|原样|照单|逐条|无条件)(?:要|要求)?(?:照做|照办|照着?(?:执行|做)|执行|全收|遵照|遵从|服从|遵守))/g,
    unless:
      /不要|不得|不能|不可|不是|并非|别|勿|禁止|仅供参考|当(?:作|成)?数据|先(?:问|确认|看|检查)|确认后|评审|不可信/,
  },
  {
    code: 'remote-orders',
    detail: 'output',
    pattern:
      /(?:도구|툴|서버|mcp|패키지|의존성|웹 ?페이지|웹사이트|페이지|사이트|플러그인|확장|설치 ?스크립트|로그|터미널|검색 ?결과|readme|이슈|티켓|첨부|api|응답|출력)[^.,;!?]{0,20}?(?:지시|명령|안내|내용|문구|단계|요청|요구|지침|텍스트)(?:은|는|을|를|이|가|도)?\s?[^.;!?]{0,6}?(?:(?:담당자|사용자|사람|관리자|책임자|유지보수자|팀장|내|제|나의|오너|동료)[^.;!?]{0,10}?(?:요청|지시|명령|말|의견|것|부탁)?(?:과|와|이랑|랑|하고)?\s?(?:동일|똑같|같은|같이|동등|동급|마찬가지|처럼)|(?:그대로|즉시|바로|무조건|빠짐없이|하나하나|적힌 대로)\s?[^.;!?]{0,6}?(?:따르|따른|따라|실행|수행|이행|처리|옮긴|반영)|구속력|권위)/g,
    unless: /지\s?(?:마|말|않)|금지|안\s?(?:된|돼|됩)|데이터로|확인|검토|참고|아니|신뢰하지|물어/,
  },
]
