import type { FormWords } from '../../texts.ts';
import styles from '../style/survey-form.module.css';

interface RestoredWordsProps {
  readonly text: FormWords;
  readonly shown: string;
  readonly role?: 'status';
}

/** As high as the longest of what is stated, one after the other, about answers that are put back; what only holds the space is drawn by the stylesheet and never read out. */
export const RestoredWords = ({ text: { restoring, restored, restoredSaved }, shown, role }: RestoredWordsProps) => (
  <p className={styles.words} role={role}>
    <span>{shown}</span>
    {Object.entries({ restoring, restored, restoredSaved }).map(([name, words]) => (
      <span key={name} data-words={words} />
    ))}
  </p>
);
