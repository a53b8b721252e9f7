/**
 * What a unit of each kind of evidence leans to: `evidence | duplicate | contradiction | refinement | unrelated`. Fitted by
 * multinomial logistic regression, first to some 1,500 labelled pairs of rules, then further, drawn back to what that gave,
 * to some 770 more pairs and those of the tests: `node bench/run.mjs fit-relation DIR…` prints it fitted further to pairs of your
 * own. `told …` is what the tables alone say. Only sums count, and no line alone decides anything; evidence without a line
 * leans to nothing and only forbids.
 */
export const leanings = `
common | 0.33 | -0.07 | 0.17 | -0.44
lessCovered | 0.83 | 0.96 | -0.57 | -1.21
lessTouched | 0.26 | 0.51 | -0.95 | 0.18
moreTouched | -0.22 | 0.04 | 1.10 | -0.92
moreCovered | 0.43 | -0.27 | 0.71 | -0.88
anchors | 0.73 | -0.02 | -0.11 | -0.60
openKnown | -0.25 | -0.05 | 0.15 | 0.13
openUnknown | 0.23 | -0.12 | 0.27 | -0.38
openAny | -0.01 | -0.05 | 0.24 | -0.17
freeKnown | 0.02 | -0.06 | -0.04 | 0.09
freeUnknown | 0.00 | 0.02 | 0.21 | -0.24
freeCondition | -0.17 | 0.15 | 0.34 | -0.31
wordsAlike | -1.24 | 2.32 | -1.76 | 0.69
wordsWithin | -0.74 | -0.97 | 1.99 | -0.28
headAlike | -3.47 | 0.02 | 1.21 | 2.24
sizeApart | -0.08 | 0.19 | 0.61 | -0.72
clausesApart | 0.09 | 0.32 | -0.14 | -0.28
exceptionApart | -0.05 | -0.31 | 1.05 | -0.67
allowedApart | -0.24 | 0.57 | 0.84 | -1.18
onlyApart | 0.37 | 0.20 | 0.07 | -0.63
negatedApart | -0.61 | 0.72 | -0.12 | 0.01
negatedBoth | 0.42 | -0.37 | -0.12 | 0.08
signClash | 0.07 | 0.45 | 0.09 | -0.60
endClash | -0.48 | 1.14 | 0.22 | -0.88
valueClash | -1.14 | 0.77 | -0.32 | 0.69
numberClash | -1.10 | -0.21 | 0.04 | 1.28
numberApart | -0.19 | 0.02 | 0.20 | -0.03
numberSame | -0.03 | -1.10 | -0.12 | 1.26
sameSign | -0.09 | -0.83 | 0.49 | 0.44
clauseClash | 0.57 | 0.07 | 0.06 | -0.70
clauseAlone | -0.08 | -0.07 | 0.27 | -0.12
clauseSame | 0.41 | -0.74 | 0.73 | -0.41
frameSwapped | -1.84 | -2.11 | 0.66 | 3.29
frameGrown | -0.52 | 0.11 | 1.20 | -0.78
directApart | -0.23 | 0.84 | -0.16 | -0.45
loosensApart | -0.38 | 0.78 | 0.19 | -0.59
exceptsApart | -0.19 | -0.59 | 0.48 | 0.30
explainsApart | 0.44 | 0.20 | 0.38 | -1.02
addsApart | -0.35 | -0.43 | 0.74 | 0.04
narrowsApart | -0.02 | 0.03 | 0.43 | -0.45
denialsApart | 0.31 | 0.14 | 0.03 | -0.49
deniesBoth | 0.88 | -0.56 | -0.19 | -0.14
wishApart | -0.03 | -0.23 | 0.03 | 0.22
lengthApart | 0.52 | 0.12 | 0.84 | -1.49
narrowed | 0.28 | 0.48 | -0.24 | -0.51
measured | -2.91 | -0.76 | 3.94 | -0.27
deniedElse | 0.26 | -0.34 | 0.11 | -0.04
dutyApart | -1.05 | -0.60 | -0.33 | 1.99
deedsApart | -0.11 | 0.19 | -0.51 | 0.43
frame | -0.44 | -0.14 | 0.15 | 0.43
codesSame | 0.16 | -0.02 | -0.04 | -0.10
codesOpen | -0.12 | 0.03 | -0.01 | 0.10
namesOpen | -0.10 | 0.01 | -0.04 | 0.13
figuresOpen | -0.24 | 0.14 | -0.27 | 0.38
figuresFree | -0.27 | -0.10 | 0.20 | 0.17
dismissesApart | -0.14 | 0.33 | -0.08 | -0.11
jointsApart | -0.01 | -0.06 | 0.19 | -0.12
stepTurned | -0.72 | 0.74 | -0.18 | 0.15
tellsApart | -0.30 | -0.81 | -0.06 | 1.18
placesApart | 0.04 | -0.28 | -0.57 | 0.81
orderApart | 0.06 | -0.07 | -0.05 | 0.07
foreign | -1.42 | 0.35 | 0.33 | 0.75
told contradiction | -0.36 | 1.06 | 0.15 | -0.86
told refinement | 0.14 | -0.56 | 0.38 | 0.06
told unrelated | 0.06 | -0.03 | -0.40 | 0.36
always | 0.85 | 0.08 | -3.11 | 2.18
`
