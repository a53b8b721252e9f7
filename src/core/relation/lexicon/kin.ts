/** Things and deeds that people name one for the other, a group a line; one may stand in several. */
const groups = `
answer explanation
answer response
answer talk-act
name variable/name
verify validation check-act
verify test
teammate human
teammate teamwork
human user-self
catch error/handling
catch bare-except
swallow bare-except
comment documentation/docstring
boundary-check validation
boundary-check sanitize-act
validation sanitize-act
secret secret/token secret/password
assumption guess-act invent-act
guess-act ponder
connect ssh
describe report-act
describe document-act
read understand
understand dig
split extract
bug repair-act
bug test/regression
edit improve-act
edit repair-act
edit mutation
edit track
refactor improve-act
refactor format-of
improve-act optimize-act
performance optimize-act
save persist-act
save document-act
database persist-act
log document-act
copy backup-act
backup backup-act
rollback undo-act
recoverable rollback
go-on continue
finish break-off
wait go-on
approval request-of-user
approval discuss
plan discuss
plan design
plan alternative
design architecture
deploy ship-act
deploy release
initialize start-up
random fixture
abstraction wrap
encryption mask
release ship-act
notification notify-act report-act
notification state-act
report-act state-act
escalate notify-act
escalate notification
display show-act render
animation animate
ui-text localize
constant constant/name
log log-file
ui-text/file localize
ui-text/file ui-text
summary summarise
example illustrate
encryption mask-act
personal-data mask-act
secret mask-act
expiry expire cache/invalidate
timeout time-limit
rate-limit throttle-act
migration schema
column field
table-doc list-of
deterministic reproduce
random reproduce
time-series order-of
data dataset
compare-act diff
drive-by side-track
drive-by refactor
minimal-change drive-by
reuse existing-code
duplication reuse
dependency vendored
api request
client browser
screen component
root-fix cause
cause dig
role-right authorize-act
row-security security
server cluster
generated regenerate
generated file/generated
abstraction over-do
delegate summon
user-self customer
`

const kin: ReadonlySet<string> = new Set(
  groups
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap((names) => names.flatMap((one) => names.map((other) => `${one} ${other}`))),
)

/** Whether two ids may name the same. */
export const areKin = (one: string, other: string): boolean => one !== other && kin.has(`${one} ${other}`)
