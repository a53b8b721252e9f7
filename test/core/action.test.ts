import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTION_MAX_BYTES, decodeAction, encodeAction, verbs } from '../../src/core/action.ts'

const actions = fc.record({
  id: fc.nat(9_999_999_999),
  revision: fc.nat(9_999_999_999),
  verb: fc.constantFrom(...verbs),
  value: fc.stringMatching(/^[a-z0-9]{0,32}$/),
})

describe('an action', () => {
  it('survives being put on a button and read back', () => {
    fc.assert(
      fc.property(actions, (action) => void expect(decodeAction(encodeAction(action))).toEqual(action)),
    )
  })

  it('takes 1 to 64 bytes of letters, digits and dots (R22)', () => {
    fc.assert(
      fc.property(actions, (action) => {
        const data = encodeAction(action)
        expect(data).toMatch(/^[a-z0-9.]+$/)
        expect(Buffer.byteLength(data)).toBeLessThanOrEqual(ACTION_MAX_BYTES)
      }),
    )
  })

  it('is not found in bytes that a client made up (R38)', () => {
    const forged = [
      '',
      '.',
      '42',
      '42.3',
      '42.3.',
      '42.3.approve',
      '42.3.evolve.',
      '42.3.evolve.l1.l2',
      '-1.3.evolve',
    ]
    const more = [
      '042.3.evolve',
      '42.03.evolve',
      '42.3.EVOLVE',
      '42.3.evolve.L1',
      ' 42.3.evolve',
      '42.3.evolve\n',
    ]
    const most = ['４２.3.evolve', '1e3.3.evolve', `42.3.wording.${'a'.repeat(60)}`, '99999999999.1.evolve']
    for (const data of [...forged, ...more, ...most]) expect(decodeAction(data), data).toBeNull()
  })

  it('is read only from what would be written the same way', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-z.]{1,64}$/)), (data) => {
        const action = decodeAction(data)
        if (action) expect(encodeAction(action)).toBe(data)
      }),
    )
  })

  it('cannot be encoded with a value that does not fit', () => {
    expect(() => encodeAction({ id: 42, revision: 3, verb: 'skill', value: 'Deploy it' })).toThrow(
      '42.3.skill',
    )
    expect(() => encodeAction({ id: -1, revision: 3, verb: 'evolve', value: '' })).toThrow()
    expect(() => encodeAction({ id: 1.5, revision: 3, verb: 'evolve', value: '' })).toThrow()
  })
})
