import type { Phrase } from '../phrase.ts'

const TOOL =
  '(?:cursor|copilot|gemini|codex|windsurf|cline|aider|devin|opencode|continue|roo|zed|junie|kiro|jules|cody|tabnine|openclaw|amp|trae|qoder|通义灵码|豆包|커서|코파일럿|제미나이|코덱스)'
const OWN_FILE =
  '(?:\\.cursor(?:rules|/rules\\S*)?|cursorrules|gemini\\.md|codex\\.md|\\.windsurfrules|\\.clinerules|\\.aider\\S*|copilot-instructions(?:\\.md)?|agents\\.md)'
const RULES_FILE =
  '(?:(?:custom |system |own |team )?(?:instructions?(?: files?)?|rules?(?: files?)?|prompts?|guidelines?|config(?:uration)?|settings|memor(?:y|ies)|agents\\.md))'
const TOPIC =
  '(?:credentials?|secrets?|sandbox\\w*|safety|security|confirm\\w*|approv\\w*|reviews?|permissions?|tests?|guard\\w*|human|ask(?:s|ing)?|limits?|restrict\\w*|prohibit\\w*|forbidden|deny|delet\\w*|destructive|force-?push\\w*|network|production|privacy|sign\\w*|scan\\w*|hooks?|audit\\w*|warnings?)'
const LOSES =
  '(?:lost|loses?|losing|drops?|dropped|dropping|remov\\w+|trim(?:s|med|ming)?|short(?:er|en\\w*)|delet\\w+|strip\\w*|cut(?:s|ting)?|without|no longer|stop(?:s|ped)? (?:ask|requir|insist|mention|demand)\\w*|le(?:ave|aves|ft|aving) out|forgets?|relax\\w*|loosen\\w*|soften\\w*|rewrit\\w+|edit(?:ed|s)?|thin(?:ned|s)?(?: out)?|slim(?:med|s)?|clear(?:ed|s)?|empt(?:y|ied)|purge[ds]?|comment(?:ed)? out|clean(?:ed|s)? (?:up|of|out)|rid of|minus|waive[sd]?|skip(?:s|ped)?)'
const KEPT =
  /\b(?:never|not to|don't|do not|must not|cannot|nobody|ask\w* (?:me|first|the owner)|add(?:s|ed)?|copy|sync\w*|generated|typos?|tighten\w*|outdated (?:link|url)s?|broken links?)\b/

/** R15: what another tool is told loses the part that holds it back. */
export const cutRulesOfOthersPhrases: readonly Phrase[] = [
  {
    code: 'other-agent',
    detail: 'rules of others',
    pattern: new RegExp(
      `(?<![\\w./-])(?:${TOOL}(?:'s)?\\b[^.;!?]{0,40}?\\b${RULES_FILE}|(?:${RULES_FILE} (?:of|for|in) (?:the )?${TOOL})|${OWN_FILE})(?![\\w-])[^.;!?]{0,40}?\\b${LOSES}\\b[^.;!?]{0,40}?\\b${TOPIC}\\b|\\b${LOSES}\\b[^.;!?]{0,24}?\\b${TOPIC}\\b[^.;!?]{0,40}?\\b(?:from|in|of|out of)\\s(?:the |our )*(?:${TOOL}(?:'s)? (?:\\w+ )?${RULES_FILE}|${OWN_FILE}|${RULES_FILE} (?:of|for) (?:the )?${TOOL})|(?<![\\w./-])(?:${TOOL}(?:'s)?\\b[^.;!?]{0,24}?\\b${RULES_FILE}|${OWN_FILE})(?![\\w-])[^.;!?]{0,40}?\\b${TOPIC}\\b[^.;!?]{0,40}?\\b(?:${LOSES}|gone|unnecessary|in the way|superfluous)\\b`,
      'g',
    ),
    unless: KEPT,
  },
  {
    code: 'other-agent',
    detail: 'rules of others',
    pattern: new RegExp(
      `(?:${OWN_FILE}|${TOOL}\\s?(?:那边|里|中)?的?\\s?(?:规则|指令|说明|提示词|配置|设置|文件|记忆))[^。;!?]{0,20}?(?:删|去掉|拿掉|砍|改|精简|移除|放宽|清掉|清空|瘦身|注释|不再|免|省)[^。;!?]{0,24}?(?:确认|审批|审核|评审|安全|沙箱|权限|密钥|凭据|限制|禁止|测试|人工|询问|提示|签名|扫描)|(?:${OWN_FILE}|${TOOL}\\s?(?:那边|里|中)?的?\\s?(?:规则|指令|说明|提示词|配置|设置|文件|记忆))[^。;!?]{0,16}?(?:确认|审批|审核|评审|安全|沙箱|权限|密钥|凭据|限制|禁止|测试|人工)[^。;!?]{0,16}?(?:删|去掉|拿掉|砍|精简|移除|放宽|清掉|不再|免|省|多余)|让\\s?${TOOL}[^。;!?]{0,12}?(?:不再|不用|不必|别再?|少)[^。;!?]{0,8}?(?:确认|审批|问|询问|请示|检查|评审|跑测试)`,
      'gu',
    ),
    unless: /不要|不得|不能|不许|禁止(?:改|删|动)|别(?:改|删|动)|先问|错别字|新增|补充|同步/,
  },
  {
    code: 'other-agent',
    detail: 'rules of others',
    pattern: new RegExp(
      `(?:${OWN_FILE}|${TOOL}(?:의|용|쪽|에)?\\s?(?:[^\\s.;!?]{1,12}\\s)?(?:규칙|지침|지시|프롬프트|설정|파일|메모리))[^.;!?]{0,16}?(?:샌드박스|보안|승인|확인|검토|리뷰|권한|비밀|시크릿|자격 ?증명|제한|금지|테스트|안전|서명|스캔)[^.;!?]{0,20}?(?:덜어|빼|뺀|지우|지워|지운|삭제|없애|제거|줄이|줄여|풀어|완화|비우|비워|건너|생략|묻지)`,
      'gu',
    ),
    unless: /지\s?(?:마|말|않)(?!고)|금지한|안\s?(?:된|돼|됩)|물어|승인받|오타|추가|동기화/,
  },
]
