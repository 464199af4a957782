import type { SurveyModel } from 'survey-core';
import type { FieldQuestion } from '#schemas/form/model';
import { persistedAs } from '../../form-state/index.ts';

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** FRM-11: the submission that a question names, where it is a GUID; else the one that is filled in, saved now if it was not; else that of the address. */
export async function submissionOf(question: FieldQuestion): Promise<string | undefined> {
  const survey = question.survey as SurveyModel;
  const named = String(question.settings.property('submissionId') ?? '');
  if (guid.test(named)) return named;
  return (await persistedAs(survey)) || String(survey.getVariable('submission_id') ?? '') || undefined;
}
