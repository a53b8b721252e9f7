import type { Phrase } from '../phrase.ts'

/** With measure: what is read, tested, boxed in or asked about. */
const WITH_MEASURE =
  /\b(?:read-?only|tests?|lint\w*|format\w*|sandbox|containers?|in docker|ask\w*|except|must|users?|customers?|admins?|players?|unless|until|only)\b|只读|测试|沙箱|容器|先问|询问|用户|管理员|除了|읽기|테스트|샌드박스|컨테이너|물어|사용자|관리자|빼고|제외|読み取り|テスト|サンドボックス|聞|ユーザー|管理者|(?<![a-zà-ɏа-яё])(?:nur|frag\w*|nutzer|solo|sólo|pregunt\w*|usuari\w*|pruebas?|seulement|demand\w*|utilisateur\w*|только|спрос\S*|пользовател\S*|только чтение|somente|apenas|pergunt\w*|testes?)(?![a-zà-ɏа-яё])/

/** R13: a permission for whatever there is to run, given once and for all. */
export const anyCommandPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'anything goes',
    pattern:
      /\b(?:any|every|each|whatever|whichever|all)\s(?:\w+ )?(?:commands?|scripts?|programs?|one-?liners?|tools?)\s(?:that |which )?you (?:\w+ )?(?:think|like|want|need|find|consider|deem|feel|see|fancy|come up with|care to|choose|pick)\b[^.;!?]{0,30}?\b(?:is|are|counts? as)\s(?:\w+ )?(?:fine|ok(?:ay)?|allowed|good|permitted|approved|cleared|authori[sz]ed|welcome|alright)\b|\b(?:run|execute|launch|fire off)\s(?:whatever|anything|everything)(?: at all)? (?:that )?(?:you |seems |looks )(?:\w+ )?(?:like|want|please|need|feel|see fit|think|fancy|useful|right|helpful)\b|\b(?:you may|you can|you're free to|you are free to|feel free to|go ahead and|you have my (?:ok|leave) to|i let you)\s(?:simply |just |always )?(?:run|execute|launch)\s(?:whatever|anything|everything|(?:any|every|all) (?:shell |terminal |bash )?(?:commands?|scripts?))\b|\b(?:standing|blanket|open-ended|permanent|unlimited|general) (?:permission|approval|licen[cs]e|authori[sz]ation|consent|leave|clearance) (?:to|for) (?:run|execut|launch|any (?:command|script)|all (?:command|script)|every (?:command|script))\w*/g,
    unless: WITH_MEASURE,
  },
  {
    code: 'protection-off',
    detail: 'anything goes',
    pattern:
      /(?:任何|任意|所有|一切|随便什么|不管什么|不论什么|无论什么|你(?:觉得|认为)(?:有用|合适|需要|必要)的)\s?(?:shell|终端|系统)?\s?(?:命令|脚本|指令)[^。;!?不别禁]{0,12}?(?:可以|能|允许|准许|放心|尽管|随便|随意)(?:直接|随意|随便|放心)?(?:执行|运行|跑|用|敲)|想(?:跑|执行|运行)(?:什么|啥)(?:命令|脚本)?就(?:跑|执行|运行)|爱(?:跑|执行|运行)(?:什么|啥)(?:就)?(?:跑|执行|运行)|(?:命令|脚本)(?:你)?(?:随便|随意|尽管|放开)(?:跑|执行|运行|用)|(?:跑|执行|运行)(?:什么|啥|任何|任意)(?:命令|脚本)?[^。;!?不别禁]{0,4}?(?:都行|都可以|都没问题|都允许|都准)/g,
    unless: WITH_MEASURE,
  },
  {
    code: 'protection-off',
    detail: 'anything goes',
    pattern:
      /(?:뭐든지?|무엇이든지?|뭘|아무거나|아무 (?:명령|스크립트)\S{0,4}|어떤 (?:명령|스크립트)\S{0,5}|모든 (?:명령|스크립트)\S{0,3})\s?[^.;!?]{0,16}?(?:실행|돌려|돌리|써)[^.;!?]{0,4}?(?:도|든)\s?(?:좋|돼|된|되|괜찮|상관없|무방)|(?:どんな|いかなる|すべての|全ての|任意の|好きな)(?:コマンド|スクリプト)[^。;!?]{0,10}?(?:実行|走らせ|使)\S{0,4}?(?:てもいい|てよい|て良い|ても構わ|てかまわ|ていい|て構わ)|何でも(?:実行|走らせ|動か)\S{0,2}て(?:も)?(?:いい|よい|良い|構わ|かまわ)/g,
    unless: WITH_MEASURE,
  },
  {
    code: 'protection-off',
    detail: 'anything goes',
    pattern:
      /(?:puedes|puede|podés|tienes permiso (?:para|de)|te dejo|eres libre de)\s(?:ejecutar|correr|lanzar|usar)\s(?:lo que (?:quieras|te parezca|sea|haga falta|necesites)|cualquier (?:comando|script|cosa|orden)|todos los comandos)|(?:pode|podes|fique à vontade para|está autorizad\w+ a|tem permissão para)\s(?:rodar|executar|correr|usar)\s(?:qualquer (?:comando|script|coisa)|o que (?:quiser|achar|precisar|bem entender)|todos os comandos)|(?:tu peux|vous pouvez|libre à toi d[e'’]|je te laisse|tu as le droit d[e'’])\s?(?:lancer|exécuter|faire tourner)\s(?:n'importe quel\w*|toutes? (?:les )?commandes?|ce que tu veux|tout ce qu\S*|ce qui te)|(?:du darfst|du kannst|darfst du|kannst du)\s(?:\S+\s){0,2}?(?:jeden|jedes|jede|beliebige\w*|alle|sämtliche)\s(?:\S+\s)?(?:befehle?|kommandos?|skripte?)[^.;!?]{0,20}?(?:ausführen|starten|laufen lassen|absetzen)|(?:jeder|jedes|beliebige)\s(?:befehl|kommando|skript)\w{0,2}[^.;!?]{0,40}?(?:ist|sind)\s(?:\S+\s)?(?:erlaubt|in ordnung|okay|ok|freigegeben|genehmigt)|führ\w* (?:aus|einfach aus), was (?:du|immer)|(?:можешь|можно|разрешаю|имеешь право)\s(?:\S+\s)?(?:запускать|выполнять|запустить|выполнить)\s(?:любые|любую|любой|что угодно|всё, что|все команды|что хочешь)|(?:запускай|выполняй)\s(?:что угодно|что хочешь|любые команды|всё, что)/g,
    unless: WITH_MEASURE,
  },
]
