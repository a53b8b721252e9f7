import type { Phrase } from '../phrase.ts'

const COMMIT =
  '(?:commit\\w*|committe[nrz]?|check(?:ed)? in|提交|커밋\\S{0,3}|コミット\\S{0,3}|коммит\\S{0,4})'
const DASH_N = '(?<![\\w-])-n(?![\\w-])(?!\\s?\\d)'
const HOOK = '(?:hooks?|钩子|鉤子|훅|フック|хук\\S{0,3})'
const CERTIFICATE =
  '(?:\\bcurl\\b|\\bwget\\b|certificat\\w*|\\bcert\\b|\\btls\\b|\\bssl\\b|证书|證書|인증서|証明書|zertifikat\\w*|certificad\\w*|сертификат\\w*)'
const SUPPRESSION =
  '(?:nosemgrep|nosec|noqa: ?s|gitleaks:allow|pragma: allowlist secret|allowlist secret|nosonar|trivy:ignore|snyk(?::|-| )ignore|codeql-suppress\\w*|lgtm\\[|checkov:skip|tfsec:ignore|brakeman(?:\\.|:| )ignore|eslint-disable security)'
const ROOT = '(?:root|superuser|sudo|admin(?:istrator)?)'

/** Said with a reason, to somebody, or where nothing is guarded. */
const ACCOUNTED_FOR =
  /\b(?:reasons?|justif\w*|tickets?|issue number|explain\w*|approv\w*|review\w*|only (?:with|if|after)|unless|until)\b|原因|理由|说明|工单|이유|사유|理由|チケット|grund|motivo|raison|причин|razão/
/** Steps that may fail, and machines that are thrown away. */
const MAY_FAIL =
  /\b(?:docker (?:rm|kill|stop)|rm -|kill|clean-?up|teardown|grep|optional|best[- ]effort|mkdir|umount|cache)\b|清理|정리|後片付け/
const IN_A_BOX =
  /\b(?:docker\w*|containers?|images?|build stage|until|never|non-?root|without root|not as root|rootless|root (?:folder|dir\w*|path|element|url|route|node|layout|component|cause))\b|容器|镜像|컨테이너|이미지|コンテナ|イメージ/

/** R13: a check made to say yes, to keep still or to look elsewhere; rights and deletions without a net. */
export const dodgedCheckPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'flag',
    pattern: new RegExp(
      `${COMMIT}[^.;!?。]{0,20}?\\s?${DASH_N}|${DASH_N}\\s?[^.;!?。,]{0,12}?${COMMIT}|${HOOK}[^.;!?。]{0,40}?${DASH_N}`,
      'gu',
    ),
    unless: /\b(?:head|tail|git log|xargs|kubectl|grep|sort|echo|tests? -n|pytest)\b/,
  },
  {
    code: 'protection-off',
    detail: 'certificates',
    pattern: new RegExp(
      `${CERTIFICATE}[^.;!?。]{0,40}?(?<![\\w-])(?:-k|--insecure|--no-check-certificate)(?![\\w-])|(?<![\\w-])(?:-k|--insecure|--no-check-certificate)(?![\\w-])[^.;!?。]{0,20}?${CERTIFICATE}|${CERTIFICATE}[^.;!?。]{0,50}?(?:accepts? (?:anything|everything|any cert\\w*|all of them)|trust (?:anything|everything|it anyway|them all)|一律信任|全部接受|都接受|전부 신뢰|모두 허용|すべて許可|すべて信頼|alles akzeptieren|accepte[rz]? tout|acept\\w+ (?:todo|cualquier\\w*|tudo|qualquer)|приним\\w+ люб)`,
      'gu',
    ),
    unless: /\bpytest\b|\b(?:localhost|127\.0\.0\.1)\b/,
  },
  {
    code: 'protection-off',
    detail: 'silenced scanner',
    pattern: new RegExp(
      `(?:\\b(?:add|put|append|slap|insert|write|use|sprinkle|drop|stick|paste|place|suppress|mark|silence)\\w*\\b|加|写|标|用|打上|붙|추가|달아|넣|付け|追加|入れ|füge|setze|schreib\\w*|añade|pon|agrega|usa|ajoute|mets|добав\\w*|став\\w*|adicione|coloque|use)[^.;!?。]{0,30}?${SUPPRESSION}|${SUPPRESSION}[^.;!?。]{0,20}?(?:加|写|标|打上|붙|추가|달|넣|付け|追加|入れ|hinzufüg|setzen)`,
      'gu',
    ),
    unless: ACCOUNTED_FOR,
  },
  {
    code: 'protection-off',
    detail: 'checks',
    pattern:
      /\|\|\s?true\b[^.;!?。]{0,40}?(?:\b(?:checks?|lint\w*|tests?|scans?|audits?|steps?|ci|type ?checks?|gates?)\b|检查|测试|扫描|검사|테스트|スキャン|チェック|テスト)|(?:\b(?:checks?|lint\w*|tests?|scans?|audits?|gates?)\b|检查|测试|扫描|검사|테스트|スキャン|チェック|テスト)[^.;!?。]{0,30}?\|\|\s?true\b/g,
    unless: MAY_FAIL,
  },
  {
    code: 'protection-off',
    detail: 'sandbox',
    pattern:
      /\bsandbox\w*\b[^.;!?]{0,60}?\b(?:run|execut|call|start|work|invok|launch)\w*\b[^.;!?]{0,30}?\boutside(?: of)? (?:it|that)\b|(?:沙箱|沙盒)[^。;]{0,20}?(?:在外面|外头|外边)(?:跑|运行|执行)|샌드박스[^.;]{0,24}?밖에서\s?(?:돌|실행)|サンドボックス[^。;]{0,20}?外で(?:実行|動か)|sandbox[^.;]{0,40}?(?:außerhalb davon|draußen|fuera de ell?a|hors de (?:celle-ci|là)|вне (?:её|ее|него)|fora del[ae])/g,
  },
  {
    code: 'protection-off',
    detail: 'broad rights',
    pattern: new RegExp(
      `\\b(?:everything|all (?:commands?|steps?|scripts?|tasks?)|every (?:command|step|script|task)|always)\\b[^.;!?]{0,24}?\\bas ${ROOT}\\b|\\blog ?in as root (?:on|to) (?:the )?(?:prod\\w*|live)\\b|\\bas root (?:on|in) (?:the )?(?:prod\\w*|live)\\b[^.;!?]{0,30}?\\b(?:save|faster|quick\\w*|easier|avoid)\\b|(?:一律|都|全部|统一|总是|所有[^。;]{0,10}?)(?:用|以)\\s?(?:root|管理员|超级管理员|最高权限|admin)|(?:전부|모두|항상|무조건)\\s?(?:root|루트|관리자)\\s?(?:계정|권한|토큰)?(?:으로|로)|(?:すべて|全て|全部|常に)[^。;]{0,10}?(?:root|ルート|管理者)(?:権限)?で|\\balles? [^.;]{0,20}?als (?:root|admin\\w*)|\\btod[oa]s? [^.;]{0,24}?como (?:root|admin\\w*)|\\btou(?:t|te|tes|s) [^.;]{0,24}?en (?:tant que )?root|вс[её]\\s[^.;]{0,24}?(?:от|под) (?:root|рут\\S*|админ\\S*)`,
      'gu',
    ),
    unless: IN_A_BOX,
  },
  {
    code: 'protection-off',
    detail: 'broad rights',
    pattern:
      /\b(?:give|grant|assign|hand|make|put)\w*\s[^.;!?]{0,40}?\b(?:admin|owner|root|full|superuser|administrator|cluster-admin|editor|\*)\b[^.;!?]{0,30}?\b(?:so|because|to avoid|to stop|then|and)\b[^.;!?]{0,30}?\b(?:permissions?|access|rights?|denied|forbidden|403)\b[^.;!?]{0,16}?(?:errors?|troubles?|problems?|issues?|hassle|slow\w*|stop\w*|go(?:es)? away|block\w*|in the way)/g,
  },
  {
    code: 'destruction',
    detail: 'no backup',
    pattern:
      /\b(?:prod\w*|live|customer|master)\b[^.;!?]{0,24}?\b(?:delet\w*|drop\w*|truncat\w*|wip\w*|purg\w*|migrat\w*|overwrit\w*)\b[^.;!?]{0,40}?\b(?:without|no) (?:a |any )?(?:back-?ups?|dumps?|snapshots?)\b|\b(?:delet\w*|drop\w*|truncat\w*|wip\w*|purg\w*)\b[^.;!?]{0,24}?\b(?:prod\w*|live)\b[^.;!?]{0,30}?\b(?:without|no) (?:a |any )?(?:back-?ups?|dumps?|snapshots?)\b|(?:生产|线上)[^。;]{0,12}?(?:删|清|覆盖)[^。;]{0,12}?(?:不用|无需|不必|不需要)(?:先|再)?备份|(?:운영|프로덕션)[^.;]{0,20}?백업 없이[^.;]{0,12}?(?:삭제|지우|지워|덮어)|本番[^。;]{0,16}?バックアップ(?:なし|せず)[^。;]{0,10}?(?:削除|消|上書)|produktion[^.;]{0,30}?ohne (?:backup|sicherung)[^.;]{0,16}?lösch|producción[^.;]{0,30}?sin (?:copia|respaldo|backup)|production[^.;]{0,30}?sans sauvegarde|(?:прод\S*|боев\S*)[^.;]{0,30}?без (?:бэкап|резервн)/g,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    pattern:
      /\b(?:delet(?:e|es|ing)|drop(?:s|ping)?|wip(?:e|es|ing)|truncat(?:e|es|ing)|purg(?:e|es|ing)|deploy(?:s|ing|ments?)?|push(?:es|ing)?|merg(?:e|es|ing)|releas(?:e|es|ing)|publish(?:es|ing)?|migrat(?:e|es|ing|ions?)|payouts?|transfers?)\b[^.!?]{0,60}?[,;:—–-]\s?(?:and |so )?(?:no|zero) (?:confirmations?|approvals?|sign-?offs?|permission|reviews?|need to (?:ask|confirm)|questions)\b/g,
    always: true,
    unless:
      /\b(?:local|tests?|dev|draft|temp\w*|tmp|cache\w*|branch|scratch|preview|sandbox|fixtures?|feature|no merge|no push|no deploy\w*|no release|not? |never)\b(?! (?:confirm|approv|sign|permission|review|need|question))/,
  },
]
