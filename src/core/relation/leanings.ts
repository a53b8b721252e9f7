/**
 * What a unit of each kind of evidence leans to: `evidence | duplicate | contradiction | refinement | unrelated`. Fitted by
 * multinomial logistic regression, first to some 1,500 labelled pairs of rules, then further, drawn back to what that gave,
 * to some 970 more pairs and those of the tests: `node bench/run.mjs fit-relation DIR…` prints it fitted further to pairs of your
 * own. `told …` is what the tables alone say. Only sums count, and no line alone decides anything; evidence without a line
 * leans to nothing and only forbids.
 */
export const leanings = `
common | 0.35 | -0.10 | 0.21 | -0.47
lessCovered | 0.84 | 0.93 | -0.61 | -1.15
lessTouched | 0.19 | 0.54 | -0.96 | 0.23
moreTouched | -0.26 | 0.04 | 1.13 | -0.90
moreCovered | 0.46 | -0.31 | 0.70 | -0.86
anchors | 0.71 | -0.02 | -0.03 | -0.67
openKnown | -0.23 | -0.05 | 0.18 | 0.08
openUnknown | 0.24 | -0.08 | 0.24 | -0.40
openAny | -0.02 | -0.04 | 0.26 | -0.18
freeKnown | 0.01 | -0.03 | -0.05 | 0.08
freeUnknown | -0.02 | -0.03 | 0.27 | -0.22
freeCondition | -0.24 | 0.18 | 0.33 | -0.26
wordsAlike | -1.34 | 2.34 | -1.74 | 0.75
wordsWithin | -0.63 | -1.08 | 1.99 | -0.28
headAlike | -3.58 | -0.02 | 1.34 | 2.26
sizeApart | 0.01 | 0.14 | 0.53 | -0.69
clausesApart | 0.15 | 0.33 | -0.20 | -0.29
exceptionApart | -0.02 | -0.37 | 1.26 | -0.85
allowedApart | -0.41 | 0.62 | 0.91 | -1.13
onlyApart | 0.44 | 0.20 | 0.06 | -0.70
negatedApart | -0.66 | 0.75 | -0.11 | 0.02
negatedBoth | 0.43 | -0.40 | -0.05 | 0.03
signClash | -0.00 | 0.51 | 0.09 | -0.59
endClash | -0.22 | 1.21 | 0.16 | -1.15
valueClash | -1.21 | 0.71 | -0.19 | 0.68
numberClash | -1.17 | -0.49 | 0.26 | 1.42
numberApart | -0.14 | 0.06 | 0.15 | -0.08
numberSame | 0.06 | -1.05 | -0.23 | 1.23
sameSign | -0.07 | -0.87 | 0.47 | 0.48
clauseClash | 0.48 | 0.13 | 0.04 | -0.65
clauseAlone | -0.08 | -0.04 | 0.27 | -0.15
clauseSame | 0.46 | -0.86 | 0.78 | -0.40
frameSwapped | -1.60 | -2.39 | 0.71 | 3.29
frameGrown | -0.57 | 0.12 | 1.23 | -0.77
directApart | -0.37 | 1.01 | -0.21 | -0.44
loosensApart | -0.35 | 0.89 | 0.12 | -0.67
exceptsApart | -0.22 | -0.78 | 0.64 | 0.35
explainsApart | 0.49 | -0.11 | 0.48 | -0.86
addsApart | -0.29 | -0.45 | 0.84 | -0.10
narrowsApart | 0.03 | -0.00 | 0.47 | -0.51
denialsApart | 0.28 | 0.11 | 0.14 | -0.54
deniesBoth | 0.86 | -0.52 | -0.19 | -0.15
wishApart | 0.00 | -0.32 | 0.05 | 0.26
lengthApart | 0.66 | 0.01 | 0.82 | -1.50
narrowed | 0.44 | 0.31 | -0.09 | -0.66
measured | -2.97 | -0.78 | 3.99 | -0.24
deniedElse | 0.23 | -0.43 | 0.19 | 0.00
dutyApart | -1.11 | -0.39 | -0.34 | 1.85
deedsApart | -0.21 | 0.18 | -0.43 | 0.46
frame | -0.72 | -0.27 | 0.25 | 0.75
codesSame | 0.23 | -0.03 | -0.04 | -0.17
codesOpen | -0.24 | 0.08 | -0.02 | 0.18
namesOpen | -0.18 | 0.00 | -0.05 | 0.23
figuresOpen | -0.45 | 0.39 | -0.47 | 0.54
figuresFree | -0.40 | -0.16 | 0.30 | 0.26
dismissesApart | -0.52 | 0.80 | -0.09 | -0.19
jointsApart | -0.01 | -0.07 | 0.31 | -0.22
stepTurned | -1.20 | 1.30 | -0.33 | 0.22
tellsApart | -0.39 | -1.34 | -0.10 | 1.84
placesApart | 0.10 | -0.14 | -1.06 | 1.10
orderApart | 0.00 | -0.07 | -0.01 | 0.09
stanceApart | -0.34 | 0.27 | 0.09 | -0.02
meansApart | -0.49 | 0.55 | -0.16 | 0.10
rivalApart | -0.34 | 0.23 | 0.35 | -0.24
namedClash | -0.15 | 0.19 | -0.14 | 0.10
foreign | -1.53 | 0.48 | 0.24 | 0.82
told contradiction | -0.35 | 1.01 | 0.18 | -0.85
told refinement | 0.10 | -0.52 | 0.40 | 0.03
told unrelated | 0.09 | -0.05 | -0.43 | 0.38
always | 0.80 | 0.37 | -3.38 | 2.21
`
