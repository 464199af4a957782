import { filled, isolated } from '#engine';
import type { FormWords } from '../../form-words/form-texts.ts';
import { savedWhen } from './saved-when.ts';
import type { SaveState } from './use-autosave.ts';
import styles from '../style/survey-form.module.css';

interface SaveStatusProps {
  readonly state: SaveState;
  readonly text: FormWords;
  readonly language: string;
  readonly signInHref: string | undefined;
}

/** One polite status line: whether the answers are saved. */
export function SaveStatus({ state, text, language, signInHref }: SaveStatusProps) {
  return (
    <p className={styles.saved} role="status">
      {wordsFor(state, text, language)}
      {state.is === 'session-ended' && signInHref && (
        <>
          {' '}
          <a href={signInHref}>{text.signInAgain}</a>
        </>
      )}
    </p>
  );
}

function wordsFor(state: SaveState, text: FormWords, language: string): string {
  if (state.is === 'saving') return text.saving;
  if (state.is === 'kept-here') return text.keptHere;
  if (state.is === 'session-ended') return text.sessionEnded;
  if (state.is !== 'saved') return '';
  const { time, date } = savedWhen(state.at, { language, preferred: navigator.languages, now: Date.now() });
  return date ? filled(text.savedOn, { date: isolated(date), time: isolated(time) }) : filled(text.saved, { time: isolated(time) });
}
