import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import type { Act, Actions, LeaveGuard } from '#schemas/page';
import { withFallback } from '#schemas/shared/timeouts';
import type { Autosave, StoredAs } from '../autosave/autosave.ts';
import { pendingFilesOf, persistedAs, uploadsOf } from '../../state/index.ts';
import type { LeaveQuestion } from './LeaveDialog.tsx';
import { unsentFiles } from './use-chosen-files.ts';

/** Where leaving a form leads, by what became of its answers. */
export const leaveHref = ({ leaveHrefs, returnHref }: FormView, why: 'kept' | 'notKept'): string => leaveHrefs?.[why] ?? returnHref;

interface Leaving {
  /** What the dialog after Cancel asks, while it is open. */
  readonly question: LeaveQuestion | undefined;
  /** Called first when Cancel is pressed: asks where something was written, or would be lost. */
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

interface UseLeavingOptions {
  readonly view: FormView;
  readonly act: Act;
  readonly saving: Autosave;
  /** Begins the form anew: its answers were discarded. */
  readonly reopen: (view: FormView) => void;
  /** The form is being sent. What asks before it is left ends once it was, and is there again if it stays open. */
  readonly isSending: boolean;
}

/** FRM-03: Cancel, every other way out that would lose answers, and what becomes of them. While they are being discarded the dialog stays: it is not known yet whether there is anything to go back to. */
export function useLeaving(model: SurveyModel, { view, act, saving, reopen, isSending }: UseLeavingOptions): Leaving {
  const [question, setQuestion] = useState<LeaveQuestion>();
  /** The way out that is asked about; undefined: that of Cancel. */
  const asked = useRef<Parameters<LeaveGuard['ask']>[0]>(undefined);
  const isOpen = useIsOpen();
  // Without what was put back from this device.
  const { answers: opened, page } = view.drawn ?? view;
  /** After the dialog nothing asks again. Where leaving is prevented, the files are noted again. */
  const leaveAs = (why: 'kept' | 'notKept'): void => {
    if (!isOpen.current) return;
    const files = unsentFiles(model);
    void act('guard-answers', {});
    void act('note-unsent-files', { files: [] });
    goOut({ to: leaveHref(view, why) });
    void act('note-unsent-files', { files });
    void act('guard-answers', { guard });
  };
  const goOut = (cancelled: Actions['navigate']['payload']): void => {
    if (asked.current) asked.current.leave();
    else void act('navigate', cancelled);
    asked.current = undefined;
  };
  const lost = view.hasDraft ? 'lose-unsaved' : 'lose';
  /** Whether leaving loses none of the answers. Where nothing was written, there may be a page before it. */
  const canKeep = async (): Promise<boolean> => {
    if (!saving.written()) return view.registers !== 'details' || (await act('keep-first-form', {})).ok;
    if (view.hasDraft && !saving.isSafe()) await savedSoon();
    return (view.hasDraft === true && saving.isSafe()) || saving.keep();
  };
  /** Where this device refuses the answers, the server may take them at once: then there is nothing to ask. */
  const savedSoon = async (): Promise<void> => {
    if (!saving.isSafe()) await withFallback(persistedAs(model), saveTimeout, () => undefined);
  };
  const askWhether = (isKept: boolean): void => {
    if (!isOpen.current) return;
    if (!isKept) setQuestion(lost);
    else setQuestion(view.registers === 'details' ? 'keep-registration' : 'keep');
  };
  const losesAnswers = useRef<() => boolean>(() => false);
  // Until it is taken, the way that is asked about stays held.
  useLayoutEffect(() => void (losesAnswers.current = () => asked.current !== undefined || !saving.isSafe()));
  const [guard] = useState<LeaveGuard>(() => ({
    losesAnswers: () => losesAnswers.current(),
    ask: (way) => {
      asked.current = way;
      ask.current();
    },
  }));
  useEffect(() => {
    void act('guard-answers', { guard });
    return () => void act('guard-answers', {});
  }, [act, guard, isSending]);
  const takeWay = useRef<() => void>(() => undefined);
  const ask = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    takeWay.current = () => {
      if (!saving.isSafe()) return;
      if (asked.current === undefined) return setQuestion((one) => (one === 'lose-unsaved' ? 'keep' : one));
      setQuestion(undefined);
      leaveAs('kept');
    };
    ask.current = () =>
      void savedSoon().then(() => {
        if (asked.current === undefined) return;
        if (saving.isSafe()) takeWay.current();
        else askWhether(false);
      });
  });
  // What the question is about may have been saved while it was open.
  useEffect(() => takeWay.current(), [saving.state]);
  const goOn = (): void => {
    setQuestion(undefined);
    asked.current?.stay();
    asked.current = undefined;
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
      if ((!isWritten && view.registers !== 'details') || opensElsewhere(event)) return;
      event.preventDefault();
      void canKeep().then((isKept) => (isWritten || !isKept ? askWhether(isKept) : leaveAs('notKept')));
    },
    out: () => void act('navigate', { to: view.returnHref }),
    stay: goOn,
    leave: () => leaveAs('notKept'),
    keep,
    leaveNow: (event) => {
      if (view.hasDraft) return;
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
      goOut({ to: leaveHref(view, 'notKept'), ...(view.registers ? { replace: true } : {}) });
      return undefined;
    },
  };
}

/** The form as it was when it was opened, and as the server has it now: leaving it may be prevented. */
function asOpened(view: FormView, now: StoredAs & { readonly answers: FormView['answers'] }): FormView {
  const { drawn, html: _, unsaved: __, otherAnswers: ___, typed: ____, ...rest } = view;
  return { ...rest, page: (drawn ?? view).page, ...now };
}

/** Milliseconds that a way out waits for a save before it asks. */
const saveTimeout = 2000;

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return isOpen;
}
