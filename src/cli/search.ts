import { type Level, levelFloor, levels } from '../core/decay.ts'
import { showHidden } from '../core/gates/safety/hidden.ts'
import { type Command, complain, exit, print } from './context.ts'
import { gatherRows, rowLine, type WordedRow } from './decay-rows.ts'

/** What is known about something, the most trusted first; ends with 1 when there is nothing. */
export const searchCommand: Command = {
  name: 'search',
  more: true,
  options: ['--path <folder>', '--entities <names>', '--level <level>', '--min-confidence <number>'],
  async run(context, given) {
    const { entities, level, minConfidence } = given.options
    const least = leastOf(level, minConfidence)
    if (least === null) {
      complain(context, 'decay-not-a-level', { found: String(level ?? minConfidence).slice(0, 40) })
      return exit.usage
    }
    const gathered = await gatherRows(context, given)
    if (gathered.outcome === 'failed') return gathered.exit
    const names = typeof entities === 'string' ? namesIn(entities) : null
    const rows = gathered.rows
      .filter((row) => row.C >= least && (names === null || row.entities.some((one) => names.has(fold(one)))))
      .sort((a, b) => b.C - a.C)
    print(context, given, rows, () =>
      rows.length === 0
        ? [context.t(gathered.rows.length === 0 ? 'decay-none' : 'decay-no-match')]
        : [
            ...rows.map(line).map(showHidden),
            '---',
            context.t('decay-matched', { count: rows.length }),
            ...(context.output.isTTY ? [context.t('cli-search-more')] : []),
          ],
    )
    return rows.length === 0 ? exit.error : exit.ok
  },
}

/** The least confidence that is asked for; null when it is neither a level nor a number from 0 to 1. */
function leastOf(level: unknown, number: unknown): number | null {
  if (typeof level === 'string') {
    const known = levels.find((one): one is Level => one === level.toUpperCase())
    return known === undefined ? null : levelFloor[known]
  }
  if (typeof number !== 'string') return 0
  const least = number.trim() === '' ? Number.NaN : Number(number)
  return least >= 0 && least <= 1 ? least : null
}

const fold = (name: string): string => name.trim().toLowerCase()
const namesIn = (list: string): ReadonlySet<string> => new Set(list.split(',').map(fold).filter(Boolean))

const line = (row: WordedRow): string =>
  row.entities.length === 0 ? rowLine(row) : `${rowLine(row)} [${row.entities.join(', ')}]`
