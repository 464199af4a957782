import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FieldWords, Reading } from '#forms/definition';
import type { Section } from '#forms/model';
import {
  createFairWorkers,
  QueueFull,
  ShareUsed,
  WorkerEnded,
  type Fairness,
  type Sender,
  type WorkerLimits,
} from '../../../../platform/workers/index.ts';

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
export type ReadAnswers = (job: ReadingJob, sender: Sender) => Promise<ReadingResult | 'busy'>;

type Limits = Omit<WorkerLimits, 'waiting'>;

const defaultLimits: Limits = { milliseconds: 2000, megabytes: 256 };
/** Two workers, so that one slow form does not block the others; a fifth of one worker's time for one person. */
const defaultFairness: Fairness = {
  lanes: 2,
  perPerson: 20,
  total: 200,
  milliseconds: 60_000,
  quick: 2000,
  seconds: 300,
  clock: () => performance.now(),
};

/** What was read, of all people. Bytes of JSON. */
const maxCached = 32 * 1024 * 1024;
const cachedMs = 300_000;

/**
 * A reader of answers in watched workers: a form that is built to harm its reader costs its worker (SEC-30). People are served in turn. What one person asks for
 * twice (the same answers, form, words and language) is read once.
 */
export function createAnswerReader(
  limits: Partial<Limits> = {},
  fairness: Partial<Fairness> = {},
): { readAnswers: ReadAnswers; close: () => Promise<void> } {
  const { ask, close } = createFairWorkers<ReadingJob, ReadingResult>(
    new URL('read-answers.worker.ts', import.meta.url),
    { ...defaultLimits, ...limits },
    { ...defaultFairness, ...fairness },
  );
  const cached = new LRUCache<string, string>({
    maxSize: maxCached,
    maxEntrySize: maxCached / 8,
    sizeCalculation: ({ length }) => length * 2,
    ttl: cachedMs,
  });
  const running = new Map<string, Promise<ReadingResult>>();

  const read = async (key: string, job: ReadingJob, sender: Sender): Promise<ReadingResult> => {
    const result = await ask(sender, job);
    cached.set(key, JSON.stringify(result));
    return result;
  };

  return {
    close,
    async readAnswers(job, sender) {
      const key = `${sender.tenant} ${sender.person} ${hash('sha256', JSON.stringify(job))}`;
      const earlier = cached.get(key);
      if (earlier !== undefined) return JSON.parse(earlier) as ReadingResult;
      try {
        const reading = running.get(key) ?? read(key, job, sender).finally(() => running.delete(key));
        running.set(key, reading);
        return await reading;
      } catch (error) {
        if (error instanceof ShareUsed || error instanceof QueueFull) return 'busy';
        if (error instanceof WorkerEnded) return { failure: error.message };
        throw error;
      }
    },
  };
}
