import { NOT_TO_BE_TOUCHED } from '../deeds/facts.ts'
import type { Phrase } from '../phrase.ts'

/** Sending files, secrets or the work elsewhere. */
export const sendingPhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'in a host name',
    pattern:
      /(?:\$\([^()]{1,60}\)|`[a-z]{2,20}`|\$\{?(?:user|hostname|home|token|secret|key)\w*\}?)[\w.$(){}-]{0,60}?\.[a-z][a-z0-9-]{0,40}\.[a-z]{2,12}\b|\.[a-z]{2,12}\/[^\s]{0,80}\$\((?:cat|whoami|env|printenv|hostname|id|base64)/g,
  },
  {
    code: 'exfiltration',
    detail: 'second remote',
    pattern:
      /\bgit remote (?:add|set-url)\b[^;]{0,80}?(?:@|:\/\/)[^;]{0,100}?\bpush|\b(?:push|mirror)\b[^.;]{0,40}?\b(?:every|all|each)\b[^.;]{0,40}?\b(?:to|at)\s(?:ssh|git|https?):\/\/|\b(?:push|mirror)\b[^.;]{0,40}?\bto\s[\w.-]{1,64}@[\w-]+\.[\w.-]+:/g,
    unless: /github\.com|gitlab\.com|bitbucket\.org|upstream/,
  },
  {
    code: 'exfiltration',
    detail: 'in the open',
    pattern:
      /\b(?:keep|leave|hold)s? (?:the |our |my |all )?(?:api |access |deploy )?(?:tokens?|passwords?|keys?|secrets?|credentials)\s(?:right )?in (?:the |our |a )?(?:commits?|commit \w+|readme|pr\b|pull request|wiki|source|code|branch name|changelog|issue)/g,
  },
  {
    code: 'exfiltration',
    detail: 'in a host name',
    pattern:
      /(?:<[^<>]{0,24}?(?:token|key|secret|password|credential|密码|密钥|令牌|비밀번호|토큰|키|パスワード|トークン|鍵|contraseña|clave|passwort|schlüssel|пароль|ключ)[^<>]{0,12}>|\$\{?\w{0,24}(?:token|key|secret|passw)\w{0,12}\}?|\{\{?\w{0,24}(?:token|key|secret|passw)\w{0,12}\}?\})\.[a-z0-9-]{1,40}\./g,
  },
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
    unless: /\.env\.(?:example|sample|template|dist)\s(?:to |into |as |→ |-> )?\.env(?:\.local)?(?![\w.])/,
  },
  {
    code: 'exfiltration',
    detail: 'files',
    pattern:
      /(?:\.ssh|id_rsa|\.aws|\.env(?![\w.])|\.netrc|\.npmrc|\/etc\/passwd|credentials\.json|kubeconfig)[^,;。.]{0,24}?(?:上传|上傳|发送|發送|发到|发给|传到|贴到|打印|输出|提交|附上|提交到|提交进|同步|추가해|올려|올리|전송|보내|출력|첨부|커밋|업로드|공유|送信|アップロード|出力|添付|コミット|貼り)/g,
    unless: NOT_TO_BE_TOUCHED,
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
      /(?<![a-z])(?:send|upload|post|email|mail|forward|transmit|exfiltrate|leak|submit|sync|copy|push|report|relay|stream|export|mirror|beacon|dump|publish|share|backup|back up)(?:s|ing|ed|ting)?(?![a-z-])[^;!?]{0,80}?(?:repo\b|repository|source|code\b|codebase|files?\b|diffs?\b|prompts?\b|conversations?|transcripts?|chat|history|memory|secrets?|keys?\b|tokens?|passwords?|credentials?|env\b|environment|database|data\b|workspace|everything|output|contents?|results?|clipboard|config)[^;!?]{0,50}?\b(?:to|at|via|with)\s(?:https?:\/\/|[\w.+-]{1,64}@[\w-]+\.|(?:[a-z0-9-]+\.){1,4}(?:com|net|org|io|dev|ai|app|xyz|top|ru|cn|site|online|info|me|invalid|test|example|sh|cc|co|onion)\b|\d{1,3}(?:\.\d{1,3}){3})/g,
  },
  {
    code: 'exfiltration',
    detail: 'address',
    pattern:
      /(?:上传|上傳|发送|發送|发到|发给|传到|传给|同步|推送|提交|转发|备份|전송|보내|업로드|올려|공유|送信|アップロード|転送)[^;。]{0,20}?(?:到|至|给|へ|に)?\s?(?:https?:\/\/|[\w.+-]{1,64}@[\w-]+\.|(?:[a-z0-9-]+\.){1,4}(?:com|net|org|io|xyz|top|ru|cn|site|invalid|test)(?![\w.]))/g,
  },
  {
    code: 'exfiltration',
    detail: 'address',
    pattern:
      /(?:https?:\/\/\S+|[\w.+-]{1,64}@[\w-]+\.\S+|(?:[a-z0-9-]+\.){1,4}(?:com|net|org|io|xyz|top|ru|cn|site|invalid|test))\s?(?:으로|로|에|へ|に|上|里)?\s?[^,;。]{0,16}?(?:전송|보내|업로드|올려|올리|공유|送信|アップロード|転送|上传|发送|同步|提交|推送)/g,
  },
  {
    code: 'exfiltration',
    detail: 'variable',
    pattern:
      /\b(?:echo|print|printf|cat|log|show|include|output|send|post)\b[^;!?]{0,24}\$\{?\w*(?:key|token|secret|password|passwd|pass|credential)\w*/g,
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
      /(?<![a-z])(?:scp|rsync|sftp|ftp|nc|curl|wget|tftp)(?![a-z])[^;!?]{0,60}?\bto\s(?:https?:\/\/|[\w.+-]{1,64}@[\w-]+|\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z0-9-]+\.){1,4}(?:com|net|org|io|dev|xyz|top|ru|cn|invalid|test|example)\b)/g,
  },
]
