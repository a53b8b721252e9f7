/** How pressing a person's words are; it decides whether a card is sent, queued or pooled. */
export const urgencies = ['urgent', 'standard', 'mild'] as const
export type Urgency = (typeof urgencies)[number]

/** H, M or L: importance and reusability as shown on a card. */
export const grades = ['H', 'M', 'L'] as const
export type Grade = (typeof grades)[number]

/** Least first. */
export const risks = ['none', 'low', 'medium'] as const
export type Risk = (typeof risks)[number]
