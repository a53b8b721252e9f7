/** How fast a text loses its truth; each kind has a rate of its own. */
export const decayTypes = [
  'schema',
  'business_rule',
  'tool_experience',
  'query_pattern',
  'data_range',
  'data_snapshot',
] as const
export type DecayType = (typeof decayTypes)[number]

/** The kind of a text. A person's standing instructions are rules of the house: all that is written so far is. */
export function classify(_text: string): DecayType {
  return 'business_rule'
}
