import type { Phrase } from './phrase.ts'
import { targetPhrases } from './target-phrases.ts'

const SHELL =
  '(?:sudo\\s(?:-\\S+\\s)?)?(?:ba|z|da|k|fi|c)?sh\\b|(?:sudo\\s)?(?:python|node|perl|ruby|php|deno|bun)\\d?(?:\\s-)?(?=\\s|$|[^\\w.\\s/-])|iex\\b|invoke-expression|source\\b|(?:power)?pwsh\\b|powershell\\b|xargs\\s(?:-\\S+\\s){0,3}(?:ba|z)?sh\\b|eval\\b'
const FETCHER = '(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod|fetch)'

export const phrases: readonly Phrase[] = [
  // download and run, pipe to shell
  { code: 'download-and-run', detail: 'pipe', pattern: new RegExp(`\\|\\s?(?:${SHELL})`, 'g') },
  {
    code: 'download-and-run',
    detail: 'substitution',
    pattern: new RegExp(`(?:<\\(|\\$\\(|\`)\\s?${FETCHER}\\b`, 'g'),
  },
  {
    code: 'download-and-run',
    detail: 'substitution',
    pattern: new RegExp(
      `\\b(?:bash|sh|zsh|eval|source|iex|python3?)\\b[^.;,]{0,12}?(?:-c\\s)?["'(<$\\s]{1,4}${FETCHER}\\b`,
      'g',
    ),
  },
  {
    code: 'download-and-run',
    detail: 'pipe',
    pattern: new RegExp(
      `\\bpip(?:e|es|ing|ed)\\b[^.;,]{0,40}?\\b(?:in)?to (?:a |the |your )?(?:${SHELL}|shell|interpreter)`,
      'g',
    ),
  },
  {
    code: 'download-and-run',
    detail: 'pipe',
    pattern: /(?:管道|通过管道|직접 파이프|파이프로|パイプで)[^,.;]{0,20}(?:sh|bash|shell|셸|シェル)/g,
  },
  {
    code: 'download-and-run',
    detail: 'remote-package',
    pattern:
      /\b(?:npx|bunx|pnpm dlx|npm (?:i|install|exec)|pnpm (?:add|i)|yarn add|pip3? install|pipx (?:run|install)|uvx|go run|cargo install|deno run|gem install)\s(?:-\S+\s){0,4}(?:git\+)?https?:\/\//g,
  },
  {
    code: 'download-and-run',
    detail: 'chain',
    pattern: new RegExp(
      `\\b${FETCHER}\\b[^|]{0,160}?(?:&&|;)\\s?(?:sudo\\s)?(?:chmod \\S+ \\S+\\s?(?:&&|;)\\s?)?(?:(?:ba|z)?sh\\b|\\./|python3?\\b|node\\b|source\\b)`,
      'g',
    ),
  },
  {
    code: 'download-and-run',
    detail: 'words',
    pattern:
      /\b(?:download|fetch|curl|wget|grab|pull)(?:s|ing)?\b[^.;!?]{0,60}?\b(?:and|then|, )\s?(?:then |blindly |just |immediately )?(?:run|execute|launch|start|install)(?:s|ing)?\s(?:it|them|that|this|the (?:script|binary|installer|file|payload|executable))\b/g,
  },
  {
    code: 'download-and-run',
    detail: 'words',
    pattern:
      /\b(?:download and (?:run|execute)|run (?:any|every|the|a|whatever) (?:remote|downloaded|linked) (?:script|code|binary)s?|(?:execute|run) code from (?:the (?:internet|web|url|link|page)|a url|issues?|comments?|untrusted))/g,
  },
  {
    code: 'download-and-run',
    detail: 'words',
    pattern:
      /\b(?:run|execute) (?:any |all |whatever |every )?(?:scripts?|commands?|code|snippets?)(?: (?:that )?(?:you )?(?:find|found|given|listed|suggested|posted|written|linked|attached|shared|mentioned))? (?:in|on|from|by) (?:the |an? |any )?(?:readme|web|internet|issues?|comments?|linked|pages?|emails?|url)/g,
  },

  // sending things away with a command
  {
    code: 'exfiltration',
    detail: 'command',
    pattern: /\bcurl\b[^;|]{0,120}?\s(?:-d|--data\S*|-f|--form|-t|--upload-file)\s?["']?\S{0,30}?[@$<]/g,
  },
  {
    code: 'exfiltration',
    detail: 'command',
    pattern:
      /\bwget\b[^;|]{0,80}?--post-(?:file|data)|\|\s?(?:nc|ncat|netcat|socat|curl|telnet)\b|\b(?:nc|ncat|netcat)\s(?:-\S+\s)?[\w.-]{3,60}\s\d{2,5}\s?</g,
  },
  {
    code: 'exfiltration',
    detail: 'files',
    pattern:
      /(?<![a-z])(?:append|include|print|echo|dump|cat|log|attach|show|copy|output|upload|send|post|read out|share|paste|email|mail|commit|check in|push|exfiltrate|leak|add|display|forward|transmit|base64|tar|zip|archive|backup)(?:s|ing|ed|es|ting|ping)?(?![a-z])[^;!?]{0,50}?(?:(?<![\w-])~?\/?\.ssh\b(?!\/config)|id_rsa|id_ed25519|~?\/?\.aws\b|~?\/?\.gnupg|~?\/?\.kube\b|kubeconfig|\.netrc|\.npmrc|\.pypirc|\.git-credentials|\/etc\/(?:passwd|shadow)|(?<!to )(?<!into )(?<!in )(?<![\w/])\.env(?:\.(?:local|prod|production|dev|staging))?(?![\w.]|\.example)(?! in| is| to \.)|credentials\.json|keychain|wallet\.dat)/g,
  },
  {
    code: 'exfiltration',
    detail: 'files',
    pattern:
      /(?:\.ssh|id_rsa|\.aws|\.env(?![\w.])|\.netrc|\.npmrc|\/etc\/passwd|credentials\.json|kubeconfig)[^,;。.]{0,24}?(?:上传|上傳|发送|發送|发到|发给|传到|贴到|打印|输出|提交|附上|提交到|提交进|同步|추가해|올려|올리|전송|보내|출력|첨부|커밋|업로드|공유|送信|アップロード|出力|添付|コミット|貼り)/g,
  },
  {
    code: 'exfiltration',
    detail: 'files',
    pattern:
      /(?:上传|上傳|发送|發送|打印|输出|输出|提交|附上|贴出|读取并发送|同步|업로드|전송|출력|커밋|送信)[^,;。]{0,16}?(?:\.ssh|id_rsa|\.aws|\.env(?![\w.])|\.netrc|\.npmrc|\/etc\/passwd|credentials\.json|kubeconfig)/g,
  },
  {
    code: 'exfiltration',
    detail: 'files',
    pattern:
      /(?<![a-zà-ɏа-яё])(?:sube|subir|envía|enviar|manda|publica|sende|schick\w*|lade|kopiere|poste|envoie|téléverse|publie|отправ\w*|загруз\w*|выложи|скопируй|закоммить)[^;!?]{0,50}?(?:\.ssh\b|id_rsa|\.aws\b|\.env(?![\w.])|\.netrc|\/etc\/passwd)/g,
  },
  {
    code: 'exfiltration',
    detail: 'address',
    pattern:
      /(?<![a-z])(?:send|upload|post|email|mail|forward|transmit|exfiltrate|leak|submit|sync|copy|push|report|relay|stream|export|mirror|beacon|dump|publish|share|backup|back up)(?:s|ing|ed|ting)?(?![a-z-])[^;!?]{0,80}?(?:repo\b|repository|source|code\b|codebase|files?\b|diffs?\b|prompts?\b|conversations?|transcripts?|chat|history|memory|secrets?|keys?\b|tokens?|passwords?|credentials?|env\b|environment|database|data\b|workspace|everything|output|contents?|results?|clipboard|config)[^;!?]{0,50}?\b(?:to|at|via|with)\s(?:https?:\/\/|[\w.+-]+@[\w-]+\.|(?:[a-z0-9-]+\.){1,4}(?:com|net|org|io|dev|ai|app|xyz|top|ru|cn|site|online|info|me|invalid|test|example|sh|cc|co|onion)\b|\d{1,3}(?:\.\d{1,3}){3})/g,
  },
  {
    code: 'exfiltration',
    detail: 'address',
    pattern:
      /(?:上传|上傳|发送|發送|发到|发给|传到|传给|同步|推送|提交|转发|备份|전송|보내|업로드|올려|공유|送信|アップロード|転送)[^;。]{0,20}?(?:到|至|给|へ|に)?\s?(?:https?:\/\/|[\w.+-]+@[\w-]+\.|(?:[a-z0-9-]+\.){1,4}(?:com|net|org|io|xyz|top|ru|cn|site|invalid|test)(?![\w.]))/g,
  },
  {
    code: 'exfiltration',
    detail: 'address',
    pattern:
      /(?:https?:\/\/\S+|[\w.+-]+@[\w-]+\.\S+|(?:[a-z0-9-]+\.){1,4}(?:com|net|org|io|xyz|top|ru|cn|site|invalid|test))\s?(?:으로|로|에|へ|に|上|里)?\s?[^,;。]{0,16}?(?:전송|보내|업로드|올려|올리|공유|送信|アップロード|転送|上传|发送|同步|提交|推送)/g,
  },

  // concealment, deception
  {
    code: 'concealment',
    detail: 'sight',
    pattern:
      /\b(?:not|never|don't)\b[^.;!?]{0,40}\b(?:the )?user (?:can|could|will|would|might) (?:see|notice|find|read)/g,
    always: true,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    pattern:
      /\b(?:leave|keep|omit|drop|hold|exclude|strip)(?:s|ing)?\b[^.;!?]{0,40}\b(?:failures?|errors?|mistakes?|deletions?|changes?|skipped|problems?|warnings?|risks?)\b[^.;!?]{0,24}\b(?:out of|from)\b[^.;!?]{0,16}\b(?:report|summary|summaries|reports|recap|status)/g,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:report|say|claim|mark|state|log|declare|call)\b[^.;!?]{0,30}\b(?:success\w*|pass(?:ed|es|ing)?|green|done|fine|complete\w*|fixed)\b[^.;!?]{0,20}\b(?:even (?:if|when|though)|regardless|whether or not|no matter)/g,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /(?:失败|失敗|出错|没通过|未通过|没跑|没有跑|没测)[^。;]{0,8}?(?:说|說|报|報|称|写|写成|标记)[^。;]{0,5}?(?:成功|通过|正常|完成)|(?:실패|오류|안 돌려|돌리지 않)[^.;]{0,12}?(?:성공|통과|정상|완료)[^.;]{0,8}?(?:보고|말|표시|적|써)|(?:失敗|エラー)[^。;]{0,10}?(?:成功|合格|正常)[^。;]{0,6}?(?:報告|言|記載|書)/g,
  },
  {
    code: 'identity',
    detail: 'human',
    pattern:
      /\b(?:claim|pretend|say|state|insist|tell)\b[^.;!?]{0,24}\b(?:you are|you're|to be|being|that you are)\s(?:an? )?(?:real )?(?:human|person|not an? (?:ai|bot|machine|assistant))|\bas (?:if|though) you (?:were|are) (?:the |an? )?(?:\w+ )?(?:owner|user|admin|administrator|root|human|person|approver|maintainer|someone else)|(?:说|說|称|回答|承认)[^,。;]{0,4}?自己是(?:真人|人类|人類|真实的人)|(?:사람|인간)(?:이라고|인 척)\s?(?:말|답|주장|행동|해)|人間だと(?:言|答え|名乗)/g,
  },

  {
    code: 'concealment',
    detail: 'quiet',
    pattern:
      /\bkeep (?:the |this |that |any |all |these )*(?:deletions?|failures?|changes?|errors?|mistakes?|incidents?|leaks?|breach\w*|fix|rule)\s?(?:quiet|secret|hidden|under wraps|to yourself|confidential)/g,
  },
  {
    code: 'exfiltration',
    detail: 'variable',
    pattern:
      /\b(?:echo|print|printf|cat|log|show|include|output|send|post)\b[^;!?]{0,24}\$\{?\w*(?:key|token|secret|password|passwd|pass|credential)\w*/g,
  },
  {
    code: 'download-and-run',
    detail: 'chain',
    pattern:
      /(?:下载|下載|다운로드|받아|ダウンロード|download|curl|wget)[^;!?]{0,100}?(?:然后|然後|再|并|그리고|후에?|한 뒤|そして|してから|then|and)\s?(?:用\s?)?(?:bash|sh|zsh|python3?|node|source)\s\S/g,
  },
  {
    code: 'download-and-run',
    detail: 'pipe',
    pattern:
      /(?:curl|wget|받은 스크립트|下载的脚本)[^.;!?]{0,40}?(?:bash|zsh|\bsh\b|셸|쉘|shell)\s?(?:에|로|으로|に|へ|里|中)?\s?(?:넘|전달|실행|파이프|돌려|渡|流し|执行|运行)/g,
  },
  {
    code: 'protection-off',
    detail: 'unverified',
    pattern:
      /\b(?:certificates?|signatures?|checksums?|hashes|packages|downloads|permissions)\s(?:need not|needn't|do not need to|don't need to|do not have to|don't have to) be (?:validated|verified|checked|reviewed)/g,
    always: true,
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /\b(?:let|allow|have) (?:the )?(?:agent|claude|it|yourself|bot|assistant|model) (?:to )?(?:approve|confirm|authori[sz]e|decide on) (?:its|your|the|any|all|every|memory|evolution|requests?|own)/g,
  },
  {
    code: 'identity',
    detail: 'you-are',
    pattern:
      /(?:^|[.!?;]\s?)(?:you are|you're) (?:an? (?!pair\b|team\b)[\w -]{3,40}|\w{3,20}, (?:an?|the) \w+)|(?:^|[。!?;]\s?)你是(?!否|不是|我的|可以|在|怎么|如何|谁|什么|想|要|如果)[^,。?]{1,16}(?=[,。]|$)|(?:너는|넌|당신은)\s[^,.]{1,12}?(?:이야|야|입니다|이다)(?=[,.\s]|$)|(?:あなたは|お前は|君は)[^,。]{1,14}?(?:です|だ|である)(?=[,。\s]|$)/g,
  },

  // approval taken for granted
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /\b(?:treat|consider|assume|regard|count|take)(?:s|ing)?\b[^.;!?]{0,50}\b(?:approved|pre-approved|accepted|granted|allowed|authori[sz]ed|consent(?:ed)?|permitted)\b|视为已?(?:批准|同意|授权|确认|允许)|当作已?(?:批准|同意|授权)|승인(?:된|한|받은) 것으로|허용(?:된|한) 것으로|동의한 것으로|(?:承認|許可)(?:済み|された)(?:と|もの)/g,
  },
  {
    code: 'protection-off',
    detail: 'always-yes',
    pattern:
      /\b(?:say|answer|click|press|reply|respond|choose|select|type|enter)(?:s|ing)? (?:with )?['"]?(?:yes|y|allow|approve|ok|accept|always allow)\b['"]?[^.;!?]{0,50}\b(?:permission|prompts?|approval|confirm\w*|asks?|asked|questions?|dialogs?)/g,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    pattern:
      /\b(?:never|not|no longer|don't|doesn't|needn't)\s(?:ever )?(?:need|needs|require|requires|wait for|have to wait for|seek|get|ask for)\s(?:an? |any |the |my |further |user |human |explicit )*(?:approvals?|confirmations?|permissions?|consent|sign-?off|human review)\b/g,
    always: true,
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /\bapproved? by (?:the )?(?:agent|itself|claude|you|yourself|bot|assistant|model)\b|\b(?:the agent|claude|you|the bot|the assistant) (?:may|can|should|must|will) (?:approve|confirm|authori[sz]e) (?:its|your|the|any|all|every|memory|evolution|requests?)/g,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    pattern:
      /(?:删|刪|部署|推送|合并|合併|安装|执行|运行|覆盖|发布|上线|签名|證書|证书|权限|改数据|操作|命令|清空)[^。;!?]{0,12}?(?:不用|不必|无需|無需|无须|不需要|都不要|不要|别|免)[^,。;跳绕忽省关漏忘掉不停]{0,6}?(?:问|問|确认|確認|审批|審批|批准|评审|审核|请示|征求|同意|授权|校验|验证)|(?:不用|不必|无需|無需|无须|不需要|不要|别)[^,。;跳绕忽省关漏忘掉停]{0,4}?(?:问|問|确认|確認|审批|批准|请示|征求|同意|授权)[^。;]{0,8}?(?:删|刪|部署|推送|合并|安装|执行|运行|覆盖|发布|上线)/g,
    always: true,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    pattern:
      /(?:삭제|지울|지우|배포|푸시|병합|머지|설치|실행|덮어쓰)[^.;!?]{0,14}?(?:확인|승인|허락|동의|리뷰|검토)(?:을|를|은|는)?\s?(?:받지 마|받지 말|구하지 마|필요 없|필요없|생략|안 받아도|하지 마|받을 필요 없)/g,
    always: true,
  },
  {
    code: 'protection-off',
    detail: 'plain-secrets',
    pattern:
      /\b(?:passwords?|api keys?|secrets|tokens|credentials|private keys?)\b[^.;!?,]{0,20}?\b(?:may|can|should|are|is|must|will|could)\s(?:always |simply |just )?(?:be )?(?:committed|stored|saved|kept|written|logged|hardcoded|hard-coded|checked in)\b[^.;!?,]{0,20}?\b(?:plain ?text|plaintext|clear ?text|unencrypted|in (?:the )?(?:source|code|repo|repository|git)|to (?:the )?(?:repo|git))\b/g,
  },

  {
    code: 'exfiltration',
    detail: 'files',
    pattern:
      /(?:\.ssh\b|id_rsa|\.aws\b|\.netrc|\.npmrc|\.git-credentials|\/etc\/(?:passwd|shadow)|(?<![\w/])\.env(?![\w.])|keychain|credentials\.json|kubeconfig)[^.;!?]{0,20}?\b(?:and|then)\b[^.;!?]{0,16}?\b(?:add|send|post|paste|include|upload|email|attach|copy|append|print|share|put|commit)\b/g,
  },
  {
    code: 'exfiltration',
    detail: 'command',
    pattern:
      /(?<![a-z])(?:scp|rsync|sftp|ftp|nc|curl|wget|tftp)(?![a-z])[^;!?]{0,60}?\bto\s(?:https?:\/\/|[\w.+-]+@[\w-]+|\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z0-9-]+\.){1,4}(?:com|net|org|io|dev|xyz|top|ru|cn|invalid|test|example)\b)/g,
  },

  // switching protections off
  {
    code: 'protection-off',
    detail: 'flag',
    pattern:
      /--no-verify\b|--(?:allow-)?dangerously[\w-]*|--yolo\b|--skip-permissions?\b|--skip-permission\S*|--no-gpg-sign\b|--no-sandbox\b|--no-signed?\b|--disable-(?:web-security|security\S*|sandbox\S*|hooks?|setuid-sandbox)|--trusted-host\b|--no-check-certificate\b|--insecure\b|--no-hooks?\b|--allow-all(?:-\w+)*\b|--trust-all(?:-\w+)*\b|--approval-mode[= ]?(?:yolo|never|auto)|--full-auto\b|--ask-for-approval[= ]never|--sandbox[= ](?:danger\S*|off|none)|--permission-mode[= ]?bypass\S*|--auto-approve\b|--no-confirm\b|--bypass-\S+|--no-audit-log\b|--force-yes\b|--allow-unauthenticated\b|--skip-hooks?\b|--nogpgcheck\b|--unsafe-perm\b|--privileged\b/g,
  },
  {
    code: 'protection-off',
    detail: 'flag',
    pattern: /\bcommit\s(?:-\w+\s){0,2}-n\b|\bcommit -[a-z]*n[a-z]*m?\b(?=\s)|\bcurl\s(?:\S+\s){0,3}-k\b/g,
  },
  {
    code: 'protection-off',
    detail: 'setting',
    pattern:
      /bypasspermissions|bypass_permissions|dangerouslydisable\w*|dangerouslyskip\w*|danger-full-access|skipdangerousmode\w*|"?defaultmode"?\s?[:=]?\s?"?(?:acceptedits|dontask)|disableallhooks|enableallprojectmcpservers|node_tls_reject_unauthorized\s?=?\s?['"]?0|git_ssl_no_verify|sslverify\s?[=: ]\s?['"]?(?:false|0)|rejectunauthorized\s?:\s?false|strict-ssl[= ]false|verify\s?=\s?false|husky\s?=\s?0|husky_skip_hooks|stricthostkeychecking[= ]no|core\.hookspath[= ]\/dev\/null|setenforce 0|ufw disable|iptables -f\b|chmod\s(?:-r\s)?(?:0?777|a\+rwx|\+s)|selinux[= ](?:disabled|permissive)|commit\.gpgsign[= ]false|"?sandbox"?\s?[:=]\s?"?(?:false|off|none)|approval_policy\s?=\s?"?never|bash\(\*\)|"?allow"?\s?:\s?\[\s?"\*|permissions\.allow|allowed tools|allowedtools|autoapprove\w*|auto_approve\w*|yolo mode|nopasswd/g,
  },
  {
    code: 'protection-off',
    detail: 'plain-secrets',
    pattern:
      /(?<![a-z])(?:store|save|keep|write|log|put|hardcode|hard-code|embed|commit|check in)(?:s|ing|d)?(?![a-z])[^.;!?,]{0,30}?\b(?:passwords?|api keys?|secrets|tokens|credentials|private keys?)\b[^.;!?,]{0,30}?\b(?:plain ?text|plaintext|clear ?text|unencrypted|in (?:the )?(?:source|code|repo|repository|git)|directly)\b/g,
  },
  {
    code: 'protection-off',
    detail: 'plain-secrets',
    pattern:
      /(?:密码|密碼|密钥|密鑰|凭据|令牌)[^,;。]{0,8}(?:明文(?:存储|保存|存放|写)|硬编码|写死|写在代码|写进代码|提交到仓库)|(?:明文|硬编码)(?:存储|保存|存放|写入)?[^,;。]{0,6}(?:密码|密碼|密钥|令牌|凭据)|(?:비밀번호|api 키|토큰|비밀키)[^,;.]{0,8}(?:평문(?:으로)?\s?(?:저장|보관|기록)|하드코딩|코드에 (?:넣|적|써))|(?:パスワード|apiキー|トークン)[^,;。]{0,8}(?:平文で(?:保存|格納)|ハードコード)/g,
  },
  {
    code: 'protection-off',
    detail: 'root',
    pattern:
      /\b(?:run|execute|do|start) (?:everything|all commands?|every command|anything|the agent|commands) (?:as root|with sudo|as administrator|with root)|\balways (?:use|run (?:with|as)|prefix \w+ with) (?:sudo|root)\b|\b(?:may|can) skip (?:the )?(?:review|approval|confirmation|checks|hooks)\b|所有命令(?:都)?(?:用|以|加)\s?(?:sudo|root)|모든 명령(?:을|은)?\s?(?:sudo|root|루트)/g,
  },
  {
    code: 'protection-off',
    detail: 'review',
    pattern:
      /\b(?:merge|push|deploy|ship|release|commit|publish)(?:s|ing)?\b[^.;!?]{0,40}?\b(?:without (?:any |a |the |code |human |peer )?(?:review|reviews|approval|approvals|permission|checks|signing|signature|verification)|unreviewed|bypassing (?:the )?(?:review|checks|ci|branch protection))|\badmin-?merge\b|gh pr merge\s[^.;]{0,20}--admin/g,
  },
  {
    code: 'override',
    detail: 'safety rules',
    pattern:
      /\b(?:act|behave|respond|answer|reply|work|operate|pretend|continue|speak)s?\b[^.;!?]{0,60}?\b(?:without|free (?:of|from)|with no|that has no|having no|unbound by)\s(?:any |all |your |the |its )?(?:(?:safety|security|ethical|moral|content|usual) (?:rules|guidelines|limits|limitations|polic(?:y|ies)|constraints|checks)|(?:safety |security |ethical |content )?(?:restrictions|guardrails|safeguards))\b|(?:没有|不受|无视|擺脫|摆脱|抛开|去掉|不要|沒有|無視)(?:任何|一切)?(?:的)?(?:安全|道德|伦理|倫理|内容)(?:规则|規則|准则|準則|限制|约束|約束|策略|护栏)|(?:안전|윤리|보안)\s?(?:규칙|지침|제한|가이드라인|정책|장치)(?:을|를)?\s?(?:없이|없는|무시)/g,
  },
  {
    code: 'protection-off',
    detail: 'reassure',
    pattern:
      /\b(?:user|human|owner|i) (?:has|have|already|has already|have already) (?:pre-?)?(?:approved|authori[sz]ed|consented|agreed|given permission|granted)\b[^.;]{0,40}\b(?:all|every|everything|any|future)|pre-?approved (?:for )?(?:all|every|any)|用户已经?(?:同意|批准|授权)(?:了)?(?:所有|全部|一切)|(?:사용자는|사용자가) 이미 (?:모든|전부)[^.;]{0,12}(?:승인|동의|허락)/g,
  },

  ...targetPhrases,
]
