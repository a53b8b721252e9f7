/**
 * What a unit of each kind of evidence leans to: `evidence | duplicate | contradiction | refinement | unrelated`. Fitted by
 * multinomial logistic regression, first to some 1,500 labelled pairs of rules, then further, drawn back to what that gave,
 * to some 970 more pairs and those of the tests: `node bench/run.mjs fit-relation DIR…` prints it fitted further to pairs of your
 * own. `told …` is what the tables alone say. Only sums count, and no line alone decides anything; evidence without a line
 * leans to nothing and only forbids.
 */
export const leanings = `
common | 0.36 | -0.10 | 0.20 | -0.47
lessCovered | 0.76 | 1.01 | -0.61 | -1.15
lessTouched | 0.10 | 0.66 | -0.99 | 0.23
moreTouched | -0.26 | 0.03 | 1.15 | -0.91
moreCovered | 0.45 | -0.34 | 0.73 | -0.86
anchors | 0.72 | 0.00 | -0.03 | -0.70
openKnown | -0.22 | -0.06 | 0.18 | 0.07
openUnknown | 0.25 | -0.11 | 0.23 | -0.37
openAny | -0.01 | -0.05 | 0.26 | -0.19
freeKnown | 0.02 | -0.04 | -0.05 | 0.07
freeUnknown | -0.03 | -0.04 | 0.26 | -0.21
freeCondition | -0.24 | 0.18 | 0.33 | -0.27
wordsAlike | -1.38 | 2.49 | -1.84 | 0.74
wordsWithin | -0.67 | -1.05 | 1.98 | -0.27
headAlike | -3.55 | -0.06 | 1.34 | 2.27
sizeApart | 0.08 | 0.07 | 0.55 | -0.70
clausesApart | 0.15 | 0.36 | -0.21 | -0.31
exceptionApart | -0.02 | -0.41 | 1.29 | -0.84
allowedApart | -0.40 | 0.56 | 1.00 | -1.17
onlyApart | 0.44 | 0.22 | 0.08 | -0.72
negatedApart | -0.64 | 0.73 | -0.10 | 0.02
negatedBoth | 0.45 | -0.41 | -0.04 | 0.01
signClash | 0.00 | 0.53 | 0.07 | -0.59
endClash | -0.19 | 1.20 | 0.16 | -1.17
valueClash | -1.19 | 0.72 | -0.19 | 0.67
numberClash | -1.15 | -0.52 | 0.25 | 1.43
numberApart | -0.14 | 0.04 | 0.17 | -0.07
numberSame | 0.09 | -1.09 | -0.22 | 1.22
sameSign | -0.02 | -0.90 | 0.46 | 0.46
clauseClash | 0.53 | 0.08 | 0.04 | -0.65
clauseAlone | -0.07 | -0.05 | 0.27 | -0.15
clauseSame | 0.45 | -0.84 | 0.78 | -0.41
frameSwapped | -1.60 | -2.43 | 0.68 | 3.35
frameGrown | -0.61 | 0.17 | 1.23 | -0.79
directApart | -0.31 | 0.95 | -0.22 | -0.42
loosensApart | -0.30 | 0.81 | 0.16 | -0.67
exceptsApart | -0.21 | -0.80 | 0.66 | 0.35
explainsApart | 0.44 | -0.05 | 0.51 | -0.90
addsApart | -0.25 | -0.40 | 0.83 | -0.18
narrowsApart | 0.07 | -0.02 | 0.47 | -0.53
denialsApart | 0.30 | 0.08 | 0.16 | -0.55
deniesBoth | 0.88 | -0.53 | -0.19 | -0.17
wishApart | 0.04 | -0.35 | 0.03 | 0.27
lengthApart | 0.64 | 0.02 | 0.84 | -1.51
narrowed | 0.44 | 0.34 | -0.09 | -0.68
measured | -2.95 | -0.79 | 3.98 | -0.24
deniedElse | 0.23 | -0.45 | 0.20 | -0.00
dutyApart | -1.09 | -0.40 | -0.34 | 1.84
deedsApart | -0.21 | 0.20 | -0.46 | 0.46
frame | -0.66 | -0.26 | 0.21 | 0.71
codesSame | 0.26 | -0.04 | -0.04 | -0.17
codesOpen | -0.22 | 0.09 | -0.03 | 0.16
namesOpen | -0.16 | 0.00 | -0.05 | 0.21
figuresOpen | -0.41 | 0.40 | -0.47 | 0.49
figuresFree | -0.38 | -0.16 | 0.30 | 0.24
dismissesApart | -0.15 | 0.48 | -0.12 | -0.20
jointsApart | -0.01 | -0.05 | 0.30 | -0.23
stepTurned | -1.14 | 1.13 | -0.29 | 0.29
tellsApart | -0.39 | -1.31 | -0.11 | 1.81
placesApart | 0.11 | -0.16 | -1.01 | 1.06
orderApart | 0.05 | -0.11 | -0.00 | 0.08
stanceApart | -0.44 | 0.31 | 0.18 | -0.05
meansApart | -0.57 | 0.45 | -0.15 | 0.26
rivalApart | -0.28 | 0.19 | 0.34 | -0.25
foreign | -1.53 | 0.47 | 0.24 | 0.83
told contradiction | -0.35 | 1.02 | 0.17 | -0.85
told refinement | 0.10 | -0.53 | 0.42 | 0.03
told unrelated | 0.09 | -0.04 | -0.44 | 0.38
always | 0.67 | 0.34 | -3.37 | 2.36
`
