import { parentPort } from 'node:worker_threads';
import { Question } from 'survey-core';
import 'survey-core/survey.i18n';
import { answersToSend } from '#schemas/form/model';
import type { AnswersJob, AnswersResult } from './answers-job.ts';

// No page is drawn here; working out the style classes of every question and cell took a third of the time and more.
Object.assign(Question.prototype, { updateElementCssCore: () => undefined });

parentPort?.postMessage({ ready: true });

/** Validates answers by the definition itself. Runs in a worker that its owner ends when it takes too long. */
parentPort?.on('message', ({ definition, given }: AnswersJob) => {
  try {
    parentPort?.postMessage(answersToSend(definition, given) satisfies AnswersResult);
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) } satisfies AnswersResult);
  }
});
