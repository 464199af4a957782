import type { SurveyModel } from 'survey-core';
import { fileAnswers, fileIdOf } from '#schemas/form';
import { questionsOf } from '#schemas/form/model';

/** What a question, a panel and a page have of their conditions. */
interface Part {
  readonly visibleIf?: string;
  readonly isVisible: boolean;
  readonly parent?: Part | null;
  readonly parentQuestion?: Part | null;
}

/** Ids of the files of questions that an answer hides, by a condition of theirs or of what is around them: a question that the tenant hides without one is none of these. */
export const hiddenFileIds = (model: SurveyModel): readonly string[] =>
  questionsOf(model)
    .filter(({ question }) => isHiddenByAnswer(question as unknown as Part))
    .flatMap(({ question }) => fileAnswers(question.value).map(fileIdOf));

function isHiddenByAnswer(part: Part): boolean {
  if (part.visibleIf && !part.isVisible) return true;
  const around = part.parent ?? part.parentQuestion;
  return around ? isHiddenByAnswer(around) : false;
}
