import { flatten } from '../detect/flatten.ts'

/** Traditional characters of the lexicon's words that detection does not fold, each followed by its simplified form. */
const more =
  '補补覽览議议選选鍵键盤盘顏颜銜衔縮缩斷断調调邏逻歷历紀纪錄录裝装獲获導导匯汇轉转戶户遷迁鏡镜閱阅評评蓋盖圍围廢废棄弃術术縱纵橫横鏈链簽签協协詞词彙汇籤签捨舍滿满夠够塊块壞坏妳你衝冲決决譯译譜谱讚赞賴赖趕赶躍跃輪轮辦办辭辞農农迴回遞递遺遗郵邮鄰邻鎖锁鍾钟鐘钟閉闭閒闲隱隐隻只雜杂難难靈灵順顺頂顶頭头頻频顆颗願愿顧顾飛飞驗验驚惊鬆松鬥斗齊齐龍龙劃划劍剑勝胜勞劳區区卻却厲厉圓圆場场塗涂墊垫壓压壘垒壽寿夾夹奪夺奮奋姪侄孫孙學学寧宁屆届屬属層层岡冈島岛巖岩帥帅師师帶带幀帧幣币幹干廠厂廣广張张強强彈弹彌弥徑径徵征恆恒惡恶慮虑憂忧懶懒戰战戲戏拋抛挾挟捲卷掃扫掛挂採采揮挥損损搖摇撐撑撥拨撲扑擋挡擔担擊击擴扩擺摆擾扰攜携攝摄敗败敵敌斃毙晝昼暢畅曆历曉晓書书東东棧栈榮荣槍枪樁桩樹树橋桥機机檯台檻槛櫃柜欄栏殘残殼壳毀毁氣气淺浅淨净溝沟滅灭滯滞漸渐潔洁潛潜澤泽濃浓濟济濾滤瀏浏灣湾烏乌煉炼燈灯營营爛烂牆墙牽牵犧牺狀状獎奖獵猎現现瑪玛畢毕療疗皺皱盜盗監监盧卢眾众睏困磚砖礎础禦御稅税稱称穩稳窮穷竊窃競竞筆笔築筑籃篮糧粮約约紋纹納纳純纯紙纸細细終终絲丝綁绑經经綠绿維维緊紧緣缘編编練练縣县績绩織织繞绕繩绳繪绘纖纤罰罚罷罢羅罗義义聯联聲声職职肅肃脫脱腦脑臉脸興兴舉举艱艰艦舰蘋苹蘭兰虛虚衛卫製制襲袭視视觸触訂订計计討讨訓训託托訴诉詢询詳详誇夸誌志課课諾诺謂谓講讲謝谢識识護护豐丰貝贝負负財财責责貨货販贩貫贯貴贵費费貼贴賓宾賞赏質质賽赛贈赠車车軌轨軟软軸轴輔辅轄辖逕径遊游運运達达適适遲迟邊边醜丑針针鈕钮鉤钩銀银銳锐鋪铺鍊链門门閃闪閾阈陣阵陰阴陸陆陽阳階阶際际險险雖虽雲云電电響响領领風风駝驼駐驻驅驱騰腾鬧闹魚鱼鮮鲜鳥鸟麗丽'

const table = new Map<string, string>()
for (let at = 0; at + 1 < more.length; at += 2) table.set(more.charAt(at), more.charAt(at + 1))

/** Words of Taiwan and Hong Kong, simplified, and what the tables call the same. */
const regional = new Map(
  '讯息=信息 程式码=代码 程式=程序 档案=文件 资料库=数据库 资料夹=文件夹 资料=数据 函式=函数 变数=变量 介面=接口 预设=默认 伺服器=服务器 专案=项目 套件=依赖 相依=依赖 使用者=用户 网路=网络 回传=返回 物件=对象 阵列=数组 字串=字符串 型别=类型 元件=组件 模组=模块 快取=缓存 缩排=缩进 正体中文=中文 繁体中文=中文 程式设计=编程 执行绪=线程 迴圈=循环 回圈=循环 记录档=日志 环境变数=环境变量 分支名称=分支名 建置=构建 佈署=部署 布署=部署 除错=调试 品质=质量 相容=兼容 设定=配置 设定档=配置文件 巢状=嵌套 非同步=异步 列印=打印 储存=保存 支援=支持 最佳化=优化 萤幕=屏幕 影片=视频'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const regionalWord = new RegExp([...regional.keys()].sort((a, b) => b.length - a.length).join('|'), 'gu')

/** The form in which rules are compared: NFKC, lower case, half width, simplified characters. */
export function foldScript(text: string): string {
  // 註解 is a comment, 注解 an annotation: without its left side nothing tells them apart.
  const flat = flatten(text.normalize('NFKC').replaceAll('註解', '注释'))
  if (!/[\u3400-\u9fff]/.test(flat)) return flat
  const simple = flat.replace(/[\u3400-\u9fff]/g, (one) => table.get(one) ?? one)
  return simple.replace(regionalWord, (word) => regional.get(word) ?? word)
}

export type Script = 'latin' | 'han' | 'hangul'

/** In what a text is written: Chinese characters stand in Korean as well, so Korean is looked for first. */
export const scriptOf = (text: string): Script =>
  /[\uac00-\ud7a3]/.test(text) ? 'hangul' : /[\u3400-\u9fff]/.test(text) ? 'han' : 'latin'
