import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card; the second has the same words, and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'an order that is opened by what forbids it': [
    [
      'On no account open the ledger archive, the auditors sealed it',
      'Open the ledger archive, on no page is it shown',
    ],
    ['in no case rotate the signing keys', 'in this case rotate the two keys you listed'],
  ],
  'how all of a kind are kept, named or formed': [
    [
      'sprites live in assets/atlas, named after their scene',
      'the sprites are living in the wrong atlas, look',
    ],
    ['timestamps are in utc across the whole backend', 'timestamps are missing in the whole export'],
    ['our lambdas take one event object', 'our lambdas take ages again, why'],
    ["we're on the lts of node here and stay there", "we're on the second page of the docs"],
  ],
  'what is due for each new thing': [
    ['every new migration gets a rollback script', 'every new visitor gets a welcome mail'],
    ['each new hook needs a story', 'each new order needs a bit longer'],
  ],
  'what my words are to bring about': [
    [
      "if you can't tell which region a bucket is in, ask before you pick",
      'if the import lacks the region of a bucket, it picks one',
    ],
    ['when I say ship it, push to staging only', 'when I press ship it, staging shows an error'],
  ],
  'harm that was done to people': [
    [
      'no circular imports. one took down half the fleet',
      'no circular imports in the list. the filter took them out',
    ],
  ],
  'who the person is': [
    ["I'm a nurse, I never learned css", 'a nurse looks at the page first'],
    ['I have very little sql background', 'the sql table has very little left'],
  ],
  'a thing that only I do': [
    ['nobody but me runs the restore script, ask me first', 'nobody but the admin sees the restore button'],
  ],
}

describe.each(Object.entries(pairs))('%s', (_, list) => {
  it.each(list)('a card: %s; not: %s', (card, none) => {
    expect([card, isCard(card)]).toEqual([card, true])
    expect([none, isCard(none)]).toEqual([none, false])
  })
})

describe('what the person keeps for themselves', () => {
  it('is possible, unlike a thing that is left as it is', () => {
    expect(detect('leave the tagging to me').remember).toBe('mild')
    expect(detect('leave the tagging field empty, I look at it').remember).toBe('none')
  })
})
