import { isAsked, meets } from './compare.ts'
import { type Item, isDone } from './item.ts'
import { areComplements } from './lexicon/complements.ts'
import type { Clause } from './rule.ts'
import { isUnknown } from './weigh.ts'

/**
 * What a rule wants and what it does not want, whichever way it says so: "delete it" and "don't keep it" do not want it. A ban
 * holds for all it names together: "never catch generic errors" lets other errors be caught.
 */
export interface Account {
  readonly wants: readonly Item[]
  readonly bans: readonly (readonly Item[])[]
  /** "Only", by whom or what. */
  readonly only: boolean
  readonly may: boolean
}

const HEAVY = 0.5
/** Weight from which on a thing may stand in the place of another. */
const OWN = 0.8

/**
 * Whether two rules of which at least one forbids something hold each other up (`agree`), whether one wants all that the other
 * forbids (`against`), or neither.
 */
export function settle(own: Account, other: Account): 'agree' | 'against' | null {
  if (own.bans.length + other.bans.length === 0) return null
  if (wantsBanned(own, other) || wantsBanned(other, own)) return 'against'
  if (competes(own, other)) return null
  return sharesBan(own, other) || replaces(own, other) || replaces(other, own) || sharesChoice(own, other)
    ? 'agree'
    : null
}

/** Reads what the clauses of a rule want and forbid. */
export function accountOf(clauses: readonly Clause[]): Account {
  const wants: Item[] = []
  const bans: Item[][] = []
  for (const clause of clauses) {
    const items = clause.items.filter(
      ({ role, weight, kind }) => isAsked({ role }) && (weight >= HEAVY || kind === 'pole'),
    )
    const side = presenceOf(clause)
    const named = items.filter(({ pole }) => pole?.axis !== 'presence')
    if (side < 0) bans.push(named)
    else if (side > 0) wants.push(...named)
    else if (items.some(({ sign }) => sign < 0)) {
      bans.push(items.filter(({ sign }) => sign <= 0))
      wants.push(...items.filter(({ sign }) => sign > 0))
    } else wants.push(...items)
  }
  return {
    wants,
    bans: bans.filter((ban) => ban.length > 0),
    only: clauses.some(({ only }) => only),
    may: clauses.some(({ may }) => may),
  }
}

/** Whether what a clause names is to be gone (-1) or to stay (1), as far as it says that. */
function presenceOf({ items }: Clause): -1 | 0 | 1 {
  const found = items.find(
    ({ pole, role, sign }) => pole?.axis === 'presence' && role === 'core' && sign !== 0,
  )
  return found?.pole ? ((found.pole.sign * found.sign) as -1 | 1) : 0
}

const isIn = (item: Item, list: readonly Item[]): boolean => list.some((one) => meets(item, one))

/** All that a ban names the other wants, and bans no part of it itself; or a choice that one bans by its name the other makes. */
const wantsBanned = ({ bans }: Account, { wants, bans: its }: Account): boolean => {
  const isBanned = (item: Item): boolean => its.some((one) => isIn(item, one))
  return bans.some(
    (ban) =>
      (ban.every((item) => isIn(item, wants)) && !ban.some(isBanned)) ||
      ban.some((item) => item.sign < 0 && isChoice(item) && isIn(item, wants) && !isBanned(item)),
  )
}

const isChoice = (item: Item): boolean => item.kind === 'value' || item.values.length > 0 || isUnknown(item)

/** Of one thing they want two values or amounts. */
const competes = ({ wants: own }: Account, { wants: its }: Account): boolean =>
  own.some((a) =>
    its.some(
      (b) =>
        (a.kind === 'number' && b.kind === 'number' && !meets(a, b)) ||
        (a.pole !== undefined && b.pole?.axis === a.pole.axis && b.pole.sign !== a.pole.sign) ||
        (!isIn(a, its) &&
          !isIn(b, own) &&
          a.values.some(({ category }) => b.values.some((value) => value.category === category))),
    ),
  )

/** Both forbid the same: all that one of them names, or one thing of it that is more than a deed. */
const sharesBan = ({ bans: own }: Account, { bans: its }: Account): boolean =>
  own.some((a) =>
    its.some(
      (b) =>
        a.some((item) => item.weight >= OWN && isIn(item, b) && item.sign < 0 && !isDone(item)) ||
        b.some((item) => item.weight >= OWN && isIn(item, a) && item.sign < 0 && !isDone(item)) ||
        a.every((item) => isIn(item, b)) ||
        b.every((item) => isIn(item, a)),
    ),
  )

/** "Never by hand", "by the generator": instead of how one forbids it stands another way, or the very opposite. */
const replaces = ({ bans }: Account, { wants, bans: its, only, may }: Account): boolean =>
  its.length === 0 &&
  !may &&
  bans.some((ban) => {
    const left = ban.filter((item) => !isIn(item, wants))
    if (left.some((item) => wants.some((one) => isOtherwise(item, one)))) return true
    return (
      left.some(({ pole }) => pole !== undefined && WAYS.has(pole.axis)) &&
      left.every(({ pole }) => pole !== undefined) &&
      (only || wants.some((item) => item.pole === undefined && !isIn(item, ban)))
    )
  })

/** By hand, directly: how something is done. */
const WAYS: ReadonlySet<string> = new Set(['automation', 'directness'])

const isOtherwise = (banned: Item, wanted: Item): boolean =>
  areComplements(banned.key, wanted.key) ||
  (banned.pole !== undefined &&
    wanted.pole?.axis === banned.pole.axis &&
    wanted.pole.sign !== banned.pole.sign)

const sharesChoice = ({ wants: own }: Account, { wants: its }: Account): boolean =>
  own.some((item) => (item.kind === 'value' || item.kind === 'name') && isIn(item, its))
