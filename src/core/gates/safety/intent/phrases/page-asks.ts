import type { Phrase } from '../phrase.ts'

const FOREIGN =
  "(?:fetched|downloaded|external|third-party|linked|crawled|cloned|vendored|scraped|retrieved|foreign|random|searched|upstream|the web|online|someone else's|stranger's|visited)"
const SOURCE =
  '(?:readmes?|pages?|web ?pages?|web ?sites?|sites?|packages?|comments?|issues?|tickets?|search results?|articles?|blogs?|posts?|forums?|e-?mails?|mails?|pdfs?|snippets?|tool output|repos?|repository|documents?|docs|attachments?|plugins?)'
const ORDERS =
  '(?:instruct\\w*|demand\\w*|request\\w*|ask(?:s|ed)?|tells?|told|orders?|ordered|wants?|prescribes?|directs?|urges?|advises?|insists?)'
const PRIZE =
  '(?:(?:write|full|root|admin|shell|repo|repository|push|file)[- ](?:access|rights?|permissions?)|access|permissions?|the (?:keys?|tokens?|secrets?|credentials|passwords?)|(?:our|your|my|its|api|ssh|deploy) (?:keys?|tokens?|secrets?|credentials)|admin)'
const CAREFUL =
  /\b(?:never|not|don't|refuse|reject|decline|ignore|tell me|ask me|ask first|report|as data|suspicious|phishing|users?|customers?|our own)\b/

/** R13: what a page or a package asks for is given to it. */
export const pageAsksPhrases: readonly Phrase[] = [
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern: new RegExp(
      `\\b${SOURCE}\\b[^.;!?]{0,30}?\\b${ORDERS}\\b[^.;!?]{0,40}?\\b(?:grant|give|share|hand|provide|hand over|send|allow|concede|comply|go along|add)\\w*\\b[^.;!?]{0,16}?\\b${PRIZE}\\b`,
      'g',
    ),
    unless: CAREFUL,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern: new RegExp(
      `\\b(?:as|since|because|when|whenever|if|like)\\s(?:an? |the |any )*(?:${FOREIGN}\\s)?${SOURCE}\\b[^.;!?]{0,24}?\\b${ORDERS}\\b\\s(?:all |any )?(?:ai|llm|language|coding|assistants?|agents?|models?|bots?|you)\\b[^.;!?]{0,40}?(?:\\b(?:grant|share|hand over|comply|obey|do as|do so|go along|disable|turn off|allow it|give it|let it|do it|follow)\\b)`,
      'g',
    ),
    unless: CAREFUL,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern: new RegExp(
      `\\b(?:comply with|give in to|grant|honou?r|fulfil\\w*|satisfy|meet|go along with|act on|carry out)\\s(?:all |any |every |the |whatever )*(?:requests?|demands?|wishes|orders?|instructions?)\\s(?:that |which )?(?:you find |found |made |written |stated |given |come |coming |are )*(?:by|in|of|on|from)\\s(?:an? |the |any )*${FOREIGN}\\s(?:\\w+\\s)?${SOURCE}\\b`,
      'g',
    ),
    unless: CAREFUL,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern:
      /(?:抓取|抓到|下载|外部|第三方|搜到|搜索到|网上|链接里?|检索到|打开|访问|克隆)的?[^。;!?]{0,4}?(?:网页|页面|文档|readme|说明|包|帖子|评论|文章|邮件|资料|仓库|网站)[^。;!?]{0,14}?(?:要求|让你|叫你|指示|声称|规定|吩咐|请求|索要|自称)[^。;!?]{0,20}?(?:就|则|便|照|一律|都|直接|应)?(?:给它|给予|授予|授权|配合|答应|满足|交出|共享给|分享给|开放|照做|照办|照给|开通|予以|同意)|(?:网页|页面|readme|帖子|评论|邮件|网站)[^。;!?]{0,10}?(?:要|索要|要求|请求)[^。;!?]{0,6}?(?:密钥|令牌|权限|凭证|密码|token)[^。;!?]{0,6}?(?:就|便|都|一律|直接)(?:给|交|发|开|提供)/g,
    unless: /不|别|勿|拒|禁|先问|先确认|数据|可疑/,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern:
      /(?:검색한|검색된|찾은|가져온|내려받은|외부|링크된|받은|방문한|열어 ?본|클론한|웹|인터넷|남의)\s?[^.;!?]{0,6}?(?:페이지|문서|사이트|리드미|readme|글|댓글|게시물|메일|패키지|블로그|이슈|저장소)\S{0,2}\s?[^.;!?]{0,24}?(?:요구|요청|지시|시키|시킨|하라고|달라고|명령|안내)[^.;!?]{0,10}?(?:응한|응해|응하|따른|따라|따르|들어준|들어 준|들어줘|내준|내줘|넘긴|넘겨|공유한다|공유해|제공한|제공해|수락|허용|부여)|(?:페이지|사이트|리드미|readme|댓글|게시물|메일|패키지)\S{0,2}\s?[^.;!?]{0,16}?(?:키|권한|토큰|비밀|시크릿|자격 증명|비밀번호)[^.;!?]{0,10}?(?:요구|요청|달라)[^.;!?]{0,8}?(?:응한|응해|따른|따라|들어준|내준|내줘|넘긴|넘겨|공유한다|공유해|제공|준다|줘)/g,
    unless: /지\s?(?:마|말|않)|금지|안 된|거부|거절|물어|무시|데이터/,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern:
      /(?:取得した|外部の|検索した|ダウンロードした|リンク先の)[^。;!?]{0,6}?(?:ページ|文書|サイト|readme|記事|コメント|メール|パッケージ)[^。;!?]{0,16}?(?:要求|求め|指示|頼)[^。;!?]{0,12}?(?:応じ|従っ|従う|渡|与え|共有し|許可)|(?:wenn|da|weil|wie)\s[^.;!?]{0,16}?(?:seite|readme|paket|kommentar|mail|artikel)\S*\s[^.;!?]{0,24}?(?:verlangt|fordert|anweist|bittet|will)[^.;!?]{0,30}?(?:gib|gewähr|teil|erlaub|freigeb|herausgeb|zugriff geben|folg)/g,
    unless: /ない|せず|禁止|拒|nicht|nie|ablehn|frag/,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern: new RegExp(
      `\\b${SOURCE}\\b\\s(?:said|says|claims?|claimed|states?|stated|told us|explains?)\\s(?:that )?(?:ai |llm |coding |all |any )*(?:assistants?|agents?|ai|models?|bots?)\\s(?:should|must|may|have to|need to|are to|can)\\b[^.;!?]{0,40}?,?\\s(?:so|hence|therefore|thus|and)\\s(?:please |just |do |then )?(?:grant|share|give|comply|obey|open|allow|hand|follow|disable|add|provide)\\b|\\bwhat(?:ever)?\\s(?:\\w+ )?(?:access|rights?|permissions?|keys?|tokens?|secrets?)\\s(?:an? |the |any )*(?:${FOREIGN}\\s)?${SOURCE}\\s(?:${ORDERS})(?: for)?\\b[^.;!?]{0,6}?\\b(?:provide|give|grant|hand|share|send|allow)\\b`,
      'g',
    ),
    unless: CAREFUL,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern:
      /(?:외부|인터넷|웹|남의|낯선|검색한)\s?(?:글|페이지|사이트|문서|댓글|게시물)\S{0,2}\s?[^.;!?]{0,8}?(?:비밀번호|키|토큰|권한|시크릿|계정)\S{0,2}\s?(?:요구|요청|달라|물으|묻)[^.;!?]{0,8}?(?:알려|준다|줘|내준|건네|말해)/g,
    unless: /지\s?(?:마|말|않)|금지|안 된|거부|거절|나에게|내게|무시/,
  },
]
