import type { PanelModel, Question, SurveyModel } from 'survey-core';
import { FieldQuestion } from './field-question.ts';
import { leafTypes } from './unconditional-questions.ts';

/**
 * survey-core makes rows, panels and what is asked below a choice when their page is first drawn, and then puts questions in random order where that is
 * asked for. Such pages are made at once here: validation, PDF and check look at them without drawing, and an order does not change any more. Others, whose
 * questions are of leafTypes or the portal's own, are left until they are shown: to make those takes more than half of the time of preparing a long form.
 */
export function buildContainers(model: SurveyModel): void {
  const groups = [model, ...model.pages, ...(model.getAllPanels() as PanelModel[])];
  const isRandom = groups.some(({ questionOrder }) => questionOrder === 'random');
  for (const page of model.pages) {
    // First: a page does not look again at the order of its questions.
    if (isRandom) page.onFirstRendering();
    const containers = page.questions.filter((one) => !isLeaf(one as Question));
    if (containers.length > 0) page.onFirstRendering();
    // Rows are made when it is asked what is in them.
    for (const container of containers) container.getNestedQuestions();
  }
}

function isLeaf(question: Question): boolean {
  const { choices } = question as Question & { readonly choices?: readonly { readonly hasElements?: boolean }[] };
  const isAsking = Array.isArray(choices) && choices.some(({ hasElements }) => hasElements);
  return !isAsking && (leafTypes.includes(question.getType()) || question instanceof FieldQuestion);
}
