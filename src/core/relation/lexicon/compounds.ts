/** Two things side by side that name a third: `first + second = whole`, by ids of things, whatever the language. */
export const compounds = `
commit + heading = commit-message
commit + summary = commit-message
commit + explanation = commit-message
branch + name = branch-name
branch/feature + name = branch-name
file + name = file-name
function + name = function-name
variable + name = variable-name
test + name = test-name
pull-request + heading = pr-title
pull-request + explanation = pr-description
file-path + comment = file-path
`
