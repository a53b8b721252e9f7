/**
 * How far each thing found about a clause, or about the message around it, leans to words that are worth keeping: the
 * logarithm of the odds, so that they add up. Fitted by logistic regression (standardised, ridge 0.01) to some 6,000 labelled
 * messages in more than ten languages, 3,100 of them typed in earnest, and to the sentences of the tests:
 * `node bench/run.mjs fit-detection DIR…` prints it anew for messages of your own. `counted` cues are those that hold for the clause, `guard` and `doubt` are what speaks against
 * it, `told` is what the tables propose. Only sums count, and no line alone decides anything.
 */
export const leanings = `
address | 0.15
asked | -0.87
beside because | 1.76
beside brief | 0.74
beside complained | 1.08
beside denied | -0.34
beside drafting | 0.25
beside lent | 1.00
beside quoted | -0.73
beside sealed | 1.55
beside specified | -0.49
beside tasked | -0.58
beside working | -0.19
between | 0.30
building | -1.09
clause absent | -0.55
clause again | 0.13
clause ask | 0.24
clause build | -0.54
clause cannot | -0.41
clause degree | 0.37
clause done | -0.21
clause exempt | -0.78
clause future | 0.45
clause hedge | 0.20
clause instead | 0.70
clause joint | -0.19
clause manner | 0.13
clause must | -3.00
clause near | -0.70
clause norm | 1.09
clause obligation | -0.33
clause of 2 | -0.16
clause of 32 | 0.21
clause of 4 | -0.99
clause order | 0.49
clause plan | -0.61
clause politeness | -0.12
clause praise | 0.69
clause prefer | 0.26
clause product | -0.90
clause prohibition | 0.58
clause pronoun | -0.11
clause question | -0.56
clause quote | -1.85
clause record | 0.73
clause repetition | 0.53
clause specific | -0.23
clause team | 0.60
clause universal | 0.54
clause usage | 1.64
clause why | 0.38
clause world | -0.27
clauses 4 | -0.23
costs | 0.95
counted again | 0.93
counted ban | 0.54
counted being | 2.45
counted blanket | -0.35
counted companion | 0.23
counted complaint | -0.35
counted condition | 0.70
counted conduct | 0.54
counted consult | 1.11
counted done | 0.72
counted emphasis | 0.98
counted event | 1.08
counted fact | 1.72
counted future | 1.64
counted habit | 0.84
counted manner | 0.33
counted mine | 2.14
counted must | -0.43
counted near | 0.24
counted norm | 0.70
counted place | 0.89
counted remember | 0.31
counted standing | -0.63
counted style | 0.42
counted tool | 0.65
counted universal | -0.43
counted work | 0.20
doubt hedge | 0.20
doubt product | -0.87
doubt specific | -0.22
elsewhere absent | -0.21
elsewhere again | -0.50
elsewhere ask | -0.60
elsewhere ban | -2.83
elsewhere blanket | 0.79
elsewhere build | -0.79
elsewhere cannot | -0.18
elsewhere companion | 0.69
elsewhere condition | 0.86
elsewhere conduct | 0.11
elsewhere danger | 1.13
elsewhere degree | -0.99
elsewhere done | 3.00
elsewhere draft | -2.12
elsewhere emphasis | 1.62
elsewhere event | 0.11
elsewhere exempt | 1.10
elsewhere future | 1.30
elsewhere hedge | -1.21
elsewhere idiom | -0.18
elsewhere instead | 0.30
elsewhere joint | -0.64
elsewhere limit | -2.34
elsewhere manner | 1.61
elsewhere must | -1.05
elsewhere near | 0.87
elsewhere norm | 0.59
elsewhere order | -0.43
elsewhere passing | -1.20
elsewhere place | 0.36
elsewhere politeness | 0.68
elsewhere prefer | -3.00
elsewhere product | -0.36
elsewhere prohibition | 1.14
elsewhere pronoun | 0.44
elsewhere question | -0.78
elsewhere quote | -1.23
elsewhere record | -0.22
elsewhere remember | 1.65
elsewhere self | 0.61
elsewhere specific | -0.33
elsewhere standing | 2.97
elsewhere style | -0.94
elsewhere talk | 0.16
elsewhere team | 1.25
elsewhere tool | 0.16
elsewhere universal | -0.23
elsewhere usage | 1.35
elsewhere verb | 0.13
elsewhere why | 1.16
elsewhere work | 0.39
elsewhere world | -0.16
elsewhere wrong | 0.54
facts 1 | 0.23
facts 2 | 0.72
facts 3 | 1.56
form exemption | 1.08
form obligation | 0.40
form order | -0.37
form preference | 1.38
general | -0.43
grounds | 0.26
guard quoted | -0.67
item | -1.14
last | -0.51
lasting | 0.82
message of 256 | -0.59
message of 4 | 1.34
message of 64 | 0.41
mixed | -0.17
of none | -0.36
of other | -0.22
of self | 0.23
of work | 0.30
question mark | 0.19
scope | 0.66
sentences 1 | -0.34
sentences 2 | 0.73
sentences 3 | 0.52
sentences 4 | -0.44
swap of things | -0.45
swap of tools | -0.81
tasks bare | 0.49
tasks own | 0.52
told mild | -0.32
told none | -1.02
told standard | 1.53
told urgent | 1.92
tongue other | 0.57
tongue zh | -0.24
wish to remember | 0.91
written | 1.92
always | -2.04
`
