import type { Phrase } from '../phrase.ts'

const WEIGHED =
  /\b(?:ask|confirm|check|ignore|never|not|don't|verify|report|data|tests?|pipeline|bot|queue|consumer|handler|worker|log ?level)\b|确认|忽略|不要|不得|队列|消费|확인|무시|않|말|큐|確認|無視|ない|キュー|frag|nicht|pregunt|\bno\b|demande|\bne\b|спрос|\bне\b|pergunt|não/

/** R13: orders that come by a mark on a message, or from an address where somebody writes them. */
export const taggedOrderPhrases: readonly Phrase[] = [
  {
    code: 'remote-orders',
    detail: 'marked messages',
    pattern:
      /\b(?:messages?|mails?|e-?mails?|issues?|tickets?|comments?|notes?|lines?|posts?)\s(?:that (?:are|carry|bear|have) )?(?:tagged|marked|labell?ed|starting|beginning|signed|prefixed|with(?: the)? (?:tag|label|prefix|mark|keyword|subject))\b[^.;!?]{1,28}?\b(?:(?:are|is) (?:to be )?(?:executed|obeyed|followed|carried out|run|done)|(?:get|gets) (?:executed|obeyed|run|carried out)|must be (?:executed|obeyed|followed|carried out))\b|\b(?:execute|obey|carry out|run)\s(?:all |any |every |the )*(?:messages?|mails?|comments?|notes?|tickets?)\s(?:tagged|marked|labell?ed|signed|with|from|starting)\b|(?:带|有|标了?|打了?)[^,，。;]{1,12}?(?:标签|标记|前缀|字样|关键字)的?(?:消息|邮件|评论|工单|留言|issue)[^。;不别]{0,6}?(?:直接|立即|马上|一律|照)?(?:执行|照做|照办)|(?:태그|표시|라벨|머리말|접두어)(?:가|이)?\s?(?:붙은|달린|있는)\s?(?:메시지|메일|댓글|이슈|티켓)(?:는|은|를|을)?\s?[^.;]{0,8}?(?:실행|따른|따라|수행)|(?:タグ|印|ラベル)?[^、。;]{0,6}?(?:の)?(?:付いた|ついた|で始まる)(?:メッセージ|メール|コメント|イシュー)は?[^。;]{0,6}?(?:実行|従)|(?:сообщени\S+|письм\S+|комментари\S+)\s(?:с|под)\s(?:тегом|меткой|пометкой)[^.;]{0,16}?(?:выполня\S+|исполня\S+|выполни|следуй)|(?:выполня\S+|исполня\S+)\s[^.;]{0,16}?(?:сообщени\S+|письм\S+)\s(?:с|под)\s(?:тегом|меткой|пометкой)|(?:ejecuta|obedece|cumple)\s[^.;]{0,20}?(?:mensajes|correos|comentarios)\s(?:con la etiqueta|marcados|etiquetados|con el asunto)|(?:nachrichten|mails|kommentare)\s(?:mit|die mit)\s[^.;]{1,16}?(?:sofort |ohne rückfrage |immer )?(?:ausführen|befolgen)|(?:exécute|obéis)\w*\s[^.;]{0,20}?(?:messages?|mails?|commentaires?)\s(?:marqués|étiquetés|avec le tag|signés)/g,
    unless: WEIGHED,
  },
  {
    code: 'remote-orders',
    detail: 'address',
    pattern:
      /(?:拉取|获取|读取?|打开|下载|访问)\s?https?:\/\/[^\s，。;]{1,120}\s?[^。;]{0,8}?(?:按|照|依)(?:里面|上面|其中|它)?(?:写|说|列|要求)?的?(?:写的|说的|内容|要求)?(?:做|办|执行|来)|https?:\/\/\S{1,120}\s?(?:를|을|에서)?\s?[^.;]{0,10}?(?:적힌|쓰인|나온|하라는)\s?(?:대로|것을|걸)\s?(?:해|실행|따라|한다)|https?:\/\/\S{1,120}?を?(?:取得|読|開|ダウンロード)[^。;]{0,8}?(?:書いてある|書かれた|指示|内容)(?:通り|とおり|の通り|に従)|(?:lade?|hole?|öffne|lies)\s(?:\w+ )?https?:\/\/\S{1,120}\s[^;!?]{0,10}?(?:tu|mach|führ\w*|befolg\w*)\b[^;!?]{0,24}?(?:dort|darin|da|steht|aus)|(?:télécharge|ouvre|lis|récupère)\s(?:\w+ )?https?:\/\/\S{1,120}\s[^;!?]{0,6}?(?:fais|exécute|suis|applique)\b[^;!?]{0,24}?(?:écrit|dit|demande|indiqué)/g,
    unless: WEIGHED,
  },
  {
    code: 'remote-orders',
    detail: 'for agents',
    pattern:
      /\b(?:if|when|whenever|where)\s(?:the |a |an |any )*(?:page|site|file|document|doc|readme|issue|mail|text|comment|repo)\w*\s(?:contains?|has|holds?|includes?|carries|shows?)\s(?:a |an |any )?(?:hidden |secret |special )?(?:notes?|messages?|instructions?|lines?|text|comments?|hints?|sections?)\s(?:for|to) (?:assistants?|agents?|ais?|llms?|models?|bots?|claude|you)\b[^.;!?]{0,12}?,?\s(?:comply|obey|follow|do|act|execute|carry)\b/g,
    unless: /\b(?:ignore|never|not|don't|report|ask)\b/,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern:
      /\b(?:whoever|anyone who|anybody who|everyone who|people who)\s(?:writes?|posts?|comments?|asks?|replies|is|mails?)\s[^.;!?]{0,24}?\b(?:may|can|gets? to|is allowed to|decides?)\s?(?:to )?(?:tell|say|order|decide|direct|command|instruct)?\s?(?:you )?(?:what|which|when|how)\b/g,
    unless: /\b(?:on[- ]?call|codeowners?|maintainers?|owners?|product|users?)\b/,
  },
]
