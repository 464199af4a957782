import { isGuid } from '#schemas/shared/slug';
import type { SurveyModel } from 'survey-core';
import type { FieldQuestion } from '../../model/index.ts';
import { persistedAs } from '../../state/index.ts';

/** FRM-11: the submission that a question names, where it is a GUID; else the one that is filled in, saved now if it was not; else that of the address. */
export async function submissionOf(question: FieldQuestion): Promise<string | undefined> {
  const survey = question.survey as SurveyModel;
  const named = String(question.settings.property('submissionId') ?? '');
  if (isGuid(named)) return named;
  return (await persistedAs(survey)) || String(survey.getVariable('submission_id') ?? '') || undefined;
}
