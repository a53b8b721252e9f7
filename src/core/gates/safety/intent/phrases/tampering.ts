import type { Phrase } from '../phrase.ts'

const RECORD =
  '(?:audit (?:entries|entry|logs?|records?|trails?)|access logs?|decision logs?|reflog|time ?stamps of)'

/** Records altered, kept from being made, or made away with; words that take themselves away. */
export const tamperingPhrases: readonly Phrase[] = [
  {
    code: 'concealment',
    detail: 'tampering',
    pattern: new RegExp(
      `\\b(?:rewrite|alter|falsify|backdate|doctor|tamper with|adjust|fix up|touch up|correct|edit|amend|change)\\w*\\s(?:the |an? |all |old |past )*${RECORD}\\b`,
      'g',
    ),
    unless: /\b(?:format|schema|retention|viewer|page|columns?|styling|layout)\b/,
  },
  {
    code: 'concealment',
    detail: 'tampering',
    pattern:
      /(?:改一下|修改|篡改|改掉|改写|补改|调整|伪造)[^,，。;]{0,4}?(?:审计|操作|访问)(?:记录|日志|痕迹)|(?:审计|操作|访问)(?:记录|日志)[^,，。;]{0,6}?(?:改成|改一下|改得|篡改|伪造)|(?:감사|접속|작업)\s?(?:기록|로그)(?:을|를)?[^.;]{0,14}?(?:고쳐|고치|바꿔|조작|위조)|(?:監査|操作)(?:記録|ログ)を[^。;]{0,10}?(?:書き換え|改ざん|直す|直し)/g,
    unless: /格式|字段|表结构|页面|형식|필드|フォーマット/,
  },
  {
    code: 'concealment',
    detail: 'no trail',
    pattern:
      /\b(?:audit|access|decision|event|activity|security) (?:logs?|trails?|records?)\b[^.;!?]{0,24}?\b(?:(?:no|without(?: an?y?)?) (?:trace|sign|mention|record|word)s?|nothing|free|clean|clear|empty|silent)\s(?:of|about|on)\s(?:us|our|this|these|that|what|you|your|the (?:session|change|agent|deletion|push|upload)s?)\b|\b(?:audit|access|decision|event|activity|security) (?:logs?|trails?|records?)\s(?:must|should|shall|may|need|will)\s?(?:not|n't|never)\s(?:ever )?(?:show|contain|mention|hold|hear of|know(?: of| about)?|see|list)\s(?:us|our|this|these|that|what|you|your)\b/g,
    always: true,
  },
  {
    code: 'concealment',
    detail: 'tampering',
    pattern:
      /(?:提交|commit)(?:的)?(?:日期|时间戳?)[^。;不别勿禁]{0,6}?(?:改|调|设|倒|往)(?:到|成|为|回|前)[^。;]{0,8}?(?:上周|上个|昨|前|早|之前|过去|去年)|(?:커밋)\s?(?:날짜|시각|시간)(?:를|을)?\s?[^.;]{0,12}?(?:지난|어제|이전|과거)[^.;]{0,8}?(?:바꿔|바꾸|고쳐|맞춰)|コミット(?:の)?(?:日付|日時|時刻)を[^。;]{0,12}?(?:先週|昨日|過去|以前)[^。;]{0,6}?(?:変え|書き換え|する)/g,
  },
  {
    code: 'concealment',
    detail: 'before the audit',
    pattern:
      /\b(?:delete|wipe|clean|remove|purge|erase|shred|hide|move)\w*\b[^.;!?]{0,40}?\b(?:backups?|logs?|records?|data|history|evidence|e-?mails?|files?|branches)\b[^.;!?]{0,24}?\b(?:before|ahead of|prior to) (?:the |an? )?(?:audit\w*|inspect\w*|compliance|security team|regulator\w*|investigat\w*)|(?:审计|审查|检查组|监管)(?:人员|组)?(?:来|到|进场)?(?:之)?前[^。;]{0,8}?(?:备份|日志|记录|数据|证据|文件)[^。;]{0,4}?(?:删|清|藏|转移|处理掉)|(?:감사|점검|조사)\s?(?:나오기\s?)?전에[^.;]{0,10}?(?:백업|로그|기록|데이터|증거)(?:을|를)?\s?(?:지워|지우|삭제|정리|숨)|(?:監査|検査|調査)の?前に[^。;]{0,10}?(?:バックアップ|ログ|記録|データ|証拠)を?(?:消|削除|隠)/g,
  },
  {
    code: 'concealment',
    detail: 'no trail',
    pattern:
      /\b(?:do not|don't|never|no|skip|stop)\s[^.;!?]{0,20}?\b(?:log entr\w+|logs?|logging|audit\w*|record\w*|trace\w*)\b[^.;!?]{0,14}?\b(?:admin|root|privileged|superuser|sudo)\b(?! (?:passwords?|tokens?|secrets?|keys?))[^.;!?]{0,14}|(?:管理员|超管|root|特权)(?:的)?(?:登录|操作|命令)[^,，。;]{0,4}?(?:不要|别|不用|不必|不)(?:记|留|写|打)(?:录|日志|痕迹)?|(?:관리자|루트)\s?(?:로그인|작업|접속)[은는을를]?\s?[^.;]{0,10}?(?:기록|로그)(?:을|를|에|은)?\s?(?:남기지|하지|쓰지)\s?(?:마|말)/g,
    always: true,
    unless: /password|token|secret|密码|비밀번호|토큰/,
  },
  {
    code: 'concealment',
    detail: 'unwarned',
    pattern:
      /\b(?:never|do not|don't|no need to) (?:bother|disturb|trouble|annoy|worry|burden) (?:the )?(?:users?|owners?|me|us|team|boss|reviewers?)\b[^.;!?]{0,12}?\b(?:with|about|over)\b[^.;!?]{0,24}?\b(?:data loss|security|failures?|failed|risks?|deletions?|leaks?|breach\w*|incidents?)\b|(?:不要|别|不用|不必)(?:拿|用|因为)?[^,，。;]{0,12}?(?:数据丢失|丢数据|安全|失败|泄露|风险|事故)[^,，。;]{0,6}?(?:打扰|去烦|惊动|麻烦)|(?:데이터 손실|보안|실패|유출|위험|사고)[^.;]{0,12}?(?:사용자|팀|대표|나)(?:를|을)\s?(?:귀찮게|번거롭게|성가시게)\s?하지\s?(?:마|말)/g,
    always: true,
  },
  {
    code: 'protection-off',
    detail: 'past the scanner',
    pattern:
      /\b(?:rename|reword|split|encode|obfuscate|disguise|rephrase|rewrite|break up)\w*\s[^.;!?]{0,40}?\bso (?:that )?(?:it|they|the \w+|nothing) (?:no longer|does not|doesn't|do not|don't|won't|will not|is not|isn't|cannot|can't)\s(?:be )?(?:match\w*|trigger\w*|detect\w*|flag\w*|caught|catch\w*|recogni[sz]\w*|notic\w*)|(?:改个?名|拆开|换个?写法|编码一?下|变个?形)[^。;]{0,10}?(?:认不出|检测不到|扫不到|识别不了|查不出|匹配不上)|(?:이름을 바꿔|나눠|쪼개|인코딩해)서?[^.;]{0,10}?(?:걸리지 않|탐지되지 않|인식하지 못)/g,
    always: true,
  },
  {
    code: 'concealment',
    detail: 'out of the history',
    pattern:
      /\b(?:hide|conceal|mask|bury|scrub|erase)\w*\s(?:the |an? |this |that |any |your |all )*(?:force[- ]?push\w*|deletions?|reverts?|failures?|mistakes?|changes|errors?|commits?|rollback|leak)\b[^.;!?]{0,14}?\b(?:from|in) (?:the |our |git )*(?:history|logs?|diff|audit\w*|reflog|report|changelog|timeline)|(?:强推|删除|失误|事故|泄露)[^,，。;]{0,6}?(?:从|在)?[^,，。;]{0,4}?(?:历史|记录|日志)(?:里|中)?(?:抹|藏|隐)/g,
  },
  {
    code: 'concealment',
    detail: 'this rule',
    pattern:
      /\b(?:remove|delete|erase|strike|drop) (?:this|the) (?:line|rule|note|entry|memory|sentence)\b[^.;!?]{0,24}?\b(?:so (?:that )?(?:nobody|no one|the user|they)|afterwards|once (?:you|it|done|read)|after (?:reading|you|it))|(?:做完|看完|读完|执行完|完成)(?:之?后)?[^,。;]{0,4}?,?[^,。;]{0,6}?(?:删|抹|清)(?:除|掉)?[^,。;]{0,2}?(?:本条|这条|这行|这句)|(?:做完|看完|读完|执行完)[^。;]{0,3}?(?:就)?(?:把|将)?(?:本条|这条|这行|这句)[^,。;]{0,3}?(?:删|抹|清)|(?:끝나면|읽고 나면|실행 후)[^.;]{0,8}?이\s?(?:줄|규칙|문장)(?:을|를)?\s?(?:지워|삭제)/g,
  },
  {
    code: 'self-spreading',
    detail: 'stays',
    pattern:
      /\bwhere (?:the )?(?:user|owner|nobody|no one|they|i|reviewers?)\s?(?:cannot|can't|can not|can|won't|will not|does not|doesn't)\s(?:ever )?(?:delete|find|remove|reach|see|look)|(?:用户|别人|他们|我)(?:删不掉|找不到|看不到|够不着)的(?:地方|位置|目录)|(?:사용자가|아무도|내가)\s?(?:지울 수 없는|찾을 수 없는|못 찾는|볼 수 없는)\s?곳/g,
    unless: /\b(?:secrets?|passwords?|tokens?|cache)\b/,
  },
]
