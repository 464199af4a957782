import { Worker } from 'node:worker_threads';
import { Refusal } from '../faults.ts';
import type { AnswerFault, Portal } from '../portal.ts';

interface Verdict {
  readonly faults?: readonly AnswerFault[];
  readonly failure?: string;
}

/**
 * A judge that answers within `limit` milliseconds or refuses: a definition with a catastrophic pattern must not stop the server
 * (SECURITY 1C row 30). The worker lives between calls and is replaced after a time-out.
 */
export function createJudge(limit = 5000): { judge: Portal['judgeAnswers']; close: () => Promise<void> } {
  let worker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const run = (definition: unknown, answers: unknown): Promise<Verdict> => {
    const current = (worker ??= new Worker(new URL('answers.worker.ts', import.meta.url)));
    current.unref();
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        current.off('message', answered).off('error', failed);
      };
      const answered = (verdict: Verdict): void => (done(), resolve(verdict));
      const failed = (error: unknown): void => {
        done();
        worker = undefined;
        void current.terminate();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const timer = setTimeout(() => failed(new Refusal(503, 'answers-not-judged', 'Your answers could not be checked in time. They are kept; please try again.')), limit);
      current.once('message', answered).once('error', failed);
      current.postMessage({ definition, answers });
    });
  };

  return {
    async judge(definition, answers) {
      const turn = queue.then(() => run(definition, answers));
      queue = turn.catch(() => undefined);
      const { faults, failure } = await turn;
      if (failure !== undefined) throw new Refusal(500, 'form-does-not-load', 'This form cannot be checked. Please tell us.', { failure });
      return faults ?? [];
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
