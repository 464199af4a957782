import type { FieldWords, Reading } from '#schemas/form';
import type { Section } from '#schemas/form/model';
import { createWatchedWorker, WorkerBusy, WorkerEnded, type WorkerLimits } from '../../../../platform/workers/index.ts';

/** Everything that answers are read with; plain data, so that it can be handed to a worker. */
export interface ReadingJob extends Reading {
  /** SurveyJS definition of the form the answers belong to. */
  readonly definition: unknown;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Words of questions in the language; English where it has none. */
  readonly questionWords?: FieldWords | undefined;
}

export type ReadingResult = { readonly sections: readonly Section[] } | { readonly failure: string };

/** Answers under the titles of their form, step by step; `busy` where it is to be tried again. Never throws for what is in the job. */
export type ReadAnswers = (job: ReadingJob) => Promise<ReadingResult | 'busy'>;

const defaultLimits: WorkerLimits = { milliseconds: 2000, megabytes: 256, waiting: 100 };

/** A reader of answers in one watched worker: a form that is built to harm its reader costs that worker (SEC-30). */
export function createAnswerReader(limits: Partial<WorkerLimits> = {}): { readAnswers: ReadAnswers; close: () => Promise<void> } {
  const { ask, close } = createWatchedWorker<ReadingJob, ReadingResult>(new URL('read-answers.worker.ts', import.meta.url), {
    ...defaultLimits,
    ...limits,
  });
  return {
    close,
    readAnswers: (job) =>
      ask(() => job).catch((error: unknown) => {
        if (error instanceof WorkerBusy) return 'busy';
        if (error instanceof WorkerEnded) return { failure: error.message };
        throw error;
      }),
  };
}
