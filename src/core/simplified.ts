/** Traditional characters that cue words of every language may hold, each followed by its simplified form. */
const common =
  '後后遠远須须記记習习慣惯歡欢傾倾別别請请測测試试這这個个為为說说對对時时會会應应該该當当將将從从開开關关檔档專专註注釋释碼码資资據据庫库憑凭變变數数預预設设團团隊队規规範范則则項项務务連连線线執执動动靜静態态環环備备刪删儲储傳传輸输報报錯错誤误過过還还沒没進进離离發发佈布確确認认實实頁页條条禮礼讓让單单獨独類类級级絕绝續续繼继準准許许語语權权簡简結结構构問问題题體体產产幫帮寫写讀读覆复復复複复長长輕轻較较統统總总點点麼么嗎吗們们來来裡里裏里給给幾几樣样並并無无論论養养覺觉親亲業业網网雙双審审違违嚴严況况內内間间載载號号鑰钥檢检啟启啓启異异處处顯显訊讯聽听愛爱樂乐煩烦臨临暫暂剛刚與与於于兩两種种舊旧換换組组員员買买賣卖價价錢钱額额帳账賬账緩缓銷销擇择減减輯辑優优歸归參参隨随證证儘尽盡尽標标腳脚圖图畫画機机詢询馬马鏈链識识頭头華华運运達达選选適适遲迟郵邮鄰邻針针鉤钩鋪铺鎖锁鏡镜門门閉闭閱阅闆板階阶隻只雖虽雜杂難难電电韓韩響响頂顶順顺領领頻频顆颗風风飛飞驗验驚惊髮发魚鱼鳥鸟麥麦黃黄齊齐齡龄倉仓傷伤僅仅億亿儀仪劃划劇剧勞劳勢势勝胜匯汇區区協协卻却廠厂廣广廢废彈弹徹彻憶忆懶懒戰战戶户擔担擊击擴扩攔拦斷断曆历術术衝冲製制訂订計计訪访評评詳详話话誌志課课調调諮咨謝谢譯译議议護护讚赞負负財财責责貨货貼贴費费賴赖趕赶跡迹蹤踪軟软轉转輪轮辦办遞递邊边鍵键萬万約约'

/** Further ones of everyday words. Japanese writes some of them too, so they are folded in Chinese only. */
const chinese =
  '丟丢乾干亂乱側侧傢家兒儿冊册凍冻創创曏向國国堅坚場场塊块墊垫牆墙壓压壞坏夠够學学寧宁導导屆届屢屡層层歲岁師师帶带幹干張张強强彆别彙汇徑径徵征慮虑戲戏掃扫掛挂採采搶抢擬拟敗败敵敌書书棄弃檯台欄栏歷历氣气決决溝沟滾滚潔洁潤润潰溃濾滤熱热營营爲为狀状現现療疗監监盤盘瞞瞒礎础稱称穩稳筆笔篩筛簽签籤签糰团紀纪紅红納纳細细紹绍終终絲丝綁绑經经綫线維维緊紧編编緻致縮缩纔才義义聯联聰聪聲声脩修腦脑臺台興兴覈核蒐搜蓋盖補补裝装見见視视覽览觸触討讨託托訴诉診诊詞词誇夸説说誰谁講讲謹谨譜谱購购贊赞車车輩辈迴回逕径週周遊游遷迁遺遗邏逻醫医鈎钩鈕钮銀银銘铭錄录録录錶表鐵铁閃闪閲阅陣阵陳陈陸陆隱隐頓顿顏颜願愿顧顾餘余餵喂駕驾騎骑騷骚驟骤鬚须鹽盐麵面麽么紙纸陰阴際际雲云債债勵励嘗尝圓圆圍围塗涂夾夹奪夺奮奋寬宽尋寻屬属島岛幣币廳厅彎弯恆恒悶闷惡恶慘惨慶庆懷怀損损搖摇撥拨擋挡擁拥擠挤擾扰攜携敘叙斬斩曉晓東东極极榮荣槍枪樓楼橋桥櫃柜殘残殺杀淨净滅灭滿满漲涨漸渐潛潜濟济濕湿灑洒災灾烏乌煉炼燈灯燒烧爐炉爭争爾尔獎奖獲获獻献畢毕疊叠瘋疯盜盗稅税穀谷窮穷競竞節节粵粤糧粮純纯紛纷絡络綠绿緣缘縣县縱纵繞绕繩绳罰罚罵骂聖圣膠胶臉脸舉举艙舱艱艰莊庄蘇苏蟲虫衛卫襯衬訓训詐诈誘诱誠诚諒谅諾诺謀谋謎谜譽誉豐丰豬猪貓猫貝贝貴贵賓宾賞赏賠赔質质賺赚贈赠趙赵趨趋踐践軌轨軸轴輔辅轎轿辭辞農农遙遥鄉乡釣钓鋼钢鍋锅鍾钟鎮镇鐘钟鑑鉴鑒鉴閒闲閘闸闊阔陽阳險险雞鸡靈灵韌韧頑顽頒颁顫颤飄飘飯饭飲饮飽饱餅饼館馆饋馈駁驳駐驻騙骗騰腾驅驱髒脏鬆松鬧闹鬱郁鮮鲜黨党齒齿龍龙龐庞銜衔橫横捨舍妳你躍跃鬥斗劍剑厲厉壘垒壽寿姪侄孫孙岡冈巖岩帥帅幀帧彌弥憂忧拋抛挾挟捲卷揮挥撐撑撲扑擺摆攝摄斃毙晝昼暢畅棧栈樁桩樹树檻槛殼壳毀毁淺浅滯滞澤泽濃浓瀏浏灣湾爛烂牽牵犧牺獵猎瑪玛皺皱盧卢眾众睏困磚砖禦御竊窃築筑籃篮紋纹練练績绩織织繪绘纖纤罷罢羅罗職职肅肃脫脱艦舰蘋苹蘭兰虛虚襲袭謂谓販贩貫贯賽赛轄辖醜丑銳锐鍊链閾阈駝驼麗丽夥伙嚇吓啞哑謊谎偽伪飾饰著着葉叶衆众談谈貪贪鈔钞龜龟佔占併并偵侦償偿兇凶勸劝叢丛吳吴呂吕園园墮堕壇坛壯壮夢梦婦妇媽妈寶宝悅悦惱恼揀拣敎教斂敛晉晋歐欧沖冲洩泄淚泪渾浑湊凑濫滥瓊琼畝亩癢痒盞盏睜睁矯矫礙碍禍祸窩窝締缔繳缴'

const tableOf = (pairs: string): ReadonlyMap<number, string> => {
  const table = new Map<number, string>()
  for (let at = 0; at < pairs.length; at += 2) table.set(pairs.charCodeAt(at), pairs.charAt(at + 1))
  return table
}

/** Code of a traditional character → its simplified form, wherever it stands. */
export const commonForms = tableOf(common)
const forms = tableOf(common + chinese)

const plain = /^[\x00-\u33ff\ua000-\uffff]*$/
const kana = /[\u3041-\u3096\u30a1-\u30fa]/
const traditional = new RegExp(
  `[${[...forms.keys()].map((code) => String.fromCharCode(code)).join('')}]`,
  'g',
)

/**
 * Chinese in simplified characters, **offset by offset**: spans into the result are spans into the text. Text with kana is
 * Japanese and left as it is.
 */
export const simplify = (text: string): string =>
  plain.test(text) || kana.test(text)
    ? text
    : text.replace(traditional, (one) => forms.get(one.charCodeAt(0)) ?? one)
