/**
 * How far each thing found about a clause, or about the message around it, leans to words that are worth keeping: the
 * logarithm of the odds, so that they add up. Fitted by logistic regression (standardised, ridge 0.01) to some 6,000 labelled
 * messages in more than ten languages, 3,100 of them typed in earnest, then anew to 4,800 others of which 3,300 were, and to the sentences of the tests:
 * `node bench/run.mjs fit-detection DIR…` prints it anew for messages of your own. `counted` cues are those that hold for the clause, `guard` and `doubt` are what speaks against
 * it, `told` is what the tables propose. Only sums count, and no line alone decides anything.
 */
export const leanings = `
address | 0.19
asked | -0.78
beside because | 2.16
beside brief | 0.71
beside complained | 1.36
beside denied | -0.38
beside drafting | 0.39
beside lent | 0.47
beside listed | 0.11
beside quoted | -0.69
beside sealed | 2.11
beside specified | -0.15
beside tasked | -0.61
beside working | -0.18
between | 0.28
building | -1.04
clause absent | -0.32
clause again | -0.17
clause ask | 0.32
clause build | -0.54
clause cannot | -0.12
clause companion | -0.21
clause danger | -0.17
clause degree | 0.47
clause dislike | 0.60
clause draft | 0.30
clause exempt | -0.99
clause future | 0.29
clause hedge | 0.12
clause instead | 0.89
clause joint | -0.13
clause manner | -0.15
clause must | -3.00
clause near | -0.92
clause norm | 0.75
clause obligation | -0.28
clause of 16 | 0.13
clause of 2 | -0.14
clause of 32 | 0.19
clause of 4 | -1.07
clause of 64 | -0.19
clause order | 0.50
clause plan | -0.99
clause politeness | -0.26
clause product | -0.80
clause prohibition | 0.64
clause question | -0.51
clause quote | -2.24
clause record | 0.65
clause remind | -0.64
clause repetition | 0.49
clause specific | -0.36
clause team | 0.87
clause universal | 0.59
clause usage | 1.69
clause why | 0.26
clause world | -0.19
clauses 4 | -0.16
costs | 0.72
counted again | 0.57
counted ban | 0.54
counted being | 2.21
counted blanket | -0.28
counted complaint | -0.13
counted condition | 0.66
counted conduct | 0.73
counted consult | 1.27
counted done | 0.65
counted emphasis | 0.87
counted event | 1.03
counted fact | 1.41
counted future | 1.48
counted manner | 0.36
counted mine | 1.72
counted must | -0.87
counted near | 0.14
counted next | 0.37
counted place | 0.60
counted remember | 0.54
counted remind | -0.64
counted standing | -0.21
counted style | 0.40
counted tool | 0.74
counted universal | -0.18
counted usage | 0.47
counted work | 0.20
doubt hedge | 0.11
doubt product | -0.73
doubt specific | -0.27
elsewhere absent | -0.37
elsewhere again | -0.76
elsewhere ask | -0.93
elsewhere ban | -2.82
elsewhere blanket | 0.68
elsewhere build | -0.87
elsewhere cannot | -0.26
elsewhere companion | 0.37
elsewhere condition | 1.14
elsewhere conduct | 0.14
elsewhere danger | 1.22
elsewhere degree | -0.73
elsewhere draft | -2.28
elsewhere emphasis | 1.38
elsewhere event | 0.59
elsewhere exempt | 0.50
elsewhere fact | -0.55
elsewhere hedge | -0.98
elsewhere idiom | -0.24
elsewhere instead | 0.44
elsewhere joint | -0.76
elsewhere limit | -0.68
elsewhere manner | 1.65
elsewhere must | -1.34
elsewhere near | 2.08
elsewhere negator | -1.67
elsewhere norm | 0.14
elsewhere order | -0.39
elsewhere passing | -0.94
elsewhere politeness | 0.67
elsewhere prefer | -3.00
elsewhere product | -0.42
elsewhere prohibition | 0.92
elsewhere pronoun | 0.41
elsewhere question | -0.58
elsewhere quote | -1.81
elsewhere remember | 1.88
elsewhere repetition | -0.13
elsewhere self | 0.81
elsewhere specific | -0.44
elsewhere standing | 2.50
elsewhere style | -0.31
elsewhere talk | 0.31
elsewhere team | 1.03
elsewhere universal | -0.25
elsewhere usage | 1.28
elsewhere verb | 0.16
elsewhere why | 0.98
elsewhere work | 0.48
elsewhere wrong | 0.36
facts 2 | 0.33
facts 3 | 1.51
form exemption | 0.78
form obligation | 0.34
form order | -0.38
form preference | 1.45
form prohibition | 0.15
general | -0.51
grounds | 0.35
guard quoted | -0.92
item | -0.77
last | -0.66
lasting | 0.89
message of 256 | -0.59
message of 32 | 0.15
message of 4 | 1.28
message of 64 | 0.24
of none | -0.35
of other | -0.31
of work | 0.31
scope | 0.70
sentences 1 | -0.24
sentences 2 | 0.58
sentences 3 | 0.39
sentences 4 | -0.37
swap of things | -0.52
swap of tools | -0.55
tasks bare | 0.18
tasks own | 0.44
told mild | -0.57
told none | -1.10
told standard | 1.76
told urgent | 2.22
tongue other | 1.02
tongue zh | -0.15
wish to remember | 1.13
written | 2.29
always | -2.43
`
