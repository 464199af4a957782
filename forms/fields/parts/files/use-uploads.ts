import { useSyncExternalStore } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { uploadsOf, type FileUploads } from '../../../state/index.ts';

/** What sends the files of a question, as it is now. */
export function useUploads(question: Question): FileUploads {
  const uploads = uploadsOf(question.survey as SurveyModel);
  const { subscribe, changes } = uploads.states;
  useSyncExternalStore(subscribe, changes, changes);
  return uploads;
}
