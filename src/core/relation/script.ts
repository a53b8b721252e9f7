import { flatten } from '../detect/flatten.ts'
import { simplify } from '../simplified.ts'

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
  return simplify(flat).replace(regionalWord, (word) => regional.get(word) ?? word)
}

export type Script = 'latin' | 'han' | 'hangul'

/** In what a text is written: Chinese characters stand in Korean as well, so Korean is looked for first. */
export const scriptOf = (text: string): Script =>
  /[\uac00-\ud7a3]/.test(text) ? 'hangul' : /[\u3400-\u9fff]/.test(text) ? 'han' : 'latin'
