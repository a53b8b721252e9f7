import { ROLE_MAY, TEST_CONTEXT } from '../deeds/excuses.ts'
import type { Phrase } from '../phrase.ts'

/** What guards, by the names of tools and of habits. */
const SCANNERS =
  '(?:(?:secrets?|dependenc(?:y|ies)|vulnerabilit(?:y|ies)|licen[cs]e|image|container|malware|security|code|leak|credential)[- ](?:scan(?:s|ning|ner|ners)?|check(?:s|er)?|audit(?:s|ing)?|detection|analysis)|gitleaks|trufflehog|detect-secrets|semgrep|codeql|snyk|trivy|grype|bandit|dependabot|sonar\\w*|sast|dast|rate[- ]?limit(?:s|er|ing)?|csrf(?: \\w+)?|captcha|brute[- ]force \\w+|auth(?:entication|orization)? (?:check|guard|middleware)s?|(?:permission|ownership|signature|certificate|integrity|checksum) (?:check|verification)s?|input validation|audit log(?:s|ging)?|two[- ]factor|2fa|mfa|code signing|branch protection|pre-?commit hooks?)'
const GUARDS =
  '(?:certificate (?:warnings?|errors?|checks?)|tls(?: \\w+)?|https|firewalls?|antivirus|sandbox\\w*|code reviews?|security reviews?|(?:the )?sign(?:ing|atures?|-?offs?)(?: of \\w+)?|approvals?|two[- ]factor|2fa|mfa|branch protections?|backups?|audit logs?|security (?:warnings?|headers?|checks?|alerts?|findings?)|access (?:checks?|control)|permission (?:checks?|prompts?)|pre-?commit hooks?|secrets? scan\\w*|input validation|rate limits?)'
const SHRUG =
  '(?:(?:can|may|could|should|must|are to|is to|ought to)\\s(?:safely |simply |always |just )?be (?:waved (?:away|off|through)|shrugged off|brushed aside|disregarded|dismissed|clicked away|treated as optional|considered optional|seen as optional|left out|left off|dispensed with|dropped|done without|worked around|postponed (?:forever|indefinitely))|(?:is|are) (?:a |an |just a |only a |merely a |mere |pure )?(?:formalit(?:y|ies)|theatre|theater|bureaucracy|red tape|nuisance|nice[- ]to[- ]have|optional|overkill|for show|to be considered optional|not for us|none of our concern|dispensable|expendable))'
const OF_SOMETHING_ELSE = new RegExp(
  `${TEST_CONTEXT.source}|${ROLE_MAY.source}|\\b(?:locally|local dev|in dev|prototype|never|not|nobody|no one|unused|replac\\w*|moved?|instead|typo|docs?-only|dependabot|drafts?|wip|benchmarks?|hot path|design system|storybook|docs|localhost|after \\d+ (?:days?|weeks?|months?|years?)|older than|retention|expired)\\b`,
)

function weakened(pattern: string, unless = OF_SOMETHING_ELSE): Phrase {
  return { code: 'protection-off', detail: 'weakened', pattern: new RegExp(pattern, 'g'), unless }
}

/** R13: a guard taken out of the place where it stands, or talked down until nobody minds it. */
export const shruggedOffPhrases: readonly Phrase[] = [
  weakened(
    `\\b(?:take|pull|rip|cut|throw|kick|yank|tear|get|move|leave|keep|strip|unhook|detach|unwire|unplug|disconnect|pry|drop|lose|remove)s?\\s(?:the |our |that |this |any |all |every )?${SCANNERS}(?:\\s(?:step|job|stage|hook|plugin|action|tool)s?)?\\s(?:out|off|away|from(?= (?:the |our |ci|every|all)))(?:[\\s,.;!]|$)`,
  ),
  weakened(
    `\\b(?:the |our )?${SCANNERS}(?:\\s(?:step|job|stage|hook|plugin|action|tool)s?)?\\s(?:has to go|must go|can go|should go|goes|is to go|is just noise|is only noise|is noise,? (?:take|drop|kill|remove)[^.;!?]{0,12})(?=[\\s,.;!]|$)`,
  ),
  weakened(`\\b${GUARDS}\\s(?:[^.;!?,]{0,16}?\\s)?${SHRUG}\\b`),
  weakened(
    '(?:(?:secret|geheimnis|schwachstellen|abhängigkeits|sicherheits)-?\\s?(?:scan\\w*|prüfung\\w*)|gitleaks|codeql|snyk|rate-?limit\\w*)\\s[^.;!?]{0,16}?(?:aus (?:der|dem)|raus|heraus|weg)(?![a-zà-ÿ])|(?:nimm|wirf|hol|zieh)\\s(?:den |die |das )?(?:secret|geheimnis|schwachstellen|abhängigkeits|sicherheits|gitleaks|codeql|snyk)\\S*\\s[^.;!?]{0,16}?(?:aus|raus|weg)(?![a-zà-ÿ])',
    /nicht|nie\b|kein/,
  ),
  weakened(
    "(?:saca|quita|elimina|retira|sácalo|tira|suprime)\\s(?:el |la |los |las )?(?:escaneo|análisis|detección|revisión|chequeo|comprobación|auditoría|escáner|límite)\\s(?:de |del )(?:secretos|dependencias|vulnerabilidades|seguridad|credenciales|tasa|licencias)|(?:retire|enlève|supprime|vire|sors|ôte)[zr]?\\s(?:le |la |les |l')?(?:scan|analyse|détection|contrôle|audit|vérification|scanner|limite)\\s?(?:de |des |d')(?:s |secrets?|dépendances|vulnérabilités|sécurité|identifiants|débit)|(?:убери|выкинь|удали|вырежи|сними|выброси)\\s(?:провер\\S+|скан\\S*|анализ|аудит|поиск|детект\\S*)\\s(?:секрет\\S*|зависимост\\S*|уязвимост\\S*|безопасност\\S*|утеч\\S*|ключ\\S*)|(?:tire|remova|retire|elimine|apague)\\s(?:a |o )?(?:varredura|análise|detecção|verificação|auditoria|scan)\\s(?:de |do |da )(?:segredos|dependências|vulnerabilidades|segurança|credenciais)",
    /nunca|\bno\b|jamais|\bne\b|никогда|\bне\b|não/,
  ),
  weakened(
    "(?:avisos?|alertas?|errores?|advertencias?) de (?:los )?(?:certificados?|seguridad)\\s[^.;!?]{0,16}?(?:pasar por alto|ignorar|obviar|saltar)|(?:alertes?|avertissements?|erreurs?) de (?:certificats?|sécurité)[^.;!?]{0,16}?(?:ignor|négliger|contourn)|passer outre (?:les |aux? |l')?[^.;!?]{0,12}?(?:alertes?|avertissements?|erreurs?|contrôles?|vérifications?|certificats?)|(?:firewall|cortafuegos|pare-feu|брандмауэр|файрвол|zertifikat\\w*|code-?review|freigabe\\w*|revue de code|revisión de código|ревью|подпис\\w+)[^.;!?]{0,16}?(?:nur formsache|formsache|reine formalität|una formalidad|mera formalidad|une formalité|pure formalité|формальность|необязател\\w+|по желанию|optionnel\\w*|facultati\\w+|opcional\\w*)|(?:防火墙|证书|评审|审批|签名|双因素|备份|审计|沙箱|校验|告警)[^。;!?]{0,6}?(?:(?:只|仅|就)?是(?:个|走个?)?(?:形式|摆设|过场)|当(?:作|成)?可选|可有可无|走走过场|意思一下)|(?:방화벽|인증서|리뷰|승인|서명|백업|감사|검증)[은는이가도]?\\s?[^.;!?]{0,8}?(?:형식일 뿐|형식적|요식|선택 사항|있으나 마나)|(?:ファイアウォール|証明書|レビュー|承認|署名|バックアップ|監査|検証)(?:は|なんて)[^。;!?]{0,8}?(?:形だけ|形式的|建前|任意|どうでも)",
    /nunca|\bno (?:se|es|son|pued)|jamais|ne (?:sont|doivent|peuvent)|never|\bне\b|nicht|keine|不是|不能|不得|不可|아니|아닌|ではない|じゃない|não/,
  ),
  weakened(
    '(?:主干|主分支|main|master|分支)的?(?:分支)?保护[^。;!?不别勿禁]{0,12}?(?:解除|去掉|关|撤|取消|拿掉)',
    /不|别|勿|禁|谁都/,
  ),
]
