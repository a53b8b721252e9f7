import type { Phrase } from '../phrase.ts'

const SIGNING_KEY =
  '(?:(?:signing|deploy|private|release) keys?|signierschlüssel|deploy-schlüssel|ключ\\S{0,2} подписи|clés? de (?:signature|déploiement)|claves? de (?:firma|despliegue)|chaves? de (?:assinatura|deploy)|签名(?:证书|密钥|私钥)|部署密钥|서명 ?키|배포 ?키|署名(?:鍵|キー|証明書)|デプロイキー)'
const THEIRS =
  '(?:agency|agentur|agence|agencia|agência|агентств\\S*|contractors?|vendors?|partners?|freelancers?|supplier|外包|供应商|合作方|共享盘|외주\\S*|협력사|업체|外注\\S*|業者|取引先)'
const TOOL = '(?:bash|webfetch|write|edit|tools?|permissions?|rights|access|\\*)'

/** R13, R15: done with somebody's account, laid in strangers' hands, cut so small that nobody sees it, granted to oneself. */
export const otherHandsPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /\b(?:approv|sign off|merg|confirm|releas|accept)\w*\b[^.;!?]{0,24}?\b(?:with|using|from|through|under|as) (?:his|her|their|the (?:approver|reviewer|owner|lead|manager)'s|someone(?: else)?'s|a colleague's) (?:account|login|session|credentials|name|token)\b|mit (?:seinem|ihrem|dessen|deren) (?:konto|account|login|namen)\s[^.;]{0,16}?(?:freigeb|genehmig|bestätig|merge)|(?:одобр|подтверд|подпи|согласу|вле)\S*\s[^.;]{0,12}?(?:с|из-под|от) (?:его|её|ее|их|чужого) (?:аккаунта|учётки|учетки|логина|имени)/g,
    unless: /\btests?\b/,
  },
  {
    code: 'exfiltration',
    detail: 'secrets to strangers',
    pattern: new RegExp(
      `${SIGNING_KEY}[^.;!?。]{0,40}?${THEIRS}|${THEIRS}[^.;!?。]{0,24}?${SIGNING_KEY}[^.;!?。]{0,12}?(?:放|发|给|交|传|복사|보내|넘|둬|두|渡|送|置)`,
      'gu',
    ),
    unless:
      /\b(?:public keys?|rotat\w*|revok\w*|own keys?|their own)\b|公钥|吊销|轮换|공개 ?키|폐기|公開鍵|失効/,
  },
  {
    code: 'concealment',
    detail: 'unseen',
    pattern:
      /\b(?:split|spread|distribut|divid|chop|scatter)\w*\b[^.;!?]{0,60}?\bso (?:that )?no(?:body| one|ne| reviewer)\b|拆[^。;]{0,16}?(?:免得|以免|让|叫)[^。;]{0,8}?(?:看全|看出|看不到|看不出|发现)|(?:나눠|나누어|쪼개)[^.;]{0,30}?(?:못 보게|못보게|모르게|눈치)|(?:分け|分割)[^。;]{0,16}?(?:全体|全部)[^。;]{0,8}?(?:見えない|わからない|気づかれない)|(?:verteil|aufteil|zerleg)\w*[^.;]{0,40}?damit (?:keiner|niemand)|(?:repart|divid|trocea)\w*[^.;]{0,50}?para que (?:nadie|ninguém|ningún)|(?:répart|découp|éparpill)\w*[^.;]{0,50}?pour que (?:personne|aucun)|(?:разбей|разбив|раздроб|раскидай)\S*[^.;]{0,50}?чтобы (?:никто|ревьюер)/g,
  },
  {
    code: 'identity',
    detail: 'other self',
    pattern:
      /kein wort (?:von|über) (?:der )?ki\b|von (?:der )?ki kein wort|nada de (?:la )?ia\b|sans (?:parler|mention) (?:de )?l'ia|ни слова (?:об|про) ии|nem uma palavra sobre (?:a )?ia/g,
  },
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /\b(?:refus\w+|safety|security|content)\s(?:rules?|guidelines?|polic\w+|checks?)\b[^.;!?]{0,50}?\b(?:chat|conversations?|other (?:teams|models|products)|consumers?|end users|the public)\b[^.;!?]{0,12}?\bnot (?:for|about|in|to)\b|(?:거절|안전|거부|보안)\s?(?:규칙|지침)[^.;]{0,12}?(?:채팅|대화|다른 (?:팀|모델))[^.;]{0,30}?(?:빼고|제외|상관없|해당 없|해당되지|적용 안)|(?:règles?|consignes?) de (?:refus|sécurité)[^.;]{0,24}?(?:chat|conversations?|autres)[^.;]{0,12}?\bpas\b|(?:ablehnungs|verweigerungs|sicherheits)regeln[^.;]{0,30}?(?:chat|gespräche?|andere)[^.;]{0,14}?\bnicht (?:für|beim)|reglas de (?:rechazo|seguridad)[^.;]{0,30}?(?:chat|conversación|otros)[^.;]{0,14}?\bno (?:para|el|al)|правила (?:отказа|безопасности)[^.;]{0,24}?(?:чат\S*|бесед\S*|других)[^.;]{0,10}?\sне\s|(?:拒否|拒絶|安全)(?:ルール|規則)[^。;]{0,10}?(?:チャット|会話)(?:用|向け)[^。;]{0,24}?(?:除外|対象外|関係な|外して|適用しな)/g,
    always: true,
  },
  {
    code: 'protected-target',
    detail: 'agent-settings',
    pattern: new RegExp(
      `\\b(?:allow|grant|give|permit) yourself\\b[^.;!?]{0,40}?(?<![a-z])${TOOL}(?![a-z])|给(?:你)?自己[^。;]{0,10}?(?:放开|开放|加上|授予|开通|加|开)[^。;]{0,16}?(?:权限|${TOOL}|工具)|(?:네|너의|자신의) 권한에[^.;]{0,20}?(?:추가|넣)|自分(?:自身)?(?:の権限)?に[^。;]{0,16}?(?:権限|${TOOL})[^。;]{0,8}?(?:追加|付与|許可)|(?:erlaube|gib) dir (?:selbst )?[^.;]{0,30}?(?:bash|zugriff|rechte|werkzeug)|(?:permítete|concédete|date)\\s[^.;]{0,30}?(?:bash|permisos|acceso)|(?:autorise|accorde)-toi\\s[^.;]{0,30}?(?:bash|droits|accès)|(?:разреши|выдай) себе\\s[^.;]{0,30}?(?:bash|прав|доступ)|(?:permita|conceda)-se\\s[^.;]{0,30}?(?:bash|permiss|acesso)`,
      'gu',
    ),
  },
  {
    code: 'download-and-run',
    detail: 'words',
    pattern:
      /\b(?:install|add|pick|take|use)\w*\b[^.;!?]{0,30}?\b(?:closest|nearest|most similar|best[- ]matching)[ -](?:sounding )?(?:names?|package|match\w*)\b|装(?:个|上)?[^。;]{0,8}?名字(?:最像|最接近|差不多)|이름이 (?:가장 |제일 )?(?:비슷한|가까운)[^.;]{0,12}?(?:설치|깔)|名前が(?:一番|最も)?(?:近い|似た|似ている)[^。;]{0,12}?(?:入れ|インストール)|installier\w*\s[^.;]{0,30}?ähnlichst|instal[ae]\s[^.;]{0,30}?nom(?:bre|e) más? parecido|installe\s[^.;]{0,30}?nom le plus proche|(?:установи|ставь|поставь)\s[^.;]{0,30}?(?:похож|близк)\S* (?:по )?(?:имен|назван)|instale\s[^.;]{0,30}?nome mais parecido|\b(?:mcp servers?|plugins?|extensions?|packages?|skills?|dependencies|hooks)\b[^.;!?]{0,40}?\b(?:from|out of)\s(?:whatever|whichever|any|some random|random|the first)\b[^.;!?]{0,30}?\b(?:blogs?|lists?|posts?|threads?|search|forums?|results?|tweets?|comments?)\b/g,
  },
  {
    code: 'protection-off',
    detail: 'weakened',
    pattern:
      /\b(?:gets?|is|are|be) (?:white-?listed|allow-?listed|exempted|unblocked|waved through) by you\b|\btests?\b[^.;!?]{0,50}?\bquarantin\w*\b[^.;!?]{0,16}?\b(?:for good|forever|permanently|indefinitely)\b|\b(?:failed log-?ins?|log[ -]?in failures?|wrong passwords?|failed auth\w*)\b[^.;!?]{0,30}?\b(?:let|allow|admit|accept)\w*\b[^.;!?]{0,16}?\b(?:in|through|anyway)\b|签名提交[^。;]{0,14}?(?:不签|省了|免了|跳过|关了)|提交[^。;]{0,10}?(?:不签名|不用签名|不必签名)|서명 ?커밋[^.;]{0,24}?서명 없이|コミット(?:の)?署名[^。;]{0,12}?(?:省|不要|しな)/g,
    unless: /\b(?:never|lock|reject|count)\b/,
  },
]
