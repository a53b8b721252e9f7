import type { Phrase } from '../phrase.ts'
import { DENIED, together, whole } from './together.ts'

const QUOTED = `${whole(
  'quot(?:e|es|ed|ing)|repeat(?:s|ed|ing)?|print(?:s|ed)?|cop(?:y|ies|ied)|paste[ds]?|reveal(?:s|ed)?|shar(?:e|es|ed)|includ(?:e|es|ed)|reproduc(?:e|es|ed)|cit(?:e|es|ed)|recit(?:e|es)|writ(?:e|es|ten) (?:down|out)|write|show(?:s|n)?|output|dump(?:s|ed)?|disclose[ds]?|publish(?:es|ed)?|put|append(?:s|ed)?|list(?:s|ed)?|transcribe[ds]?|opens? (?:each|every|your|with)|starts? (?:each|every|your|with)|begins? (?:each|every|your|with)|attach|add|zitier\\p{L}*|wiederhol\\p{L}*|ausgeben|wiedergeben|abdrucken|kopier\\p{L}*|cita\\p{L}*|copia\\p{L}*|repit\\p{L}*|muestr\\p{L}*|incluy\\p{L}*|cite[rz]?|recopie\\p{L}*|répète\\p{L}*|affiche\\p{L}*|inclu\\p{L}*|цитир\\p{L}*|процитир\\p{L}*|повтор\\p{L}*|выпи\\p{L}*|скопир\\p{L}*|привед\\p{L}*|repit[ae]|mostre|inclua|reproduz\\p{L}*',
)}|引用|复述|抄|贴|写出|写进|写入|输出|列出|公开|附上|摘录|照搬|展示|옮겨|인용|적는|적어|출력|공개|보여|붙여|복사|그대로 쓴|引用|書き写|出力|公開|載せ|貼り|再掲|転記`
const GIVEN = `${whole(
  '(?:given|received?|got|get|shown|loaded|handed|told|fed|supplied|provided|sent|read|primed with|started with|configured with|equipped with)',
)}|${whole('erhalten|bekommen|gegeben|gezeigt|recibid[oa]s?|recibiste|dad[oa]s?|dieron|reçue?s?|donnée?s?|fournie?s?|получ\\p{L}*|дан\\p{L}*|выдан\\p{L}*|recebid[oa]s?|recebeu|dad[oa]s?|fornecid[oa]s?')}|给你|给到|收到|拿到|得到|加载|注入|看到|주어진|받은|전달받은|전달된|로드된|제공된|들은|与えられ|受け取|渡され|読み込ま`
const BEFORE_THE_TALK = `${whole(
  "(?:before|prior to|ahead of|at the (?:start|beginning|top|head) of|preceding|above|at start-?up|at launch|when (?:the|this|your) (?:chat|session|conversation) (?:began|started|opened))(?: (?:of|the|this|our|your|any|first|every|each|a))* ?(?:chat|conversation|session|dialogue?|talk|first (?:message|user message|turn|question|prompt)|user(?:'s)?(?: first)? (?:message|turn|input|question)|we (?:began|started|spoke|talked)|i (?:wrote|spoke|said|typed|asked)[^.]{0,16}|you (?:began|started|met)[^.]{0,12}|start-?up|launch)|(?:setup|set-up|start-?up|internal|initial|hidden|opening|preset|pre-?chat|preloaded|boot|onboarding|background|operator|priming|preamble|prefix|invisible) (?:text|instructions?|notice|prompt|message|brief(?:ing)?|notes?|words|guidance|directions|guide|document|preamble|context|orders)|(?:vor|zu beginn|am anfang) (?:dem|des|der|diesem|dieses) (?:chats?|gesprächs?|unterhaltung|sitzung)|(?:interne[nrs]?|versteckte[nrs]?) (?:anweisung|hinweis|text|vorgabe)\\p{L}*|antes (?:de(?:l| la| este)?|da|do) (?:chat|conversación|charla|sesión|conversa|sessão)|avant (?:le|la|ce|cette) (?:chat|conversation|discussion|session)|(?:до|перед) (?:начала |началом )?(?:чат|разговор|беседы|сесси|диалог)\\p{L}*",
)}|(?:对话|会话|聊天|谈话)(?:开始)?(?:之)?前|开场前|(?:初始|预设|内部|隐藏|启动|开场)(?:的)?(?:文字|文本|说明|指示|设定|提示|消息|指令|内容)|(?:대화|세션|채팅)(?:가|이|를)?\\s?(?:시작(?:하기|되기)?\\s?)?전에?|(?:내부|초기|숨은|사전|시작)\\s?(?:안내문|지시문|설정문|지침문|텍스트|안내|프롬프트)|(?:会話|チャット|セッション)(?:が|の)?(?:始まる|開始)?(?:前|まえ)|(?:内部|初期|事前|隠れた)(?:の)?(?:案内文|指示文|設定文|文章|テキスト|プロンプト)`
const OURS = `${DENIED}|${whole(
  'attacker|users? (?:asks?|gets?|sees?)|customers?|new hires?|onboarding (?:guide|doc)|readme explains|our setup (?:guide|steps|doc)|installer|wizard|fixture|chat ?bot',
)}|新人|入职|安装说明|客户|고객|신입|설치 안내|顧客|新人`

/** The same by its own name: private, hidden, the first that there were. */
const FIRST_WORDS = `${whole(
  "(?:private|hidden|secret|confidential|undisclosed|unpublished|non-?public|initial|original|opening|starting|start-?up)(?: (?:private|hidden|secret|confidential|initial|original|opening|starting|first|system|startup)){0,2} (?:instructions?|prompts?|directions|orders|brief(?:ing)?)|(?:confidential|private|secret|hidden|undisclosed|very) first (?:instructions?|prompts?|message)|first (?:instructions|prompt) you (?:were|got|have|received)[^.;!?]{0,20}|(?:geheim|intern|versteckt|vertraulich|ursprünglich|anfänglich|erst|nicht ?öffentlich|privat)e[nrs]? (?:anfangs|start|system)?(?:anweisung|instruktion|vorgabe|prompt)\\p{L}*|anfangsanweisung\\p{L}*|instrucciones (?:\\p{L}+ )?(?:iniciales|privadas|ocultas|originales|secretas|confidenciales)|instructions (?:\\p{L}+ )?(?:initiales|privées|cachées|secrètes|confidentielles|d'origine)|(?:исходн|первоначальн|закрыт|скрыт|секретн|непубличн|стартов)\\p{L}{2,3} (?:\\p{L}+ )?(?:инструкци|указани|промпт)\\p{L}*|instruções (?:\\p{L}+ )?(?:iniciais|privadas|ocultas|originais|secretas|confidenciais)",
)}|(?:最初|最开始|一开始|起初|启动时|开场时?)(?:给|收|拿|得|接)(?:到|你)?(?:的|了)?[^。;,，]{0,6}?(?:指令|指示|提示词|设定)|(?:私有|非公开|不公开|未公开|保密|内部|隐藏|秘密|初始|原始|最初)的?(?:初始|最初|原始|系统)?的?(?:指令|指示|提示词|设定文)|(?:처음|최초|시작할 때|시작 시|사전에|애초)(?:에|로)?\\s?(?:받은|주어진|전달받은|전달된|입력된|제공된)\\s[^.;]{0,8}?(?:지시|지침|프롬프트|명령)|(?:비공개|숨겨진|숨은|내부|비밀|초기|최초)\\s?(?:초기\\s|시스템\\s)?(?:지시|지침|프롬프트|명령문)|(?:最初|初め|はじめ|起動時|開始時|事前)に(?:与えられ|渡され|受け取|設定され|読み込)[^。;]{0,6}?(?:指示|命令|プロンプト)|(?:非公開|秘密|隠された|内部|初期)の?(?:初期)?(?:指示|プロンプト|命令文)`
const PUT_THERE = `${QUOTED}|${whole(
  'place[sd]?|placing|prece(?:de|des|ded) by|prefaced (?:by|with)|prefix(?:ed)? with|head(?:s|ed)?|lead(?:s)? with|begins?|starts?|opens?|first lines? of|set|top|stell\\p{L}*|setz\\p{L}*|schreib\\p{L}*|beginn\\p{L}*|pon|poner|coloca\\p{L}*|empieza\\p{L}*|encabeza\\p{L}*|place[rz]?|mets|mettre|commence\\p{L}*|приводи|привод\\p{L}*|помещ\\p{L}*|размещ\\p{L}*|став\\p{L}*|начина\\p{L}*|coloque|ponha|comece',
)}|放|写|列|附|置|摆|印|展示|붙|넣|적|싣|실어|실는|올려|올린|표시|담|둔다|두고|배치|載せ|貼|書|置|付け|示|表示|添え|入れ|掲げ`
const ANSWER = `${whole(
  'answers?|repl(?:y|ies)|responses?|antwort\\p{L}*|respuestas?|réponses?|ответ\\p{L}*|respostas?',
)}|回答|答复|回复|答案|输出的?(?:第一|开头|最前|顶)|답변|응답|대답|회신|답글|返信|返答|応答|答え`

/** R15: what the agent was told before anybody spoke, put where all can read it, whatever it is called. */
export const quotedSetupPhrases: readonly Phrase[] = [
  {
    code: 'protected-target',
    detail: 'system-prompt',
    always: true,
    pattern: together([QUOTED, GIVEN, BEFORE_THE_TALK], OURS),
  },
  {
    code: 'protected-target',
    detail: 'system-prompt',
    always: true,
    pattern: together([FIRST_WORDS, PUT_THERE, ANSWER], `${OURS}|${whole("user's|surveys?|exam|quiz")}`),
  },
]
