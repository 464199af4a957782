import type { PageModel, SurveyModel } from 'survey-core';
import { filled } from '#locale/messages/filled';
import type { FormWords } from '../../texts.ts';

/** Name of the page and of the part that a review is made of. */
export const reviewName = '_review';

/** A step that is shown, and what it is called. */
export interface NamedStep {
  readonly page: PageModel;
  readonly title: string;
  /** The same; empty where it has a number alone. */
  readonly name: string;
}

/** The steps that are shown. Each is called by its page; the only one of a form by the form; else by its number. */
export function namedSteps(model: SurveyModel, text: FormWords): readonly NamedStep[] {
  // Read once: to find the pages that are shown, SurveyJS goes through all of them.
  const pages = model.visiblePages;
  const asking = pages.filter(({ elements }) => !elements.some(({ name }) => name === reviewName));
  const ofForm = asking.length === 1 ? model.processedTitle : '';
  return pages.map((page, index) => {
    const name = page.processedTitle || ofForm;
    return { page, name, title: name || filled(text.untitledStep, { step: index + 1 }) };
  });
}
