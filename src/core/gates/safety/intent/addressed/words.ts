/** Words by which a line turns to somebody, or says what somebody has to do. Alternatives of an expression. */

/** What an agent is told to do, in the form of an order. */
export const ORDER_VERB =
  "(?:always|never|please|do not|don't|only|just|from now on|keep|use|prefer|avoid|write|add|make|open|close|skip|ignore|run|rerun|restart|deploy|redeploy|rollback|roll back|merge|rebase|squash|approve|review|check|comment|reply|respond|answer|post|send|tag|label|assign|ping|notify|group|pin|bump|update|upgrade|fix|format|lint|sort|indent|follow|stick|limit|leave|put|name|rename|create|delete|remove|clean|build|test|generate|complete|suggest|summari[sz]e|translate|explain|explore|read|look|start|stop|wait|ask|tell|report|log|commit|push|pull|publish|release|ship|draft|prefix|refactor|rewrite|document|describe|include|exclude|mention|set|switch|stay|obey|trust|treat|accept|reject|enforce|apply|attach|link|split|let|give|show|hide|refuse|cherry-?pick|revert|triage|archive|sync|schedule|retry|resolve|mark|validate|verify|scan|produce|return|output|import|touch|edit|change|modify|work|act|behave|be|go|take|convert|wrap|bring|move|listen|remember|forget|finish|require|target|cap|cover|drop|flag|nudge|announce|be)"
/** Works that a bot does in a repository: of a tool that merely runs nothing is said. */
export const DOES_ONLY =
  '(?:comments?|reviews?|touch(?:es)?|edits?|writes?|suggests?|answers?|replies|reply|responds?|pushes|push|commits?|labels?|generates?|completes?|posts?|tags?|summari[sz]es?|refactors?|formats?|changes?|modifies|approves?|deploys?|rebases?|speaks?|talks?|uses?|proposes?|indents?)'
export const MODAL =
  "(?:must|should|shall|ought to|has to|have to|needs to|need to|may not|may only|can only|could only|is (?:not )?(?:allowed|permitted) to|is only allowed to|is (?:no longer |not )?(?:required|obliged|expected|supposed|bound|meant|asked) to|(?:is|are) (?:now )?(?:free|entitled|instructed|told|ordered|forbidden|responsible)|(?:no longer|need not|needn't|doesn't|does not) (?:has to|have to|needs? to|wait|ask|check)|will always|will never|always|never|is to|had better|mustn't|shouldn't|shan't)"
/** What is done to it, or of what kind it is: a rule on our own set-up. */
export const NO_DEED =
  '(?:not |never |also |still |always |only )*(?:(?:have |has )?(?:been|be|is|are|was|were) (?:not |never |always |only )?(?:[a-z]{2,14}(?:ed|en)|installed|run|set|set up|kept|built|put|read|off|on|our|your|an? |the |in |at |up|available|visible|hidden|mocked|pinned|used|called|over|under|below|above|left|right|behind|one|two|optional|slow|fast|wrong|right)\\b|(?:work|run)(?:$|[.,;]| (?:on|in|with|without|after|before|nightly|daily|weekly|as|under|from|inside|locally|every|once|only|offline|at|against)\\b)|appear|open on|point|live|sit|time ?out|stay (?:visible|hidden|installed|off|on|enabled|disabled|pinned|in sync|up)|support|exist|fit|cost|move|blink|jump|flip|return to|land|reset|change (?:to|when|on|shape|colou?r)|look like|remain|have (?:a|an|its|the|at least|one|two|no)\\b)'

/** Said of an interface that our program calls. */
export const CALLED_BY_US =
  /\b(?:apis?|sdks?|embeddings?|temperature|endpoints?|time-?outs?|adapters?|providers?|integrations?|fall-?backs?|tokens?|api[- ]?keys?|keys?|clients?|quotas?|rate[- ]limits?|plugin|extension|config(?:uration)?|responses?|context window)\b|接口|密钥|超时|重试|插件|适配器|调用|模型名|版本|账号|토큰|키는|타임아웃|플러그인|プラグイン|タイムアウト|キー/
/** Said of a pointer, a cursor of a database, a pattern, a migration: what an ordinary word also names. */
export const A_THING =
  /\b(?:pagination|paginat\w*|css|pointer|mouse|caret|position|rows?|pages?|batch(?:es)?|database|db|sql|transaction|migrations?|index(?:es)?|hover|clickable|drag\w*|icons?|menus?|panel|button|patterns?|logstash|blink\w*|viewport|input|field|editor)\b|分页|光标|鼠标|游标|位置|页面|페이지|트랜잭션|위치|포인터|입력|ページ|位置|ポインタ/
export const CSS_VALUE =
  /cursor\s?:\s?(?:move|help|wait|copy|grab|grabbing|default|none|pointer|text|progress|crosshair|not-allowed|zoom-in|zoom-out|auto|alias|cell)\b/
