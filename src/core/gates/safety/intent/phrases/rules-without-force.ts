import type { Phrase } from '../phrase.ts'

const RULES =
  '(?:rules?|instructions?|guidance|guidelines?|limits?|constraints?|restrictions?|directives?|prohibitions?|notes?)'
const WHERE =
  '(?:above|before (?:this|here)|so far|(?:given|listed|stated|written|set) (?:earlier|before|above|there)|(?:that )?you were given|from (?:before|earlier))'
const FORCELESS =
  '(?:(?:only|just|merely|mere|pure) (?:an? )?(?:examples?|illustrations?|samples?|drafts?|placeholders?)|(?:an? )?examples? only|illustrative|(?:have|has|carry|carries|with) no (?:force|weight|bearing|effect)|not binding|non-?binding|void|moot|fiction\\w*|decorative|for show|ancient history)'
/** What is an example in a document about other things. */
const OF_A_DOCUMENT =
  /\b(?:lint\w*|eslint|css|prettier|routing|validation|firewall|regex|parser|grammar|readme|docs?|syntax|config\w*|naming|v\d|folder|legacy|deprecated)\b/

/** R13: what was laid down before is said to have no force. */
export const forcelessRulePhrases: readonly Phrase[] = [
  {
    code: 'override',
    detail: 'lapsed',
    pattern: new RegExp(
      `\\b(?:the |all |any |my |your |those |these )*${RULES}\\s${WHERE}\\b[^.;!?]{0,24}?\\b${FORCELESS}\\b|\\b${RULES}\\b[^.;!?]{0,16}?\\b(?:carry|carries|have|has) no (?:force|weight|bearing)\\b`,
      'g',
    ),
    unless: OF_A_DOCUMENT,
  },
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /\b(?:nothing|none of what)\s(?:(?:that )?(?:was|is|has been|you were|i|we|they)\s)?(?:said|told|written|stated|agreed|laid down|decided)?\s?(?:before|above|earlier|previously|up to (?:here|now)|so far)\b[^.;!?]{0,24}?\b(?:(?:is|was|remains|stays) (?:still |any longer )?(?:binding|valid|true|in force|relevant)|counts?|holds?|applies|binds?|matters|stands)\b/g,
    always: true,
    unless: OF_A_DOCUMENT,
  },
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /(?:前面|上面|之前|以前|先前|以上|上述|此前)的?(?:所有|全部|一切|那些)?(?:规矩|规则|约定|要求|限制|约束|规定|指令|说法)[^。;!?]{0,8}?(?:到此|从此|现在起|即日起|今天起)?(?:全部|一律|统统|都)?(?:作废|失效|不算|不作数|无效|(?:只|仅)是(?:举例|例子|参考|示例)|不用(?:遵守|管|理)|不必(?:遵守|管|理))|(?:앞에서|위에서|이전에|전에|앞서)\s?(?:정한|말한|적은|합의한)\s?(?:모든\s)?(?:규칙|약속|지시|제한|것)(?:은|는|이|들은)?\s?[^.;!?]{0,12}?(?:효력|무효|끝났|안 지켜|지키지 않아도|예시일 뿐|참고일 뿐|없던)|(?:以前|上|前|これまで)(?:の|に決めた|で決めた)(?:規則|ルール|決まり|約束|指示|制限)(?:は|も)[^。;!?]{0,12}?(?:無効|効力|例にすぎ|例に過ぎ|守らなくて|終わり)/g,
    unless: /目录|文件夹|命名|版本|v\d|폴더|버전|フォルダ|バージョン/,
  },
]
