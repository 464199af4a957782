import { createFairWorkers, type Fairness, type WorkerLimits, type Sender } from '../../../platform/workers/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { Sending, SendGiven } from '#schemas/form/model';
import type { AnswersJob, AnswersResult } from './answers-job.ts';
import { allowance } from './allowance.ts';
import { notValidated } from './not-validated.ts';

/** What of these answers the form's own definition takes, and what it refuses, in a worker of limited time. */
export type ValidateAnswers = (definition: unknown, given: SendGiven, sender: Sender) => Promise<Sending>;

type Limits = Omit<WorkerLimits, 'waiting'>;

const usual: Limits = { milliseconds: 1000, megabytes: 256, byClock: 10_000, extraMilliseconds: allowance };
/** Two workers, so that one slow job is not in everybody's way; ten slow jobs of one person in five minutes. */
const usualFairness: Fairness = {
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
 * in turn. Answers that take longer than a job may are refused with 422, whoever had their share of the time waits (429), and only a server
 * that has too much to do says so (503); the answers stay as the claimant wrote them.
 */
export function createAnswerValidator(
  limits: Partial<Limits> = {},
  fairness: Partial<Fairness> = {},
): { validateAnswers: ValidateAnswers; close: () => Promise<void> } {
  const file = new URL('answers.worker.ts', import.meta.url);
  const { ask, close } = createFairWorkers<AnswersJob, AnswersResult>(file, { ...usual, ...limits }, { ...usualFairness, ...fairness });
  return {
    close,
    async validateAnswers(definition, given, sender) {
      const result = await ask(sender, { definition, given }).catch((cause: unknown) => {
        throw notValidated(cause);
      });
      if ('failure' in result) throw new ProblemError(500, 'form-does-not-load', 'This form cannot be checked. Please tell us.');
      return result;
    },
  };
}
