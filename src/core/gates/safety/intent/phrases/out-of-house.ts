import type { Phrase } from '../phrase.ts'

const MEANT =
  /\b(?:never|not|don't|no\b|scrub\w*|redact\w*|anonymi[sz]\w*|open[- ]source\w*|public docs|approv\w*|ask|synthetic|dummy)\b|不|别|勿|禁|脱敏|审批|批准|先问|开源|公开文档|지\s?(?:마|말|않)|금지|안 된|마스킹|익명|승인|오픈 ?소스|가짜|không|đừng|chỉ khi/
const HOUSE =
  "(?:company|internal|private|employer(?:'s)?|work|client(?:'s)?|proprietary|corporate|in-house|confidential|intranet|closed-source)"
const GOODS =
  '(?:repo(?:s|sitory|sitories)?|code(?:base)?|sources?|source code|projects?|docs?|documents?|wiki|designs?|files|data|specs?|pages?)'
const STRANGE =
  '(?:public|foreign|overseas|q&a|question-and-answer|stack ?overflow|reddit|quora|forums?|pastebin|paste ?bins?|gists?|translation site|free (?:online )?tools?|chatgpt|online (?:tool|converter|formatter)s?)'

/** R13: what belongs to the house, on private accounts, on foreign sites and behind links that anybody may open. */
export const outOfHousePhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'strangers',
    pattern: new RegExp(
      `\\b(?:mirror|clone|fork|copy|push|back up|upload|move|sync|duplicate|keep|save|put|store|export)\\w*\\s(?:an? )?(?:copy of |copies of )?(?:the |our |all |any |every )*${HOUSE}\\s${GOODS}\\b[^.;!?]{0,16}?\\b(?:to|into|onto|in|on|under|at)\\s(?:an? |my |your |his |her |the |some )?(?:own |free )?(?:personal|private|side|home|hobby|my own|your own|own|friend's)\\s(?:github|gitlab|accounts?|repos?|repository|cloud|drive|dropbox|laptop|e-?mail|mail|usb|stick|server|machine|nas|bucket)\\b`,
      'g',
    ),
    unless: MEANT,
  },
  {
    code: 'exfiltration',
    detail: 'strangers',
    pattern: new RegExp(
      `\\b${HOUSE}\\s${GOODS}\\b[^.;!?]{0,40}?\\b(?:post|paste|send|share|submit|upload|put|drop|dump)\\w*\\b[^.;!?]{0,16}?\\b${STRANGE}\\b|\\b(?:post|paste|send|share|submit|upload|put|drop|dump)\\w*\\s[^.;!?]{0,24}?\\b${HOUSE}\\s${GOODS}\\b[^.;!?]{0,20}?\\b(?:on|to|in|into|at)\\s(?:an? |the |some )?(?:\\w+ )?${STRANGE}\\b`,
      'g',
    ),
    unless: MEANT,
  },
  {
    code: 'exfiltration',
    detail: 'strangers',
    pattern:
      /\b(?:session )?(?:cookies?|tokens?|jwts?|env(?:ironment)? (?:files?|dumps?)|credentials|heap dumps?|core dumps?)\b[^.;!?]{0,40}?\b(?:in|on|to|into|at|via)\s(?:an? |the |some )?(?:public |open |shared )?(?:pastebin|paste ?bin|paste site|gists?|ghostbin|hastebin|forum|file-?sharing site)\b|\b(?:whole|entire|full|all (?:of )?(?:the|our)|complete)\s(?:source(?: code)?|code ?base|repo\w*|database|customer \w+)\b[^.;!?]{0,30}?\b(?:public|open|anonymous|unprotected|anyone-with-the)[- ](?:share |download |drive )?(?:links?|urls?|folders?|shares?)\b/g,
    unless: MEANT,
  },
  {
    code: 'exfiltration',
    detail: 'strangers',
    pattern:
      /(?:内网|内部|公司|保密|机密|未公开|私有|涉密)的?[^。;!?]{0,4}?(?:文档|资料|代码|源码|设计|仓库|日志|图纸|报告)[^。;!?]{0,14}?(?:发|贴|传|丢|扔|放|推|同步|复制|镜像|克隆|拷|搬|备份)(?:到|去|给|至|上|进|在)[^。;!?]{0,8}?(?:境外|国外|海外|公开|公网|问答|论坛|个人|私人|自己的?|网盘|外网|知乎|社区|stack ?overflow|chatgpt|私有账号|朋友)|(?:会话|登录)?(?:cookie|令牌|token|密钥)[^。;!?]{0,10}?(?:贴|发|放|传)(?:到|在|去|上)[^。;!?]{0,6}?(?:pastebin|公开|公网|gist|剪贴板网站|论坛)/g,
    unless: MEANT,
  },
  {
    code: 'exfiltration',
    detail: 'strangers',
    pattern:
      /(?:쿠키|토큰|세션|비밀번호|환경 ?변수|자격 ?증명|코어 덤프|힙 덤프)\S{0,2}\s?[^.;!?]{0,8}?(?:페이스트빈|pastebin|gist|깃스트|공개 (?:게시판|링크|사이트)|포럼|스택 ?오버플로)\S{0,2}\s?[^.;!?]{0,6}?(?:붙|올|게시|보내|공유|업로드|남기|넣)|(?:사내|회사|내부|비공개|고객사|업무)\s?(?:용 )?(?:저장소|레포|리포|코드|소스|문서|자료|도면)\S{0,2}\s?[^.;!?]{0,8}?(?:개인|내 |본인|사적|집|친구|해외|공개|외부 (?:질문|포럼|번역))\s?[^.;!?]{0,12}?(?:깃허브|깃랩|github|계정|저장소|클라우드|드라이브|노트북|메일|usb|사이트|게시판|포럼|서버)\S{0,2}\s?[^.;!?]{0,6}?(?:복제|복사|올리|올려|올린|푸시|미러|포크|백업|옮|보내|클론|업로드|붙)/g,
    unless: MEANT,
  },
  {
    code: 'exfiltration',
    detail: 'strangers',
    pattern:
      /(?:gửi|đăng|đẩy|tải|chia sẻ|sao chép|chuyển)\s(?:lên )?(?:toàn bộ|tất cả|hết|mọi|các)?\s?(?:\S+\s){0,1}?(?:mã nguồn|source code|dữ liệu khách hàng|mật khẩu|khóa|khoá|token|tài liệu nội bộ|cơ sở dữ liệu|bí mật)[^.;!?]{0,40}?(?:công khai|ra ngoài|bên ngoài|đối tác|pastebin|gist|github cá nhân|cá nhân|máy chủ lạ)/g,
    unless: MEANT,
  },
  {
    code: 'exfiltration',
    detail: 'strangers',
    pattern:
      /(?:内部|公司|保密|机密|私有|涉密|客户)的?(?:文档|资料|代码|源码|仓库|图纸)[^。;!?]{0,3}?(?:镜像|复制|克隆|同步|推|备份|拷贝|搬|传)[^。;!?]{0,3}?(?:到|去|进|给)[^。;!?]{0,2}?(?:我|你|他)?(?:自己|个人|私人|家里|朋友)的?\s?[^。;!?]{0,4}?(?:github|gitlab|gitee|网盘|账号|仓库|电脑|邮箱|服务器|硬盘|u盘)/g,
    unless: /不|别|勿|禁|审批|批准|先问|脱敏/,
  },
]
