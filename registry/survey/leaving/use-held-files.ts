import { useEffect } from 'react';
import type { SurveyModel } from 'survey-core';
import type { Act, UnsentFile } from '#schemas/page';
import { pendingFilesOf, uploadsOf } from '../../form-state/index.ts';

/** The files chosen in an open form that leaving it would leave unsent. */
export const unsentFiles = (model: SurveyModel): readonly UnsentFile[] => pendingFilesOf(model).unsent(model.data);

/** FRM-13: sends chosen files as they are chosen, where that may be; reports to the portal which are not sent yet, so that leaving asks first. */
export function useHeldFiles(model: SurveyModel, act: Act, submissionId: string | undefined): void {
  useEffect(() => {
    const { askedAgain } = pendingFilesOf(model);
    const isRefused = (): boolean =>
      askedAgain.questionsIn(model).some(({ question }) => askedAgain.of(question).some(({ fault }) => fault));
    const changed = (): void => void act('hold-files', { files: unsentFiles(model), isRefused: isRefused() });
    // Those that were chosen in an earlier document are on their way too.
    if (unsentFiles(model).length > 0) changed();
    model.onValueChanged.add(changed);
    const stop = pendingFilesOf(model).whenKept(changed);
    return () => {
      model.onValueChanged.remove(changed);
      stop();
    };
  }, [model, act]);
  useEffect(() => uploadsOf(model).open(submissionId), [model, submissionId]);
}
