import { any, type Deed } from './deed.ts'

/** Work that is really done on tickets and comments, and what is read with care. */
const ORDINARY_WORK =
  /\b(?:style ?guide|conventions?|checklist|acceptance criteria|as data|as untrusted|untrusted|only data|just data|sanitiz\w*|escap\w*|validat\w*|verif\w*|pars\w*|agents\.md|claude\.md|skill\.md|contributing|template|reply|replies|respond|answer|acknowledg\w*|summari\w*|triage|label\w*|assign\w*|commands? (?:fails?|failed|exits?)|workflow|users? (?:asks?|wants?|requests?|tells?|says?)|user's request|when (?:asked|the user)|asks? (?:for|the user|users?)|step-by-step|our (?:own )?(?:docs|wiki|runbook|readme))\b|规范|模板|不可信|核实|核对|校验|转义|按照用户|用户要求|回复|컨벤션|템플릿|신뢰하지|검증|확인 후|사용자가|답변|規約|テンプレート|信頼しない|検証|ユーザーが|返信/

/** R13: what strangers wrote, taken for orders. */
export const strangersOrderDeeds: readonly Deed[] = [
  {
    code: 'remote-orders',
    detail: 'strangers',
    across: true,
    verb: any('countsAsOrder'),
    with: [any('foreignText')],
    within: 60,
    when: 'ordered',
    negatedBetween: true,
    unless: ORDINARY_WORK,
  },
]
