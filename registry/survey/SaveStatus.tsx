import type { FormWords } from './form-words.ts';
import { fill } from './form-words.ts';
import type { SaveState } from './use-autosave.ts';
import styles from './survey-form.module.css';

/** One polite line that says whether the answers are safe. */
export function SaveStatus({ state, text, language }: { readonly state: SaveState; readonly text: FormWords; readonly language: string }) {
  return (
    <p className={styles.saved} role="status">
      {wordsFor(state, text, language)}
    </p>
  );
}

function wordsFor(state: SaveState, text: FormWords, language: string): string {
  if (state.is === 'saving') return text.saving;
  if (state.is === 'kept-here') return text.keptHere;
  if (state.is === 'changed-elsewhere') return text.changedElsewhere;
  if (state.is === 'saved') return fill(text.saved, { time: new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(state.at)) });
  return '';
}
