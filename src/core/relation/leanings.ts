/**
 * What a unit of each kind of evidence leans to: `evidence | duplicate | contradiction | refinement | unrelated`. Fitted by
 * multinomial logistic regression, first to some 1,500 labelled pairs of rules, then further, drawn back to what that gave,
 * to some 770 more and those of the tests: `node bench/run.mjs fit-relation DIR…` prints it fitted further to pairs of your
 * own. `told …` is what the tables alone say. Only sums count, and no line alone decides anything; evidence without a line
 * leans to nothing and only forbids.
 */
export const leanings = `
common | 0.32 | -0.06 | 0.17 | -0.43
lessCovered | 0.84 | 0.95 | -0.57 | -1.21
lessTouched | 0.27 | 0.45 | -0.94 | 0.22
moreTouched | -0.29 | 0.10 | 1.10 | -0.90
moreCovered | 0.38 | -0.21 | 0.70 | -0.87
anchors | 0.69 | -0.03 | -0.10 | -0.55
openKnown | -0.25 | -0.08 | 0.15 | 0.17
openUnknown | 0.19 | -0.03 | 0.27 | -0.43
openAny | 0.00 | -0.07 | 0.24 | -0.17
freeKnown | 0.03 | -0.07 | -0.04 | 0.08
freeUnknown | 0.03 | 0.03 | 0.17 | -0.24
freeCondition | -0.16 | 0.13 | 0.34 | -0.30
wordsAlike | -1.16 | 2.17 | -1.72 | 0.72
wordsWithin | -0.70 | -1.06 | 2.01 | -0.26
headAlike | -3.50 | 0.01 | 1.19 | 2.29
sizeApart | -0.10 | 0.22 | 0.60 | -0.72
clausesApart | 0.07 | 0.32 | -0.13 | -0.26
exceptionApart | -0.10 | -0.30 | 1.07 | -0.66
allowedApart | -0.29 | 0.55 | 0.89 | -1.15
onlyApart | 0.39 | 0.18 | 0.04 | -0.60
negatedApart | -0.60 | 0.71 | -0.13 | 0.02
negatedBoth | 0.39 | -0.38 | -0.12 | 0.11
signClash | 0.06 | 0.46 | 0.10 | -0.60
endClash | -0.47 | 1.12 | 0.23 | -0.89
valueClash | -1.15 | 0.58 | -0.29 | 0.85
numberClash | -1.10 | -0.32 | 0.08 | 1.35
numberApart | -0.21 | -0.01 | 0.19 | 0.03
numberSame | -0.02 | -1.09 | -0.13 | 1.25
sameSign | -0.10 | -0.83 | 0.49 | 0.46
clauseClash | 0.57 | 0.02 | 0.06 | -0.66
clauseAlone | -0.07 | -0.09 | 0.26 | -0.11
clauseSame | 0.44 | -0.77 | 0.74 | -0.41
frameSwapped | -1.79 | -2.16 | 0.69 | 3.27
frameGrown | -0.51 | 0.08 | 1.20 | -0.77
directApart | -0.24 | 0.81 | -0.12 | -0.45
loosensApart | -0.38 | 0.76 | 0.19 | -0.57
exceptsApart | -0.18 | -0.60 | 0.42 | 0.37
explainsApart | 0.41 | 0.15 | 0.39 | -0.96
addsApart | -0.32 | -0.45 | 0.78 | -0.01
narrowsApart | 0.01 | 0.00 | 0.43 | -0.45
denialsApart | 0.32 | 0.15 | 0.03 | -0.49
deniesBoth | 0.85 | -0.55 | -0.20 | -0.10
wishApart | -0.06 | -0.28 | 0.08 | 0.25
lengthApart | 0.53 | 0.09 | 0.82 | -1.44
narrowed | 0.32 | 0.41 | -0.22 | -0.49
measured | -2.92 | -0.77 | 3.92 | -0.23
deniedElse | 0.29 | -0.36 | 0.10 | -0.03
dutyApart | -1.08 | -0.53 | -0.34 | 1.95
deedsApart | -0.08 | 0.17 | -0.48 | 0.39
frame | -0.45 | -0.17 | 0.09 | 0.52
codesSame | 0.15 | -0.02 | -0.03 | -0.09
codesOpen | -0.14 | 0.03 | -0.02 | 0.13
namesOpen | -0.19 | 0.09 | -0.05 | 0.14
figuresOpen | -0.22 | 0.14 | -0.26 | 0.35
figuresFree | -0.33 | -0.03 | 0.15 | 0.21
dismissesApart | -0.16 | 0.32 | -0.06 | -0.10
jointsApart | -0.03 | -0.05 | 0.20 | -0.12
stepTurned | -0.77 | 0.77 | -0.17 | 0.16
tellsApart | -0.33 | -0.85 | -0.06 | 1.24
placesApart | -0.11 | -0.28 | -0.36 | 0.74
orderApart | 0.04 | -0.06 | -0.05 | 0.06
foreign | -1.39 | 0.31 | 0.33 | 0.76
told contradiction | -0.35 | 1.03 | 0.16 | -0.84
told refinement | 0.09 | -0.54 | 0.37 | 0.08
told unrelated | 0.09 | -0.03 | -0.40 | 0.33
always | 0.90 | 0.26 | -3.13 | 1.97
`
