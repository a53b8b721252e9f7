import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockHash, renderBlock } from '../../src/core/block.ts'
import {
  addEntry,
  countMarkers,
  dominantEol,
  findSections,
  lineOfWords,
  type NewEntry,
  parseEntries,
  removeEntry,
} from '../../src/core/section.ts'

const ULID = '01JDX4T9V2Q8W3E5R7Y1M6N0KA'

function anEntry(number = 0, text = 'Run the tests before every commit'): NewEntry {
  const block = renderBlock({
    tier: 'L1',
    locale: 'en',
    agent: 'claude-code',
    date: '2026-11-29',
    scope: 'shop',
    text,
  })
  const id = ULID.slice(0, -2) + String(number).padStart(2, '0')
  const hash = blockHash({ path: 'MEMORY.md', tier: 'L1', block })
  return { id, hash, block, decay: { type: 'business_rule', confirmed: '2026-11-29' } }
}

const add = (text: string, entry: NewEntry) => addEntry(text, entry, { eol: dominantEol(text) })

const pieces = fc.constantFrom(
  'a',
  'rule',
  '规则',
  '\n',
  '\r\n',
  '\r',
  '\n\n',
  '# Title\n',
  '- item\r\n',
  '```\n',
  '~~~\n',
  '```sh\n',
  '> quote\n',
  '<!-- evo:begin -->\n',
  '## 🧬 Evogate\n',
  '<!-- evo: id=X hash=1 -->\n',
  '<!--',
  '\t',
  ' ',
)
/** Any text with at most stray markers: a whole section of others would rightly be used and joined. */
const anyText = fc
  .tuple(fc.boolean(), fc.array(pieces, { maxLength: 30 }))
  .map(([bom, parts]) => (bom ? '\uFEFF' : '') + parts.join(''))
  .filter((text) => findSections(text).length === 0)

describe('an entry in a file', () => {
  it('is written exactly so at the end of a file with a final newline', () => {
    const entry = anEntry()
    expect(add('# Notes\n', entry)).toBe(
      [
        '# Notes',
        '',
        '<!-- evo:begin -->',
        '## 🧬 Evogate',
        '',
        `<!-- evo: id=${entry.id} hash=${entry.hash} -->`,
        '<!-- decay: type=business_rule confirmed=2026-11-29 C0=1.0 alpha=0 beta=0 -->',
        '### 🧬 Self-evolution [claude-code]',
        '> Run the tests before every commit',
        '',
        '<!-- evo:end -->',
        '',
      ].join('\n'),
    )
  })
  it('leaves a file without a final newline without one (R94)', () => {
    const text = add('# Notes', anEntry())
    expect(text.startsWith('# Notes\n\n<!-- evo:begin -->\n')).toBe(true)
    expect(text.endsWith('\n<!-- evo:end -->')).toBe(true)
  })
  it('has no empty line before it in an empty file', () => {
    expect(add('', anEntry()).startsWith('<!-- evo:begin -->\n')).toBe(true)
    expect(add('\uFEFF', anEntry()).startsWith('\uFEFF<!-- evo:begin -->\n')).toBe(true)
  })
  it('uses the line ends that most lines have (R94)', () => {
    const text = add('a\r\nb\r\nc\n', anEntry())
    expect(text.slice('a\r\nb\r\nc\n'.length).replaceAll('\r\n', '')).not.toContain('\n')
    expect(add('a\r\nb\nc\n', anEntry()).slice('a\r\nb\nc\n'.length)).not.toContain('\r')
  })
  it('is read back with its marker, decay tag, block and line', () => {
    const entry = anEntry()
    const [found] = parseEntries(add('# Notes\r\n', entry))
    expect(found).toMatchObject({ id: entry.id, hash: entry.hash, block: entry.block, line: 8 })
    expect(found?.decay).toBe('type=business_rule confirmed=2026-11-29 C0=1.0 alpha=0 beta=0')
  })
  it('comes out again and leaves the file byte for byte as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const entry = anEntry()
        const added = add(text, entry)
        expect(parseEntries(added).map((one) => one.block)).toEqual([entry.block])
        expect(added.startsWith(text)).toBe(true)
        expect(removeEntry(added, entry.id)).toBe(text)
      }),
      { numRuns: 1500 },
    )
  })
  it('can be one of many, taken out in any order', () => {
    const scenario = fc.tuple(
      anyText,
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      fc.integer({ min: 0, max: 5 }),
    )
    fc.assert(
      fc.property(scenario, ([text, order, keep]) => {
        let current = text
        for (let n = 0; n < 5; n += 1) current = add(current, anEntry(n, `Rule number ${n}`))
        expect(findSections(current)).toHaveLength(1)
        expect(current.startsWith(text)).toBe(true)
        for (const n of order.slice(0, keep)) current = removeEntry(current, anEntry(n).id)
        const left = order.slice(keep).sort()
        expect(parseEntries(current).map((one) => one.id)).toEqual(left.map((n) => anEntry(n).id))
        expect(current.startsWith(text)).toBe(true)
        for (const n of left) current = removeEntry(current, anEntry(n).id)
        expect(current).toBe(text)
      }),
      { numRuns: 500 },
    )
  })
  it('leaves what people wrote below the section alone', () => {
    const text = `${add('# Notes\n', anEntry())}- mine\r\n`
    const two = add(text, anEntry(1, 'Another'))
    expect(two.endsWith('<!-- evo:end -->\n- mine\r\n')).toBe(true)
    expect(removeEntry(removeEntry(two, anEntry(1).id), anEntry().id)).toBe('# Notes\n- mine\r\n')
  })
  it('is found even when a line was appended right behind the end marker', () => {
    const text = `${add('# Notes', anEntry())}- mine\n`
    expect(parseEntries(text)).toHaveLength(1)
    expect(removeEntry(text, anEntry().id)).toBe('# Notes- mine\n')
  })
})

describe('our section', () => {
  it('is not one that stands in a closed code fence', () => {
    const fenced = `\`\`\`md\n${add('', anEntry())}\`\`\`\n`
    expect(parseEntries(fenced)).toEqual([])
    expect(removeEntry(add(fenced, anEntry(1)), anEntry(1).id)).toBe(fenced)
  })
  it('survives a fence above it that nobody closed', () => {
    expect(parseEntries(add('```\ncode\n', anEntry()))).toHaveLength(1)
  })
  it('does not pair a stray begin marker with its own end', () => {
    const stray = '<!-- evo:begin -->\nwords of a person\n'
    expect(removeEntry(add(stray, anEntry()), anEntry().id)).toBe(stray)
  })
  it('is read as one when a merge made several, and the next write joins them', () => {
    const twice = `${add('# A\n', anEntry(0, 'First'))}\n${add('# B\n', anEntry(1, 'Second'))}`
    expect(parseEntries(twice)).toHaveLength(2)
    const joined = add(twice, anEntry(2, 'Third'))
    expect(findSections(joined)).toHaveLength(1)
    expect(parseEntries(joined).map((one) => one.id)).toEqual([0, 1, 2].map((n) => anEntry(n).id))
    expect(joined.startsWith('# A\n\n# B\n\n<!-- evo:begin -->')).toBe(true)
  })
  it('stays with the lines that a person put into it', () => {
    const text = add('# A\n', anEntry()).replace('<!-- evo:end -->', 'my own words\n<!-- evo:end -->')
    const after = removeEntry(text, anEntry().id)
    expect(after).toContain('my own words')
    expect(parseEntries(after)).toEqual([])
  })
  it('does not hide a marker that stands outside it', () => {
    const entry = anEntry()
    const planted = `<!-- evo: id=${entry.id} hash=${entry.hash} -->\n`
    expect(countMarkers(add(planted, entry), entry.id)).toBe(2)
    expect(parseEntries(add(planted, entry))).toHaveLength(1)
  })
  it('is searched in linear time, whatever fences stand above it', () => {
    const hostile = Array.from({ length: 4000 }, (_, n) => '`'.repeat(3 + ((4000 - n) % 4000))).join('\n')
    expect(findSections(add(hostile, anEntry()))).toHaveLength(1)
  })
})

it('names an entry by the line of its words, not of its marker, tag or heading', () => {
  const text = '# Notes\n\n<!-- evo:begin -->\n## 🧬 Evogate\n\n'
  const marker = `<!-- evo: id=01JDX4T9V2Q8W3E5R7Y1M6N0KA hash=${'a'.repeat(64)} -->`
  const whole = `${text}${marker}\n<!-- decay: type=schema confirmed=2026-11-29 C0=1.0 -->\n### 🧬 x\n> words\n\n<!-- evo:end -->\n`
  const [entry] = parseEntries(whole)
  expect(whole.split('\n')[lineOfWords(entry!) - 1]).toBe('> words')
})
