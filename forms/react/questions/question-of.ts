import type { Question, SurveyModel } from 'survey-core';
import { questionsOfStep } from '../../state/index.ts';

/** The question of the step that is shown whose field this element is. */
export const questionOf = (model: SurveyModel, field: Element): Question | undefined =>
  questionsOfStep(model).find(({ inputId }) => inputId === field.id);
