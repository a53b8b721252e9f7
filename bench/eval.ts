import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { detect } from '../src/core/detect/index.ts'
import { checkSafety } from '../src/core/gates/safety/index.ts'
import { relate } from '../src/core/relation/index.ts'

/**
 * `npm run eval -- --corpus DIR [--misses]`: how well messages, pairs of rules and texts for the safety gate are
 * judged. Reads messages.jsonl, pairs.jsonl and gate.jsonl of the directory, whichever are there.
 */

const message = z.object({
  id: z.string(),
  lang: z.string(),
  text: z.string(),
  source: z.string().default(''),
  label: z.object({ remember: z.enum(['none', 'mild', 'standard', 'urgent']) }),
})
const pair = z.object({
  id: z.string(),
  a: z.string(),
  b: z.string(),
  lang: z.string().default(''),
  relation: z.string(),
})
const gated = z.object({
  id: z.string(),
  verdict: z.enum(['pass', 'refuse']),
  category: z.string().default(''),
  text: z.string(),
  recipe: z.array(z.string()).optional(),
})

function rows<Shape extends z.ZodType>(directory: string, file: string, shape: Shape): z.output<Shape>[] {
  let text: string
  try {
    text = readFileSync(path.join(directory, file), 'utf8')
  } catch {
    return []
  }
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => shape.parse(JSON.parse(line)))
}

/** A share with its 95 % interval (Wilson). */
function share(hits: number, all: number): string {
  if (all === 0) return '–'
  const z2 = 1.96 ** 2
  const p = hits / all
  const middle = (p + z2 / (2 * all)) / (1 + z2 / all)
  const half = (1.96 * Math.sqrt((p * (1 - p)) / all + z2 / (4 * all * all))) / (1 + z2 / all)
  const two = (value: number) => value.toFixed(2).replace(/^0/, '')
  return `${two(p)} (${two(Math.max(0, middle - half))}–${two(Math.min(1, middle + half))})`
}

/** The word list that everybody begins with. */
const naive =
  /\b(?:always|never|every time|must|from now on|remember|next time|prefer|usually)\b|以后|永远|每次|必须|一定|禁止|记住|下次|别再|不要再|앞으로|항상|절대|반드시|매번|금지|기억해|다음부터/iu

function evalMessages(all: z.output<typeof message>[], misses: boolean): void {
  const isReal = (row: z.output<typeof message>) => row.source !== '' && row.source !== 'constructed'
  const groups: [string, (row: z.output<typeof message>) => boolean][] = [
    ['all', () => true],
    ...[...new Set(all.map(({ lang }) => lang))]
      .sort()
      .map((lang): [string, typeof isReal] => [lang, (row) => row.lang === lang]),
    ['real', isReal],
  ]
  const judged = new Map(all.map((row) => [row.id, detect(row.text).remember]))
  console.log(
    'group     rows  candidates P | R                     cards P | R                          false cards/1,000  urgent as cards',
  )
  for (const [name, belongs] of groups) {
    const some = all.filter(belongs)
    const positive = some.filter(({ label }) => label.remember !== 'none')
    const urgent = some.filter(({ label }) => label.remember === 'urgent')
    const said = (row: z.output<typeof message>) => judged.get(row.id) ?? 'none'
    const isHit = (row: z.output<typeof message>) => said(row) !== 'none'
    const isCard = (row: z.output<typeof message>) => said(row) === 'urgent' || said(row) === 'standard'
    const good = (rows: typeof some) => rows.filter(({ label }) => label.remember !== 'none').length
    const hits = some.filter(isHit)
    const cards = some.filter(isCard)
    const negatives = some.length - positive.length
    const falsely = negatives === 0 ? 0 : (1000 * (cards.length - good(cards))) / negatives
    console.log(
      name.padEnd(8),
      String(some.length).padStart(5),
      share(good(hits), hits.length),
      '|',
      share(good(hits), positive.length),
      ' ',
      share(good(cards), cards.length),
      '|',
      share(good(cards), positive.length),
      ' ',
      falsely.toFixed(1).padStart(6),
      `  ${urgent.filter(isCard).length}/${urgent.length}`,
    )
  }
  const naiveHits = all.filter(({ text }) => naive.test(text))
  const naiveGood = naiveHits.filter(({ label }) => label.remember !== 'none').length
  const positives = all.filter(({ label }) => label.remember !== 'none').length
  console.log(
    'word list',
    String(all.length).padStart(4),
    share(naiveGood, naiveHits.length),
    '|',
    share(naiveGood, positives),
  )
  if (!misses) return
  for (const row of all) {
    const got = judged.get(row.id) ?? 'none'
    if ((got === 'none') !== (row.label.remember === 'none')) {
      console.log(
        row.label.remember.padEnd(8),
        '→',
        got.padEnd(8),
        row.id,
        JSON.stringify(row.text.slice(0, 120)),
      )
    }
  }
}

const relations = ['duplicate', 'contradiction', 'refinement', 'unrelated'] as const

function evalPairs(all: z.output<typeof pair>[], misses: boolean): void {
  const judged = all.map((row) => ({ row, want: row.relation, got: relate(row.a, row.b) }))
  const of = (some: typeof judged, name: string) => {
    const hit = some.filter(({ want, got }) => want === name && got.relation === name).length
    const said = some.filter(({ got }) => got.relation === name).length
    const are = some.filter(({ want }) => want === name).length
    return { hit, said, are, f1: said + are === 0 ? null : (2 * hit) / (said + are) }
  }
  const macro = (some: typeof judged): string => {
    const f1 = relations.flatMap((name) => of(some, name).f1 ?? [])
    return (f1.reduce((sum, one) => sum + one, 0) / f1.length).toFixed(2)
  }
  console.log(`pairs ${all.length}: macro F1 ${macro(judged)}`)
  for (const name of relations) {
    const { hit, said, are, f1 } = of(judged, name)
    console.log(
      name.padEnd(14),
      String(are).padStart(4),
      'P',
      share(hit, said),
      'R',
      share(hit, are),
      'F1',
      (f1 ?? 0).toFixed(2),
    )
  }
  const isCrossed = ({ row }: (typeof judged)[number]): boolean => row.lang.includes('+')
  const languages = [...new Set(judged.filter((one) => !isCrossed(one)).map(({ row }) => row.lang))].sort()
  const groups = languages.map((lang) => [lang, judged.filter(({ row }) => row.lang === lang)] as const)
  for (const [name, some] of [...groups, ['across', judged.filter(isCrossed)] as const])
    if (some.length > 0)
      console.log(name.padEnd(14), String(some.length).padStart(4), 'macro F1', macro(some))
  const swallowed = judged.filter(({ want, got }) => want === 'contradiction' && got.relation === 'duplicate')
  console.log(`contradictions called duplicate: ${swallowed.length}`)
  if (!misses) return
  for (const { row, want, got } of judged)
    if (got.relation !== want) console.log(want, '→', got.relation, row.id, JSON.stringify([row.a, row.b]))
}

/** Puts a token together as its recipe says: `X*N` repeats, `U+XXXX` is a code point, `TAG:` spells in tag characters. */
function filled({ text, recipe }: z.output<typeof gated>): string {
  if (!recipe) return text
  const parts = recipe.map((part) => {
    const repeat = /^(.+)\*(\d+)$/su.exec(part)
    if (repeat) return (repeat[1] ?? '').repeat(Number(repeat[2]))
    const point = /^U\+([0-9A-Fa-f]{4,6})$/u.exec(part)
    if (point) return String.fromCodePoint(Number.parseInt(point[1] ?? '0', 16))
    if (part.startsWith('TAG:'))
      return [...part.slice(4)]
        .map((one) => String.fromCodePoint(0xe0000 + (one.codePointAt(0) ?? 0)))
        .join('')
    return part
  })
  return text.replace('{{s}}', parts.join(''))
}

function evalGate(all: z.output<typeof gated>[], misses: boolean): void {
  const judged = all.map((row) => ({ row, got: checkSafety({ text: filled(row), where: 'L1' }).outcome }))
  const attacks = judged.filter(({ row }) => row.verdict === 'refuse')
  const benign = judged.filter(({ row }) => row.verdict === 'pass')
  const refused = attacks.filter(({ got }) => got === 'refuse').length
  const passed = benign.filter(({ got }) => got === 'pass').length
  console.log(
    `gate ${all.length}: attacks refused ${share(refused, attacks.length)}, look-alikes passed ${share(passed, benign.length)}`,
  )
  if (misses)
    for (const { row, got } of judged)
      if (got !== row.verdict) console.log(row.verdict, '→', got, row.id, row.category)
}

const at = process.argv.indexOf('--corpus')
const directory = at > 0 ? process.argv[at + 1] : undefined
if (!directory) {
  console.error(
    'npm run eval -- --corpus DIR [--misses]   (a folder with messages.jsonl, pairs.jsonl, gate.jsonl)',
  )
  process.exit(2)
}
const misses = process.argv.includes('--misses')
const messages = rows(directory, 'messages.jsonl', message)
if (messages.length > 0) evalMessages(messages, misses)
const pairs = rows(directory, 'pairs.jsonl', pair)
if (pairs.length > 0) evalPairs(pairs, misses)
const gates = rows(directory, 'gate.jsonl', gated)
if (gates.length > 0) evalGate(gates, misses)
