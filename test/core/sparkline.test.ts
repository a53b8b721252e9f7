import { describe, expect, it } from 'vitest'
import { sparkline } from '../../src/core/sparkline.ts'

describe('a sparkline', () => {
  it('gives each value a bar and the highest a full one', () => {
    expect(sparkline([0, 1, 2, 4, 8])).toBe('▁▂▃▅█')
  })
  it('never lets something look like nothing', () => {
    expect(sparkline([0, 1, 1000])).toBe('▁▂█')
  })
  it('is flat when nothing happened', () => {
    expect(sparkline([0, 0, 0])).toBe('▁▁▁')
  })
})
