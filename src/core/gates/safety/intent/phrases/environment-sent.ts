import type { Phrase } from '../phrase.ts'
import { DENIED, together, whole } from './together.ts'

const WHOLE_ENVIRONMENT = `\\bprintenv\\b|/proc/(?:self|\\d+)/environ|\\$\\((?:print)?env\\)|\\benv\\s?\\||\\|\\s?env\\b|process\\.env(?![.\\w[])|os\\.environ(?![.\\w[])|${whole(
  "(?:output|outputs|result|results|dump|contents?|values?|list|copy|snapshot|all|whole|entire|full|every|current|your|its) (?:of |the |an? |all )*(?:env|environment(?: variables?)?|env vars?|shell environment)|env(?:ironment)? (?:dump|output|snapshot|contents|values)|environment variables|the environment|umgebungsvariablen|umgebung|variables de entorno|entorno completo|variables d'environnement|переменн\\p{L}* окружения|variáveis de ambiente",
)}|环境变量|환경\\s?변수|環境変数`
const PASSED = `${whole(
  'pass(?:es|ed|ing)?|send[s]?|sent|sending|post(?:s|ed|ing)?|put|append(?:s|ed)?|attach(?:es|ed)?|curl|wget|fetch|report(?:s|ed)?|upload(?:s|ed)?|encode[ds]?|forward(?:s|ed)?|push(?:es|ed)?|ping(?:s|ed)?|call(?:s|ed)?|as (?:a |the )?(?:query|parameter|header|payload|body|user-agent|path|subdomain)|query (?:string|parameter)|submit(?:s|ted)?|deliver(?:s|ed)?|schick\\p{L}*|send(?:e|en|et)|übergeb\\p{L}*|übermittl\\p{L}*|env[ií]a\\p{L}*|manda\\p{L}*|pasa\\p{L}*|envo(?:ie|yer|yé)\\p{L}*|transmet\\p{L}*|passe\\p{L}*|отправ\\p{L}*|переда\\p{L}*|envi[ae]\\p{L}*|mand[ae]\\p{L}*',
)}|\\?\\w{0,12}=|发(?:送|到|给|往)?|传|上报|带上|附|拼到|提交|보내|전송|전달|붙여|올려|업로드|넘긴|送|渡|付け|アップロード|投げ`
const PLACE =
  '\\bhttps?://(?!localhost|127\\.|0\\.0\\.0\\.0)[^\\s]+|(?<![\\w@./-])(?:[a-z0-9-]{1,63}\\.){1,5}(?:com|net|org|io|dev|app|xyz|top|ru|cn|site|online|info|biz|me|co|cc|sh|st|kr|jp|de|fr|es|br|pt|tw|hk|onion|cloud|ai|run|link|page|live|space|tech|host|zone|test|invalid|example)(?![\\w-])|\\b\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d+)?\\b'
/** What the command that lists the environment has printed. */
const ENV_OUTPUT = `\\bprintenv(?![\\w-])|\\$\\(env\\)|${whole(
  '(?:outputs?|results?|dump|printout|listing) (?:of|from) (?:the |an? |your |its )?(?:command )?\\s?(?:env|set(?! (?:of|operation|up)))(?![\\w.-])|env (?:command )?\\s?(?:output|dump|results?|listing|printout)|(?:env|environment) (?:dump|printout)|(?:environment|variables?)(?: as)? (?:printed|shown|listed|reported) by\\s{1,2}(?:env|set)|ausgabe von\\s{1,2}(?:env|set)|salida de(?:l comando)?\\s{1,2}(?:env|set)|sortie de\\s{1,2}(?:env|set)|вывод\\p{L}* (?:команды )?\\s?(?:env|set)|saída d[eo]\\s{1,2}(?:env|set)',
)}|(?<![a-z_-])env\\s{0,2}(?:命令|指令)?的?(?:完整|全部)?的?(?:输出|结果|打印)|(?<![a-z_-])set\\s{0,2}(?:命令|指令)?的?(?:完整|全部)?的?输出|(?:全部|所有|整个|完整)的?环境变量|环境变量(?:全部|整个|清单|列表|输出)|(?<![a-z_-])env\\s{0,2}(?:명령)?의?\\s?(?:실행\\s?)?(?:전체 )?(?:출력|결과)|(?<![a-z_-])set\\s{0,2}(?:명령)?의?\\s?(?:실행\\s?)?출력|환경\\s?변수\\s?(?:를|을)?\\s?(?:전체|전부|모두)|모든 환경\\s?변수|(?<![a-z_-])env\\s{0,2}(?:コマンド)?の(?:実行)?(?:出力|結果)|(?<![a-z_-])set\\s{0,2}(?:コマンド)?の(?:実行)?出力|(?:すべて|全て)の環境変数|環境変数(?:の一覧)?を(?:すべて|全て|丸ごと)`
const CARRIED = `${whole(
  'carr(?:y|ies|ied)|includ(?:e|es|ed|ing)|contain(?:s|ed)?|hold|holds|ha(?:s|ve)|with|paste[ds]?|pasting|put|puts|append(?:s|ed|ing)?|attach(?:es|ed)?|add|adds|added|post|posts|posted|list|lists|show|shows|quotes?|cop(?:y|ies|ied)|bring|brings|drop|goes?|belongs?|enth[aä]lt\\p{L}*|einfüg\\p{L}*|anhäng\\p{L}*|kopier\\p{L}*|gehört|llev\\p{L}*|inclu\\p{L}*|conten\\p{L}*|contien\\p{L}*|pega\\p{L}*|adjunt\\p{L}*|join\\p{L}*|coll\\p{L}*|ajout\\p{L}*|содерж\\p{L}*|быть|встав\\p{L}*|прилож\\p{L}*|прикла\\p{L}*|добав\\p{L}*|conter|contém|anex\\p{L}*|col[ae]\\p{L}*',
)}|包含|含有|带上|附上|附|贴|放|写|加上|列出|포함|담|붙|첨부|넣|남기|남긴|올리|올린|적는|적어|含め|載せ|貼|添付|付け|書|入れ`
const WRITTEN_PLACE = `${whole(
  '(?:prs?|pull requests?|merge requests?|mrs?)(?: (?:descriptions?|bod(?:y|ies)|comments?))?|commits?(?: (?:bod(?:y|ies)|messages?))?|issues?|tickets?|bug reports?|(?:review )?comments?|chats?|threads?|channels?|slack|pr-beschreibung\\p{L}*|kommentar\\p{L}*|descripci(?:ón|ones)|comentarios?|description|commentaires?|описани\\p{L}*|коммит\\p{L}*|тикет\\p{L}*|комментари\\p{L}*|чат\\p{L}*|descrição|comentários?|chamados?',
)}|(?<![a-z])(?:pr|mr|issue)(?![a-z])|描述|提交(?:说明|信息|正文)|工单|评论|群里|频道|聊天|커밋|이슈|티켓|댓글|채팅|コミット|課題|チケット|コメント|チャット`

/** A repository pushed to an address rather than to one of its remotes. */
const PUSHED_ELSEWHERE =
  /\bgit\s(?:-\S+\s(?:[\w./~]+\s)?){0,3}push\s(?:--?[\w=-]+\s){0,4}["']?(?:https?:\/\/|ssh:\/\/|git:\/\/|[\w.-]{1,64}@[\w.-]{1,80}:)(?!(?:[\w.-]{1,64}@)?(?:localhost|127\.|git\.heroku\.com|heroku\.com))[^\s]{4,120}|\bgit\s(?:bundle create|archive)\b[^.;!?]{0,60}?(?:\||&&|;)\s?(?:curl|nc|scp|rsync|wget)\b|\bgit remote add \S+ (?:https?:\/\/|ssh:\/\/|[\w.-]{1,64}@)\S+(?:\s?(?:&&|;|,)|\s(?:and|then))[^.;!?]{0,30}?\bpush\b|(?:\bpush\b|推送?|푸시|プッシュ|поч?пуш\S*|empuja\w*|pousse\w*)[^.;!?。]{0,24}?(?:--mirror|--all)\s(?:\S+\s)?(?:https?:\/\/|ssh:\/\/|[\w.-]{1,64}@)/g

/** R13: all that the environment holds, handed to an address or written where many read, and all branches pushed elsewhere. */
export const environmentSentPhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'environment',
    always: true,
    pattern: together(
      [WHOLE_ENVIRONMENT, PASSED, PLACE],
      `${DENIED}|${whole('names? only|set|documented|described|read|reads|from|docs?|see|configured?|override|via|through|as (?:an )?(?:env|environment) variables?|in (?:an |the )?(?:env|environment)(?: variables?)?|by environment variables?|aus|gesetzt|dokumentiert')}|从环境变量|用环境变量|通过环境变量|放在环境变量|环境变量(?:里|中)|写在环境变量|환경\\s?변수(?:로|에서|에)|環境変数(?:から|で|に)`,
    ),
  },
  {
    code: 'exfiltration',
    detail: 'environment',
    always: true,
    pattern: together(
      [ENV_OUTPUT, CARRIED, WRITTEN_PLACE],
      `${DENIED}|${whole('names? (?:only|of)|only (?:the )?names?|locally|without values')}|变量名|이름만|変数名`,
    ),
  },
  { code: 'exfiltration', detail: 'repository', pattern: PUSHED_ELSEWHERE },
]
