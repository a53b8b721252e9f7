import { type Clause, has } from './clause.ts'
import type { Reading } from './grammar/reading.ts'
import type { Read } from './read.ts'

/**
 * Whether a clause wants something written into a file of standing rules. To edit, translate or refresh such a file
 * is work like any other, and what was done today is no rule either.
 */
export function writesDown(it: Read, at: number): boolean {
  const { cues, flat, start } = it.clauses[at] as Clause
  const { form, subject } = it.readings[at] as Reading
  const into = cues.get('record')
  if (into === undefined) return false
  // "add a rule (at .cursor/rules) …": where it goes stands in brackets.
  if (!cues.has('standing') && !(it.cues.has('standing') && aRule.test(flat))) return false
  if (subject === 'product' || (subject === 'other' && form !== 'order')) return false
  if (news.test(flat) && !has(cues, 'universal', 'future', 'manner', 'habit')) return false
  const word = flat.slice(into.start - start, into.end - start)
  return !refreshing.test(word) || content.test(flat.slice(into.end - start))
}

const aRule = /\brules?\b|规则|规范|규칙|지침/
const refreshing = /^(?:update|keep|document|include|修改|更新)$/
const content =
  /\b(?:with|saying|that says|to (?:say|include|mention|add|never|always|not|use|reflect that))\b|[:：]|不要|必须|一律|使用|统一|也用|都用/
const news =
  /\b(?:progress|summary|status|todo|changelog|what (?:we|you|they|i|was|has|have)|(?:the|these|those|all|your|our|recent) changes|findings)\b|进度|总结|改动|变更|修改内容|今天的|刚才的|待办|진행 ?상황|변경 ?사항|작업 ?내용|요약|오늘/
