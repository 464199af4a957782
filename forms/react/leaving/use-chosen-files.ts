import { useEffect } from 'react';
import type { SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import { mayNameFiles } from '../../model/definition/index.ts';
import type { Act, UnsentFile } from '#schemas/page';
import { pendingFilesOf, uploadsOf } from '../../state/index.ts';

/** The files chosen in an open form that leaving it would leave unsent. */
export const unsentFiles = (model: SurveyModel): readonly UnsentFile[] => pendingFilesOf(model).unsent(model.data);

/** FRM-13: sends chosen files as they are chosen, where that may be, until the form was sent elsewhere; reports to the portal which are not sent yet, so that leaving asks first. */
export function useChosenFiles(model: SurveyModel, act: Act, submissionId: string | undefined, isSentElsewhere: boolean): void {
  useEffect(() => {
    const pending = pendingFilesOf(model);
    const { askedAgain } = pending;
    /** Contents of the files that were chosen, or on their way, while the form is open: an earlier refusal holds nothing up. */
    const held = new Set<string>();
    const isRefused = (): boolean =>
      askedAgain
        .questionsIn(model)
        .some(({ question }) => askedAgain.of(question).some(({ fault, content }) => fault && held.has(content)));
    const changed = (): void => {
      // A copy of all answers.
      const answers = model.data as FormView['answers'];
      for (const { content } of pending.chosen(answers)) held.add(content);
      void act('note-unsent-files', { files: pending.unsent(answers), isRefused: isRefused() });
    };
    // Those that were chosen in an earlier document are on their way too.
    if (unsentFiles(model).length > 0) changed();
    const answered = (_: unknown, { value }: { readonly value?: unknown }): void => {
      if (held.size > 0 || mayNameFiles(value)) changed();
    };
    model.onValueChanged.add(answered);
    const stop = pending.whenKept(changed);
    return () => {
      model.onValueChanged.remove(answered);
      stop();
    };
  }, [model, act]);
  useEffect(() => uploadsOf(model).open(submissionId), [model, submissionId]);
  useEffect(() => {
    if (isSentElsewhere) uploadsOf(model).refuseAll();
  }, [model, isSentElsewhere]);
}
