import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mendCutJson } from '../../src/agents/cut-json.ts'

describe('a JSON text whose end is missing', () => {
  it.each([
    ['{"a":"b', { a: 'b' }],
    ['{"a":"b\\', { a: 'b' }],
    ['{"a":"b\\u00e', { a: 'b' }],
    ['{"a":"b\\n', { a: 'b\n' }],
    ['{"a":"b\\\\', { a: 'b\\' }],
    ['{"a":1,"b', { a: 1 }],
    ['{"a":1,"b"', { a: 1 }],
    ['{"a":1,"b":', { a: 1 }],
    ['{"a":1,"b":12', { a: 1 }],
    ['{"a":12 ', { a: 12 }],
    ['{"a":tru', {}],
    ['{"a":[1,{"b":"c"},', { a: [1, { b: 'c' }] }],
    ['{"a":["x","y', { a: ['x', 'y'] }],
    ['{"a":{"b":{}}', { a: { b: {} } }],
    ['{"quote \\" }":"{[', { 'quote " }': '{[' }],
    ['{', {}],
    ['{"a":"whole"}', { a: 'whole' }],
  ])('%s', (text, value) => {
    expect(mendCutJson(text)).toEqual(value)
  })

  it.each(['', '   ', 'hello', '"text', '12', '}', '{]', '{"a":1}}'])('%j cannot be saved', (text) => {
    expect(mendCutJson(text)).toBeUndefined()
  })

  it('keeps every member that is whole, wherever the cut', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), fc.string(), (before, cut, last) => {
        const head = JSON.stringify({ ...before, last: '' }).slice(0, -2)
        const text = head + JSON.stringify(last).slice(1)
        const at = head.length + (cut % (text.length - head.length + 1))
        const { last: kept, ...others } = mendCutJson(text.slice(0, at)) as Record<string, unknown>
        delete (before as Record<string, unknown>).last
        expect(others).toEqual(JSON.parse(JSON.stringify(before)))
        expect(last.startsWith(String(kept))).toBe(true)
      }),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, cut) => {
        mendCutJson(text.slice(0, cut % (text.length + 1)))
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => void mendCutJson(text)))
  })
})
