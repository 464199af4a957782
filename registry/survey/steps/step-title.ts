import type { PageModel, SurveyModel } from 'survey-core';
import { filled } from '#engine';
import type { FormWords } from '../../form-words/form-texts.ts';

/** What a step is called, at its place among those shown: by its page; the only one of a form by the form; else by its number. */
export function stepTitle(page: PageModel, index: number, text: FormWords): string {
  const model = page.survey as SurveyModel;
  const ofForm = model.visiblePages.length === 1 ? model.processedTitle : '';
  return page.processedTitle || ofForm || filled(text.untitledStep, { step: index + 1 });
}
