import type { ReviewSettings } from '#schemas/api';
import { isObject } from '#locale/is-object';

export type { ReviewSettings };

/** Whether the last page of a form is shown with the answers: one that depends on answers is a step like others. Pure. */
export const isDeclaration = (
  last: { readonly name?: string; readonly visibleIf?: string; readonly visible?: boolean } | undefined,
  { declarationPage }: ReviewSettings,
): boolean => last !== undefined && last.name === declarationPage && !last.visibleIf && last.visible !== false;

/**
 * Whether the answers are shown before they are sent, and how: as the form's content states, else as SurveyJS's own preview does in its
 * definition, else for each form of more than one step. Undefined where the form is sent from its last step. Pure.
 */
export function reviewOf(form: Readonly<Record<string, unknown>>): ReviewSettings | undefined {
  const { checkAnswers, declarationPage, surveyDefinition } = form;
  const {
    pages,
    questionsOnPageMode,
    previewMode,
    showPreviewBeforeComplete: preview,
  } = isObject(surveyDefinition) ? surveyDefinition : {};
  // All questions are on one page then, and so would be their answers.
  if (questionsOnPageMode === 'singlePage') return undefined;
  const asked = preview === undefined ? Array.isArray(pages) && pages.length > 1 : preview !== false && preview !== 'noPreview';
  if (!(typeof checkAnswers === 'boolean' ? checkAnswers : asked)) return undefined;
  return {
    ...(typeof declarationPage === 'string' ? { declarationPage } : {}),
    ...(preview === 'showAnsweredQuestions' || (preview === true && previewMode === 'answeredQuestions') ? { answeredOnly: true } : {}),
  };
}
