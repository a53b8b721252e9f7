/**
 * What a unit of each kind of evidence leans to: `evidence | contradiction | refinement | unrelated`. Fitted by
 * multinomial logistic regression (standardised, ridge) to some 700 pairs of rules that people labelled and as many pairs of
 * rules picked at random, which are unrelated; `told …` is what the tables alone say. Only sums count, and no line alone
 * decides anything.
 */
export const leanings = `
common | 0.02 | 0.16 | -0.57
lessCovered | 0.10 | -0.19 | -0.64
lessTouched | 0.95 | -0.10 | -0.90
moreTouched | 0.44 | 0.63 | -0.42
moreCovered | 0.04 | 0.71 | -0.69
anchors | 0.82 | -0.70 | -0.49
openKnown | -0.03 | 0.20 | 0.05
openUnknown | 0.36 | -1.04 | 0.06
openAny | -0.01 | 0.18 | 0.07
freeKnown | 0.11 | -0.08 | 0.13
freeUnknown | 0.11 | 0.42 | -0.56
freeCondition | -0.27 | 0.90 | -0.39
wordsAlike | 0.28 | -0.92 | 1.18
wordsWithin | -0.03 | 1.08 | -0.73
headAlike | -0.89 | 1.57 | 1.48
sizeApart | -0.32 | 0.69 | -0.80
clausesApart | 0.08 | -0.29 | -0.26
exceptionApart | -0.42 | 0.82 | -0.01
allowedApart | 1.25 | 0.73 | -0.79
onlyApart | -1.32 | 0.94 | -0.54
negatedApart | 0.64 | -0.12 | -0.30
negatedBoth | -0.51 | -0.34 | -0.11
signClash | 0.09 | 0.18 | -0.47
endClash | 1.04 | -1.27 | -0.96
valueClash | 0.65 | 0.32 | -0.24
numberClash | 0.61 | -0.73 | -0.33
numberApart | 0.04 | 0.34 | 0.12
numberSame | -2.44 | 0.42 | 1.30
sameSign | -0.29 | 0.32 | 0.26
clauseClash | 0.42 | -0.59 | 0.29
clauseAlone | 0.05 | 0.12 | 0.07
clauseSame | -0.82 | 1.20 | -1.05
frameSwapped | -2.23 | 1.60 | 3.75
frameGrown | 0.21 | 0.64 | -0.18
directApart | 0.41 | -0.65 | 1.06
narrowed | -0.52 | 0.30 | 0.06
foreign | -0.03 | 0.15 | 1.18
told duplicate | -0.89 | -1.12 | -0.58
told contradiction | 1.59 | 0.49 | -1.08
told refinement | -0.70 | 1.21 | -0.34
always | -0.21 | -3.48 | 3.18
`
