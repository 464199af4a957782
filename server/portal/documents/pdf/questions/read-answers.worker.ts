import { parentPort } from 'node:worker_threads';
import { safeAnswers } from '#forms/definition';
import { sectionsOf } from '#forms/model';
import { withFewMarks } from './few-marks.ts';
import { loadForm } from './load-form.ts';
import type { ReadingJob, ReadingResult } from './read-answers.ts';

parentPort?.postMessage({ ready: true });

/** Reads one submission after the other. Runs in a worker that its owner ends when it takes too long or too much. */
parentPort?.on('message', ({ definition, answers, questionWords, ...reading }: ReadingJob) => {
  const read = (): ReadingResult => {
    try {
      const model = loadForm(definition, withFewMarks(safeAnswers(answers)), reading.language, questionWords);
      return { sections: sectionsOf(model, reading) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort?.postMessage(read());
});
