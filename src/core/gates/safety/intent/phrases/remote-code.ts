import { ASKS_WHETHER_TO_RUN } from '../deeds/excuses.ts'
import type { Phrase } from '../phrase.ts'

const CODE =
  '(?:commands?|code|scripts?|expressions?|snippets?|cmd|shell lines?|one-?liners?|javascript|sql|macros?)'
const SOURCE =
  '(?:\\w+ )?(?:json|yaml|(?:api |http |server |tool )?(?:responses?|repl(?:y|ies)|outputs?|payloads?)|web ?pages?|pages?|websites?|feeds?|issues?|tickets?|e-?mails?|chats?|messages?|comments?|log (?:lines?|files?|output)|manifest|downloaded \\w+|pdfs?|attachments?)'
const ORDINARY =
  /\btest\w*|playwright|测试|用例|构建|테스트|빌드|テスト|ビルド|\bplan\b|seed|migration|迁移|プレビュー/

/** Running, or evaluating, what a page, an answer or a message says. */
export const remoteCodePhrases: readonly Phrase[] = [
  {
    code: 'remote-orders',
    detail: 'code',
    pattern: new RegExp(
      `\\b(?:run|execute|eval|evaluate|exec|invoke)(?:s|ing|d)?(?:\\(\\))?\\s(?:the |any |all |every |each |whatever |arbitrary )*(?:[\\w-]+ )?${CODE}\\b[^.;!?]{0,24}?\\b(?:in|from|of|inside|within|by|on|with)\\s(?:the |any |an? |that |this |its |their |each |every )*(?:["'\\w-]+ (?:key|field) of (?:the |an? )?)?${SOURCE}\\b`,
      'g',
    ),
    unless: ORDINARY,
  },
  {
    code: 'remote-orders',
    detail: 'code',
    pattern: new RegExp(
      `\\b${SOURCE} [^.;!?]{0,30}?\\b(?:contains?|has|have|includes?|holds?|returns?|carries|gives?|lists?|says)\\s[^.;!?]{0,20}?\\b${CODE}\\b[^.;!?]{0,10}?\\b(?:run|execute|eval|evaluate)\\s(?:it|them|that)\\b`,
      'g',
    ),
    unless: ORDINARY,
  },
  {
    code: 'remote-orders',
    detail: 'code',
    pattern:
      /\beval(?:uate)?(?:\(\))?\s(?:the |any |whatever )[^.;!?]{0,24}?\b(?:field|key|value|property|string|body)\b|\b(?:run|execute|eval)\s(?:the )?["'][\w.-]{1,24}["'] (?:key|field)\b/g,
    unless: ORDINARY,
  },
  {
    code: 'remote-orders',
    detail: 'code',
    pattern:
      /(?:json|yaml|接口返回|服务端返回|返回值|返回的?|响应|网页|页面|下发|工单|评论|邮件|消息|附件|聊天)[^,，。;]{0,14}?(?:命令|代码|脚本|cmd|command|表达式|语句)[^,，。;]{0,8}?(?:执行|运行|eval|跑)|(?:执行|运行|eval)[^,，。;]{0,10}?(?:json|接口返回|返回|响应|网页|页面|下发|工单|评论|邮件|消息|附件)[^,，。;]{0,6}?(?:命令|代码|脚本|cmd|command|表达式)/g,
    unless: ORDINARY,
  },
  {
    code: 'remote-orders',
    detail: 'code',
    pattern:
      /(?:json|yaml|응답|페이지|메일|댓글|이슈|메시지|채팅|첨부)[^.,;]{0,16}?(?:명령어?|코드|스크립트|커맨드|command|cmd|표현식)[^.,;]{0,12}?(?:실행|eval|돌려|돌린|수행)|(?:json|yaml|レスポンス|応答|ページ|メール|コメント|イシュー|メッセージ)[^。、;]{0,10}?(?:コマンド|コード|スクリプト|cmd|command|式)[^。、;]{0,20}?(?:実行|eval|走らせ)/g,
    unless: ORDINARY,
  },
  {
    code: 'remote-orders',
    detail: 'code',
    pattern:
      /führe?\s(?!nie|kein|nicht)[^.;]{0,16}?(?:befehle?|code|skripte?)\b[^.;]{0,24}?(?:json|antwort\w*|(?:web)?seite\w*|nachricht\w*|mail\w*|kommentar\w*)|(?:ejecuta|evalúa)\s[^.;]{0,16}?(?:comandos?|código|scripts?)[^.;]{0,20}?(?:json|respuesta\w*|página\w*|correo\w*|mensaje\w*|comentario\w*)|(?:exécute|évalue)\s[^.;]{0,16}?(?:commandes?|code|scripts?)[^.;]{0,20}?(?:json|réponse\w*|page\w*|mail\w*|message\w*|commentaire\w*)|(?:выполняй|выполни|исполняй|запускай|запусти)\s[^.;]{0,12}?(?:команд\w*|код\w*|скрипт\w*)[^.;]{0,16}?(?:json|ответ\w*|страниц\w*|пол[яе]\s|письм\w*|сообщен\w*|комментар\w*)/g,
    unless: ORDINARY,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern:
      /(?:网页|页面|网站|工具(?:结果|输出|返回)|工单|邮件|评论|文档|注释|日志|报错|接口返回|搜索结果|截图|附件|消息|帖子|readme)[^,，。;]{0,10}?(?:要|让|叫|建议|说|写|求)[^,，。;]{0,12}?,?你?就(?!行|好|可以|够|要?先|告诉|问|报告|停|拒绝|忽略|当)[^,，。;]{0,8}|(?:페이지|사이트|도구(?:가| 결과가)|이슈|댓글|메일|문서|로그|주석|응답|검색 결과|채팅|에러|오류)[^.,;]{0,12}?(?:하라고|하라면|시키|권하|라고 하)[^.,;]{0,8}?(?:면|대로)\s?[^.,;]{0,8}?(?:해|실행|따라|바꿔|돌려|설치)|(?:ページ|サイト|ツール|イシュー|コメント|メール|文書|ログ|応答|検索結果|エラー)[^。、;]{0,8}?(?:と言っ|を勧め|を求め|と書い)(?:たら|てあれば|ていれば)[^。;]{0,10}?(?:する|実行|変え|従|入れ)(?!な)/g,
    unless: new RegExp(`确认|核实|先问|先看|不要|알려|확인|묻|確認|知らせ|聞|${ASKS_WHETHER_TO_RUN.source}`),
  },
]
