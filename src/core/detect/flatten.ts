/** Traditional characters that occur in cue words, each followed by its simplified form. */
const simplified =
  '後后遠远須须記记習习慣惯歡欢傾倾別别請请測测試试這这個个為为說说對对時时會会應应該该當当將将從从開开關关檔档專专註注釋释碼码資资據据庫库憑凭變变數数預预設设團团隊队規规範范則则項项務务連连線线執执動动靜静態态環环備备刪删儲储傳传輸输報报錯错誤误過过還还沒没進进離离發发佈布確确認认實实頁页條条禮礼讓让單单獨独類类級级絕绝續续繼继準准許许語语權权簡简結结構构問问題题體体產产幫帮寫写讀读覆复復复複复長长輕轻較较統统總总點点麼么嗎吗們们來来裡里裏里給给幾几樣样並并無无論论養养覺觉親亲業业網网雙双審审違违嚴严況况內内間间載载號号鑰钥檢检啟启啓启異异處处顯显訊讯聽听愛爱樂乐煩烦臨临暫暂剛刚與与於于兩两種种舊旧換换組组員员買买賣卖價价錢钱額额帳账賬账緩缓銷销擇择減减輯辑優优歸归參参隨随證证儘尽盡尽標标腳脚圖图畫画機机詢询馬马鏈链識识頭头華华運运達达選选適适遲迟郵邮鄰邻針针鉤钩鋪铺鎖锁鏡镜門门閉闭閱阅闆板階阶隻只雖虽雜杂難难電电韓韩響响頂顶順顺領领頻频顆颗風风飛飞驗验驚惊髮发魚鱼鳥鸟麥麦黃黄齊齐齡龄倉仓傷伤僅仅億亿儀仪劃划劇剧勞劳勢势勝胜匯汇區区協协卻却廠厂廣广廢废彈弹徹彻憶忆懶懒戰战戶户擔担擊击擴扩攔拦斷断曆历術术衝冲製制訂订計计訪访評评詳详話话誌志課课調调諮咨謝谢譯译議议護护讚赞負负財财責责貨货貼贴費费賴赖趕赶跡迹蹤踪軟软轉转輪轮辦办遞递邊边鍵键萬万約约'

const table = new Map<number, string>()
for (let at = 0; at < simplified.length; at += 2)
  table.set(simplified.charCodeAt(at), simplified.charAt(at + 1))
for (const quote of '\u2019\u2018\u02bc\u00b4\u2032') table.set(quote.charCodeAt(0), "'")
for (const quote of '\u201c\u201d\u201e\u300c\u300d\u300e\u300f\u00ab\u00bb')
  table.set(quote.charCodeAt(0), '"')
for (const blank of '\u00a0\u3000\u202f\u2009\t') table.set(blank.charCodeAt(0), ' ')
for (let code = 0xff01; code <= 0xff5e; code++) {
  table.set(code, String.fromCharCode(code - 0xfee0).toLowerCase())
}

const plain = /^[\x00-\x7f\uac00-\ud7a3]*$/

/**
 * Lower case, half width, simplified characters and straight quotes, **without moving any offset**: the result has
 * the UTF-16 length of the input, so that spans into it are spans into the message.
 */
export function flatten(text: string): string {
  const lower = text.toLowerCase()
  const base = lower.length === text.length ? lower : lowerEach(text)
  if (plain.test(base)) return base.includes('\t') ? base.replaceAll('\t', ' ') : base
  let out = ''
  let copied = 0
  for (let at = 0; at < base.length; at++) {
    const code = base.charCodeAt(at)
    if (code < 0x80 && code !== 9) continue
    const to = table.get(code)
    if (to === undefined) continue
    out += base.slice(copied, at) + to
    copied = at + 1
  }
  return copied === 0 ? base : out + base.slice(copied)
}

/** Some capitals grow when lowered (`İ`); those are left as they are. */
function lowerEach(text: string): string {
  let out = ''
  for (let at = 0; at < text.length; at++) {
    const one = text.charAt(at)
    const low = one.toLowerCase()
    out += low.length === 1 ? low : one
  }
  return out
}
