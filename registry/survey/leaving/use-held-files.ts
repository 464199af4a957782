import { useEffect } from 'react';
import type { SurveyModel } from 'survey-core';
import type { Act } from '#schemas/page';
import { pendingFilesOf, uploadsOf } from '../../form-state/index.ts';

/** Names of the files chosen in an open form that leaving it would lose. */
export const unsentFiles = (model: SurveyModel): readonly string[] => pendingFilesOf(model).atRisk(model.data);

/** FRM-13: sends chosen files as they are chosen, where that may be; reports to the portal which are not sent yet, so that leaving asks first. */
export function useHeldFiles(model: SurveyModel, act: Act, submissionId: string | undefined): void {
  useEffect(() => {
    const changed = (): void => void act('hold-files', { names: unsentFiles(model) });
    model.onValueChanged.add(changed);
    return () => model.onValueChanged.remove(changed);
  }, [model, act]);
  useEffect(() => uploadsOf(model).open(submissionId), [model, submissionId]);
}
