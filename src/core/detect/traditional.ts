/**
 * Traditional characters of everyday words that `flatten` leaves, each followed by its simplified form. Japanese writes
 * some of them too, so they are folded in Chinese lines only.
 */
const pairs =
  '丟丢乾干亂乱側侧傢家兒儿冊册凍冻創创曏向國国堅坚場场塊块墊垫牆墙壓压壞坏夠够學学寧宁導导屆届屢屡層层歲岁師师帶带幹干張张強强彆别彙汇徑径徵征慮虑戲戏掃扫掛挂採采搶抢擬拟敗败敵敌書书棄弃檯台欄栏歷历氣气決决溝沟滾滚潔洁潤润潰溃濾滤熱热營营爲为狀状現现療疗監监盤盘瞞瞒礎础稱称穩稳筆笔篩筛簽签籤签糰团紀纪紅红納纳細细紹绍終终絲丝綁绑經经綫线維维緊紧編编緻致縮缩纔才義义聯联聰聪聲声脩修腦脑臺台興兴覈核蒐搜蓋盖補补裝装見见視视覽览觸触討讨託托訴诉診诊詞词誇夸説说誰谁講讲謹谨譜谱購购贊赞車车輩辈迴回逕径週周遊游遷迁遺遗邏逻醫医鈎钩鈕钮銀银銘铭錄录録录錶表鐵铁閃闪閲阅陣阵陳陈陸陆隱隐頓顿顏颜願愿顧顾餘余餵喂駕驾騎骑騷骚驟骤鬚须鹽盐麵面麽么紙纸陰阴際际雲云債债勵励嘗尝圓圆圍围塗涂夾夹奪夺奮奋寬宽尋寻屬属島岛幣币廳厅彎弯恆恒悶闷惡恶慘惨慶庆懷怀損损搖摇撥拨擋挡擁拥擠挤擾扰攜携敘叙斬斩曉晓東东極极榮荣槍枪樓楼橋桥櫃柜殘残殺杀淨净滅灭滿满漲涨漸渐潛潜濟济濕湿灑洒災灾烏乌煉炼燈灯燒烧爐炉爭争爾尔獎奖獲获獻献畢毕疊叠瘋疯盜盗稅税穀谷窮穷競竞節节粵粤糧粮純纯紛纷絡络綠绿緣缘縣县縱纵繞绕繩绳罰罚罵骂聖圣膠胶臉脸舉举艙舱艱艰莊庄蘇苏蟲虫衛卫襯衬訓训詐诈誘诱誠诚諒谅諾诺謀谋謎谜譽誉豐丰豬猪貓猫貝贝貴贵賓宾賞赏賠赔質质賺赚贈赠趙赵趨趋踐践軌轨軸轴輔辅轎轿辭辞農农遙遥鄉乡釣钓鋼钢鍋锅鍾钟鎮镇鐘钟鑑鉴鑒鉴閒闲閘闸闊阔陽阳險险雞鸡靈灵韌韧頑顽頒颁顫颤飄飘飯饭飲饮飽饱餅饼館馆饋馈駁驳駐驻騙骗騰腾驅驱髒脏鬆松鬧闹鬱郁鮮鲜黨党齒齿龍龙龐庞'

const table = new Map<number, string>()
for (let at = 0; at < pairs.length; at += 2) table.set(pairs.charCodeAt(at), pairs.charAt(at + 1))

const kana = /[\u3041-\u3096\u30a1-\u30fa]/
const folded = new RegExp(`[${[...table.keys()].map((code) => String.fromCharCode(code)).join('')}]`, 'g')

/** Chinese in simplified characters, as long as before; a line with kana is left as it is. */
export const simplify = (flat: string): string =>
  plain.test(flat) || kana.test(flat)
    ? flat
    : flat.replace(folded, (one) => table.get(one.charCodeAt(0)) ?? one)
const plain = /^[\x00-\u33ff\ua000-\uffff]*$/
