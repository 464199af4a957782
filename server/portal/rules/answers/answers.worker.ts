import { parentPort } from 'node:worker_threads';
import { answersToSend } from '#forms/model';
import type { AnswersJob, AnswersResult } from './answers-job.ts';
import './without-drawing.ts';

parentPort?.postMessage({ ready: true });

/** Validates answers by the definition itself. Runs in a worker that its owner ends when it takes too long. */
parentPort?.on('message', ({ definition, given }: AnswersJob) => {
  try {
    parentPort?.postMessage(answersToSend(definition, given) satisfies AnswersResult);
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) } satisfies AnswersResult);
  }
});
