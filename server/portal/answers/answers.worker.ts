import { parentPort } from 'node:worker_threads';
import { Model } from 'survey-core';

parentPort?.postMessage({ ready: true });

/** Judges answers by the definition itself. Runs in a worker that its owner ends when it takes too long. */
parentPort?.on('message', ({ definition, answers }: { definition: unknown; answers: Record<string, unknown> }) => {
  try {
    const model = new Model(definition as object);
    model.data = answers;
    model.validate(false, false);
    const faults = model
      .getAllQuestions(true)
      .flatMap((question) => question.errors.map((error) => ({ question: question.name, message: error.getText() })));
    parentPort?.postMessage({ faults });
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
});
