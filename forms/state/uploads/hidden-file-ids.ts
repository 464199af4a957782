import type { Question, SurveyModel } from 'survey-core';
import { fileAnswers, fileIdOf } from '../../model/definition/index.ts';
import { fixedQuestions, questionsOf, variablesOf, type FixedOf } from '../../model/index.ts';

/** Ids of the files of questions that an answer hides, or a question around them: one that the tenant hides for good is none of these (docs/decisions/0008). */
export function hiddenFileIds(model: SurveyModel): readonly string[] {
  const fixedOf = fixedQuestions(model);
  return questionsOf(model).flatMap(({ question }) => {
    const files = fileAnswers(question.value);
    return files.length > 0 && isHiddenByAnswer(question, fixedOf) ? files.map(fileIdOf) : [];
  });
}

function isHiddenByAnswer(question: Question, fixedOf: FixedOf): boolean {
  const hidden = partsOf(question).filter(({ isVisible }) => !isVisible);
  if (hidden.length > 0 && !fixedOf(question) && !hidden.some(isHiddenAlways)) return true;
  const around = question.parentQuestion as Question | null;
  return around ? isHiddenByAnswer(around, fixedOf) : false;
}

interface Part {
  readonly isVisible: boolean;
  readonly visibleIf?: string;
  readonly parent?: Part | null;
}

/** By a condition that reads nothing, as `false`: no answer changes that. */
const isHiddenAlways = ({ visibleIf }: Part): boolean => Boolean(visibleIf) && variablesOf(visibleIf!).length === 0;

/** A question and what it is in: a panel of which nothing is visible is not visible either. */
function partsOf(question: Question): readonly Part[] {
  const parts: Part[] = [];
  for (let part: Part | null = question as Part; part; part = part.parent ?? null) parts.push(part);
  return parts;
}
