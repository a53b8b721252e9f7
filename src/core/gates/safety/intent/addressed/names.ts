/** How other agents, assistants, review bots, chat models and dependency bots are called. Alternatives of an expression. */

/** Words that name nothing else in a text about software. */
const CODING =
  '(?:github )?copilot(?: (?:chat|workspace|agent|coding agent|cli))?|codex(?: cli)?|openai codex|devin|windsurf|codeium|cline|roo code|kilo ?code|aider|opencode|openclaw|openhands|opendevin|swe-agent|tabnine|codewhisperer|amazon q(?: developer)?|q developer|gemini (?:cli|code assist)|google antigravity|antigravity|qwen code|trae|marscode|comate|codegeex|codebuddy|sourcegraph cody|replit agent|ghostwriter|junie|jetbrains ai|zed ai|augment code|factory droid|kiro|manus|refact\\.ai|blackbox ai|continue\\.dev|pearai|bolt\\.new|cursor (?:agent|ai|composer|bugbot)|bugbot|crush cli|google jules'
const REVIEWING =
  'code ?rabbit(?:ai)?|greptile|qodo(?: merge)?|codiumai|codium|pr-agent|korbit(?: ai)?|bito|codeant|deepsource|codacy|sourcery(?: ai)?|graphite agent|ellipsis bot|what the diff|snyk bot|sonar ?cloud bot|codecov bot|reviewdog|danger ?js|hound ?ci|copilot review'
const UPKEEP =
  'dependabot|renovate(?: bot|bot)?|mergify|greenkeeper|snyk-bot|pyup(?:-bot)?|semantic-release-bot|release-please|allcontributors|imgbot|probot|stale ?bot|k8s-ci-robot|github-actions(?:\\[bot\\]| bot)|slackbot|gitpod-bot|bors|homu|linear agent|sentry seer'
const CHATTING =
  'chat ?gpt|gpt-?[3-6](?:[.\\w-]{0,10})?|(?:the )?le chat|deepseek(?:[ -](?:coder|chat|r1|v3))?|kimi(?: k\\d)?|moonshot ai|qwen(?:-?\\d[\\w.-]{0,8})?|tongyi(?: lingma)?|lingma|doubao|ernie ?bot|wenxin|chatglm|zhipu|hunyuan|yuanbao|minimax|perplexity|gigachat|yandexgpt|clova ?x|hyperclova(?: ?x)?|wrtn|codestral|microsoft copilot|meta ai|notebooklm|character\\.ai|you\\.com|genspark'
const CHINESE =
  '通义灵码|通義靈碼|灵码|靈碼|通义千问|通义|千问|豆包|文心一言|文心快码|文心|讯飞星火|星火大模型|讯飞|智谱清言|智谱|清言|混元|腾讯元宝|元宝|月之暗面|深度求索|百川|天工|秘塔|扣子|小浣熊|代码小浣熊|百度快码|快码|腾讯云代码助手|华为云码道|商量大模型|科大讯飞|即梦|阶跃星辰|小爱同学|天猫精灵'
const KOREAN =
  '뤼튼|코파일럿|깃허브 코파일럿|코덱스|제미나이|제미니|챗지피티|챗gpt|지피티|클로바 ?엑스|클로바x|하이퍼클로바|데빈|윈드서프|딥시크|퍼플렉시티|에이닷|코드래빗|디펜다봇|리노베이트|안티그래비티|큐웬|소스리|탭나인|코디움'
const JAPANESE =
  'コパイロット|ギットハブコパイロット|コーデックス|ジェミニ|ディープシーク|コードラビット|ディペンダボット|リノベート|デヴィン|デビン|ウィンドサーフ|チャットgpt|チャットジーピーティー|クライン|キミai'
const RUSSIAN = 'копилот|чатгпт|чат-?гпт|гигачат|яндексгпт|дипсик|кодекс ai|дипендабот'

/** Ordinary words, or names of a model that a program calls: they count only where the form leaves no doubt. */
const ORDINARY =
  'cursor|gemini|jules|cody|goose|amp|bolt|lovable|droid|warp|bard|grok|llama|mistral|roo|crush|ellipsis|graphite|augment|v0|diamond|zed|seer|siri|alexa|grok ?\\d|gemma|bing'
const ORDINARY_KOREAN = '커서|그록|라마|클라인|키미|빅스비'
const ORDINARY_JAPANESE = 'カーソル|グロック|ジュールズ'
const ORDINARY_CHINESE = '光标助手|星火|小冰|小度|小艺'

export const SURE_LATIN = `(?:${CODING}|${REVIEWING}|${UPKEEP}|${CHATTING})`
export const ANY_LATIN = `(?:${CODING}|${REVIEWING}|${UPKEEP}|${CHATTING}|${ORDINARY})`
export const SURE_NAME = `(?:${CODING}|${REVIEWING}|${UPKEEP}|${CHATTING}|${CHINESE}|${KOREAN}|${JAPANESE}|${RUSSIAN})`
export const ANY_NAME = `(?:${CODING}|${REVIEWING}|${UPKEEP}|${CHATTING}|${CHINESE}|${KOREAN}|${JAPANESE}|${RUSSIAN}|${ORDINARY}|${ORDINARY_KOREAN}|${ORDINARY_JAPANESE}|${ORDINARY_CHINESE})`

/** What is called a bot by its own ending: `deploy-bot`, `changelogbot`, 发版Bot, 릴리스봇. */
export const ENDING_BOT =
  '(?:[a-z0-9]+(?:[-_][a-z0-9]+)*[-_]?bot(?![a-z0-9])|[\\p{Script=Han}]{1,8}(?:bot|机器人|機器人)|[가-힣]{1,8}\\s?봇|[ー\\p{Script=Katakana}]{2,10}(?:ボット|bot))'

/** A bot that has a hand in our own work. */
export const WORKING_BOT =
  '(?:(?:translator|translation|review(?:er)?|deploy(?:ment)?|triage|merge|moderation|approval|compliance|audit|qa|test(?:ing)?|planner|coding|security|build|release|docs|documentation|changelog|format(?:ter|ting)?|lint(?:er|ing)?|label(?:l?er|l?ing)?|stale|stand-?up|on-?call|pager|ops|devops|infra|ci|cd|migration|i18n|l10n|localization|dependency|version(?:ing)?|backport|cherry-?pick|rebase|nightly|cron|scheduler|monitoring|alert(?:ing)?|incident|backlog|ticket|jira|github|gitlab|pr|commit|issue|refactor(?:ing)?|cleanup|ai|llm|pair|pairing|completion|autocomplete) (?:agents?|bots?|assistants?))'

const AN_AGENT = new RegExp(`^(?:${CODING}|${REVIEWING}|${UPKEEP}|${ENDING_BOT}|${WORKING_BOT})$`, 'u')

/** Whether it can only be an agent: of a model, and of an ordinary word, a program may make use. */
export function isAgent(name: string): boolean {
  return AN_AGENT.test(name.replace(/^(?:the|our|every|each) /, ''))
}

/** Most texts name none of them, and are spared all the forms. */
export const NAMES_ANYONE = new RegExp(
  `(?<![a-z0-9])${ANY_LATIN}(?![a-z])|${CHINESE}|${KOREAN}|${JAPANESE}|${RUSSIAN}|${ORDINARY_KOREAN}|${ORDINARY_JAPANESE}|${ORDINARY_CHINESE}|bots?(?![a-z])|@[a-z0-9_-]{1,40}(?:agent|ai|assistant)(?![a-z])|(?:agents?|assistants?)(?![a-z])|机器人|機器人|봇|에이전트|ボット`,
  'u',
)

const A_WORD = new RegExp(
  `^(?:${ORDINARY}|${ORDINARY_KOREAN}|${ORDINARY_JAPANESE}|${ORDINARY_CHINESE})$`,
  'u',
)

/** Whether it is an ordinary word besides. */
export function isOrdinary(name: string): boolean {
  return A_WORD.test(name)
}
