import { parentPort } from 'node:worker_threads';
import { Model } from 'survey-core';
import { safeAnswers } from '#schemas/form';

parentPort?.postMessage({ ready: true });

/** Judges answers by the definition itself. Runs in a worker that its owner ends when it takes too long. */
parentPort?.on('message', ({ definition, answers }: { definition: unknown; answers: Record<string, unknown> }) => {
  try {
    const model = new Model(definition as object);
    model.data = safeAnswers(answers);
    // Errors stay on the questions only when the model may tell of them; those inside panels and tables are asked for too.
    model.validate(true, false);
    const faults = model
      .getAllQuestions(true, false, true)
      .flatMap((question) =>
        question.errors.map((error) => ({ question: question.name, message: error.getText(), file: question.getType() === 'file' })),
      );
    parentPort?.postMessage({ faults });
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
});
