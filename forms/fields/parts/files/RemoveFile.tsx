import type { Question } from 'survey-core';
import { filled } from '#locale/messages/filled';
import styles from './files.module.css';

interface RemoveFileProps {
  /** Of the file. */
  readonly question: Question;
  readonly name: string;
  /** The words, with a place for the name. */
  readonly text: string;
  readonly onClick: () => void;
}

/** The button that takes a file away again, and itself with it: the focus goes to where another file is chosen. None where the question is read-only. */
export const RemoveFile = ({ question, name, text, onClick }: RemoveFileProps) =>
  question.isReadOnly ? null : (
    <button
      type="button"
      className={styles.remove}
      aria-label={filled(text, { name })}
      onClick={() => {
        onClick();
        document.getElementById(question.inputId)?.focus();
      }}
    >
      ×
    </button>
  );
