import type { Phrase } from '../phrase.ts'

/** Not done, or made to be seen. */
const NOT_OURS =
  /\b(?:never|not|don't|no|avoid\w*|forbid\w*|instead|secret gists?|open[- ]source|example\w*|demo\w*|sample)\b|不|禁|别|勿|开源|示例|지\s?(?:마|말|않)|금지|안\s?[돼된됨]|대신|오픈 ?소스|예제|ない|禁止|オープンソース|サンプル|(?<![a-zà-ɏа-яё])(?:nicht|nie|niemals|keine\w*|nunca|no|jamais|ne|pas|не|никогда|нельзя|não)(?![a-zà-ɏа-яё])/
const OURS =
  "(?:\\b(?:internal|private|company|proprietary|in-house|closed[- ]source|our|work|employer's) (?:[\\w-]+ )?(?:code|source|sources|snippets?|modules?|files?|functions?|configs?|logs?)\\b|(?:内部|公司|私有|内网|单位)的?(?:代码|源码|源代码|片段|配置)(?:片段)?|(?:사내|회사|내부|비공개|사설)\\s?(?:코드|소스|스니펫|설정)|(?:社内|会社|内部|非公開)の?(?:コード|ソース)|(?:intern\\w*|firmen\\w*)\\s?(?:code|quellcode|quelltext)\\w*|código (?:interno|privado|de la empresa|da empresa)|code (?:interne|privé|de l'entreprise)|(?:внутренн|корпоративн|рабоч)\\S+ код\\S*)"
const OPEN_PASTE =
  '(?:\\bpublic(?:ly)? (?:shared |visible )?(?:gists?|paste\\w*|snippets?|repl\\w*|codepens?|sandbox(?:es)?)\\b|\\b(?:pastebin|hastebin|ghostbin|termbin|ix\\.io|0x0\\.st)\\b|公开的?\\s?(?:gist|代码片段|贴吧|剪贴板|仓库)|(?:공개|퍼블릭|public)\\s?(?:gist|깃스트|지스트|스니펫|페이스트\\S*|저장소)|公開(?:の)?\\s?(?:gist|スニペット|リポジトリ|ペースト)|öffentliche\\w* (?:gists?|snippets?|pastes?)|gists? (?:públic\\w+|publics?|öffentlich\\w*)|(?:публичн|открыт)\\S+ (?:gist|гист|сниппет)\\S*)'

/** R13: the house's own code where everybody can read it. */
export const publicPastePhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'private',
    pattern: new RegExp(`${OURS}[^.;!?。]{0,40}?${OPEN_PASTE}|${OPEN_PASTE}[^.;!?。]{0,40}?${OURS}`, 'g'),
    unless: NOT_OURS,
  },
  {
    code: 'exfiltration',
    detail: 'in an address',
    pattern:
      /\b(?:add|append|insert|include|embed|render|put|draw|attach|place|show|end)\w*\b[^.;!?]{0,24}?\b(?:images?|pictures?|pixels?|badges?|thumbnails?|gifs?)\b[^.;!?]{0,24}?\b(?:urls?|src|link|address|query|path|parameters?|file ?name)\b[^.;!?]{0,16}?\b(?:carr\w+|contain\w*|hold\w*|includ\w+|encod\w+|embed\w*|spells?|with|has)\b[^.;!?]{0,16}?\b(?:last|latest|current|previous|customers?|users?'?|clients?'?|private|internal|secret|env|source|row|record|file)\b[^.;!?]{0,16}?\b(?:records?|data|messages?|contents?|answers?|rows?|e-?mails?|config\w*|code|text|orders?|names?|variables?|files?|tables?|diff|results?)\b|(?:插入|附上|加上?|放|嵌入?|渲染|贴)[^。;!?]{0,6}?(?:图片?|像素|徽章)[^。;!?]{0,14}?(?:url|链接|地址|参数|src)(?:里|中|上)?[^。;!?]{0,6}?(?:带|含|拼|塞|附|编码|放)(?:上|有|着|进|入)?[^。;!?]{0,8}?(?:客户|记录|数据|文件内容|订单|源码|源代码|配置|变量|邮箱|最近)|(?:이미지|그림|픽셀|배지)[^.;!?]{0,10}?(?:url|주소|링크|쿼리|파라미터)\S{0,2}\s?[^.;!?]{0,16}?(?:고객|레코드|데이터|파일 내용|주문|소스|설정|변수|이메일)[^.;!?]{0,12}?(?:넣|담|실어|실은|붙)|(?:画像|ピクセル|バッジ)の?(?:url|アドレス|リンク|クエリ)に[^。;!?]{0,12}?(?:顧客|レコード|データ|ファイル|注文|ソース|設定|変数)[^。;!?]{0,8}?(?:入れ|載せ|埋め込|含め|付け)/g,
    unless:
      /\b(?:never|not|don't|alt|avatar\w*|cache\w*|hash\w*|reject\w*|strip\w*|block\w*|refus\w*)\b|不|禁|别|头像|지\s?(?:마|말|않)|금지|아바타|ない|禁止|アバター/,
  },
]
