export { DatabaseAwayError } from './database-away.ts';
export { answersRefused, unfit } from './answers-refused.ts';
export { ProblemError, answerError, notFound, problemOf, problemType, sendProblem, setRetryAfter } from './problems.ts';
