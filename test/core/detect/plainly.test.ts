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
    ["if you're not sure about a column, say so", 'if the import is not sure about a column, it says so'],
    ['when I say ship it, push to staging only', 'when I press ship it, staging shows an error'],
  ],
  'harm that was done to people': [
    ['no barrel exports. they killed our build times', 'no exports in the list. the filter killed them'],
  ],
  'who the person is': [
    ["I'm a linguist, I don't know any css", 'a linguist looks at the page first'],
    ['I have zero terminal experience', 'the terminal has zero lines left'],
  ],
  'a thing that only I do': [
    ['leave the commits to me, you only write code', 'leave the commits in the list, hide the tags'],
    ['nobody but me runs the restore script, ask me first', 'nobody but the admin sees the restore button'],
  ],
}

describe.each(Object.entries(pairs))('%s', (_, list) => {
  it.each(list)('a card: %s; not: %s', (card, none) => {
    expect([card, isCard(card)]).toEqual([card, true])
    expect([none, isCard(none)]).toEqual([none, false])
  })
})
