/** What people say in anger of what was done, and what they ask for. They are tried on a sentence in lower case. */

/** "You deployed it. Without asking." tells of it; whoever wants it again says so. */
export const DONE_WITHOUT_ASKING =
  /^(?![\s\S]*(?:\b(?:keep|again from now|continue|same|good|great|fine|well done|thanks|like that)\b|继续|以后也|很好|계속|잘했|앞으로도))[\s\S]*(?:\byou (?:just |again |have |already |went and |actually )*(?:ran|deployed|pushed|deleted|dropped|merged|applied|installed|migrated|released|published|truncated|restarted)\b[^.;!?]{0,60}[.;,!?]?\s{0,2}without (?:asking|telling|checking|confirming|a word|my)\b|(?:又|居然|竟然|怎么)[^,，。;!?]{0,10}?(?:没问|不问|没说|不打招呼)[^,，。;]{0,6}?(?:就|直接)[^,，。;]{0,10}?了|(?:묻지도 않고|안 물어보고|말도 없이|물어보지도 않고)[^.;!?]{0,24}?(?:했네|했더라|했어\?|해버렸|했잖|하면 어떡|날렸|지웠네))/
/** "You ran it with auto-approve!" */
export const RAN_UNASKED =
  /^(?![\s\S]*(?:\b(?:keep|continue|same|good|great|fine|thanks|like that)\b))[\s\S]*\byou (?:just |again |actually |went and )*(?:ran|used|called|applied|deployed|pushed|merged|launched)\b[^.;!?]{0,40}?\bauto-?approv/
/** "Again you clicked yes for me", and "I have to click it myself". */
export const MY_OWN_YES =
  /^(?![\s\S]*(?:很好|以后都|以后也|继续|不用|不必|无需|除非|要么|필요\s?없|말고|\b(?:unless|no need|not need|don't)\b))[\s\S]*(?:又(?:替|代|帮)我(?:点|批|按|同意|确认)[^,，。;]{0,8}了|(?:必须|只能|得)(?:由|是)?我(?:本人|自己|亲自)(?:来|去)?(?:点|批|按|确认|审|签)|(?:반드시|꼭|무조건)\s?(?:내가|제가|본인이)\s?(?:직접\s?)?(?:누르|눌러|승인|확인|결재))/
/** "Don't tell me it is only one line", and what somebody does not want to do by hand. */
export const NO_EXCUSES =
  /^(?![\s\S]*(?:知道|发现|察觉|看到|看见|知情|汇报|报告|告诉|通知|悄|偷|删|错误|事故))[\s\S]*(?:(?:别|不要|不准)(?:再|来)?(?:跟|和|对)我(?:说|讲|扯)\s?["“「']?(?:什么)?(?:只改|就改|只动|才改|来不及|没时间|改好|做完|完成|搞定|好了|没问题|差不多|应该|大概)|让我(?:自己|再|一直|重复|反复|一个个|逐个|手动|去)?(?:拼|选|挑|猜|说|讲|填|补|等|重复|想|试|写|做|催|提醒|教|改|凑)(?!到|出)|不是(?:让|叫|要)你|不让\s?[a-z]|(?:没过|没跑|没测|没编译|没验证|红着)[^,，。;]{0,6}?(?:就|的话)?(?:别|不要)(?:来)?跟我说)/
/** "… at night, nobody knew": what once happened. */
export const NOBODY_KNEW =
  /^(?![\s\S]*(?:像|照|一样|同样|别|不要|继续|保持))[\s\S]*(?:上次|上回|昨天|前天|昨晚|上周|上个?月|去年|那次|那天)[^。;]{0,60}?(?:没人|没有人|谁也不|谁都不)(?:知道|发现|注意)/
/** What a review is to leave out is praise, no protection. */
export const WITHOUT_PRAISE =
  /(?:칭찬|인사말?|서론|사족|잡담|이모지|농담|군더더기|미사여구)(?:은|는|을|를|이나)?\s?(?:다\s|좀\s|전부\s)?빼고/
/** A question put to somebody who should have read it. */
export const HAVE_YOU_READ =
  /\b(?:don't|didn't|haven't|did|have) you (?:even )?(?:read|seen|looked at)\b|(?:你|到底)(?:没|有没有|是不是没)(?:看|读)过?|안 읽(?:었|어봤)/
