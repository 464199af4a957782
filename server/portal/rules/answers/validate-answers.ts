import { createFairWorkers, type Fairness, type WorkerLimits, type Sender } from '../../../platform/workers/index.ts';
import type { Sending, SendGiven } from '#forms/model';
import type { AnswersJob, AnswersResult } from './answers-job.ts';
import { allowance } from './allowance.ts';
import { FormFails } from './not-validated.ts';

/** What of these answers the form's own definition takes, and what it refuses, in a worker of limited time. */
export type ValidateAnswers = (definition: unknown, given: SendGiven, sender: Sender) => Promise<Sending>;

type Limits = Omit<WorkerLimits, 'waiting'>;

const defaultLimits: Limits = { milliseconds: 1000, megabytes: 256, byClock: 10_000, extraMilliseconds: allowance };
/** Two workers, so that one slow job does not block the others; ten slow jobs of one person in five minutes. */
const defaultFairness: Fairness = {
  lanes: 2,
  perPerson: 10,
  total: 200,
  milliseconds: 10_000,
  quick: 500,
  seconds: 300,
  clock: () => performance.now(),
};

/**
 * Validates answers in workers of limited time, more for many answers: a definition with a catastrophic pattern must not stop the server (SEC-30). People are served
 * in turn. Rejects as the workers do, which `notValidated` words for the reader.
 */
export function createAnswerValidator(
  limits: Partial<Limits> = {},
  fairness: Partial<Fairness> = {},
): { validateAnswers: ValidateAnswers; close: () => Promise<void> } {
  const file = new URL('answers.worker.ts', import.meta.url);
  const { ask, close } = createFairWorkers<AnswersJob, AnswersResult>(
    file,
    { ...defaultLimits, ...limits },
    { ...defaultFairness, ...fairness },
  );
  return {
    close,
    async validateAnswers(definition, given, sender) {
      const result = await ask(sender, { definition, given });
      if ('failure' in result) throw new FormFails(result.failure);
      return result;
    },
  };
}
