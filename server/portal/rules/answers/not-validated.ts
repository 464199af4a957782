import { ProblemError } from '../../../platform/problems/index.ts';
import type { Translate } from '../../../platform/words/index.ts';
import { QueueFull, ShareUsed, WorkerEnded, WorkerOverLimit } from '../../../platform/workers/index.ts';

/** The form itself cannot be loaded. */
export class FormFails extends Error {}

/** Why answers were not validated, and what to do about it, in the words of the reader; anything else is passed on. */
export function notValidated(cause: unknown, translate: Translate): unknown {
  if (cause instanceof WorkerOverLimit) return new ProblemError(422, 'answers-too-slow', translate('answers.tooSlow'), { cause });
  if (cause instanceof ShareUsed) {
    const { retryAfterSeconds } = cause;
    return new ProblemError(429, 'answers-wait', translate('answers.wait'), { retryAfterSeconds, cause });
  }
  if (cause instanceof QueueFull || cause instanceof WorkerEnded)
    return new ProblemError(503, 'answers-not-validated', translate('answers.again'), { retryAfterSeconds: 10, cause });
  if (cause instanceof FormFails) return new ProblemError(500, 'form-does-not-load', translate('answers.formFails'), { cause });
  return cause;
}
