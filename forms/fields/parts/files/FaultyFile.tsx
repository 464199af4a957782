import type { ReactNode } from 'react';
import type { Question } from 'survey-core';
import styles from './files.module.css';
import { RemoveFile } from './RemoveFile.tsx';

interface FaultyFileProps {
  readonly question: Question;
  readonly name: string;
  /** The word of its button, with a place for the name. */
  readonly removeText: string;
  readonly isAnnounced: boolean;
  readonly remove: () => void;
  /** What is wrong with it. */
  readonly children: ReactNode;
}

/** A line among the files of a question: one that is no answer, with what is wrong and a way to leave it out. */
export const FaultyFile = ({ question, name, removeText, isAnnounced, remove, children }: FaultyFileProps) => (
  <li className={`${styles.file} ${styles.faulty}`}>
    <span className={styles.fault} role={isAnnounced ? 'alert' : undefined}>
      {children}
    </span>
    <RemoveFile question={question} name={name} text={removeText} onClick={remove} />
  </li>
);
