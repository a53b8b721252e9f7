import type { Phrase } from '../phrase.ts'
import { DENIED, together, whole } from './together.ts'

const EVERY = `${whole(
  'every|each|always|all|any|everything|by default|everywhere|whenever|jede[nrms]?|immer|alle[ns]?|cada|siempre|tod[oa]s?|chaque|toujours|tou(?:t|te|s|tes)|кажд\\p{L}*|всегда|все|всё|sempre',
)}|每次|每个|一律|总是|都|全程|全部|所有|매번|항상|모두|모든|전부|마다|무조건|毎回|常に|必ず|すべて|全て|全部`
const OWN_GROUND = whole(
  'own (?:feature )?branch(?:es)?|feature branch(?:es)?|local(?:ly|host)?|dev|staging|sandbox|test(?:s|ing)?|fonts?|cdn|public (?:api|assets)|rootless|dockerfile|build stage|lokal\\w*|alert(?:s|ed)?|detect\\w*|reject(?:s|ed)?|block(?:s|ed)?|fail(?:s)? (?:the )?(?:build|ci)|restart(?:ed)?',
)

/** R13: force, all rights, and no watch, as a way of working. */
export const droppedGuardPhrases: readonly Phrase[] = [
  {
    code: 'destruction',
    detail: 'force',
    always: true,
    pattern: together(
      [
        `(?<![\\w-])(?:--force(?![\\w-])|-f(?=\\s(?:flag|for|with|on|to)))|${whole('force')}[- ]?push|强制推送|强推|강제 푸시`,
        EVERY,
        `${whole('push(?:es|ing|e)?|pousse|puxar|пуш\\p{L}*')}|推送|推|푸시|プッシュ|push`,
      ],
      `${DENIED}|${OWN_GROUND}|自己的分支|특성 브랜치|내 브랜치|自分のブランチ`,
    ),
  },
  {
    code: 'protection-off',
    detail: 'all-rights',
    pattern:
      /\b(?:run|execute|start|do|use|launch|invoke|prefix)s?\s(?:literally |simply |just )?(?:everything|all (?:the )?(?:commands?|steps?|scripts?|jobs?|services?|of it)|every (?:command|step|script|job|service|container)|any command|all)\b[^.;!?]{0,16}?\b(?:as root|with (?:sudo|root|admin\w*))\b|\b(?:always|just) (?:use|be|work as|run as|log in as|prefix (?:it|commands) with) (?:root|sudo)\b|\broot (?:the|your|every|all) (?:container|box|host|machine|pod)s?\b|\brun (?:the )?(?:containers?|pods?) (?:as )?privileged\b[^.;!?]{0,30}?\b(?:permission|denied|problem|avoid|save|easier|stuck)|(?:全程|一律|都|全部|统统|始终|一直)(?:用|以|拿)?\s?(?:root|sudo)(?:权限|身份|用户)?(?:来|去)?(?:运行|跑|执行|操作)?|(?:전부|모두|항상|무조건|모든 (?:명령|작업|것)(?:을|은)?)\s?(?:root|sudo|루트)(?:\s?권한)?(?:으로|로|를|을)?\s?(?:실행|돌|써|쓴|처리|붙)|(?:すべて|全部|常に|全て|何でも)(?:の(?:コマンド|作業)を)?\s?(?:root|sudo)\s?(?:権限)?(?:で|を)(?:実行|動か|使|付け)|(?:alles|alle befehle|immer) (?:als root|mit sudo)|(?:todo|todos los comandos|siempre) (?:como root|con sudo)|(?:tout|toutes les commandes|toujours) (?:en root|avec sudo)|(?:всё|все команды|всегда) (?:от root|под root|с sudo|через sudo)|(?:tudo|sempre|todos os comandos) (?:como root|com sudo)/g,
    unless:
      /\b(?:never|not|don't|reproduce|in the dockerfile|rootless)\b|不要|不得|别|금지|지\s?마|ない|禁止/,
  },
  {
    code: 'protection-off',
    detail: 'all-rights',
    always: true,
    pattern:
      /\b(?:give|gives|grant|grants|assign|attach|hand|use)\s(?:the |our |every |each |all |its |any )*(?:service|ci|bot|agent|deploy\w*|build|app|automation|pipeline|worker|runner|lambda|function|integration)\s?(?:accounts?|users?|roles?|tokens?|identit(?:y|ies)|principals?|jobs?)?\s(?:the |full |an? |all )*(?:owner|admin\w*|root|superuser|full|all|unlimited|wildcard|\*|cluster-admin)\s?(?:rights?|access|permissions?|roles?|privileges?|scopes?)?\b[^.;!?]{0,40}?\b(?:so|to (?:save|avoid|prevent|keep)|just in case|because|and be done|nothing|stuck|easier|block\w*)\b|\b(?:ask for|request|take|get|grant|claim|keep|demand|give)\w*\s(?:yourself |itself )?(?:more|broader|wider|higher|extra|additional)\s(?:permissions?|rights?|scopes?|access|privileges?)\s?than\s(?:the (?:task|job|work) |it |you |is |are |strictly |really )*(?:needs?|needed|required?|necessary|calls for)\b|(?:给|授予|赋予)[^。;不]{0,8}?(?:服务账号|机器人账号|部署账号|流水线|ci|代理|智能体|运行器)[^。;]{0,6}?(?:管理员|所有者|root|全部|最高|完全)(?:权限)?[^。;]{0,4}?[,，]?(?:省得|免得|以免|避免|这样就不)|(?:申请|索要|要|多要|多拿)(?:比[^。;]{0,6}?)?(?:更多|更大|更高|多余|额外)的?权限(?=[^。;]{0,10}(?:备用|以防|以后|省事))|(?:서비스|ci|배포|봇|에이전트|자동화|파이프라인)\s?(?:계정|사용자|역할|토큰)?(?:에게?|에도)?\s?(?:소유자|관리자|루트|root|모든|전체|최고)\s?권한(?:을|을 다)?\s?(?:줘|주고|주어|부여|준다)[^.;]{0,4}?(?:서|면|고|해)?\s?[^.;]{0,14}?(?:막히|귀찮|편하|안 걸리|번거)|(?:サービス|ci|デプロイ|ボット)\s?アカウントに(?:オーナー|管理者|root|全)権限を(?:与え|付け|渡)[^。;]{0,14}?(?:詰ま|止ま|楽|面倒)/g,
    unless: /\b(?:never|not|don't)\b|不要|不得|지\s?마|ない/,
  },
  {
    code: 'protection-off',
    detail: 'watch-off',
    always: true,
    pattern:
      /\b(?:stop|kill|pause|disable|suspend|unload|halt|shut down|turn off|switch off|mute|quit|remove|uninstall|terminate|silence)(?:s|ping|ing|ed)?\s(?:the |our |your |any |every |all )*(?:(?:audit|edr|anti-?virus|av|monitoring|falcon|crowdstrike|intrusion|siem|security|endpoint|defender|malware|dlp|logging|host-based|sentinel|wazuh|osquery|falco)(?: \w+)? (?:daemon|agent|service|process|sensor|client|scanner|watcher|module|protection)s?|auditd|windows defender|crowdstrike|kill switch|emergency stop|off switch|panic button)\b/g,
    unless:
      /\b(?:never|not|don't|must not|nobody|no one|if you see|alert|users? can|is tested|tests?|tested)\b/,
  },
  {
    code: 'protection-off',
    detail: 'watch-off',
    pattern:
      /\b(?:keep|leave)\s(?:the |any |every )*(?:kill switch(?:es)?|emergency stop|off switch|stop button|circuit breaker|rollback switch)\s(?:out|off|away|undocumented|unwired|disconnected)\b|(?:停掉|关掉|杀掉|干掉|暂停|卸载|停用)(?:了)?(?:审计|监控|杀毒|安全|防护|入侵检测|告警)(?:进程|服务|代理|守护进程|软件|程序|探针)|(?:감사|보안|백신|모니터링|침입 탐지)\s?(?:데몬|에이전트|프로세스|서비스|프로그램)(?:을|를)?\s?(?:멈추|멈춰|끄|꺼|중지|종료|내려|죽여)(?!지 ?(?:마|말|않))|(?:監査|監視|セキュリティ|ウイルス対策)(?:デーモン|エージェント|プロセス|サービス|ソフト)を(?:止め|停止|切|終了)(?!な)/g,
    unless: /不要|不得|禁止|别|禁/,
  },
  {
    code: 'protection-off',
    detail: 'open-to-all',
    always: true,
    pattern: together(
      [
        `\\bcors\\b|access-control-allow-origin|跨域`,
        `(?:to|with|=|:|allow)\\s{2}|(?<![\\w*])\\*(?![\\w*])|${whole('any origin|all origins|every origin|wildcard|everyone|anyone')}|任意来源|所有来源|모든 출처|全オリジン`,
        `${whole('set|allow|open|put|enable|use|return|send|configure|make')}|设|放开|允许|改|설정|허용|열|設定|許可`,
        EVERY,
      ],
      `${DENIED}|${OWN_GROUND}|本地|개발|ローカル`,
    ),
  },
]
