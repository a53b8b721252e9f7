import { type Clause, has } from './clause.ts'
import type { Read } from './read.ts'

/** Whether a sentence says that what follows is what is to be built: 我想做一个…系统, "I'd like a page where …", …앱을 만들려고. */
export const envisages = ({ sentence: { flat } }: Read): boolean => opens.some((one) => one.test(flat))

const opens: readonly RegExp[] = [
  /\bi(?:'d| would)? (?:like|want|need|am (?:building|making|planning)|'m (?:building|making|planning)) (?:to (?:build|make|create|have) )?(?:a|an|some) (?:[a-z-]+ ){0,4}(?:page|screen|app|site|website|webpage|shop|store|portal|dashboard|form|tool|system|feature|view|tab|popup|modal|button|widget|calendar|bot|game)\b(?:[^,]{0,60}\b(?:where|that|which|so (?:that )?(?:people|users?|customers?|they)|when|with)\b)?|\b(?:the|my|our) (?:app|site|website|page|shop|game|bot|tool|system) (?:should|must|has to|needs to) (?:let|allow|show|send|ask|remember|keep|work like|have)\b/,
  /(?:我|咱|我们|就是)?(?:想要?|要|打算|准备|需要)(?:做|搞|弄|开发|整)(?:一)?(?:个|款|套)[^,，]{0,24}(?:系统|工具|小程序|网站|网页|页面|app|应用|平台|后台|软件|商城|机器人|插件|游戏|功能|模块)|(?:系统|工具|小程序|网站|网页|页面|app|应用|平台|后台|软件|商城|机器人|插件|游戏|功能|模块)(?:就是)?(?:要|得|需要)(?:做成|实现成?|能够|这样)|^我(?:设想|想象|构想|理想)(?:的|中)[^,，]{0,12}是|^(?!代码|测试|提交|注释|命名|规则|流程|部署)[\u4e00-\u9fff]{2,6}(?:这块|这部分|这个功能|这个模块|模块|功能)(?:的)?(?:我|再|需求|逻辑|规则|要求)?[^,，]{0,6}(?:补充|说一下|是这样|如下|几点)/,
  /(?:앱|어플|사이트|웹사이트|홈페이지|페이지|화면|시스템|프로그램|툴|도구|서비스|플랫폼|쇼핑몰|챗봇|게임|기능)(?:을|를)? ?(?:하나 |좀 )?(?:만들(?:고 ?싶|려고|려는|까 ?하|건데|거야|거예요|어 ?보려)|개발하(?:고 ?싶|려|는데))|(?:앱|사이트|페이지|화면|시스템|서비스|기능)(?:은|는) (?:이렇게|이런 식|다음처럼|아래처럼)/,
]

/** Whether the clause tells how that is to behave, and not how the agent is to work. */
export function behaves(it: Read, { cues, flat }: Clause, envisaged: boolean): boolean {
  if (it.remember !== undefined || has(cues, 'tool', 'standing', 'future')) return false
  if (has(cues, 'manner', 'danger', 'near', 'event') && !cues.has('product') && !served.test(flat))
    return false
  if (cues.has('consult') && flat.length < RUN_ON) return false
  return envisaged || (served.test(flat) && able.test(flat))
}

/** What is dictated without a stop is no one clause. */
const RUN_ON = 60

/** 회원, 구매한 사람: whom a product serves, and what they leave in it. */
const served =
  /(?:회원|구매자|사람|판매자|작성자|고객|손님|환자|학생|학부모|강사|기사|방문자|게스트|점주|본인|리뷰|후기|쿠폰|포인트|적립금|댓글|게시글|탈퇴|가입|예약|환불)(?:은|는|이|가|을|를|만|도|하면|한|시|할|에게|한테)(?=\s)/
const able = /수 ?(?:있|없)|못 ?하게|가능해야|불가능?해야|되어야|돼야|않게|하게만|되게/
