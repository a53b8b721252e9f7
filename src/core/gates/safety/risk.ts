import type { Reason } from '../../reason.ts'
import { asksFirst, isForbidden, type Place } from './intent/polarity.ts'
import { readingOf } from './intent/reading.ts'

export type Risk = 'none' | 'low' | 'medium'

/** Words whose rule does something that is hard to take back. */
const COSTLY =
  /\b(?:delet\w*|remov\w*|drop(?:s|ping)?|renam\w*|deploy\w*|releas\w*|publish\w*|force-?push\w*|rm -|migrat\w*|rollback\w*)\b|删除|刪除|重命名|改名|部署|发布|發布|上线|迁移|回滚|삭제|이름을? 바꾸|이름 변경|배포|릴리스|마이그레이션|롤백|削除|デプロイ|リリース|リネーム|borra\w*|elimina\w*|desplieg\w*|lösch\w*|umbenenn\w*|supprim\w*|renomm\w*|déploy\w*|удал\w*|переимен\w*|депло\w*/
/** What a rule may let go. */
const LETS_GO =
  /\b(?:skip(?:s|ping)?|allow(?:s|ed)?|permit(?:s|ted)?|ignor\w*|disabl\w*|may|no need|don't need|do not need|not necessary|doesn't have to|fine to|ok(?:ay)? to|optional|relax\w*|loosen\w*|without|don't ask|do not ask|never ask|don't wait|force-?push\w*|--force)\b|跳过|跳過|允许|允許|可以不|不用|不必|无需|無需|忽略|放宽|强推|不要问|건너뛰|허용|안 해도|않아도|무시|생략|필요 없|묻지|スキップ|許可|無視|不要|omit\w*|permit\w*|ignor\w*|überspring\w*|erlaub\w*|pass\w* outre|saut\w*|autoris\w*|пропус\w*|разреш\w*|игнор\w*/g
const CARE =
  /\b(?:tests?|lint\w*|checks?|reviews?|warnings?|hooks?|type ?check\w*|ci|validat\w*|ask\w*|confirm\w*|approv\w*|backups?|main|master|force\w*|sign\w*|audit|any)\b|测试|測試|检查|评审|审查|警告|校验|确认|问|备份|主干|테스트|검사|리뷰|검토|경고|검증|확인|묻|백업|テスト|検査|レビュー|警告|確認|pruebas|revisión|advertencias|warnung\w*|prüf\w*|avertissement\w*|vérif\w*|тест\w*|провер\w*|предупрежд\w*/

function loosens(text: string): Reason | null {
  const reading = readingOf(text)
  for (const match of reading.text.matchAll(LETS_GO)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const sentence = reading.sentences.find((item) => item.start <= start && start < item.end)
    if (!sentence) continue
    const near = reading.text.slice(Math.max(sentence.start, start - 24), Math.min(sentence.end, end + 32))
    const place: Place = { from: sentence.start, to: sentence.end, start, verbEnd: end, end }
    if (!CARE.test(near)) continue
    if (isForbidden(reading.text, place) || asksFirst(reading.text, place)) continue
    return { code: 'loosens', span: { start: reading.origin[start]!, end: reading.origin[end]! } }
  }
  return null
}

/** How much attention a rule that passes deserves, and the flags that say why. `urls` are those found in it. */
export function riskOf(
  text: string,
  where: 'L1' | 'L2' | 'L3',
  urls: readonly Reason[],
): { risk: Risk; flags: Reason[] } {
  const loose = loosens(text)
  const flags = loose ? [...urls, loose] : [...urls]
  if (flags.length > 0) return { risk: 'medium', flags }
  if (where === 'L3' || COSTLY.test(text.toLowerCase())) return { risk: 'low', flags }
  return { risk: 'none', flags }
}
