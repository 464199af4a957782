import { useLayoutEffect, useRef, useState } from 'react';
import type { SurveyModel } from 'survey-core';
import { sameJson } from '#engine';
import type { FormView } from '#schemas/api';
import { answersBefore, fileIdsIn } from '../../model/definition/index.ts';
import type { Act, Actions } from '#schemas/page';
import { pendingFilesOf, persistWith, RetryLater, uploadsOf, versionToName, whenChangesAreRead } from '../../state/index.ts';
import { askedOthers } from '../model/asked-others.ts';
import { localAnswers } from '../model/open-model.ts';
import { takeMasked } from '../model/take-masked.ts';
import type { FormLockHandle } from '../form-lock/use-form-lock.ts';
import type { Answers, Autosave, StoredAs, Unsaved } from './autosave.ts';
import { isConflict, isTriedAgain, openedState, stateOf, withoutDevice, type SaveState } from './save-state.ts';
import { whenSeenAgain } from './when-seen-again.ts';

interface Saved {
  readonly answers: Answers;
  /** Ids of the files that they name. */
  readonly files: string[];
}

interface UseAutosaveOptions {
  readonly view: FormView;
  readonly act: Act;
  /** Whether this window writes the form: another one neither keeps nor saves anything. */
  readonly lock: Pick<FormLockHandle, 'isHeld' | 'attach'>;
  /** Another model takes the place of this one. */
  readonly isInterim?: boolean;
}

/** Milliseconds of a pause in typing after which a save begins. */
const quiet = 1200;
/** Milliseconds after which it begins although the person types on. */
const maxWait = 20_000;

/**
 * Keeps raw answers during typing, without validating (FRM-04, FRM-15). Every change is on this device at once, so that leaving before
 * the save loses nothing. One save at a time; a save begins after a pause in typing, in long typing every 20 seconds, and when the page is hidden or left. `settled()` drops the
 * save that has not begun (its caller sends everything itself), waits for the one that runs, and resolves with the id and version on the server.
 * Answers put back from this device are sent like new ones, as soon as the page is seen, where the view states that they may be (`continues`) and no answer beside them waits for the person; else with the next change, or once the person confirms them.
 */
export function useAutosave(model: SurveyModel, { view, act, lock, isInterim = false }: UseAutosaveOptions): Autosave {
  const [state, setState] = useState<SaveState>(() => openedState(view));
  const [savedAt, setSavedAt] = useState(view.savedAt);
  const lastSavedAt = useRef(view.savedAt);
  const stored = useRef<StoredAs>(pick(view));
  /** Those of the server, which another version of the answers is compared with. */
  const saved = useRef<Saved>(undefined);
  saved.current ??= savedAs(view.version === undefined ? {} : (view.drawn ?? view).answers);
  const running = useRef<Promise<void>>(Promise.resolve());
  const unsaved = useRef(new Set([...(view.unsaved ?? []), ...(view.typedHere ?? [])]));
  /** Answered since the save that runs began, also where the page is renewed meanwhile, and with it `act`. */
  const since = useRef(new Set<string>());
  const written = useRef(view.unsaved !== undefined || view.typedHere !== undefined);
  const answeredAt = useRef<number>(undefined);
  /** The answers were changed elsewhere: no save can succeed until the form is opened again. */
  const hasConflict = useRef(false);
  /** The save that has not begun. */
  const waiting = useRef<RetryLater>(undefined);
  const isStopped = useRef(false);
  const [isKeptNow, setKept] = useState(view.inDocumentAlone !== true);
  const isKept = useRef(isKeptNow);
  /** It was sent in another window: there is nothing left to keep or to save. */
  const isOver = useRef(false);
  const continues = view.continues === true && askedOthers(model, view).length === 0;
  /** Answered since this device or the server has last taken answers. */
  const onlyHere = useRef(new Set(view.typedHere));
  const saveLater = useRef((_milliseconds?: number) => {});
  const keepAll = useRef(() => {});
  const keepNow = useRef<Autosave['keep']>(async () => false);

  // With the drawing: what is typed between that and a later effect would be kept by nothing.
  useLayoutEffect(() => {
    // It may have an earlier version of the answers than the one that is saved.
    if (isInterim) return undefined;
    const isQuiet = (): boolean => isStopped.current || isOver.current || !lock.isHeld();
    const next = new RetryLater(() => save());
    waiting.current = next;
    let changedSince: number | undefined;
    const answered = () => ({
      formSlug: view.slug,
      formVersion: versionToName(model, { now: view.formVersion, before: view.changes?.since }),
      ...stored.current,
      answers: localAnswers(model),
      ...sinceSaved(unsaved.current, saved.current),
      ...(answeredAt.current === undefined ? {} : { answeredAt: answeredAt.current }),
      page: model.currentPageNo,
    });
    const keepHere = async (given: Actions['keep-answers']['payload'] = answered()): Promise<boolean> => {
      const names = [...onlyHere.current];
      const outcome = await act('keep-answers', given);
      for (const name of names) onlyHere.current[outcome.ok ? 'delete' : 'add'](name);
      setKept(outcome.ok);
      return (isKept.current = outcome.ok);
    };
    const keepIfForgotten = async (): Promise<void> => {
      if (isQuiet() || unsaved.current.size === 0 || !isKept.current) return;
      const { submissionId } = stored.current;
      const outcome = await act('are-answers-kept', { formSlug: view.slug, ...(submissionId === undefined ? {} : { submissionId }) });
      if (outcome.ok) return;
      pendingFilesOf(model).keepAgain(model.data as FormView['answers']);
      await keepHere();
    };
    keepNow.current = async (given) => !isQuiet() && keepHere(given);
    const saveNow = (leaving = false): void => {
      next.stop();
      changedSince = undefined;
      if (hasConflict.current || isQuiet()) return;
      running.current = running.current.then(async () => {
        setState({ is: 'saving' });
        since.current = new Set();
        const sent = answered();
        const outcome = await act('save-draft', {
          ...sent,
          ...(leaving ? { leaving } : {}),
          ...(view.hasDraft ? {} : { isDraft: false }),
        });
        if (outcome.ok) {
          saved.current = savedAs(sent.answers);
          unsaved.current = new Set(since.current);
          onlyHere.current = new Set([...onlyHere.current].filter((name) => since.current.has(name)));
          stored.current = { submissionId: outcome.value.submissionId, version: outcome.value.version };
          setState({ is: 'saved', at: outcome.value.savedAt });
          lastSavedAt.current = outcome.value.savedAt;
          setSavedAt(outcome.value.savedAt);
        } else {
          const state = stateOf(outcome.code);
          setState(state);
          hasConflict.current = isConflict(state.is);
          isOver.current = state.is === 'already-submitted';
          if (isTriedAgain(state)) saveLater.current();
        }
      });
    };
    const save = (leaving = false): void => {
      if (next.isWaiting) saveNow(leaving);
    };
    persistWith(model, async () => {
      if (isQuiet()) return undefined;
      if (stored.current.submissionId === undefined) saveNow();
      else save();
      await running.current;
      // Answers that were changed elsewhere name no new file: this device does, until both sides come together (docs/decisions/0023).
      return stored.current.submissionId;
    });
    saveLater.current = (milliseconds) => {
      if (!hasConflict.current) next.later(milliseconds);
    };
    const changed = (_: unknown, { name }: { name?: string } = {}): void => {
      if (name !== undefined) {
        written.current = true;
        answeredAt.current = Date.now();
        unsaved.current.add(name);
        since.current.add(name);
        onlyHere.current.add(name);
      }
      if (isQuiet()) return;
      void keepHere();
      next.stop();
      changedSince ??= Date.now();
      next.later(Math.min(quiet, Math.max(0, changedSince + maxWait - Date.now())));
    };
    keepAll.current = () => changed(model);
    whenChangesAreRead(model, keepAll.current);
    const left = (): void => {
      if (isQuiet()) return;
      takeMasked(model);
      // Once more, with the time of now: a save that is on its way has not got the newest answers, and another window may have kept its own.
      if (next.isWaiting || hasConflict.current) void act('keep-answers', answered());
      else void keepIfForgotten();
      save(true);
    };
    let isToSend = continues && unsaved.current.size > 0;
    const turned = (): void => {
      if (document.visibilityState === 'hidden') return left();
      if (!isToSend || !lock.isHeld()) return;
      saveLater.current(quiet);
      isToSend = false;
    };
    const begin = (): void => {
      if (onlyHere.current.size > 0) keepAll.current();
      else if (document.visibilityState === 'visible') turned();
    };
    const release = lock.attach({
      giveOver() {
        left();
        // What this device has goes with it, and with the keys of a save that is on its way.
        return isKept.current ? Promise.resolve() : running.current;
      },
      resume() {
        uploadsOf(model).retry();
        begin();
      },
      onlyHere() {
        const answers = localAnswers(model);
        return Object.fromEntries([...onlyHere.current].map((name) => [name, answers[name]]));
      },
    });
    const moved = (): void => changed(model);
    model.onValueChanged.add(changed);
    model.onCurrentPageChanged.add(moved);
    document.addEventListener('visibilitychange', turned);
    const stopChecking = whenSeenAgain(() => void keepIfForgotten());
    next.open();
    begin();
    return () => {
      save();
      next.close();
      model.onValueChanged.remove(changed);
      model.onCurrentPageChanged.remove(moved);
      document.removeEventListener('visibilitychange', turned);
      stopChecking();
      release();
    };
  }, [model, view.slug, view.formVersion, view.changes?.since, view.hasDraft, continues, act, lock, isInterim]);

  const settled = async (): Promise<StoredAs> => {
    waiting.current?.stop();
    await running.current;
    waiting.current?.stop();
    return stored.current;
  };
  const resume = (): void => {
    if (unsaved.current.size === 0 || isOver.current) return;
    if (!hasConflict.current) setState({ is: 'kept-here' });
    saveLater.current();
  };
  const confirm = (): void => {
    if (unsaved.current.size > 0) saveLater.current(quiet);
  };
  const adopt = ({ submissionId, version }: StoredAs, answers: Answers): void => {
    saved.current = savedAs(answers);
    unsaved.current = new Set();
    stored.current = { ...(submissionId === undefined ? {} : { submissionId }), ...(version === undefined ? {} : { version }) };
  };
  return {
    state: isKeptNow ? state : withoutDevice(state),
    savedAt,
    lastSavedAt: () => lastSavedAt.current,
    settled,
    submissionId: () => stored.current.submissionId,
    resume,
    confirm,
    adopt,
    unsaved: () => sinceSaved(unsaved.current, saved.current),
    keep: (given) => keepNow.current(given),
    isKept: () => isKept.current,
    isSafe: () =>
      lock.isHeld()
        ? !written.current || isOver.current || isKept.current || (view.hasDraft === true && unsaved.current.size === 0)
        : onlyHere.current.size === 0,
    written: () => written.current && !isOver.current,
    stop: () => void (isStopped.current = true),
    start: (given) => {
      if (!isStopped.current) return false;
      isStopped.current = false;
      for (const name of changedNames(localAnswers(model), given)) unsaved.current.add(name);
      if (unsaved.current.size > 0) keepAll.current();
      return true;
    },
  };
}

const changedNames = (answers: Answers, before: Answers): string[] =>
  Object.keys({ ...before, ...answers }).filter((name) => !sameJson(answers[name], before[name]));

const sinceSaved = (unsaved: ReadonlySet<string>, { answers, files }: Saved = savedAs()): Unsaved => ({
  unsaved: [...unsaved],
  before: answersBefore(unsaved, answers),
  savedFiles: files,
});

/** Looked through for files once, and not at each key. */
const savedAs = (answers: Answers = {}): Saved => ({ answers, files: fileIdsIn(answers) });

const pick = ({ submissionId, version }: FormView): StoredAs => ({
  ...(submissionId === undefined ? {} : { submissionId }),
  ...(version === undefined ? {} : { version }),
});
