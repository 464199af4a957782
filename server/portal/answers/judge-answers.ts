import { createFairShare, ShareSpent, type Share } from '../../limits/fair-share.ts';
import { createWatchedWorker, WorkerBusy, WorkerEnded, type WorkerLimits } from '../../watched-worker.ts';
import { ProblemError } from '../../http/problems.ts';
import type { Portal } from '../portal.ts';
import type { AnswersJob, AnswersResult } from './answers-job.ts';

const usual: WorkerLimits = { milliseconds: 5000, megabytes: 256, waiting: 100 };
/** A tenth of the worker, whatever somebody sends. */
const usualShare: Share = { waiting: 10, milliseconds: 30_000, seconds: 300, clock: () => performance.now() };

/**
 * A judge that answers within its limits or refuses with 503: a definition with a catastrophic pattern must not stop the server
 * (SECURITY 1C row 30). Whoever had their share of it is refused with 429, so that everybody else's answers are judged, too.
 */
export function createJudge(
  limits: Partial<WorkerLimits> = {},
  share: Partial<Share> = {},
): { judge: Portal['judgeAnswers']; close: () => Promise<void> } {
  const file = new URL('answers.worker.ts', import.meta.url);
  const shared = createFairShare({ ...usualShare, ...share });
  const { ask, close } = createWatchedWorker<AnswersJob, AnswersResult>(file, { ...usual, ...limits });
  return {
    close,
    async judge(definition, given, whose) {
      const job = (begin: () => void): AnswersJob => {
        begin();
        return { definition, given };
      };
      const result = await shared(whose, (begin) => ask(() => job(begin))).catch((cause: unknown) => {
        if (cause instanceof ShareSpent) throw tooMuch(cause);
        throw cause instanceof WorkerBusy || cause instanceof WorkerEnded ? notJudged(cause) : cause;
      });
      if ('failure' in result) throw new ProblemError(500, 'form-does-not-load', 'This form cannot be checked. Please tell us.');
      return result;
    },
  };
}

function tooMuch(cause: Error): ProblemError {
  const words = 'Checking your answers takes too much at the moment. They are kept; please wait a few minutes and try again.';
  return new ProblemError(429, 'too-many', words, { retryAfterSeconds: 60, cause });
}

function notJudged(cause: Error): ProblemError {
  const words = 'Your answers could not be checked in time. They are kept; please try again.';
  return new ProblemError(503, 'answers-not-judged', words, { retryAfterSeconds: 10, cause });
}
