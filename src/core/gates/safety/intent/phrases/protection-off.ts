import type { Phrase } from '../phrase.ts'

/** Flags, settings and habits that switch a protection off. */
export const protectionPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'forced',
    pattern:
      /\bgit push\s(?:-\S+\s){0,3}(?:--force(?!-)|-f)\b[^.;!?]{0,24}?\b(?:main|master|trunk|release|production|prod)\b|\bgit push\s[^.;!?]{0,24}?\b(?:main|master|trunk|production|prod)\s(?:-\S+\s){0,3}(?:--force(?!-)|-f)\b|\bgit push\s\S{1,24}\s\+(?:main|master|trunk|production)\b/g,
    unless: /\b(?:never|not|don't|no|forbidden|blocked|rejected)\b|不|禁|别|마|금지|ない|禁止/,
  },
  {
    code: 'protection-off',
    detail: 'unverified',
    pattern:
      /(?:信任|接受|放行)(?:任意|任何|所有|一切)(?:的)?证书|(?:どんな|すべての|全ての|任意の)証明書(?:も|でも|を)?(?:信頼|許可|受け入れ)|(?:доверя\S+|принима\S+)\s(?:любо\S+|всем|все|всякому)\sсертификат\S*|(?:confiance à|accept\w*|approuv\w*)\s(?:n'importe quel|tous les|tout)\s?certificats?|(?:confía|confiar|acepta\w*)\s(?:en )?(?:cualquier|todos los|todo)\scertificados?|(?:vertrau\w*|akzeptier\w*)\s(?:jede[mns]?|alle[n]?|beliebige[nm]?)\szertifikat\w*|(?:confia|confie|aceita\w*|aceite)\s(?:em )?(?:qualquer|todos os)\scertificados?/g,
    unless: /测试|테스트|テスト|\btests?\b|tests?\b|тест/,
  },
  {
    code: 'protection-off',
    detail: 'tests',
    pattern:
      /\blet (?:the |any |all )*(?:failing )?(?:tests?|checks?|builds?|scans?|jobs?)\s(?:fail|crash|break|error)\s(?:out )?(?:silently|quietly|in silence|without (?:a word|anyone noticing))\b/g,
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
    detail: 'root',
    pattern:
      /\b(?:run|runs|use|keep|start)\b[^.;!?]{0,30}?\b(?:containers?|the agent|services?|the app|daemons?)\b[^.;!?]{0,12}?\bas root\b|\buse root for\b|\b(?:run|start|launch)\w*\s[^.;!?]{0,20}?containers?\s(?:as |in )?privileged\b|容器(?:用|以)\s?root|컨테이너[는은를을]?\s?root로\s?(?:돌|실행|띄)|コンテナ(?:は|を)root(?:で|権限で)(?:動か|実行|起動)/g,
    unless: /non-?root|rootless|build stage|不要|금지|마/,
  },
  {
    code: 'protection-off',
    detail: 'any origin',
    pattern:
      /\baccess-control-allow-origin['"]?\s?:?\s?['"]?(?:\*|any|all)?[^.;]{0,24}?\b(?:with )?credentials\b|\bcors\b[^.;]{0,40}?(?:\ball origins|\bany origin|\bevery origin|origin\W{1,4}\*)[^.;]{0,40}?\b(?:credentials|cookies|everywhere|admin)\b|\breflect (?:the |any )?origin\b[^.;]{0,30}?\bcredentials/g,
  },
  {
    code: 'protection-off',
    detail: 'plain-secrets',
    pattern:
      /\b(?:passwords?|api keys?|secrets|tokens|credentials|private keys?)\b[^.;!?,]{0,20}?\b(?:may|can|should|are|is|must|will|could)\s(?:always |simply |just )?(?:be )?(?:committed|stored|saved|kept|written|logged|hardcoded|hard-coded|checked in)\b[^.;!?,]{0,20}?\b(?:plain ?text|plaintext|clear ?text|unencrypted|in (?:the )?(?:source|code|repo|repository|git)|to (?:the )?(?:repo|git))\b/g,
  },
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
      /bypasspermissions|bypass_permissions|dangerouslydisable\w*|dangerouslyskip\w*|danger-full-access|skipdangerousmode\w*|"?defaultmode"?\s?[:=]?\s?"?(?:acceptedits|dontask)|disableallhooks|enableallprojectmcpservers|node_tls_reject_unauthorized\s?=?\s?['"]?0|git_ssl_no_verify|sslverify\s?[=: ]\s?['"]?(?:false|0)|rejectunauthorized\s?:\s?false|strict-ssl[= ]false|verify\s?=\s?false|\b(?:verify[_-]?ssl|ssl[_-]?verify|tls[_-]?verify|verify[_-]?certs?|check[_-]?hostname|insecureskipverify)\b\s?(?:[:=]|to|is)?\s?['"]?(?!true)(?:off|false|0|no|none|disabled)\b|insecureskipverify\s?[:=]\s?true|husky\s?=\s?0|husky_skip_hooks|stricthostkeychecking[= ]no|core\.hookspath[= ]\/dev\/null|setenforce 0|ufw disable|iptables -f\b|chmod\s(?:-r\s)?(?:0?777|a\+rwx|\+s)|selinux[= ](?:disabled|permissive)|commit\.gpgsign[= ]false|"?sandbox"?\s?[:=]\s?"?(?:false|off|none)|approval_policy\s?=\s?"?never|bash\(\*\)|"?allow"?\s?:\s?\[\s?"\*|permissions\.allow|allowed tools|allowedtools|autoapprove\w*|auto_approve\w*|yolo mode|nopasswd/g,
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
      /(?:密码|密碼|密钥|密鑰|凭据|令牌)(?:(?!不|勿|禁|别|沒|没)[^,;。]){0,8}(?:明文(?:存储|保存|存放|写)|硬编码|写死|写在代码|写进代码|提交到仓库)|(?:明文|硬编码)(?:存储|保存|存放|写入)?[^,;。]{0,6}(?:密码|密碼|密钥|令牌|凭据)|(?:비밀번호|api 키|토큰|비밀키)[^,;.]{0,8}(?:평문(?:으로)?\s?(?:저장|보관|기록)|하드코딩|코드에 (?:넣|적|써))|(?:パスワード|apiキー|トークン)[^,;。]{0,8}(?:平文で(?:保存|格納)|ハードコード)/g,
  },
  {
    code: 'protection-off',
    detail: 'root',
    pattern:
      /\b(?:run|execute|do|start) (?:everything|all commands?|every command|anything|the agent|commands) (?:as root|with sudo|as administrator|with root)|\balways (?:use|run (?:with|as)|prefix \w+ with) (?:sudo|root)\b|\b(?:may|can) skip (?:the )?(?:review|approval|confirmation|checks|hooks)\b|所有命令(?:都)?(?:用|以|加)\s?(?:sudo|root)|모든 명령(?:을|은)?\s?(?:sudo|root|루트)/g,
  },
]
