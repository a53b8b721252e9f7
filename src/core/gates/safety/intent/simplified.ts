import { flatten } from '../../../detect/flatten.ts'

/** Traditional characters of the tables' words that detection does not fold, each followed by its simplified form. */
const more =
  '閱阅騙骗隱隐瞞瞒誰谁閉闭鏈链轉转壞坏蓋盖話话講讲詢询彈弹選选敗败彙汇匯汇負负責责帳帐戶户馬马繞绕擋挡護护衛卫監监視视錄录歷历毀毁盤盘雲云運运衝冲夥伙區区塊块廠厂層层慮虑擔担憂忧驚惊嚇吓擾扰氣气興兴導导啞哑邊边鍵键稱称謊谎偽伪裝装飾饰紀纪錶表籤签簽签郵邮頻频閒闲響响狀状敘叙圍围擴扩張张際际騰腾軟软韌韧驗验憶忆壓压縮缩製制貼贴補补綁绑鎖锁斷断亂乱滅灭餘余終终極极雜杂齊齐譯译筆笔聯联絡络織织細细約约納纳維维緣缘編编練练績绩罰罚羅罗聲声職职聰聪肅肃臺台莊庄華华萬万著着葉叶蘋苹蘭兰術术衆众眾众訂订計计訓训託托訴诉診诊詐诈評评詞词詳详誇夸誌志誘诱誠诚調调談谈議议譽誉豐丰貨货販贩貪贪貴贵費费質质賴赖贊赞趕赶跡迹踐践車车軌轨輪轮辦办辭辞農农遞递適适遲迟遷迁遺遗鈕钮鈔钞銀银銘铭鋪铺鍾钟鎮镇鏡镜鐘钟鐵铁鑒鉴門门閃闪閘闸陣阵陰阴陳陈陸陆階阶險险雖虽難难電电靈灵頂顶順顺領领頭头願愿顧顾風风飛飞飯饭館馆駐驻驅驱魚鱼鮮鲜鳥鸟麥麦黃黄黨党齒齿龍龙龜龟佔占併并倉仓側侧偵侦傷伤僅仅償偿兇凶創创劃划劇剧勝胜勞劳勢势勵励勸劝協协卻却厲厉叢丛吳吴呂吕嘗尝國国園园圓圆堅坚場场墊垫墮堕壇坛壯壮壽寿夢梦夾夹奪夺奮奋婦妇媽妈孫孙學学寧宁寶宝尋寻屆届屬属島岛帥帅師师帶带幣币幹干廢废廣广廳厅彎弯彌弥徑径徵征恆恒悅悦惡恶惱恼慘惨慶庆懶懒懷怀戰战戲戏拋抛挾挟捨舍掃扫掛挂採采揀拣揮挥損损搖摇搶抢撥拨擁拥擊击擠挤擬拟擺摆攔拦攜携敵敌敎教斂敛斃毙晉晋晝昼曆历曉晓書书東东棄弃棧栈槍枪樓楼樹树橋桥機机欄栏歐欧歲岁殘残殺杀決决沖冲洩泄淚泪淨净渾浑湊凑溝沟滿满漲涨漸渐潔洁潛潜澤泽濟济濫滥濾滤灣湾災灾烏乌煉炼熱热燈灯燒烧營营爐炉爭争爾尔牆墙獎奖獲获獻献現现瑪玛瓊琼畝亩畢毕疊叠瘋疯療疗癢痒皺皱盜盗盞盏盧卢睜睁矯矫礎础礙碍禍祸稅税穩稳窩窝窮穷竊窃競竞節节糧粮純纯紙纸紛纷紹绍絲丝經经綠绿緊紧締缔緻致縣县縱纵繪绘繳缴罵骂'
const table = new Map<string, string>()
for (let at = 0; at + 1 < more.length; at += 2) table.set(more.charAt(at), more.charAt(at + 1))

const HAN = /[\u3400-\u9fff]/
const KANA = /[\u3041-\u3096\u30a1-\u30fa]/
const EVERY_HAN = /[\u3400-\u9fff]/g

function simple(character: string): string {
  return table.get(character) ?? flatten(character)
}

/**
 * Chinese in simplified characters, offset by offset, so that the tables need each word but once. Text with kana is
 * Japanese and left as it is: its characters are its own.
 */
export function simplified(text: string): string {
  if (!HAN.test(text) || KANA.test(text)) return text
  return text.replace(EVERY_HAN, simple)
}
