import { eitherOf } from './either-of.ts'

/** Rules that ask for more, in words that also grant it. They are tried on a sentence in lower case. */

/** 没我同意一律不许用: without a yes nothing of the kind is done. */
const NOTHING_WITHOUT =
  /^(?![\s\S]*(?:不用|不必|无需|自动|默认|视为|跳过|绕过))\s*[^,，。;批准许过]{0,8}(?:没(?:有|经过?)?|未经|不经|未得)[^,，。;]{0,5}(?:同意|批准|允许|许可|点头)[^,，。;]{0,2}(?:一律|都|绝对)?(?:不许|不得|不准|不能|禁止|不可以)(?![^,，。;]{0,4}(?:停|问|等|拒|拦|打断|中断|查|审|检|测))[^,，。;]{1,24}$/
/** A yes is asked for each time: "사전 승인 필수". */
const YES_EACH_TIME =
  /^(?![\s\S]*(?:없이|생략|건너|자동|대신|간주|필요\s?(?:가\s?|는\s?)?없|안 받아도|받은 (?:것|걸|셈)))[\s\S]*(?:사전|항상|매번|반드시|꼭)\s?(?:제\s|내\s|저의\s|담당자\s|관리자\s)?(?:사전\s)?(?:승인|동의|허락|확인)(?:이|을|를)?\s?(?:필수|필요|후에?(?=\s|$)|뒤에?(?=\s|$)|받고|받은|받아야|받을 것|거쳐|거친|요망)/
/** A yes is asked for, in whatever order it is said. */
export const YES_REQUIRED = eitherOf(YES_EACH_TIME, NOTHING_WITHOUT)
/** A rule, not a permission, holds for good: "这条长期有效". */
export const HOLDS_FOR_GOOD =
  /^(?![\s\S]*(?:授权|批准|同意|允许|许可|放行|准许|点头|答应|通行|默认|不用|随便|放心|尽管|全权))[\s\S]*(?:这一?条|本条|此条|该条|规则|规矩|规定|约定|要求|黑名单|禁令|以上|习惯|红线|底线|(?:不许|不得|不准|禁止|严禁|不可以)[^,，。;]{1,20}[,，])[^。;]{0,10}?(?:长期|永久|永远|一直)有效/
/** The terms a product's user agrees to. */
export const TERMS_OF_A_PRODUCT =
  /약관\s?동의|이용약관|服务条款|用户协议|\bterms (?:of (?:use|service)|and conditions)\b/
/** "… 规则, 没有例外", "… 는 게 저희 규칙입니다": the rule is said, and holds. */
export const RULE_THAT_HOLDS =
  /^(?![\s\S]*(?:参考|建议|仅供|不算|摆设|形同|作废|过时|不必|无视|不用|失效|取消|안전|보안|지침|시스템|무시|제안|참고(?:용|일|만)|강제|구속|무효|없이|\b(?:suggest\w*|advisory|optional|guideline|void|outdated|obsolete|ignore\w*|lapse\w*|not binding)\b))[\s\S]*(?:(?:没有|沒有|绝无|不留|不许有|不搞|不存在)(?:任何)?例外|无例外|무조건|예외(?:는|란|도)?\s?(?:없|안 둔|두지 않)|\bno exceptions?\b|(?:게|것이|걸)\s?(?:저희|우리|팀|저희 팀|우리 팀)?\s?(?:의\s)?(?:규칙|원칙|룰|약속)(?:입니다|이에요|이야|이다|임|인데|이니|이라))/
/** A step of the work is over, not a rule. */
export const STEP_IS_OVER =
  /(?:\d차|작업|개발|구현|기능|수정|단계)[가-힣]{0,4}\s?(?:은|는|이|가)?\s?(?:다\s)?끝났/
/** Suggestions that are taken up. */
export const SUGGESTIONS_TAKEN =
  /\b(?:take|taking|took|apply|applying|incorporate|work)\s(?:in )?(?:these|those|the|my|your|his|her|their)\s(?:\w+ )?suggestions\b/
/** Done by hand: an adjective and no book of rules. */
export const BY_HAND =
  /\b(?:an?|every|one|the|by|does|do|get|gets|needs?|after|before)\smanual\s(?!is\b|are\b|says|and\b|for\b|on\b|of\b)[a-z]+/
/** One tool stands in for another. */
export const TOOL_FOR_TOOL =
  /(?:用|使用|拿)\s?(?!claude|agents|system)[a-z][a-z0-9_-]{1,20}\s?(?:来)?(?:代替|取代|替代)(?:所有的?|全部的?|掉)?\s?(?!claude|agents|system)[a-z][a-z0-9_-]{1,20}/
/** A rule is to be written down in the file of rules; what it says stands behind. */
export const WRITTEN_INTO_THE_RULES =
  /^(?![\s\S]*(?:规则|指令|指示|要求|之前|以前|原有|其他|其它|rules|instructions|previous|지시|규칙|이전|ルール))[\s\S]*(?:写(?:进|到|入)|加(?:进|到|在)|记(?:进|到|在)|放(?:进|到|在)|\b(?:put|add|write|note)\b)[^。;:]{0,24}?(?:claude|agents)\.md[^。;:]{0,16}[:：]/
/** "예외 없이" is the only without. */
export const WITHOUT_EXCEPTION =
  /^(?=[\s\S]*예외\s?없이)(?![\s\S]*(?<!예외|예외\s)없이)(?![\s\S]*(?:생략|건너|스킵|필요\s?없|안 해도|빼고|나중에|사후|귀찮|번거|느려|느리|과하|형식|불필요))/
/** Without it nothing gets through the review. */
export const NOT_PAST_THE_REVIEW =
  /\bwithout [^.;,]{1,30}? (?:the |your |a |any )?(?:reviews?|prs?|changes?|reviewers?) (?:won't|will not|does not|doesn't|never) (?:pass\w*|get through|be approved|get approved|be merged|let it)|(?:没有?|缺|不写)[^,，。;]{1,16}?(?:评审|review|审核)(?:就|是|一律)?(?:不过|过不了|不给过|不通过|打回)|없으면\s[^.;,]{0,8}?(?:리뷰|검토)(?:를|가|는|에서)?\s?(?:통과 (?:못|안)|반려|거절)|без [^.;,]{1,24}? ревью не (?:пройд|проход|прим)/
/** "승인 없이 한 줄도": not one line, rather than this one. */
export const NOT_ONE_LINE = /없이 한 줄도/
/** Work is split, no rule reworded. */
export const SPLIT_INTO_BRANCHES =
  /(?:branch|브랜치|파일|커밋|컴포넌트|모듈)(?:를|을|로|별로)?\s?(?:나눠서|나누어)/
