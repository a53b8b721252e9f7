const irregular = new Map(
  Object.entries({
    ran: 'run',
    wrote: 'write',
    written: 'write',
    kept: 'keep',
    made: 'make',
    done: 'do',
    does: 'do',
    did: 'do',
    sent: 'send',
    built: 'build',
    took: 'take',
    taken: 'take',
    gave: 'give',
    given: 'give',
    thrown: 'throw',
    threw: 'throw',
    broke: 'break',
    broken: 'break',
    chose: 'choose',
    chosen: 'choose',
    found: 'find',
    held: 'hold',
    left: 'leave',
    went: 'go',
    got: 'get',
    put: 'put',
    read: 'read',
    hidden: 'hide',
    indices: 'index',
    children: 'child',
    people: 'person',
    is: 'be',
    are: 'be',
    was: 'be',
    were: 'be',
    has: 'have',
    had: 'have',
    caught: 'catch',
    shown: 'show',
    known: 'know',
  }),
)

/**
 * The part of an English word that its forms share: commit, commits, committed, committing. Not a word to read; only
 * to be compared with others that went through here.
 */
export function stem(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return base(known)
  if (word.length < 4 || /[^a-z]/.test(word)) return word
  return base(word)
}

function base(word: string): string {
  // "Sanitise" is "sanitize"; words that only look like it are changed alike everywhere.
  let own = word.length < 7 ? word : word.replace(/is(e[sd]?|ing|ations?)$/, 'iz$1')
  // Not "strip".
  if (own === 'stripe') return own
  if (/ied$/.test(own) && own.length > 4) own = `${own.slice(0, -3)}y`
  else if (/ies$/.test(own) && own.length > 4) own = `${own.slice(0, -3)}y`
  else if (/(?:s|x|z|ch|sh)es$/.test(own)) own = own.slice(0, -2)
  else if (/[^suiy]s$/.test(own)) own = own.slice(0, -1)
  else if (/ys$/.test(own)) own = own.slice(0, -1)
  if (own.endsWith('ing') && /[aeiouy]/.test(own.slice(0, -3))) own = own.slice(0, -3)
  else if (own.endsWith('ed') && !own.endsWith('eed') && /[aeiouy]/.test(own.slice(0, -2)))
    own = own.slice(0, -2)
  else if (own.endsWith('ly') && own.length > 5) own = own.slice(0, -2)
  if (own.length > 3 && own.endsWith('e')) own = own.slice(0, -1)
  if (own.length > 2 && /([bcdfglmnprt])\1$/.test(own)) own = own.slice(0, -1)
  return own
}
