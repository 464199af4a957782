import type { PageModel, SurveyModel } from 'survey-core';
import { filled } from '#engine';
import type { FormWords } from '../../form-words/form-texts.ts';

/** Name of the page and of the part that a review is made of. */
export const reviewName = '_review';

/** What a step is called, at its place among those shown: by its page; the only one of a form by the form; else by its number. */
export function stepTitle(page: PageModel, index: number, text: FormWords): string {
  const model = page.survey as SurveyModel;
  const asking = model.visiblePages.filter(({ elements }) => !elements.some(({ name }) => name === reviewName));
  const ofForm = asking.length === 1 ? model.processedTitle : '';
  return page.processedTitle || ofForm || filled(text.untitledStep, { step: index + 1 });
}
