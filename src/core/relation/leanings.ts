/**
 * What a unit of each kind of evidence leans to: `evidence | duplicate | contradiction | refinement | unrelated`. Fitted by
 * multinomial logistic regression (standardised, ridge 0.01) to some 1,700 labelled pairs of rules, those of the tests among
 * them, and at little weight to pairs of rules picked at random, which are unrelated. `told …` is what the tables alone say.
 * Only sums count, and no line alone decides anything; evidence without a line leans to nothing and only forbids.
 */
export const leanings = `
common | 0.26 | 0.05 | 0.09 | -0.40
lessCovered | 0.89 | 0.49 | -0.55 | -0.83
lessTouched | 0.23 | 0.30 | -0.62 | 0.09
moreTouched | -0.18 | -0.07 | 0.65 | -0.40
moreCovered | 0.08 | 0.02 | 0.96 | -1.06
anchors | 0.38 | 0.22 | -0.14 | -0.45
openKnown | -0.29 | -0.08 | 0.13 | 0.25
openUnknown | 0.06 | -0.15 | 0.15 | -0.05
openAny | -0.14 | 0.03 | 0.13 | -0.01
freeKnown | -0.09 | -0.08 | 0.01 | 0.16
freeUnknown | 0.06 | 0.02 | 0.04 | -0.12
freeCondition | -0.17 | 0.03 | 0.43 | -0.29
wordsAlike | -1.01 | 1.59 | -1.38 | 0.79
wordsWithin | -0.48 | -0.45 | 1.40 | -0.48
headAlike | -2.59 | -0.23 | 0.57 | 2.26
sizeApart | -0.16 | 0.22 | 0.57 | -0.63
clausesApart | 0.02 | 0.40 | -0.03 | -0.39
exceptionApart | -0.16 | -0.21 | 0.78 | -0.41
allowedApart | -0.09 | 0.32 | 0.61 | -0.84
onlyApart | 0.35 | -0.09 | 0.07 | -0.33
negatedApart | -0.50 | 0.48 | -0.06 | 0.08
negatedBoth | 0.36 | -0.33 | -0.22 | 0.18
signClash | -0.06 | 0.14 | 0.22 | -0.30
endClash | -0.47 | 1.14 | 0.31 | -0.98
valueClash | -1.10 | 0.97 | -0.31 | 0.43
numberClash | -1.13 | 0.19 | -0.11 | 1.06
numberApart | -0.27 | -0.13 | 0.18 | 0.22
numberSame | 0.25 | -1.34 | 0.24 | 0.85
sameSign | -0.26 | -0.57 | 0.45 | 0.38
clauseClash | 0.40 | 0.40 | -0.18 | -0.63
clauseAlone | -0.05 | -0.16 | 0.10 | 0.11
clauseSame | 0.37 | -0.48 | 0.86 | -0.75
frameSwapped | -2.23 | -2.77 | 0.87 | 4.12
frameGrown | -0.35 | 0.19 | 0.63 | -0.47
directApart | -0.05 | 0.45 | -0.18 | -0.21
loosensApart | -0.32 | 0.87 | 0.06 | -0.61
exceptsApart | -0.21 | -0.28 | 0.27 | 0.22
explainsApart | 0.30 | 0.40 | -0.03 | -0.67
addsApart | -0.20 | -0.03 | 0.41 | -0.18
narrowsApart | -0.11 | -0.02 | 0.32 | -0.19
denialsApart | 0.32 | 0.05 | -0.17 | -0.19
deniesBoth | 0.78 | -0.50 | -0.03 | -0.25
wishApart | 0.22 | -0.22 | 0.11 | -0.11
lengthApart | 0.34 | -0.14 | 0.71 | -0.92
narrowed | 0.44 | 0.52 | -0.41 | -0.55
measured | -2.71 | -0.98 | 4.32 | -0.63
dutyApart | -1.43 | -1.23 | -0.42 | 3.08
deedsApart | -0.01 | -0.01 | -0.33 | 0.35
foreign | -0.64 | -0.06 | 0.39 | 0.31
told duplicate | 2.44 | -1.44 | -0.65 | -0.35
told contradiction | -0.28 | 1.12 | 0.23 | -1.07
told refinement | 0.10 | -0.81 | 0.65 | 0.05
always | 1.16 | 0.27 | -2.55 | 1.26
`
