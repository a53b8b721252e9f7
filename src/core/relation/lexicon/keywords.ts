/** Words of programming languages that mean something else in a sentence: `id of a thing | words`. */
export const keywords = `
constructor | new
catch | try, except, finally
loop | for, while, do
conditional | if, else, elif, unless
type/any | any
import | from, using
early-return | return
variable/global | global
lock | synchronized
`
