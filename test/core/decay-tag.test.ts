import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decayTypes } from '../../src/core/decay.ts'
import { findTags, formatTag, readTag, rewriteTag } from '../../src/core/decay-tag.ts'

const TODAY = '2026-06-30'
const fresh = { type: 'schema', confirmed: '2026-06-01', C0: 1, alpha: 0, beta: 0 } as const

/** The grammar of the tool that made these tags, as it stands; null where it finds no whole tag. */
function firstReading(line: string) {
  const body = /<!--\s*decay:\s*([^\n]+?)\s*-->/.exec(line)?.[1] ?? ''
  const pairs = Object.fromEntries(
    Array.from(body.matchAll(/([\p{L}\p{N}\p{M}_]+)=(\S+)/gu), ([, key, value]) => [key, value]),
  )
  if (!('type' in pairs && 'confirmed' in pairs && 'C0' in pairs)) return null
  const { type, confirmed, C0, alpha = '0', beta = '0' } = pairs
  return { type, confirmed, C0: Number(C0), alpha: Number(alpha), beta: Number(beta) }
}

describe('a decay tag', () => {
  it('is read with its keys in any order, and without alpha and beta', () => {
    const good = (confidence: object) => ({ tag: 'fit', confidence })
    expect(readTag('  <!--decay: C0=.5 confirmed=2026-06-01 type=schema-->', TODAY)).toEqual(
      good({ ...fresh, C0: 0.5 }),
    )
    expect(
      readTag('- x <!-- decay: type=schema confirmed=2026-06-01 C0=1.0 alpha=5 beta=0.3 -->', TODAY),
    ).toEqual(good({ ...fresh, alpha: 5, beta: 0.3 }))
    expect(readTag('<!-- decay -->', TODAY)).toBeNull()
    expect(readTag('about decay: type=schema', TODAY)).toBeNull()
  })

  it.each([
    ['type=schema confirmed=2026-06-01', 'missing', 'C0'],
    ['type=preference confirmed=2026-06-01 C0=1.0', 'type', 'preference'],
    ['type=schema confirmed=2026-13-45 C0=1.0', 'date', '2026-13-45'],
    ['type=schema confirmed=2026-07-01 C0=1.0', 'future', '2026-07-01'],
    ['type=schema confirmed=2026-06-01 C0=1.2', 'number', 'C0=1.2'],
    ['type=schema confirmed=2026-06-01 C0=high', 'number', 'C0=high'],
    ['type=schema confirmed=2026-06-01 C0=1.0 alpha=-1', 'number', 'alpha=-1'],
    ['type=schema confirmed=2026-06-01 C0=1.0 beta=NaN', 'number', 'beta=NaN'],
  ])('with %s is told apart and throws nothing', (body, trouble, detail) =>
    expect(readTag(`<!-- decay: ${body} -->`, TODAY)).toEqual({ tag: 'unfit', trouble, detail }),
  )

  it('keeps its keys that are none of ours, its indentation and what stands around it', () => {
    const line =
      '\t- a <!--  decay: owner=ana C0=1.0 type=schema confirmed=2026-06-01 see=x=y --> b <!-- c -->'
    expect(rewriteTag(line, { ...fresh, C0: 0.1, alpha: 1.3, beta: 2 })).toBe(
      '\t- a <!-- decay: type=schema confirmed=2026-06-01 C0=0.1 alpha=1.3 beta=2 owner=ana see=x=y --> b <!-- c -->',
    )
  })

  it.each([
    ['pinned note="two words" größe=3 x-owner=ana', 'pinned note="two words" größe=3 x-owner=ana'],
    ['alpha= beta=2', ''],
    ['type=data_range C0=0.5', ''],
  ])('keeps what is no pair of its grammar: %s', (more, behind) =>
    expect(rewriteTag(`<!-- decay: type=schema confirmed=2026-06-01 C0=1.0 ${more} -->`, fresh)).toBe(
      `<!-- decay: ${[formatTag(fresh), behind].filter(Boolean).join(' ')} -->`,
    ),
  )

  it('has the values that the first tool reads, before and after it was rewritten', () => {
    const word = fc.oneof(
      fc.constantFrom('type=schema', 'confirmed=2026-06-01', 'C0=0.5', 'alpha=2', 'beta=.5', 'x-alpha=3'),
      fc.constantFrom(
        'öalpha=4',
        'note=alpha=9',
        '=alpha=1',
        'alpha=',
        'pinned',
        '"a b"',
        'x-C0=0.2',
        '-->',
        '<!--',
      ),
      fc.string({ maxLength: 6 }),
    )
    const line = fc
      .tuple(fc.string({ maxLength: 5 }), fc.array(word, { maxLength: 12 }), fc.constantFrom(' ', '\t', '  '))
      .map(([lead, words, space]) => `${lead}<!--${space}decay:${words.join(space)} -->`)
    fc.assert(
      fc.property(line, (given) => {
        const first = firstReading(given)
        const read = readTag(given, TODAY)
        if (first === null) expect(read).toMatchObject({ trouble: 'missing' })
        else if (read?.tag === 'fit') expect(read.confidence).toEqual(first)
        const changed = { ...fresh, C0: 0.7, alpha: 1.5, beta: 0.25 }
        if (read) expect(firstReading(rewriteTag(given, changed))).toEqual(changed)
      }),
      { numRuns: 2_000 },
    )
  })

  it('says after being written what it was written with', () => {
    const some = fc.record({
      type: fc.constantFrom(...decayTypes),
      confirmed: fc.constantFrom('2026-06-01', '2024-02-29', TODAY),
      C0: fc.double({ min: 0, max: 1, noNaN: true }),
      alpha: fc.double({ min: 0, max: 1e6, noNaN: true }),
      beta: fc.double({ min: 0, max: 1e6, noNaN: true }),
    })
    fc.assert(
      fc.property(some, (confidence) => {
        const line = `<!-- decay: ${formatTag(confidence)} -->`
        const plain = {
          ...confidence,
          C0: confidence.C0 + 0,
          alpha: confidence.alpha + 0,
          beta: confidence.beta + 0,
        }
        expect(readTag(line, TODAY)).toEqual({ tag: 'fit', confidence: plain })
        expect(rewriteTag(line, confidence)).toBe(line)
      }),
    )
  })

  it('is rewritten the same whatever else its line holds, and a line without one is left alone', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('decay'))
        expect(rewriteTag(text, fresh)).toBe(text)
        const line = `${text}<!-- decay: ${formatTag(fresh)} -->`
        expect(rewriteTag(line, fresh).startsWith(text)).toBe(true)
      }),
    )
  })
})

describe('the tags of a text', () => {
  const tag = (body = formatTag(fresh)) => `<!-- decay: ${body} -->`

  it('come with their lines, entities and words', () => {
    const text = [
      '# Map',
      '',
      tag(),
      '<!-- entities: t_room,  t_building, -->',
      '- t_room.building_id joins t_building.id',
      '',
      tag('type=schema confirmed=nonsense C0=1.0'),
      'a line of words',
    ].join('\r\n')
    expect(findTags(text, TODAY)).toMatchObject([
      {
        line: 3,
        entities: ['t_room', 't_building'],
        text: 't_room.building_id joins t_building.id',
        marker: null,
      },
      { line: 7, entities: [], text: 'a line of words', read: { tag: 'unfit', trouble: 'date' } },
    ])
  })

  it('are found in a line of any length, and one that never ends is none', () => {
    const long = `${'x'.repeat(400_000)} ${tag()} ${'y'.repeat(400_000)}`
    const endless = `<!-- decay: ${' '.repeat(400_000)}x`
    const entities = `<!-- entities: t_room -->${' '.repeat(400_000)}`
    expect(findTags([endless, long, entities, endless].join('\n'), TODAY)).toMatchObject([
      { line: 2, entities: ['t_room'], read: { tag: 'fit' } },
    ])
  })

  it.each(['a', 'é', '=', 'a=', '<!--', '<!-- decay:', '\t', '-'])(
    'come to an end on a line of a great many %j',
    (piece) => expect(findTags(`<!-- decay: ${piece.repeat(300_000)} -->`, TODAY)).toHaveLength(1),
  )

  it('in a fenced code block are examples', () => {
    expect(findTags(['```', tag(), '```', tag()].join('\n'), TODAY).map(({ line }) => line)).toEqual([4])
  })

  it('of a block know its marker', () => {
    const id = '01JDX4T9V2Q8W3E5R7Y1M6N0KA'
    const hash = 'a'.repeat(64)
    const text = [`<!-- evo: id=${id} hash=${hash} -->`, tag(), '### 🧬 Rule [x]', '> Rule: Use tabs'].join(
      '\n',
    )
    expect(findTags(text, TODAY)).toMatchObject([{ line: 2, marker: { id, hash }, text: 'Rule: Use tabs' }])
  })
})
