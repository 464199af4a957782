import { createWatchedWorker, WorkerBusy, WorkerEnded, type WorkerLimits } from '../../watched-worker.ts';
import { ProblemError } from '../../http/problems.ts';
import type { AnswerFault, Portal } from '../portal.ts';

interface Answered {
  readonly definition: unknown;
  readonly answers: unknown;
}
interface Verdict {
  readonly faults?: readonly AnswerFault[];
  readonly failure?: string;
}

const usual: WorkerLimits = { milliseconds: 5000, megabytes: 256, waiting: 100 };

/**
 * A judge that answers within its limits or refuses with 503: a definition with a catastrophic pattern must not stop the server
 * (SECURITY 1C row 30).
 */
export function createJudge(limits: Partial<WorkerLimits> = {}): { judge: Portal['judgeAnswers']; close: () => Promise<void> } {
  const file = new URL('answers.worker.ts', import.meta.url);
  const { ask, close } = createWatchedWorker<Answered, Verdict>(file, { ...usual, ...limits });
  return {
    close,
    async judge(definition, answers) {
      const { faults, failure } = await ask(() => ({ definition, answers })).catch((cause: unknown) => {
        throw cause instanceof WorkerBusy || cause instanceof WorkerEnded ? notJudged(cause) : cause;
      });
      if (failure !== undefined) throw new ProblemError(500, 'form-does-not-load', 'This form cannot be checked. Please tell us.');
      return faults ?? [];
    },
  };
}

function notJudged(cause: Error): ProblemError {
  const words = 'Your answers could not be checked in time. They are kept; please try again.';
  return new ProblemError(503, 'answers-not-judged', words, { retryAfterSeconds: 10, cause });
}
