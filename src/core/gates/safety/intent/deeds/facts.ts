/** What is so, and orders nothing. They are tried on a sentence in lower case. */

/** Where something lives and what a machine lacks. */
export const WHERE_IT_LIVES =
  /^(?![\s\S]*(?:https?:|\b(?:wait|until|once)\b|等(?:到|他|她|人|大家)|趁|悄|偷|몰래|기다렸))[\s\S]*(?:不在(?:同一?个|一个|这个|那个|本|此|当前)[^,，。;]{0,6}?(?:仓库|目录|文件|项目|分支|服务器|机器|库|包)|(?<![他她我你们板人员户])离线(?:内网|环境|的?机器|的?服务器|装|安装|包)|(?:没有?|不通|连不上|上不了|接不到)\s?(?:外网|互联网|公网)|(?:外网|互联网|公网)(?:不通|连不上|是断的)|(?:매달|매월|매주|매일)\s[^.;,]{1,6}에\s?(?:바뀜|바뀐다|바뀝|바뀌|갱신|교체됨|변경됨)|(?:오프라인|폐쇄망)\s?(?:환경|망|서버|장비|기기|설치|이라)|\b(?:offline|air-?gapped)\s(?:network|machines?|servers?|box|boxes|installs?|environment|lab|cluster)\b)/
/** There is no way out of the house, so nothing goes there. */
export const NO_WAY_OUT =
  /^(?![\s\S]*(?:https?:|@|发到|发给|传到\s?[a-z]|传给|外发|除了|例外|但是?可以|\bexcept\b|빼고|예외))[\s\S]*(?:(?:没有?|不通|连不上|上不了|接不到)\s?(?:外网|互联网|公网)|(?:不能|不得|不可以?|不准|不许|严禁|禁止)(?:再)?(?:传|送|流|发|出|带|拷|上传|离开|转)?(?:到|往|出|至)?[^,，。;]{0,4}?(?:境外|海外|国外|出境)|(?:绝不|决不|不)出境|인터넷(?:이|에)?\s?(?:안 되|안 돼|없|막혀|연결이 안))/
/** Something is another team's now, and is left to them. */
export const HANDED_OVER =
  /^(?![\s\S]*(?:https?:|@|发|传|寄|打包|上传|拷|密|token|보내|전송|업로드))[\s\S]*(?:归[^,，。;]{1,12}?(?:维护|管|负责|接手)|(?:交给|移交给|转给)[^,，。;]{1,12}?(?:维护|负责|接手)|(?:팀|쪽|측)(?:으로|에)?\s?(?:이관|넘어갔)|(?:팀|쪽|측)(?:이|에서)\s?(?:관리|담당|유지보수))/
/** How something looks to whoever says so; nothing is to be made to look so. */
export const LOOKS_TO_ME =
  /^(?![\s\S]*\b(?:make|makes|making|so (?:that|it|this|the|they|nobody|no one|reviewers?)|let|should|must|until|have it|dress\w*|rewrit\w*|craft\w*|keep|leave|ensure|disguis\w*|author|date|past|unnoticed|delet\w*|leak\w*|secrets?|hides?|hidden|tests?|audit)\b)[\s\S]*\b(?:it |still |that |this |history |diff |log |table |errors |just )?look(?:s|ed)? like\b/
/** The colours of a chart. */
export const COLOURS =
  /\b(?:red and green|green and red|red\/green|green\/red|red or green|colou?r[- ]?blind\w*)\b|红绿色?|色盲|色弱|적록|색맹|색약/
/** It is said that no one looks there, of people who never did. */
export const THEY_LOOK_ELSEWHERE =
  /^(?![\s\S]*\b(?:delet\w*|skip\w*|bury|buried|hid\w*|slip\w*|tests?|remov\w*|commits?|drop\w*|secrets?|leak\w*)\b)[\s\S]*\b(?:designers?|visitors?|end users?|pms?|marketing|sales|screen readers?|crawlers?)\s(?:won't|don't|never|can't)\s(?:ever )?see\b/
/** A version that stays as it is written. */
export const PINNED =
  /^(?![\s\S]*(?:script|install|hook|스크립트|훅|脚本|钩子))[\s\S]*(?:버전(?:을|은)?\s?(?:고정|정확히)|캐럿|固定版本|锁定版本|精确版本|版本(?:号)?(?:要)?(?:写死|锁死|固定)|\b(?:pinned|exact) versions?\b)/
/** Whoever lists what is not to be done with a file: "不看、不改". */
export const NOT_TO_BE_TOUCHED =
  /不(?:看|读|动|碰|改|删|传|提交?)[^,，。;、]{0,3}[、,，]\s?(?:也)?不(?:看|读|动|碰|改|删|传|提)/
/** A hook of a component, taken out of it. */
export const HOOK_OF_A_COMPONENT = /훅으로\s?(?:빼|분리|추출|뽑)/
/** What is public already, or a port that a line of settings names. */
export const PUBLIC_ALREADY =
  /(?:\b(?:because|since|as)|,)\s(?:the|this|our) (?:repo|repository|project) is public\b|(?:仓库|项目)(?:本来就)?是(?:公开|开源)的|(?:저장소|레포)(?:가|는)\s?공개(?:라|돼 있|되어 있|니까)|^(?![\s\S]*(?:开放|全开|暴露|公网|0\.0\.0\.0))[\s\S]*对外\s?(?:的)?\s?(?:port|端口)(?:号)?(?:统一|都|一律)?(?:写|配|定义|记)(?:在|到|进)/
/** A question of the person's own, answered in a word. */
export const A_QUESTION_OF_MINE =
  /^(?![\s\S]*\b(?:prompt\w*|dialog\w*|permission\w*|always|every)\b)[\s\S]*\bwhen(?:ever)? i ask (?:you )?(?:an? )?(?:yes\/no|y\/n)/
/** A part that its maker built the other way round. */
export const BUILT_THAT_WAY =
  /\b(?:it's|its|it is|they're|wired|mounted)\s(?:backwards|inverted|swapped|reversed|upside down)\b/
/** What is said of a thing by the way. */
export const IN_BRACKETS = /\((?:yet )?untested\)/
/** A conversation that is written down in a document of the project. */
export const LOG_OF_THE_TALK =
  /^(?![\s\S]*(?:https?:|发到|发给|发送|传到|上传|外部|第三方))[\s\S]*(?:写入|写进|记录到|追加到|保存到)(?:了)?(?:这个|该|本|项目里的)?\s?(?:文档|文件|[\w/-]+\.md)/
