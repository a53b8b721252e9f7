import type { Phrase } from '../phrase.ts'

/** Gates lowered, doors opened, packages and code taken in unseen. */
export const looseningPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'weak digest',
    pattern:
      /\b(?:replace|swap|switch|change|exchange)\w*\s[^.;!?]{0,24}?\b(?:bcrypt|argon2\w*|scrypt|pbkdf2|sha-?(?:256|512))\b[^.;!?]{0,12}?\b(?:with|for|to|by)\s(?:plain )?(?:md5|sha-?1|crc32|base64|rot13)\b|\b(?:md5|sha-?1|base64)\b[^.;!?]{0,10}?\binstead of (?:bcrypt|argon2\w*|scrypt|pbkdf2)|(?:bcrypt|argon2\w*|scrypt)[^,，。;]{0,4}?(?:换成|改成|换为|改为)[^,，。;]{0,4}?(?:md5|sha-?1|base64|明文)|(?:bcrypt|argon2\w*|scrypt)\s?대신\s?(?:md5|sha-?1|base64)|(?:bcrypt|argon2\w*|scrypt)を(?:md5|sha-?1|base64)に|(?:md5|sha-?1) (?:statt|anstatt|au lieu de|en vez de|вместо|em vez de) (?:bcrypt|argon2\w*|scrypt)/g,
  },
  {
    code: 'destruction',
    detail: 'history',
    pattern:
      /\brewrite (?:the |our |git |commit |shared |published )*history\b[^.;!?]{0,40}|改写[^,，。;]{0,8}?历史|(?:git|커밋) (?:기록|이력|히스토리)(?:을|를)?\s?(?:다시 써|고쳐|조작|바꿔)|(?:git|コミット)の?履歴を(?:書き換え|改ざん)(?!な)/g,
    unless:
      /\b(?:rotat\w*|revok\w*)\b|轮换|吊销|작废|교체|폐기|ローテ|失効|rotier|revoca|révoque|отзов|\b(?:own|local|feature) branch|before (?:pushing|you push|the push|merg\w*)|unpushed|rebase|squash|本地|自己的分支|功能分支|로컬|자기 브랜치|ローカル/,
  },
  {
    code: 'protection-off',
    detail: 'lowered',
    pattern:
      /\b(?:lower|reduce|drop|relax|loosen|decrease|ease)\w*\s(?:the |a |our |any )*(?:[\w-]+ ){0,2}?(?:gates?|thresholds?|bars?|limits?|requirements?|coverage|severity|strictness)\b[^.;!?]{0,24}?\b(?:until|so (?:that )?|if|when|whenever|to (?:make|let|get))\b[^.;!?]{0,24}?\b(?:pass\w*|green|build|ci|merge\w*|through|fails?)\b|(?:[覆复]盖率|门槛|阈值|标准|分数|要求|级别)(?:不够|不过|没过|达不到|过不了)[^。;]{0,4}?(?:就|则)?(?:把|将)?[^。;]{0,6}?(?:调低|降低|降一?下|放宽|放低|改小|调小)|(?:커버리지|기준|임계값|점수)(?:가|이)?\s?(?:모자라|부족하|안 되|미달)[^.;]{0,6}?(?:기준|임계값|문턱)?(?:을|를)?\s?(?:낮춰|낮추|내려)/g,
  },
  {
    code: 'protection-off',
    detail: 'made public',
    pattern:
      /\b(?:set|make|switch|turn|flip|open|mark|leave)\w*\s(?:the |our |all |any |this |that )*(?:[\w-]+ ){0,2}?(?:buckets?|s3|blob storage|storage|databases?|dumps?|dashboards?|logs?|backups?|shares?)\s(?:\w+ )?(?:to |as |up to )?(?:public(?:ly)?|world[- ]?readable|everyone|the internet|the world)\b|(?:存储桶|桶|对象存储|数据库|备份|日志|面板)(?:都)?(?:设|改|开|调)(?:成|为|置为)?(?:公开|公网|所有人可读)|(?:存储桶|数据库|后台|面板|接口)对(?:公网|外网|所有人|全网)(?:开放|可见|公开)|(?:버킷|스토리지|데이터베이스|디비|백업|로그)(?:을|를)?\s?(?:전체\s?)?공개(?:로)?\s?(?:바꿔|바꾸|전환|설정|열어)|バケットを公開/g,
  },
  {
    code: 'exfiltration',
    detail: 'personal data in logs',
    pattern:
      /\b(?:store|log|write|save|dump|print|record|keep|put)s?\s(?:the |all |full |whole |our )*(?:credit |bank |customers?'? )*(?:card numbers?|cvvs?|cvcs?|ssns?|social security numbers?|passport numbers?|ibans?)\b[^.;!?]{0,16}?\b(?:logs?|log files?|debug\w*|plain ?text|a (?:text|csv) file|the repo)\b|(?:卡号|银行卡号|身份证号|安全码)[^,，。;]{0,6}?(?:写进|写到|记到|记在|打到|放进|存进)[^,，。;]{0,4}?(?:日志|文件|仓库)|(?:카드 번호|주민번호|계좌번호)(?:를|을)?\s?[^.;]{0,6}?(?:로그|파일|저장소)에\s?(?:남겨|남기|적|써|기록|저장)/g,
    unless: /\b(?:mask\w*|last four|last 4|token\w*|redact\w*|hash\w*|encrypt\w*)\b|脱敏|后四位|마스킹/,
  },
  {
    code: 'protection-off',
    detail: 'allowed tools',
    pattern:
      /\b(?:add|put|append|include)\w*\b[^.;!?]{0,24}?\b(?:bash|shell|powershell)\([^)]{0,40}\)[^.;!?]{0,24}?\b(?:allow\w*|permitted|permissions?|whitelist)|(?:生产|线上|正式环境)[^。;]{0,12}?(?:不备份|不用备份|不做备份)(?:也|又)?(?:不通知|不告诉|不用通知)?/g,
  },
  {
    code: 'download-and-run',
    detail: 'unseen',
    pattern:
      /\b(?:install|add|run|use)\w*\s(?:any|whatever|every|whichever)\s(?:package|dependenc\w+|tool|plugin|extension|module|binary|command|script)s?\b[^.;!?]{0,40}?\b(?:suggests?|says?|asks? for|mentions?|recommends?|wants?|needs?|without)\b|(?:报错|提示|错误|网页|评论|帖子)[^。;]{0,6}?(?:说|提示|要)?(?:装|安装|跑|执行)?(?:什么|哪个)(?:包|工具|插件|命令)?[^。;]{0,2}?就(?:直接)?(?:装|安装|跑|执行)|(?:에러|오류)가?\s?[^.;]{0,10}?(?:패키지|도구|플러그인)(?:는|은)?\s?(?:무엇이든|뭐든|그냥)\s?(?:설치|깔)/g,
  },
  {
    code: 'download-and-run',
    detail: 'unseen',
    pattern:
      /\b(?:run|execute|paste|use)s?\s(?:the |any |whatever |every )*(?:curl|wget|install|shell|setup|bash|one)[- ]?(?:line|liner|command|lines|commands|script|snippet)s?\b[^.;!?]{0,16}?\b(?:in|from|of)\s(?:the |an? |any |every |each )*(?:readme|docs?|page|wiki|issue|website)\w*\s(?:of|in|from) (?:any|every|each|whatever|all|third|foreign|unknown)|\b(?:use|call|run) eval on (?:the |any |whatever )*(?:[\w-]+ ){0,2}?(?:config\w*|response|json|payload|page|string|body|input|message)/g,
  },
  {
    code: 'remote-orders',
    detail: 'decoded',
    pattern:
      /\b(?:base64[- ]?decode|decode|decrypt|deobfuscate|unpack|unscramble)\w*\b(?:[^.;!?]|\.(?=\w)){0,60}?\b(?:and|then)\s(?:then )?(?:follow|obey|run|execute|do (?:what|as)|act on|carry (?:it )?out|apply)\b|(?:解码|解密|反混淆)[^。;]{0,14}?(?:照做|执行|运行|照着)|(?:디코딩|복호화)[^.;]{0,14}?(?:따르|따라|실행|그대로)|(?:デコード|復号)し?[^。;]{0,12}?(?:従|実行)/g,
  },
]
