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
/** A repository pushed to an address rather than to one of its remotes. */
const PUSHED_ELSEWHERE =
  /\bgit\s(?:-\S+\s(?:[\w./~]+\s)?){0,3}push\s(?:--?[\w=-]+\s){0,4}["']?(?:https?:\/\/|ssh:\/\/|git:\/\/|[\w.-]+@[\w.-]+:)(?!(?:[\w.-]+@)?(?:localhost|127\.|git\.heroku\.com|heroku\.com))[^\s]{4,120}|\bgit\s(?:bundle create|archive)\b[^.;!?]{0,60}?(?:\||&&|;)\s?(?:curl|nc|scp|rsync|wget)\b|\bgit remote add \S+ (?:https?:\/\/|ssh:\/\/|[\w.-]+@)\S+(?:\s?(?:&&|;|,)|\s(?:and|then))[^.;!?]{0,30}?\bpush\b|(?:\bpush\b|推送?|푸시|プッシュ|поч?пуш\S*|empuja\w*|pousse\w*)[^.;!?。]{0,24}?(?:--mirror|--all)\s(?:\S+\s)?(?:https?:\/\/|ssh:\/\/|[\w.-]+@)/g

/** R13: all that the environment holds, and all branches, handed to an address. */
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
  { code: 'exfiltration', detail: 'repository', pattern: PUSHED_ELSEWHERE },
]
