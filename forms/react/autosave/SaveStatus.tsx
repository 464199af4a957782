import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#locale/messages/filled';
import { announce, readerZone, useFormats, useHydrated, useLocale } from '#ui';
import type { FormWords } from '../../texts.ts';
import { savedWhen } from './saved-when.ts';
import { wordsOnAnswers } from '../notices/words-on-answers.ts';
import type { SaveState } from './save-state.ts';
import styles from '../steps/step-line.module.css';

interface SaveStatusProps {
  readonly state: SaveState;
  readonly text: FormWords;
  readonly language: string;
  readonly signInHref: string | undefined;
}

/** What was announced last of the saving of a form, as long as it is open: the words of trouble, or `saved`. */
export type HeardSaving = string | undefined;

interface SavedProps extends Omit<SaveStatusProps, 'signInHref'> {
  /** Whether the document may note that this device has answers which come with the script (`data-keeps-answers`). */
  readonly awaitsAnswers: boolean;
  readonly heard: RefObject<HeardSaving>;
}

/** Whether the answers are saved: a line beside the step, which has always the same height. */
export function SaveStatus({ state, text, language, awaitsAnswers, heard }: SavedProps) {
  // Only a browser knows the time zone of its reader, and the first time that it writes takes long: the form is ready before.
  const hydrated = useDeferredValue(useHydrated());
  const words = useStateWords(state, text, language);
  const shown = hydrated ? words() : '';
  useAnnouncedSaving(state, shown, heard);
  return (
    <p className={styles.saved}>
      {shown !== '' && isTrouble(state) ? text.notSaved : shown}
      {awaitsAnswers && <span className={styles.awaited}>{text.restoring}</span>}
    </p>
  );
}

/** That answers are saved is announced once, and again after trouble; trouble once, however often the save is tried meanwhile (PAGE-04). */
function useAnnouncedSaving(state: SaveState, words: string, heard: RefObject<HeardSaving>): void {
  const opened = useRef(state);
  useEffect(() => {
    if (words === '' || state.is === 'saving') return;
    if (!isTrouble(state) && state === opened.current) return;
    const news = isTrouble(state) ? words : 'saved';
    if (heard.current !== news) announce(words);
    heard.current = news;
  }, [state, words, heard]);
}

/** Why answers are not saved, in as many words as that takes, below everything that it could move. */
export function SaveTrouble({ state, text, language, signInHref }: SaveStatusProps) {
  const words = useStateWords(state, text, language);
  return (
    <p className={styles.trouble}>
      {isTrouble(state) && words()}
      {state.is === 'session-ended' && signInHref && (
        <>
          {' '}
          <a href={signInHref}>{text.signInAgain}</a>
        </>
      )}
    </p>
  );
}

const isTrouble = ({ is }: SaveState): boolean => is !== 'saving' && is !== 'saved' && is !== 'on-device';

function useStateWords(state: SaveState, text: FormWords, language: string): () => string {
  const formats = useFormats(language);
  const locale = useLocale(language);
  return () => wordsFor(state, text, (at) => savedWhen(at, { formats, language: locale, now: Date.now(), timeZone: readerZone() }));
}

function wordsFor(state: SaveState, text: FormWords, when: (at: string) => ReturnType<typeof savedWhen>): string {
  if (state.is === 'saving') return text.saving;
  if (state.is === 'on-device') return text.onDevice;
  if (state.is === 'kept-here') return text.keptHere;
  if (state.is === 'not-kept') return text.notKept;
  if (state.is === 'not-on-device') return text.areNotKept;
  if (state.is === 'too-many-drafts') return wordsOnAnswers(text.tooManyDrafts, text, !state.isNotKept);
  if (state.is === 'answers-full') return wordsOnAnswers(text.answersFull, text, !state.isNotKept);
  if (state.is === 'session-ended') return wordsOnAnswers(text.sessionEnded, text, !state.isNotKept);
  if (state.is !== 'saved') return '';
  const { time, date } = when(state.at);
  return date ? filled(text.savedOn, { date: isolated(date), time: isolated(time) }) : filled(text.saved, { time: isolated(time) });
}
