import { foldScript } from '../script.ts'
import { rewordClock } from './clock.ts'
import { rewordConverse } from './converse.ts'
import { rewordIdioms } from './idiom.ts'
import { rewordPersons } from './person.ts'
import { rewordPhrases } from './phrase.ts'

/** Characters: what is longer is no rule, and is read as it stands. */
const LONGEST = 600

/**
 * A rule folded, with hours, names of people and turns of phrase in the one form that the tables know. Linear in length
 * up to the longest rule there is.
 */
export const reword = (rule: string): string =>
  rule.length > LONGEST
    ? foldScript(rule)
    : rewordPhrases(rewordConverse(rewordIdioms(rewordClock(foldScript(rewordPersons(rule))))))
