import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/core/canonical-json.ts'

/** The double with these 16 hex digits as its bits. */
function double(bits: string): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, BigInt(`0x${bits}`))
  return view.getFloat64(0)
}

describe('canonical JSON', () => {
  // Sample numbers of RFC 8785, appendix B.
  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('writes the double %s as %s', (bits, text) => {
    expect(canonicalJson(double(bits))).toBe(text)
  })

  it('writes strings with the shortest escapes and everything else as it is', () => {
    expect(canonicalJson('€$\u000f\nA\'B"\\\\"/')).toBe('"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"')
    expect(canonicalJson('\b\t\f\r\u007f\u2028🧬')).toBe('"\\b\\t\\f\\r\u007f\u2028🧬"')
  })

  it('sorts members by UTF-16 code units at every depth', () => {
    const value = {
      '€': 1,
      '\r': 2,
      '\ufb33': 3,
      '1': 4,
      '😀': 5,
      '\u0080': 6,
      ö: 7,
      in: [{ b: 1, a: [] }, {}],
    }
    expect(canonicalJson(value)).toBe(
      '{"\\r":2,"1":4,"in":[{"a":[],"b":1},{}],"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    )
  })

  it('writes literals, and leaves undefined members out', () => {
    expect(canonicalJson([null, true, false, 1e30, 4.5, 2e-3, 1e-27])).toBe(
      '[null,true,false,1e+30,4.5,0.002,1e-27]',
    )
    expect(canonicalJson({ a: undefined, b: null })).toBe('{"b":null}')
  })

  it('allows the same value twice but no cycle', () => {
    const shared = { a: 1 }
    expect(canonicalJson([shared, shared])).toBe('[{"a":1},{"a":1}]')
    const cycle: { self?: unknown } = {}
    cycle.self = [cycle]
    expect(() => canonicalJson(cycle)).toThrow(TypeError)
  })

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['\ud800'],
    ['a\udc00'],
    [1n],
    [undefined],
    [() => 1],
    [[undefined]],
  ])('refuses what JSON cannot hold: %o', (value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError)
  })

  it('refuses a member whose name has a lone surrogate', () => {
    expect(() => canonicalJson({ '\ud800': 1 })).toThrow(TypeError)
  })
})
