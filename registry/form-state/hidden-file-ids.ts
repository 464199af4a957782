import type { Question, SurveyModel } from 'survey-core';
import { fileAnswers, fileIdOf } from '#schemas/form';
import { fixedQuestions, questionsOf, type FixedOf } from '#schemas/form/model';

/** Ids of the files of questions that an answer hides, or a question around them: one that the tenant hides for good is none of these (docs/decisions/0008). */
export function hiddenFileIds(model: SurveyModel): readonly string[] {
  const fixedOf = fixedQuestions(model);
  return questionsOf(model).flatMap(({ question }) => {
    const files = fileAnswers(question.value);
    return files.length > 0 && isHiddenByAnswer(question, fixedOf) ? files.map(fileIdOf) : [];
  });
}

function isHiddenByAnswer(question: Question, fixedOf: FixedOf): boolean {
  if (isHiddenHere(question) && !fixedOf(question)) return true;
  const around = question.parentQuestion as Question | null;
  return around ? isHiddenByAnswer(around, fixedOf) : false;
}

/** A panel of which nothing is visible is not visible either. */
function isHiddenHere(question: Question): boolean {
  for (let part: Part | null = question as Part; part; part = part.parent ?? null) if (!part.isVisible) return true;
  return false;
}

interface Part {
  readonly isVisible: boolean;
  readonly parent?: Part | null;
}
