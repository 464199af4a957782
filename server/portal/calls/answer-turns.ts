import type { RouteName } from '#schemas/api';
import { ProblemError } from '../../platform/problems/index.ts';
import { createFairQueue, QueueFull, ShareUsed, type Sender } from '../../platform/workers/index.ts';

/** Calls that answer what is stored of a submission, up to a megabyte each. A copy as a PDF has its own turn (`makeCopy`). */
const answering: ReadonlySet<RouteName> = new Set<RouteName>([
  'drafts.one',
  'submissions.one',
  'submissions.detail',
  'submissions.byToken',
]);

/** A browser sends no more at once. */
const perPerson = 8;

/**
 * SEC-30: from the database to the text that is sent, a person's answers are read one call at a time, so that what one asks for at once delays no
 * others. A few wait; further ones get 503. Other calls run at once.
 */
export function createAnswerTurns() {
  const enqueue = createFairQueue({
    lanes: 200,
    perPerson,
    total: 1000,
    milliseconds: Infinity,
    quick: Infinity,
    seconds: 60,
    clock: () => performance.now(),
  });
  return async <Result>(name: RouteName, sender: Sender, answer: () => Promise<Result>): Promise<Result> => {
    if (!answering.has(name)) return answer();
    return enqueue(sender, answer).catch((error: unknown) => {
      throw error instanceof ShareUsed || error instanceof QueueFull ? notRead(error) : error;
    });
  };
}

/** 503: answers are to be read again later. */
export const notRead = (cause?: Error): ProblemError =>
  new ProblemError(503, 'answers-not-read', 'Your answers cannot be shown just now.', { retryAfterSeconds: 5, cause });
