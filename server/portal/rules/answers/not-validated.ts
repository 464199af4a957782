import { ProblemError } from '../../../platform/problems/index.ts';
import { QueueFull, ShareUsed, WorkerEnded, WorkerOverLimit } from '../../../platform/workers/index.ts';

/** Why answers were not validated, and what to do about it; anything else is passed on. */
export function notValidated(cause: unknown): unknown {
  if (cause instanceof WorkerOverLimit) return new ProblemError(422, 'answers-too-slow', tooSlow, { cause });
  if (cause instanceof ShareUsed) {
    const { retryAfterSeconds } = cause;
    return new ProblemError(429, 'answers-wait', wait, { retryAfterSeconds, cause });
  }
  if (cause instanceof QueueFull || cause instanceof WorkerEnded)
    return new ProblemError(503, 'answers-not-validated', again, { retryAfterSeconds: 10, cause });
  return cause;
}

const tooSlow = 'Checking your answers takes too long. They are kept. Please shorten very long answers and send them again, or contact us.';
const wait = 'Checking your answers takes too much at the moment. They are kept; please wait a few minutes and send them again.';
const again = 'Your answers could not be checked in time. They are kept; please send them again.';
