import type { Phrase } from '../phrase.ts'

const PAGE =
  "(?:(?:vendor|supplier|partner|customer|library|package|dependency|plugin|third[- ]party|external|foreign|linked|fetched|upstream|web)(?:'s|s')?\\s(?:\\w+ )?)?(?:pages?|web ?pages?|websites?|sites?|readmes?|docs?|documentation|issues?|tickets?|comments?|e-?mails?|mails?|messages?|posts?|threads?|error (?:message|output)|tool (?:output|result|reply|response)s?|search results?|pdfs?|attachments?|log|logs|changelog|wiki|gist)"
const SAYS =
  '(?:say|says|said|tell|tells|ask|asks|request|requests|demand|demands|want|wants|suggest|suggests|recommend|recommends|instruct|instructs|prescribe|prescribes|order|orders|list|lists)'
/** Our own pages, or what is weighed first. */
const WEIGHED =
  /\b(?:our|my|runbook|style ?guide|contributing|ask me|ask first|confirm|check|verify|quote|summari\w*|report|ignore|never|not|don't|treat (?:it|them) as data|users?|customer asks|translate|reply|label)\b|我们的|先问|确认|核实|忽略|不要|不得|우리|먼저|확인|무시|않|말|うちの|確認|無視|ない|unser|nachfrag|nicht|nuestr|pregunt|no lo|notre|demander à|ne |наш|не |спрос|nosso|não|pergunt/

/** Conditional obedience: what a page asks for is done. */
export const pageSaysPhrases: readonly Phrase[] = [
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern: new RegExp(
      `\\b(?:whatever|anything|everything|what|any (?:command|step|instruction)s?)\\s(?:(?:that|which) )?(?:the |an? |any |that |its |their )*${PAGE}\\s${SAYS}\\b[^.;!?]{0,30}?(?:,\\s?|\\b)(?:do|run|execute|install|follow|obey|carry out|comply|apply|paste|type|trust)\\b|\\b(?:do|run|execute|install|follow|obey|carry out|apply|paste)\\s(?:whatever|anything|everything|what|all)\\s(?:(?:that|which) )?(?:the |an? |any |that |its |their )*${PAGE}\\s${SAYS}\\b|\\b(?:if|when|whenever|where)\\s(?:the |an? |any |some |that )*${PAGE}\\s${SAYS}\\s(?:you |us |the agent |for )?[^.;!?]{0,30}?,?\\s(?:then )?(?:do (?:it|so|that|as)|run (?:it|them|that)|execute (?:it|them)|install (?:it|them)|obey|comply|follow (?:it|them)|carry it out)\\b`,
      'g',
    ),
    unless: WEIGHED,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern:
      /(?:si|cuando)\s(?:la |el |una? )?(?:página|web|readme|incidencia|correo|comentario|documentación|issue)\s[^.;,]{0,10}?(?:pide|dice|manda|solicita|indica)[^.;]{0,24}?(?:ejecút|hazl|haz lo|instál|cúmpl|obedec)|(?:haz|ejecuta|instala|cumple)\s(?:todo )?lo que (?:pida|diga|mande|indique)n?\s(?:la |el |un |una |los |las )?(?:página|web|readme|incidencia|correo|comentario|issue|dependencia)|(?:ce que|tout ce que)\s(?:demande|dit|exige|ordonne|indique)nt?\s(?:la |le |les |un |une )?(?:page|readme|site|ticket|mail|courriel|commentaire|issue|doc\w*)\b[^.;]{0,24}?(?:fais|exécut|install|suis|obéis)|(?:si|quand)\s(?:la |le |une? )?(?:page|readme|site|ticket|mail|commentaire)\s(?:le )?(?:demande|dit|exige)[^.;]{0,20}?(?:fais|exécut|install)|(?:o que|tudo o que|tudo que)\s(?:a |o |um |uma )?(?:página|readme|site|e-mail|comentário|issue|ticket)\s(?:mandar|pedir|disser|manda|pede|diz)[^.;]{0,24}?(?:execut|faça|faz|instal|rode|cumpra)|(?:se|quando)\s(?:a |o |uma? )?(?:página|readme|site|e-mail|comentário)\s(?:pedir|mandar|disser)[^.;]{0,20}?(?:execut|faça|instal|rode)|(?:что|всё, что|все, что)\s(?:просит|требует|велит|пишет|скажет|говорит)\s(?:страница|сайт|readme|письмо|комментарий|тикет|документация)[^.;]{0,24}?(?:выполн|делай|запуск|ставь|исполн)|(?:was|alles, was)\s(?:die |das |der |ein |eine |im |in |auf )?(?:seite|webseite|readme|ticket|issue|mail|kommentar|doku\w*)\b[^.;]{0,30}?(?:verlangt|sagt|fordert|steht|will|bittet)?[^.;]{0,20}?(?:ausführ|führ|mach|tu\b|befolg|umsetz|installier|erledig)|(?:网页|页面|邮件|评论|工单|文档|readme|报错|工具输出)[^。;]{0,6}?(?:让|叫|要求|说|写)[^。;]{0,8}?(?:就|便|都)(?:照|执行|运行|装|做|办)|(?:페이지|메일|댓글|티켓|문서|리드미|readme|이슈)(?:가|에서|에)?\s?[^.;]{0,10}?(?:하라|시키|요구|적힌|쓰인)[^.;]{0,10}?(?:그대로|바로|무조건)?\s?(?:실행|따른|따라|한다|설치)|(?:ページ|メール|コメント|チケット|readme|ドキュメント)[^。;]{0,10}?(?:求め|言う|書いて|書かれ|要求|指示)[^。;]{0,12}?(?:実行|従|する|インストール)/g,
    unless: WEIGHED,
  },
  {
    code: 'remote-orders',
    detail: 'for agents',
    pattern:
      /\b(?:todos?|notes?|messages?|comments?|lines?|text|hints?)\s(?:that (?:is|are) )?(?:addressed|directed|written|meant|left)\s(?:to|for|at) (?:you|agents?|the agent|ai|assistants?|llms?|claude)\b[^.;!?]{0,50}?\b(?:is|are|counts? as|means?|becomes?)\s(?:an? |your )?(?:assignments?|tasks?|orders?|instructions?|commands?|jobs?|duty|binding|work)\b|\b(?:tool (?:replies|results?|outputs?|responses?)|web ?pages?|messages?|mails?|e-?mails?|lines?|comments?)\s(?:starting|beginning|that (?:start|begin)s?|marked|tagged|prefixed|labell?ed|signed)\s(?:with |as |by )?[^.;!?]{1,24}?\b(?:outrank|overrul|override|trump|beat|win over|take precedence|must be obeyed|are orders|are commands|are binding|come first|count as orders)\w*/g,
    unless: /\b(?:never|not|no|don't)\b/,
  },
  {
    code: 'remote-orders',
    detail: 'decoded',
    pattern:
      /\b(?:rot-?13|base64|hex|cipher|morse|backwards|reversed?|pig latin|caesar)\b[^.;!?]{0,40}?\b(?:obey|follow (?:it|that|what)|do (?:it|that|as|what)|execute|run it|carry out|comply|act on|treat it as|your task)\b|\b(?:obey|do|follow|execute)\b[^.;!?]{0,20}?\b(?:the )?(?:rot-?13|base64|reversed|backwards|hex) (?:text|line|part|string|message)|(?:rot-?13|base64|十六进制|倒着|反着|摩斯)[^。;]{0,12}?(?:解开|解码|还原|念|读)?[^。;]{0,6}?(?:照做|执行|照办|遵守|运行)|(?:rot-?13|base64|거꾸로|뒤집어)[^.;]{0,16}?(?:따르|따라|실행|그대로)|(?:rot-?13|base64|逆さ|逆から)[^。;]{0,12}?(?:従|実行)/g,
    unless: /\b(?:never|not|don't|no|flag|report|fail|tests?|fixture)\b|不要|不得|别|않|말|ない/,
  },
]
