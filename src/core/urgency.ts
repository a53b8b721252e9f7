/** How pressing a person's words are; it decides whether a card is sent, queued or pooled. */
export const urgencies = ['urgent', 'standard', 'mild'] as const
export type Urgency = (typeof urgencies)[number]

/** H, M or L: importance and reusability as shown on a card. */
export type Grade = 'H' | 'M' | 'L'

/** Least first. */
export const risks = ['none', 'low', 'medium'] as const
export type Risk = (typeof risks)[number]
