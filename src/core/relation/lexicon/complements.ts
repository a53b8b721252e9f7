/**
 * Things of which who does not want the one asks for the other, a pair a line: "never store it in plain text" and "store it
 * encrypted". Ids of things, deeds and values; of an end with its sign.
 */
const pairs = `
hard-code config
hard-code env-var
hard-code constant
hard-code localize
hard-code ui-text/file
encryption config-form:text
encryption log-form:text
encryption ±plainness+
mask-act config-form:text
mock test/real
swallow propagate
swallow error/handling
swallow throw
admin unprivileged
assumption question
abbreviation ±completeness+
abbreviation ±explicitness+
pinyin language:english
type/any type/unknown
warning/suppress bug
warning/suppress repair-act
test/skipped repair-act
offline network
magic-number constant
breaking-change backward-compat
commit gitignore
test-place:beside root-folder
pass-build break-build
offline connect
`

const both: ReadonlySet<string> = new Set(
  pairs
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [one = '', other = ''] = line.split(' ')
      return [`${one} ${other}`, `${other} ${one}`]
    }),
)

/** Whether not the one is the other. */
export const areComplements = (one: string, other: string): boolean => both.has(`${one} ${other}`)
