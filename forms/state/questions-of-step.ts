import type { PageModel, Question, SurveyModel } from 'survey-core';

/** The questions of the step that is shown, with those within others: a form may have a thousand on its other steps, and this is asked at each key. */
export function questionsOfStep(model: SurveyModel): readonly Question[] {
  const step = model.currentPage as PageModel | null;
  const questions: Question[] = [];
  step?.addQuestionsToList(questions, true);
  return questions.flatMap((question) => question.getNestedQuestions(true, true, true));
}
