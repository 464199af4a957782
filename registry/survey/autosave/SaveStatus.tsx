import { useDeferredValue } from 'react';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#schemas/words/filled';
import { useHydrated } from '../../ui/index.ts';
import type { FormWords } from '../../form-words/form-texts.ts';
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

interface SavedProps extends Omit<SaveStatusProps, 'signInHref'> {
  /** Whether the document may note that this device has answers which come with the script (`data-keeps-answers`). */
  readonly awaitsAnswers: boolean;
}

/** Whether the answers are saved: a polite line beside the step, which has always the same height. */
export function SaveStatus({ state, text, language, awaitsAnswers }: SavedProps) {
  // Only a browser knows how its reader writes a time, and the first time that it writes takes long: the form is ready before.
  const hydrated = useDeferredValue(useHydrated());
  const words = hydrated ? wordsFor(state, text, language) : '';
  return (
    <p className={styles.saved} role="status">
      {words !== '' && isTrouble(state) ? text.notSaved : words}
      {awaitsAnswers && <span className={styles.awaited}>{text.restoring}</span>}
    </p>
  );
}

/** Why answers are not saved, in as many words as that takes: a polite line below everything that it could move. */
export function SaveTrouble({ state, text, language, signInHref }: SaveStatusProps) {
  return (
    <p className={styles.trouble} role="status">
      {isTrouble(state) && wordsFor(state, text, language)}
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

function wordsFor(state: SaveState, text: FormWords, language: string): string {
  if (state.is === 'saving') return text.saving;
  if (state.is === 'on-device') return text.onDevice;
  if (state.is === 'kept-here') return text.keptHere;
  if (state.is === 'not-kept') return text.notKept;
  if (state.is === 'not-on-device') return text.areNotKept;
  if (state.is === 'too-many-drafts') return wordsOnAnswers(text.tooManyDrafts, text, !state.isNotKept);
  if (state.is === 'answers-full') return wordsOnAnswers(text.answersFull, text, !state.isNotKept);
  if (state.is === 'session-ended') return wordsOnAnswers(text.sessionEnded, text, !state.isNotKept);
  if (state.is !== 'saved') return '';
  const { time, date } = savedWhen(state.at, { language, preferred: navigator.languages, now: Date.now() });
  return date ? filled(text.savedOn, { date: isolated(date), time: isolated(time) }) : filled(text.saved, { time: isolated(time) });
}
