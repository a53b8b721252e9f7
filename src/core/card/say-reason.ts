import type { Translate } from '../locale-code.ts'
import type { Reason, ReasonCode } from '../reason.ts'

/** These details are kinds, some of which have a name in every language: `detail-<kind>`. The rest are proper names. */
const codesOfKinds: readonly ReasonCode[] = ['secret', 'personal-data', 'structure', 'code-block']
export const namedKinds: readonly string[] = [
  // secrets
  'password',
  'key',
  'private-key',
  'seed-phrase',
  'connection-string',
  // personal data
  'phone',
  'email',
  'home-address',
  'health',
  'bank-card',
  'birth-date',
  'bank-account',
  'identity-card',
  'resident-number',
  'social-security-number',
  'passport',
  'tax-number',
  'driver-license',
  'vehicle-plate',
  'device-number',
  'account-name',
  // structure
  'fence',
  'lines',
  'comment',
  'heading',
  'quote',
  'rule',
  'list',
  'task',
  'table',
  'image',
  'link',
  'reference',
  'autolink',
]

/** These sentences name the number themselves. */
const codesThatSayAll: readonly ReasonCode[] = ['too-long', 'too-many-bytes']

/** What a text orders: the detail says by which of our word tables it was seen, which nobody else can read. */
const codesOfIntents: readonly ReasonCode[] = [
  'override',
  'concealment',
  'exfiltration',
  'download-and-run',
  'protection-off',
  'identity',
  'protected-target',
  'self-spreading',
  'remote-orders',
  'destruction',
]

/** A reason as a sentence without its full stop, the detail behind it: "It contradicts a rule: CLAUDE.md:17". */
export function sayReason(reason: Reason, t: Translate): string {
  const sentence = t(`reason-${reason.code}`)
  if (reason.code === 'skill-below' && reason.detail) return saySkill(reason.detail, t)
  if (reason.code === 'similar' && reason.detail) return saySimilar(reason.detail, t)
  const saysAll = codesThatSayAll.includes(reason.code) || codesOfIntents.includes(reason.code)
  if (!reason.detail || saysAll) return sentence
  return t('reason-with-detail', { sentence, detail: sayDetail(reason.code, reason.detail, t) })
}

/** The same where nothing stands around it: a toast, a line of its own. */
export const sayReasonAlone = (reason: Reason, t: Translate): string =>
  t('said-reason', { reason: sayReason(reason, t) })

function sayDetail(code: ReasonCode, detail: string, t: Translate): string {
  if (code.startsWith('claimed') && detail === 'urgent') return t('urgency-urgent')
  const grade = code.startsWith('claimed') ? /^importance-([HML])$/.exec(detail)?.[1] : undefined
  if (grade) return t('claimed-importance', { grade })
  const [kind = '', ...rest] = detail.split(' ')
  if (!codesOfKinds.includes(code) || !namedKinds.includes(kind)) return detail
  return [t(`detail-${kind}`), ...rest].join(' ')
}

/** `3 : 1`: how many were approved and how many ignored. */
function saySimilar(detail: string, t: Translate): string {
  const [approved = '', ignored = ''] = detail.split(' : ')
  return t('said-similar', { approved, ignored })
}

/** `deploy 62.1 75 workflow checkpoints`: the skill, its score, the bar, and what would lift it. */
function saySkill(detail: string, t: Translate): string {
  const [skill = '', score = '', bar = '', ...lifts] = detail.split(' ')
  const [one = '', other] = lifts.map((dimension) => t(`skills-dimension-${dimension}`))
  const named = other ? t('skills-two', { one, other }) : one
  return t(named ? 'skills-below' : 'skills-below-plain', { skill, score, bar, lifts: named })
}
