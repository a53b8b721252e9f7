import type { Phrase } from '../phrase.ts'

const OUTPUT =
  "(?:(?:(?:test|build|server|ci|deploy|install|compiler|linter|console|script|tool|terminal|job|crash|error) (?:logs?|output|run|report|message)|logs?|output|stdout|stderr|tests?|builds?|linters?|compilers?|scripts?|tools?|terminal|console|stack ?traces?|error messages?)(?:'s)?)"
const PRINTS =
  '(?:prints?|contains?|shows?|has|outputs?|says?|emits?|logs?|includes?|writes?|displays?|suggests?|tells? you|asks? (?:for|you)|returns?|gives?)'
const IT =
  '(?:it|them|that|this|those|these|the (?:line|rest|command|text|part|instruction)s?|that (?:line|command|text|part)|those (?:lines|commands)|the rest of (?:it|the line|that line)|whatever (?:follows|comes after)|what (?:follows|comes after|it says|it suggests|they say)|as (?:it says|told|instructed))'
/** A tool of our own that says which step is next, and what is looked at first. */
const CHECKED =
  /\b(?:rerun|re-run|retry|ask|confirm|check|review|report|ignore|never|not|don't|data|untrusted|escap\w*|pars\w*|grep|highlight\w*|colou?r\w*|our (?:cli|tool|script)|makefile|migrat\w+ command|codemod|snapshot|doctor|--fix|(?:suggests?|offers?) (?:an? |the )?(?:auto-?)?fix(?:es)?)\b/

/** R13: what a log or a tool prints is taken for an order. */
export const outputObeyedPhrases: readonly Phrase[] = [
  {
    code: 'remote-orders',
    detail: 'output',
    pattern: new RegExp(
      `\\b(?:if|when|whenever|once|every time|each time|should)\\s(?:an? |the |any |some |your )*${OUTPUT}\\s(?:ever )?${PRINTS}\\b[^!?;]{1,64}?[,:]?\\s(?:then |just |simply |please |always )?(?:run|execute|eval|evaluate|obey|follow|do|carry out|perform|apply|treat)\\s(?:${IT}\\b|as commands?)`,
      'g',
    ),
    unless: CHECKED,
  },
  {
    code: 'remote-orders',
    detail: 'output',
    pattern: new RegExp(
      `\\b(?:lines?|text|strings?|comments?|messages?|parts?)\\s(?:in|of|from)\\s(?:an? |the |any |your )*${OUTPUT}[^.;!?]{0,48}?\\b(?:is|are|counts? as|means?|become)\\s(?:an? |your |to be )?(?:commands?|orders?|instructions?|executed|run|obeyed|followed|carried out)\\b|\\b(?:run|execute|obey|follow|do|carry out)\\s(?:whatever|anything|everything|what|any (?:line|command)s?(?: that)?|all (?:lines|commands)(?: that)?|every (?:line|command)(?: that)?|lines?(?: that)?)\\s(?:is |are )?(?:the |an? |any |in |from )*${OUTPUT}\\b\\s?(?:${PRINTS}|that|which|marked|starting|beginning)?`,
      'g',
    ),
    unless: CHECKED,
  },
  {
    code: 'remote-orders',
    detail: 'output',
    pattern:
      /(?:日志|输出|构建|测试|报错|终端|控制台|编译|脚本)(?:的?(?:结果|日志|输出|信息))?(?:里|中|上|内)?[^。;!?]{0,24}?(?:指令|命令|开头的?行?|那一?行|这一?行|内容|提示|写着|要求|让你|叫你)[^。;!?不别禁]{0,10}?(?:就|便|则|直接|一律|都)?(?:照着?|按(?:它|其)?)?(?:执行|照做|照办|照跑|运行|跑一遍|听它的)/g,
    unless: /不|别|勿|禁|当(?:作|成)?数据|确认|重跑|重试|先|参考/,
  },
  {
    code: 'remote-orders',
    detail: 'output',
    pattern:
      /(?:로그|출력|빌드|테스트|터미널|콘솔|오류 메시지)(?:에|에서|가|이)?\s?[^.;!?]{0,32}?(?:줄|명령|지시|문장|내용)(?:이|가|은|는|을|를)?\s?[^.;!?]{0,20}?(?:실행(?:해|한다|하라|하세요|시켜)|따라|따르|수행(?:해|한다))|(?:ログ|出力|ビルド|テスト|端末|コンソール)(?:に|の|で|が)[^。;!?]{0,28}?(?:行|命令|指示|内容)(?:が|は|を|に)[^。;!?]{0,16}?(?:実行(?:する|して|せよ)|従う|従って|従え)/g,
    unless: /않|말|마라|금지|데이터로|확인|다시|재실행|ない|せず|禁止|データ|確認|再実行/,
  },
  {
    code: 'remote-orders',
    detail: 'output',
    pattern:
      /(?:wenn|falls|sobald)\s[^.;!?]{0,16}?(?:log|ausgabe|test\w*|build|konsole|meldung)[^.;!?]{0,40}?(?:zeile|befehl|anweisung|steht|enthält)[^.;!?]{0,24}?(?:führe? (?:sie|es|ihn|diese\w?)[^.;]{0,8}?aus|ausführen|befolg)|(?:si|cuando)\s[^.;!?]{0,12}?(?:log|registro|salida|test\w*|build|consola|compilación)[^.;!?]{0,40}?(?:línea|orden|comando|instrucción|trae|contiene|imprime)[^.;!?]{0,24}?(?:ejecút\w+|ejecuta(?:la|lo)?|obedéce\w*|cúmple\w*)|(?:si|quand|lorsque)\s[^.;!?]{0,12}?(?:journal|log|sortie|test\w*|build|console)[^.;!?]{0,40}?(?:ligne|commande|ordre|instruction|contient|affiche)[^.;!?]{0,24}?(?:exécute-?(?:la|le|les)?|exécuter|obéis|suis-(?:la|le|les))|(?:если|когда)\s[^.;!?]{0,12}?(?:лог|вывод|тест|сборк|консол)\S*[^.;!?]{0,40}?(?:строк|команд|инструкц|написано)\S*[^.;!?]{0,24}?(?:выполни|исполни|выполняй|запусти|следуй)|(?:se|quando)\s[^.;!?]{0,12}?(?:log|saída|teste\w*|build|console)[^.;!?]{0,40}?(?:linha|comando|ordem|instrução|contiver|imprimir)[^.;!?]{0,24}?(?:execute(?:-a|-o)?|rode|obedeça|siga)/g,
    unless:
      /nicht|nie|keine|daten|no (?:la|lo)|nunca|datos|pas\s|jamais|données|не\s|никогда|данные|não|dados/,
  },
  {
    code: 'remote-orders',
    detail: 'as if from the user',
    pattern:
      /\b(?:comments?|issues?|tickets?|web ?pages?|sites?|readmes?|e-?mails?|mails?|posts?|pr descriptions?|pull request descriptions?|descriptions?|docs?|logs?|messages? (?:of|from) (?:strangers|others))\b[^.;!?]{0,40}?\b(?:counts? as|is as good as|are as good as|(?:has|have|carry|carries|bears?|holds?) (?:the same (?:weight|force|rank) as|my)|(?:equals?|is equal to|are equal to|amounts? to|is the same as|are the same as))\s?(?:my |me\b|mine\b|if i |coming from me|an order from me|instructions? from me|the user'?s? )?\s?(?:own )?(?:words?|authority|instructions?|orders?|asking|commands?|requests?|coming from me|from me|me\b|mine\b)/g,
    unless: /\b(?:never|no |not|don't|doesn't|nobody|without|only if|until|unless|after)\b/,
  },
  {
    code: 'remote-orders',
    detail: 'as if from the user',
    pattern:
      /(?:网页|页面|网站|评论|issue|工单|邮件|readme|描述|日志|帖子)[^。;!?]{0,16}?(?:就?当(?:作|成)?(?:是)?|等同于?|等于|视(?:为|作|同)|算(?:作|是)?|一律当)(?:是)?(?:我|用户)(?:本人)?(?:提|说|下|写|要求|的(?:指令|命令|要求|话|意思))|(?:was|alles, was)\s[^.;!?]{0,12}?(?:kommentar|issue|ticket|seite|mail|readme)\S*\s[^.;!?]{0,20}?(?:gilt|zählt|ist)[^.;!?]{0,10}?(?:als |wie )?(?:von mir|mein(?:e)? (?:wort|anweisung|auftrag))|(?:kommentare?|tickets?|seiten?|mails?)[^.;!?]{0,20}?(?:gelten|zählen) als (?:von mir|meine (?:anweisung|worte|aufträge))/g,
    unless: /不|别|勿|不得|不算|nicht|nie|keine/,
  },
]
