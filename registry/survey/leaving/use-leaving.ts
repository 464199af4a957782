import { useRef, useState, type MouseEvent } from 'react';
import type { SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import type { Autosave } from '../autosave/use-autosave.ts';
import { uploadsOf } from '../../form-state/index.ts';
import { unsentFiles } from './use-held-files.ts';

interface Leaving {
  /** Whether the dialog after Cancel is open. */
  readonly isAsking: boolean;
  /** Called first when Cancel is pressed: asks where something was written. */
  readonly ask: (event: MouseEvent) => void;
  readonly stay: () => void;
  /** Leaves: what is not saved yet is saved on the way; chosen files are asked about as on every way out. */
  readonly out: () => void;
  /** Leaves with the answers kept. */
  readonly keep: () => void;
  /** Removes the answers from this device, restores on the server those that the form was opened with, then leaves; false where that failed. */
  readonly discard: () => Promise<boolean>;
}

/** FRM-03: Cancel, and what becomes of the answers. */
export function useLeaving(model: SurveyModel, view: FormView, act: Act, saving: Autosave): Leaving {
  const [isAsking, setAsking] = useState(false);
  /** The person went back to the form, also while the answers were being discarded. */
  const hasStayed = useRef(true);
  /** After the dialog nothing asks again. Where leaving is prevented, the files are held again. */
  const leave = (): void => {
    const files = unsentFiles(model);
    void act('hold-files', { files: [] });
    void act('navigate', { to: view.returnHref });
    void act('hold-files', { files });
  };
  return {
    isAsking,
    ask: (event) => {
      if (!saving.written()) return;
      event.preventDefault();
      hasStayed.current = false;
      setAsking(true);
    },
    out: () => void act('navigate', { to: view.returnHref }),
    stay: () => {
      hasStayed.current = true;
      setAsking(false);
      saving.goOn(true);
    },
    keep: () => {
      setAsking(false);
      leave();
    },
    discard: async () => {
      const storedAs = await saving.settled();
      // A file that arrives meanwhile changes the answers, which are no more.
      saving.stop();
      // Without what was put back from this device.
      const { answers, page } = view.drawn ?? view;
      const uploads = uploadsOf(model);
      const outcome = await act('discard-answers', {
        formSlug: view.slug,
        answers: uploads.withoutLeftOut(answers),
        page,
        ...(storedAs.submissionId === undefined ? {} : { submissionId: storedAs.submissionId }),
        ...(storedAs.submissionId !== undefined && storedAs.version !== view.version ? { saved: storedAs } : {}),
      });
      if (hasStayed.current) {
        // What is in the form is kept anew.
        saving.stop();
        saving.goOn(true);
      }
      if (hasStayed.current || !outcome.ok) return false;
      setAsking(false);
      uploads.leaveOutAllBut(answers);
      leave();
      // Where leaving is prevented, and the person goes on in the form.
      const goOn = (): void => (saving.goOn(), uploads.goOn());
      for (const type of ['input', 'click']) document.addEventListener(type, goOn, { capture: true, once: true });
      return true;
    },
  };
}
