import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import type { Autosave, StoredAs } from '../autosave/use-autosave.ts';
import { pendingFilesOf, uploadsOf } from '../../form-state/index.ts';
import type { LeaveQuestion } from './LeaveDialog.tsx';
import { unsentFiles } from './use-chosen-files.ts';

/** Where leaving a form leads, by what became of its answers. */
export const leaveHref = ({ leaveHrefs, returnHref }: FormView, why: 'kept' | 'notKept'): string => leaveHrefs?.[why] ?? returnHref;

interface Leaving {
  /** What the dialog after Cancel asks, while it is open. */
  readonly question: LeaveQuestion | undefined;
  /** Called first when Cancel is pressed: asks where something was written. */
  readonly ask: (event: MouseEvent) => void;
  readonly stay: () => void;
  /** Leaves: what is not saved yet is saved on the way; chosen files are asked about as on every way out. */
  readonly out: () => void;
  /** Leaves with the answers kept. */
  readonly keep: () => void;
  /** The same, by a link; where something would be lost it asks first. */
  readonly leaveNow: (event: MouseEvent) => void;
  /** Leaves with nothing kept that is not kept now. */
  readonly leave: () => void;
  /** Removes the answers from this device, restores on the server those that the form was opened with, then leaves; answers why that failed. */
  readonly discard: () => Promise<string | undefined>;
}

interface Given {
  readonly view: FormView;
  readonly act: Act;
  readonly saving: Autosave;
  /** Begins the form anew: its answers were discarded. */
  readonly reopen: (view: FormView) => void;
}

/** FRM-03: Cancel, and what becomes of the answers. While they are being discarded the dialog stays: it is not known yet whether there is anything to go back to. */
export function useLeaving(model: SurveyModel, { view, act, saving, reopen }: Given): Leaving {
  const [question, setQuestion] = useState<LeaveQuestion>();
  const isOpen = useIsOpen();
  // Without what was put back from this device.
  const { answers: opened, page } = view.drawn ?? view;
  /** After the dialog nothing asks again. Where leaving is prevented, the files are noted again. */
  const leaveAs = (why: 'kept' | 'notKept'): void => {
    const files = unsentFiles(model);
    void act('note-unsent-files', { files: [] });
    void act('navigate', { to: leaveHref(view, why) });
    void act('note-unsent-files', { files });
  };
  /** Whether leaving loses none of the answers: the server takes them, or this device. */
  const canKeep = async (): Promise<boolean> =>
    (view.sendsFiles === true && ['idle', 'saving', 'saved'].includes(saving.state.is)) ||
    // Where nothing was written, there may be a page before it.
    (saving.written() ? saving.keep() : (await act('keep-answers', { formSlug: view.slug, answers: {}, unsaved: [] })).ok);
  const askWhether = (isKept: boolean): void => {
    if (!isOpen.current) return;
    if (!isKept) setQuestion('lose');
    else setQuestion(view.registers === 'details' ? 'keep-registration' : 'keep');
  };
  const goOn = (): void => {
    setQuestion(undefined);
    // A discard may have failed: the device has forgotten all of it.
    if (saving.start(opened)) pendingFilesOf(model).keepAgain(model.data as FormView['answers']);
  };
  const keep = (): void => {
    goOn();
    // Where it is stated afterwards whether they are: of another form the server has them, or has a save on its way.
    if (!view.leaveHrefs) return leaveAs('kept');
    const refused = (): void => leaveAs('notKept');
    saving.keep().then((isKept) => (isKept ? leaveAs('kept') : refused()), refused);
  };
  return {
    question,
    ask: (event) => {
      const isWritten = saving.written();
      // What was written on the page before it may be lost, too.
      if (!isWritten && view.registers !== 'details') return;
      event.preventDefault();
      void canKeep().then((isKept) => (isWritten || !isKept ? askWhether(isKept) : leaveAs('notKept')));
    },
    out: () => void act('navigate', { to: view.returnHref }),
    stay: goOn,
    leave: () => leaveAs('notKept'),
    keep,
    leaveNow: (event) => {
      if (view.sendsFiles) return;
      event.preventDefault();
      // The question names the files that are not sent.
      void canKeep().then((isKept) => (isKept && unsentFiles(model).length === 0 ? keep() : askWhether(isKept)));
    },
    discard: async () => {
      const storedAs = await saving.settled();
      const isNew = view.version === undefined;
      // A file that arrives meanwhile changes the answers, which are no more.
      saving.stop();
      const uploads = uploadsOf(model);
      const answers = uploads.withoutLeftOut(opened);
      const outcome = await act('discard-answers', {
        formSlug: view.slug,
        answers,
        page,
        ...storedAs,
        isSaved: storedAs.version !== view.version,
        isNew,
        files: pendingFilesOf(model).keptBut(answers),
      });
      if (!outcome.ok) return outcome.code;
      uploads.leaveOutAllBut(answers);
      // By Back of the browser it may have been left meanwhile.
      if (!isOpen.current) return undefined;
      // First: a form that begins anew writes the address of its step, which would take the place of a way that is under way.
      flushSync(() => reopen(asOpened(view, { ...(isNew ? {} : storedAs), ...outcome.value, answers })));
      void act('note-unsent-files', { files: [] });
      // The state of this place may have what was written before it.
      void act('navigate', { to: leaveHref(view, 'notKept'), ...(view.registers ? { replace: true } : {}) });
      return undefined;
    },
  };
}

/** The form as it was when it was opened, and as the server has it now: leaving it may be prevented. */
function asOpened(view: FormView, now: StoredAs & { readonly answers: FormView['answers'] }): FormView {
  const { drawn, html: _, unsaved: __, otherAnswers: ___, typed: ____, ...rest } = view;
  return { ...rest, page: (drawn ?? view).page, ...now };
}

function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return isOpen;
}
