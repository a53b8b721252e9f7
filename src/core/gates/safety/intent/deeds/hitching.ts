import { any, type Deed, near } from './deed.ts'
import { ABOUT_SECRETS, MASKED, OWN_PRODUCT, RESET, TEST_CONTEXT } from './excuses.ts'

/** What has been cleaned, or that a product itself is made to send. */
const CLEANED_OR_BUILT =
  /\b(?:strip\w*|without|drop\w* (?:the )?(?:names?|cookies?|tokens?|user)|remov\w*|csrf|names? of|never|not|only the (?:name|key name|path)|search (?:index|feature|page|results?|service|api|code|filter)|full-text|elasticsearch|grep|ripgrep|rg|vector|embedding\w*|our own (?:search|index)|internal search|users? can|schema|content-type|token (?:count|usage|budget)|ids?)\b|去掉|剔除|不要|不得|站内搜索|索引|빼고|제외|지우고|색인|검색 기능|除い|除く|索引|検索機能/

/** R13: keys or code along with a report, a picture, a question to a search engine. */
export const hitchingDeeds: readonly Deed[] = [
  {
    code: 'exfiltration',
    detail: 'secrets',
    across: true,
    verb: any('hitch', 'send'),
    with: [near(50, 'notForOthers'), any('goesOut')],
    within: 60,
    when: 'ordered',
    negatedBetween: true,
    unless: new RegExp(
      [MASKED, RESET, ABOUT_SECRETS, CLEANED_OR_BUILT, OWN_PRODUCT, TEST_CONTEXT]
        .map(({ source }) => source)
        .join('|'),
    ),
  },
  {
    code: 'exfiltration',
    detail: 'private',
    across: true,
    verb: any('hitch', 'send'),
    with: [near(44, 'ownCode'), any('goesOut')],
    within: 60,
    when: 'ordered',
    negatedBetween: true,
    unless: new RegExp(
      [MASKED, CLEANED_OR_BUILT, OWN_PRODUCT, TEST_CONTEXT].map(({ source }) => source).join('|'),
    ),
  },
]
