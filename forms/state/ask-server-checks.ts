import type { SurveyModel } from 'survey-core';
import type { CheckResult, FieldCheck } from '../model/definition/index.ts';
import type { Act, Outcome } from '#schemas/page';
import { FieldQuestion } from '../model/index.ts';
import { formContextOf } from './form-context.ts';
import { questionsOfStep } from './questions-of-step.ts';

/**
 * Asks the server about the answer of a question where that has to be asked, and keeps what it found with the question. What was found of an answer
 * that is another one by then does not count (CTL-PHONE).
 */
export async function checkAnswer(question: FieldQuestion): Promise<void> {
  const check = question.check();
  const { act } = formContextOf(question.survey as SurveyModel);
  if (!check || !act) return;
  const of = JSON.stringify(check);
  const running = asking.get(question);
  // Leaving a field by the button that sends the form asks once.
  if (running?.of === of) return running.answered;
  const answered = ask(question, check, act).finally(() => {
    if (asking.get(question)?.answered === answered) asking.delete(question);
  });
  asking.set(question, { of, answered });
  return answered;
}

const asking = new WeakMap<FieldQuestion, { readonly of: string; readonly answered: Promise<void> }>();

async function ask(question: FieldQuestion, check: FieldCheck, act: Act): Promise<void> {
  const outcome = await act('check-answer', check);
  const result = outcome.ok ? outcome.value : notAsked(outcome);
  if (question.setChecked(check, result)) question.validate(true);
}

/** That the server has no checker is known; anything else may be over with the next try. */
function notAsked({ code, message }: Extract<Outcome, { ok: false }>): CheckResult {
  return { result: code === 'no-such-checker' ? 'NoChecker' : 'Unknown', ...(message ? { message } : {}) };
}

/** Asks about every answer of the step that is shown; undefined where nothing has to be asked. */
export function checkStep(model: SurveyModel): Promise<unknown> | undefined {
  const open = questionsOfStep(model)
    .filter((question) => question instanceof FieldQuestion)
    .filter((question) => question.page === model.currentPage && question.check() !== undefined);
  return open.length > 0 && formContextOf(model).act ? Promise.all(open.map(checkAnswer)) : undefined;
}
