import type { PageModel, Question, SurveyModel } from 'survey-core';

/** Whether an answer to any question of the step that is shown is required, also of one that other answers hide: the hint must not come and go. */
export function asksForAny({ currentPage }: Pick<SurveyModel, 'currentPage'>): boolean {
  const questions: Question[] = [];
  (currentPage as PageModel | null)?.addQuestionsToList(questions, false);
  return questions.some((question) => question.isRequired || question.getNestedQuestions(false).some((nested) => nested.isRequired));
}
