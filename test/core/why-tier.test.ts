import { describe, expect, it } from 'vitest'
import { whyTier } from '../../src/core/why-tier.ts'
import { aRequest } from '../a-request.ts'

const put = (change: Parameters<typeof aRequest>[0]) =>
  whyTier(aRequest({ askedTier: null, flags: [], ...change }))

describe('why a request is put at its tier', () => {
  it('is what its breach would cost', () => {
    const text = 'Never push to main without a review'
    expect(put({ tier: 'L3', text })).toMatchObject({ code: 'costly', detail: 'push to main' })
  })
  it('is that it names the standing rules', () => {
    expect(put({ tier: 'L3', text: 'House rule: tabs in makefiles' })).toEqual({ code: 'standing-file' })
  })
  it('is the skill that it belongs to', () => {
    const text = 'Warm the cache before the smoke test'
    expect(put({ tier: 'L2', skill: 'deploy', text })).toEqual({ code: 'of-skill', detail: 'deploy' })
  })
  it('is that nothing speaks for a higher one', () => {
    expect(put({ tier: 'L1', text: 'Use tabs in makefiles' })).toEqual({ code: 'tier-plain' })
  })
  it('is whoever asked for it or chose it', () => {
    const text = 'Use tabs in makefiles'
    expect(put({ tier: 'L3', askedTier: 'L3', text })).toEqual({ code: 'tier-asked' })
    expect(put({ tier: 'L3', text })).toEqual({ code: 'tier-chosen' })
    expect(put({ tier: 'L1', text: 'Never force-push to main' })).toEqual({ code: 'tier-chosen' })
  })
  it('is left to a warning that says why it is put no higher, and to the entry that goes', () => {
    const text = 'Never force-push to main'
    expect(put({ tier: 'L1', text, flags: [{ code: 'also-fits-l3' }] })).toBeNull()
    expect(put({ tier: 'L3', kind: 'remove', text })).toBeNull()
  })
})
