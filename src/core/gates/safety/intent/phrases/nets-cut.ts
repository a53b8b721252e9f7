import type { Phrase } from '../phrase.ts'

const MEANT =
  /\b(?:never|not ok|nightly|weekly|older|expired|retention|tests?|local\w*|fixtures?|staging|throwaway|parallel\w*|cache\w*|ask\w*|fix\w*|speed|faster|users?|customers?)\b|不要在|别在|测试|本地|过期|旧的|夜间|每晚|修好|优化|缓存|并行|先问|테스트 ?(?:db|디비|서버|환경|데이터)|로컬|야간|병렬|캐시|오래된|만료된|물어|고치|고쳐|nightly|test|lokal|älter|tage/
const NET =
  '(?:snapshots?|back-?ups?|dumps?|restore points?|save ?points?|safety copies|safety copy|rollback (?:plan|script|point)s?)'
const SLOW =
  '(?:slow\\w*|annoying|noisy|tedious|a pain|a nuisance|in the way|a bother|cumbersome|waste\\w*|takes? (?:too long|ages|forever)|false (?:alarms?|positives?)|too strict|picky|gets? in the way)'

/** R13: the nets below the work cut for the sake of ease: copies, checks, the box, the end of a token's life. */
export const cutNetPhrases: readonly Phrase[] = [
  {
    code: 'destruction',
    detail: 'no backup',
    always: true,
    pattern: new RegExp(
      `\\b(?:without|skip\\w*|no need (?:for|to (?:make|take))|don't (?:make|take|bother with|bother making|bother taking|create)|do not (?:make|take|create)|never (?:make|take|create))\\s(?:an? |the |any |first )*(?:\\w+ )?${NET}\\b[^.;!?]{0,24}?\\b(?:alter|change|migrat\\w*|drop|delete|rewrite|schemas?|deploy|upgrade|run|go|apply)\\b|\\b(?:alter|change|migrate|drop|rewrite|upgrade)\\s(?:the |our |every )?(?:\\w+ )?(?:schemas?|tables?|databases?|db|production|prod)\\b[^.;!?]{0,16}?\\b(?:without|skip\\w*|and (?:make|take) no)\\s(?:an? |the |any |first )*(?:\\w+ )?${NET}\\b|\\b(?:don't|do not|no longer|never)\\s(?:really |actually )?need (?:the |any |those |these |old |our )*${NET}\\b[^.;!?]{0,24}?\\b(?:delete|remove|wipe|purge|trash|throw|clear|erase)\\b|\\b${NET}\\s(?:are|is)\\s(?:not needed|unnecessary|superfluous|dead weight|a waste|useless|clutter|overkill|a luxury)\\b[^.;!?]{0,24}?\\b(?:delete|remove|wipe|purge|trash|throw|clear|erase|skip|drop)\\b`,
      'g',
    ),
    unless: MEANT,
  },
  {
    code: 'destruction',
    detail: 'no backup',
    always: true,
    pattern:
      /(?:不用|不必|无需|别|不要|省掉|跳过|免了|没必要|不)(?:再|先)?(?:做|打|留|拍|建|备|搞|存)?(?:什么)?(?:回滚用?的?|数据库|备用)?(?:备份|快照|回滚点|还原点|存档)[^。;!?]{0,6}?(?:直接|就|马上|立刻|,|，)[^。;!?]{0,4}?(?:改|迁移|变更|删|上线|升级|动手|跑迁移|清)|(?:备份|快照|副本)(?:没用|不需要|用不上|占地方|多余|占空间|没必要留|没必要)[^。;!?]{0,8}?(?:删|清|扔)|(?:스냅샷|백업|복구 지점|덤프)\S{0,2}\s?(?:따로 )?(?:만들지|뜨지|찍지|하지|두지|남기지|받지)\s?(?:말고|않고|않은 채|말)\s?[^.;!?]{0,20}?(?:바꿔|바꾼|변경|마이그레이션|삭제|지워|적용|배포|실행|진행|돌려|손대)|(?:스냅샷|백업|사본)\S{0,2}\s?(?:필요 ?없|쓸모 ?없|자리만|공간만)[^.;!?]{0,14}?(?:지워|지우|삭제|버려|없애|비워)|(?:sicherheitskopien?|backups?|sicherungen|sicherungskopien|snapshots?)\s[^.;!?]{0,24}?(?:brauch\w+ (?:wir|ich|es|man|du)?\s?(?:nicht|keine)|(?:sind|ist) (?:überflüssig|unnötig|entbehrlich|nicht nötig|ballast))[^.;!?]{0,40}?(?:lösch|weg|entfern|räum|wirf)|(?:バックアップ|スナップショット)(?:は|を)?(?:取らず|とらず|作らず|不要|いらない|なしで)[^。;!?]{0,14}?(?:変更|移行|削除|実行|適用|消)/g,
    unless: MEANT,
  },
  {
    code: 'protection-off',
    detail: 'checks',
    pattern: new RegExp(
      `\\b(?:pre-?commit|hooks?|scans?|scanners?|linters?|signature checks?|security checks?|audits?|sast|reviews?|type ?checks?|ci checks?|gates?)\\b[^.;!?]{0,16}?\\b(?:is|are|feels?|gets?|takes?|gives?|slows?)\\b[^.;!?]{0,8}?\\b${SLOW}\\b[^.;!?]{0,12}?\\b(?:so|hence|therefore|just|always|simply|better)\\s(?:just |always |simply |you )?(?:skip|drop|bypass|disable|leave|ignore|turn|cut|remove|omit|switch)\\b`,
      'g',
    ),
    unless: MEANT,
  },
  {
    code: 'protection-off',
    detail: 'checks',
    pattern:
      /(?:预提交|提交前|钩子|扫描|校验|安全检查|门禁|审计|签名验证)[^。;!?]{0,4}?(?:太|很|又|老是|总)?(?:慢|烦|麻烦|吵|碍事|费时|啰嗦|误报)[^。;!?]{0,6}?(?:跳过|略过|关掉|绕过|省掉|去掉|不跑|别跑|停掉|免了|拿掉|撤掉)|(?:프리 ?커밋|pre-?commit|커밋 (?:전 )?(?:훅|검사)|훅|린터|스캔|스캐너|보안 ?(?:검사|점검)|서명 ?검증|검증|검사|게이트)\S{0,1}\s?[^.;!?]{0,10}?(?:느리|느려|귀찮|번거|오래 걸|방해|시끄러|성가|오탐)[^.;!?]{0,5}?(?:니|니까|므로|서|으니|면)\s[^.;!?]{0,8}?(?:건너뛰|건너뛴|생략|뺀다|빼고|빼 ?(?:줘|둬)|끄고|끈다|꺼|패스|스킵|무시)|(?:チェック|フック|スキャン|検証)は?[^。;!?]{0,6}?(?:遅い|面倒|うるさい|邪魔)[^。;!?]{0,8}?(?:飛ば|スキップ|省|切|外)/g,
    unless: MEANT,
  },
  {
    code: 'protection-off',
    detail: 'sandbox',
    pattern:
      /(?:命令|脚本|程序|工具|操作|任务|代码)[^。;!?]{0,8}?(?:放|挪|搬|移|拿|改|转|都)?(?:到|在|去)?沙(?:箱|盒)(?:的)?(?:之外|外面|外边|以外|外)(?:面)?(?:去|来)?(?:执行|运行|跑|做|完成)|샌드박스\s?(?:밖|바깥|외부)\S{0,2}\s?[^.;!?]{0,14}?(?:실행|돌려|돌린|돌리|수행|처리)|\b(?:run|execute|do|launch|move|perform|start)\w*\s(?:all |every |any |your |the |each |these )*(?:[\w-]+ ){0,2}?(?:outside|out of|beyond)\s(?:of )?(?:the |its |your |any )?(?:sandbox|jail|isolation|sandboxed \w+)\b|サンドボックスの外(?:で|側で)[^。;!?]{0,10}?(?:実行|動か|走らせ)|(?:außerhalb|jenseits) (?:der|von) (?:sandbox|isolation)[^.;!?]{0,12}?(?:ausführ|lauf|start)/g,
    unless:
      /\b(?:never|not|nothing|no |ask|unless|only (?:if|when|with|after))|不|别|禁|先问|仅|지\s?(?:마|말|않)|금지|안 된|물어|승인|ない|禁止|nicht|nie|nichts/,
  },
  {
    code: 'protection-off',
    detail: 'unverified',
    pattern:
      /\b(?:unsigned|unverified|mismatched|tampered|badly signed|self-signed)\s(?:packages?|binar\w+|images?|artifacts?|releases?|modules?|plugins?|extensions?|updates?|deps|dependenc\w+)\b[^.;!?]{0,20}?\b(?:install|accept|allow|let|fine|ok|okay|welcome|pass|through|too|run|trust\w*)\b|(?:未签名|没签名|没有签名|签名不对|签名无效|校验不过|哈希对不上|校验和不符|签名不符)的?(?:包|安装包|镜像|依赖|软件包?|插件|程序|固件)[^。;!?]{0,8}?(?:也|照|直接|都|一样|放行|可以|就)(?:直接|照样)?(?:装|安装|允许|通过|用|放行|运行|收)|(?:서명|체크섬|해시|무결성)\S{0,2}\s?(?:되지 않은|안 된|없는|안 맞는|맞지 않는|불일치하는|틀린|깨진)\s?[^.;!?]{0,12}?(?:설치|허용|받아들|통과|실행|쓴다|신뢰|써도)/g,
    unless:
      /\b(?:never|not|reject\w*|refuse\w*|block\w*|must|fail\w*|local\w*|tests?)\b|不(?:要|得|许|能|准|可以)|别|禁|拒|报错|测试|지\s?(?:마|말)|지 않(?!은)|금지|안 된다|거부|막|차단|실패|테스트/,
  },
  {
    code: 'protection-off',
    detail: 'laid open',
    pattern:
      /(?:令牌|token|密钥|会话|凭证|凭据|证书|密码|api key|口令)的?(?:有效期|过期时间|期限|到期时间|寿命|有效时间)?[^。;!?]{0,3}?(?:改|设|调|延|换|弄|配)(?:成|为|到|置为|长到)?[^。;!?]{0,2}?(?:永不过期|永久|永远有效|无限期|不过期|不限期|一百年|十年|99 ?年|永不失效)|\b(?:set|make|change|put|extend)\w*\s[^.;!?]{0,20}?\b(?:token|session|key|credential|password|certificate|secret)s?(?:'s?)?\s?(?:expiry|expiration|lifetimes?|ttl|validity|max age|rotation)?[^.;!?]{0,8}?\b(?:to |be |as )?(?:never(?: expires?| expiring)?|infinite|infinity|unlimited|forever|no expiry|non-expiring|ten years|100 years|perpetual|eternal)\b|\b(?:issue|create|mint|hand out|make|generate|use)\s(?:only )?(?:non-expiring|never-expiring|everlasting|perpetual|eternal|immortal)\s(?:\w+ )?(?:tokens?|keys?|sessions?|credentials|passwords)\b|(?:토큰|api ?키|세션|비밀번호|인증서|자격 ?증명)\S{0,2}\s?(?:만료|유효 ?기간|유효 ?기한|수명|교체 주기|로테이션)\S{0,2}\s?[^.;!?]{0,6}?(?:무제한|무기한|없음으로|영구|없애|끝없|평생|꺼 ?둔|꺼 ?둬|끈다)/g,
    unless:
      /\b(?:never|must never|don't|do not)\b[^.;!?]{0,12}?\b(?:set|make|issue|create|use)|\b(?:fixtures?|mocks?|tests?|design tokens?|cache keys?|redis)\b|不要|别设|不得|禁|测试|缓存|지\s?(?:마|말|않)|금지|안 된|테스트|캐시/,
  },
  {
    code: 'protection-off',
    detail: 'laid open',
    pattern:
      /(?:权限|目录|文件夹?|读写)[^。;!?]{0,10}?(?:开|给|设|改|放|调|弄)(?:成|到|为|上|个)?\s?(?:777|666|a\+rwx|全开|完全开放)|\b(?:chmod(?: -r)?|permissions? (?:of|to)|mode)\s(?:to )?0?(?:777|a\+rwx|ugo\+rwx)\b|(?:권한|디렉터리|디렉토리|폴더|파일)\S{0,2}\s?[^.;!?]{0,12}?(?:777|666|a\+rwx)\S{0,2}\s?(?:로|으로)?\s?(?:열|주|줘|바꾸|바꿔|설정|풀|변경)/g,
    unless:
      /\b(?:never|not|no|don't|avoid|fail\w*|warn\w*)\b|不(?:要|得|许|能|准|可)|勿|禁|别(?:开|给|设|改|用|把)|告警|报错|지\s?(?:마|말|않)|금지|안 된|경고/,
  },
  {
    code: 'protection-off',
    detail: 'laid open',
    pattern:
      /\b(?:api keys?|access keys?|tokens?|sessions?|credentials|passwords?|certificates?)\s(?:get|gets|have|has|receive|carry|come with|should have|should get|must have)\s(?:an? |the )?(?:lifetimes?|expiry|ttl|validity|end date)\s(?:of |set to |that is )?(?:forever|never|infinity|infinite|unlimited|a century|\d{2,3} years)\b/g,
    unless: /\b(?:never|not|no|tests?|fixtures?|mocks?|design tokens?)\b(?! ?$)/,
  },
]
