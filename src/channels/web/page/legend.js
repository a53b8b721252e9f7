import { make } from './dom.js'
import { say } from './say.js'

/** What stands on a card, in its order on the page: how it is named there, and the text that explains it. */
const known = [
  ['button-evolve', 'legend-evolve'],
  ['button-modify', 'legend-modify'],
  ['button-defer', 'legend-defer'],
  ['button-ignore', 'legend-ignore'],
  ['L1', 'legend-l1'],
  ['L2', 'legend-l2'],
  ['L3', 'legend-l3'],
  ['legend-name-trigger', 'legend-trigger'],
  ['legend-name-urgency', 'legend-urgency'],
  ['legend-name-grades', 'legend-grades'],
]

/** What each verb does; of others the label says enough.
 * @param {string} verb */
export const explainVerb = (verb) =>
  ['evolve', 'modify', 'defer', 'ignore'].includes(verb) ? say(`legend-${verb}`) : null

/** @param {'L1' | 'L2' | 'L3'} tier */
export const explainTier = (tier) => `${tier}: ${say(`legend-${tier.toLowerCase()}`)}`

/** The words of a card, explained. */
export const drawLegend = () =>
  make(
    'dl',
    { class: 'legend' },
    known.flatMap(([name = '', text = '']) => [make('dt', {}, say(name)), make('dd', {}, say(text))]),
  )
