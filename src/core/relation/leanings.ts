/**
 * What a unit of each kind of evidence leans to: `evidence | duplicate | contradiction | refinement | unrelated`. Fitted by
 * multinomial logistic regression (standardised, ridge 0.01) to some 1,500 labelled pairs of rules and those of the tests,
 * and at little weight to pairs of rules picked at random, which are unrelated: `node bench/run.mjs fit-relation DIR…`
 * prints it anew for pairs of your own. `told …` is what the tables alone say. Only sums count, and no line alone decides
 * anything; evidence without a line leans to nothing and only forbids.
 */
export const leanings = `
common | 0.29 | 0.00 | 0.14 | -0.43
lessCovered | 0.81 | 1.02 | -0.48 | -1.34
lessTouched | 0.40 | 0.41 | -0.92 | 0.11
moreTouched | -0.17 | 0.08 | 1.07 | -0.98
moreCovered | 0.37 | -0.14 | 0.74 | -0.97
anchors | 0.37 | 0.23 | -0.15 | -0.45
openKnown | -0.28 | -0.04 | 0.11 | 0.20
openUnknown | 0.10 | -0.13 | 0.26 | -0.23
openAny | -0.02 | -0.07 | 0.21 | -0.12
freeKnown | -0.02 | -0.05 | -0.02 | 0.09
freeUnknown | 0.08 | 0.03 | 0.10 | -0.22
freeCondition | -0.12 | 0.10 | 0.36 | -0.33
wordsAlike | -0.99 | 2.07 | -1.75 | 0.68
wordsWithin | -0.77 | -0.96 | 1.98 | -0.26
headAlike | -3.31 | 0.09 | 1.04 | 2.17
sizeApart | -0.23 | 0.38 | 0.64 | -0.79
clausesApart | -0.01 | 0.41 | -0.13 | -0.27
exceptionApart | -0.12 | -0.15 | 0.84 | -0.56
allowedApart | 0.06 | 0.54 | 0.65 | -1.25
onlyApart | 0.30 | 0.19 | 0.07 | -0.55
negatedApart | -0.51 | 0.57 | -0.13 | 0.07
negatedBoth | 0.42 | -0.33 | -0.18 | 0.09
signClash | 0.21 | 0.27 | 0.04 | -0.51
endClash | -0.71 | 1.14 | 0.03 | -0.47
valueClash | -1.07 | 0.77 | -0.40 | 0.69
numberClash | -0.98 | 0.24 | -0.28 | 1.03
numberApart | -0.21 | -0.09 | 0.24 | 0.06
numberSame | 0.06 | -1.15 | -0.04 | 1.13
sameSign | -0.10 | -0.77 | 0.54 | 0.34
clauseClash | 0.66 | 0.15 | 0.03 | -0.84
clauseAlone | -0.08 | -0.03 | 0.19 | -0.08
clauseSame | 0.39 | -0.61 | 0.63 | -0.42
frameSwapped | -2.20 | -1.64 | 0.60 | 3.24
frameGrown | -0.37 | -0.04 | 1.17 | -0.76
directApart | -0.17 | 0.55 | 0.08 | -0.46
loosensApart | -0.40 | 0.79 | 0.16 | -0.55
exceptsApart | -0.12 | -0.37 | 0.40 | 0.09
explainsApart | 0.40 | 0.73 | 0.15 | -1.29
addsApart | -0.31 | -0.31 | 0.36 | 0.26
narrowsApart | -0.08 | 0.02 | 0.36 | -0.31
denialsApart | 0.39 | 0.14 | -0.10 | -0.43
deniesBoth | 0.83 | -0.58 | -0.13 | -0.12
wishApart | -0.04 | -0.22 | -0.03 | 0.28
lengthApart | 0.43 | 0.22 | 0.85 | -1.50
narrowed | 0.21 | 0.54 | -0.39 | -0.35
measured | -2.79 | -0.72 | 3.85 | -0.34
deniedElse | 0.23 | -0.19 | -0.08 | 0.04
dutyApart | -0.97 | -0.90 | -0.33 | 2.20
deedsApart | 0.07 | 0.13 | -0.56 | 0.36
foreign | -1.07 | 0.03 | 0.43 | 0.62
told contradiction | -0.33 | 1.14 | 0.06 | -0.88
told refinement | 0.24 | -0.64 | 0.31 | 0.10
told unrelated | -0.05 | 0.01 | -0.30 | 0.33
always | 0.65 | -0.31 | -2.54 | 2.20
`
