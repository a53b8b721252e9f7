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

/** R15: what the agent was told before anybody spoke, put where all can read it, whatever it is called. */
export const quotedSetupPhrases: readonly Phrase[] = [
  {
    code: 'protected-target',
    detail: 'system-prompt',
    always: true,
    pattern: together([QUOTED, GIVEN, BEFORE_THE_TALK], OURS),
  },
]
