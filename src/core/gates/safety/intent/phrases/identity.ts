import type { Phrase } from '../phrase.ts'

/** Being somebody else, or without safety rules. */
export const identityPhrases: readonly Phrase[] = [
  {
    code: 'identity',
    detail: 'other self',
    pattern:
      /\byou(?:'re| are) (?:the |a |an |my |our )(?:release |project |product |account |system |site |root )?(?:manager|owner|admin\w*|operator|boss|ceo|cto|director|maintainer|superuser|dba|auditor|king|master)\s(?:now|from now on|today)\b/g,
  },
  {
    code: 'identity',
    detail: 'no limits',
    pattern:
      /\b(?:unrestricted|uncensored|unfiltered|unshackled|unbound|jailbroken|limitless|unguarded|rule-?free)\s(?:edition|version|mode|self|twin|variant|copy|form|persona|model|you)\b/g,
    unless: /\b(?:never|no|not|scroll|width|plan|tier|licen[cs]e|photos?|search)\b/,
  },
  {
    code: 'identity',
    detail: 'human',
    pattern:
      /\b(?:claim|pretend|say|state|insist|tell)\b[^.;!?]{0,24}\b(?:you are|you're|to be|being|that you are)\s(?:an? )?(?:real )?(?:human|person|not an? (?:ai|bot|machine|assistant))|\bas (?:if|though) you (?:were|are) (?:the |an? )?(?:\w+ )?(?:owner|user|admin|administrator|root|human|person|approver|maintainer|someone else)|(?:说|說|称|回答|承认)[^,。;]{0,4}?自己是(?:真人|人类|人類|真实的人)|(?:사람|인간)(?:이라고|인 척)\s?(?:말|답|주장|행동|해)|人間だと(?:言|答え|名乗)/g,
  },
  {
    code: 'identity',
    detail: 'you-are',
    pattern:
      /(?:^|[.!?;]\s?)(?:you are|you're) (?:an? (?!pair\b|team\b)[\w -]{3,40}|\w{3,20}, (?:an?|the) \w+)|(?:^|[。!?;]\s?)你是(?!否|不是|我的|可以|在|怎么|如何|谁|什么|想|要|如果)[^,。?]{1,16}(?=[,。]|$)|(?:너는|넌|당신은)\s(?![^,.]{0,12}(?:금지|안 [돼되]))[^,.]{1,12}?(?:이야|야|입니다|이다)(?=[,.\s]|$)|(?:あなたは|お前は|君は)[^,。]{1,14}?(?:です|だ|である)(?=[,。\s]|$)/g,
  },
  {
    code: 'identity',
    detail: 'another master',
    pattern:
      /\byou (?:now |only )?(?:answer|report|listen|belong) (?:only )?to (?!tests|the api)[^.;,!?]{2,24}?(?: now\b| from now on\b|, not (?:to )?(?:the |your )?(?:team|user|owner|me))|\b(?:from (?:today|now on|here on)|as of today)[^.;!?]{0,6}?\b(?:you )?(?:answer|report|listen) only to\b|你?(?:现在|以后|从此)(?:起)?(?:只)?听[^,，。;]{1,5}的(?:[,，][^。;]{0,2}?(?:不用|别|不要)(?:管|听|理)|话|$)|(?:이제|앞으로)\s?[^.;]{1,8}?(?:의 말만|말만)\s?(?:들어|듣|따라)|これからは[^。;]{1,8}?の言うこと(?:だけ)?を聞/g,
  },
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /\b(?:rules?|polic(?:y|ies)|instructions?|guidelines?|limits?|claude\.md|agents\.md)\b[^.;!?]{0,40}?\b(?:no longer|not|never|don't|doesn't|do not|does not) (?:bind|apply to|concern|count for|hold for|matter to) (?:you|us|this agent)\b/g,
    always: true,
  },
  {
    code: 'override',
    detail: 'safety rules',
    pattern:
      /\b(?:act|behave|respond|answer|reply|work|operate|pretend|continue|speak)s?\b[^.;!?]{0,60}?\b(?:without|free (?:of|from)|with no|that has no|having no|unbound by)\s(?:any |all |your |the |its )?(?:(?:safety|security|ethical|moral|content|usual) (?:rules|guidelines|limits|limitations|polic(?:y|ies)|constraints|checks)|(?:safety |security |ethical |content )?(?:restrictions|guardrails|safeguards))\b|(?:没有|不受|无视|擺脫|摆脱|抛开|去掉|不要|沒有|無視)(?:任何|一切)?(?:的)?(?:安全|道德|伦理|倫理|内容)(?:规则|規則|准则|準則|限制|约束|約束|策略|护栏)|(?:안전|윤리|보안)\s?(?:규칙|지침|제한|가이드라인|정책|장치)(?:을|를)?\s?(?:없이|없는|무시)/g,
  },
]
