import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../faults.ts';
import type { AnswerFault, Portal } from '../portal.ts';

interface Verdict {
  readonly faults?: readonly AnswerFault[];
  readonly failure?: string;
}

/**
 * A judge that answers within `limit` milliseconds or refuses: a definition with a catastrophic pattern must not stop the server
 * (SECURITY 1C row 30). The worker lives between calls and is replaced after a time-out or a crash. One call at a time.
 */
export function createJudge(limit = 5000): { judge: Portal['judgeAnswers']; close: () => Promise<void> } {
  let started: Promise<Worker> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const drop = (worker: Worker): void => {
    started = undefined;
    void worker.terminate();
  };
  const start = async (): Promise<Worker> => {
    const worker = new Worker(new URL('answers.worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    worker.on('error', () => drop(worker));
    await once(worker, 'message');
    worker.unref();
    return worker;
  };

  const run = async (definition: unknown, answers: unknown): Promise<Verdict> => {
    const worker = await (started ??= start());
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), limit);
    try {
      worker.postMessage({ definition, answers });
      const [verdict] = (await once(worker, 'message', { signal: waiting.signal })) as [Verdict];
      return verdict;
    } catch {
      drop(worker);
      throw new Refusal(503, 'answers-not-judged', 'Your answers could not be checked in time. They are kept; please try again.');
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async judge(definition, answers) {
      const turn = queue.then(() => run(definition, answers));
      queue = turn.catch(() => undefined);
      const { faults, failure } = await turn;
      if (failure !== undefined) throw new Refusal(500, 'form-does-not-load', 'This form cannot be checked. Please tell us.');
      return faults ?? [];
    },
    close: async () => {
      const worker = await started?.catch(() => undefined);
      await worker?.terminate();
    },
  };
}
