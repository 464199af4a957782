import type { ChangeEvent } from 'react';
import type { Question } from 'survey-core';
import { endingsOfKinds } from '../../../model/definition/index.ts';
import { nameChosenFiles } from '../../../state/index.ts';
import styles from './files.module.css';

interface FileInputProps {
  readonly question: Question;
  readonly multiple: boolean;
  readonly endings: readonly string[];
  /** Id of what describes it. */
  readonly hint: string;
  readonly text: string;
  /** Files under names that read as what they are. Where bytes had to be read first, the answer may be another one by then. */
  readonly onChoose: (files: readonly File[]) => void;
}

/** The native input over a box on which files may be dropped. */
export function FileInput({ question, multiple, endings, hint, text, onChoose }: FileInputProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    nameChosenFiles(chosen, endings, onChoose);
  };
  return (
    <label className={styles.choose}>
      <span id={`${question.inputId}-choose`}>{text}</span>
      <input
        id={question.inputId}
        className={styles.input}
        type="file"
        multiple={multiple}
        accept={endingsOfKinds(endings)
          .map((ending) => `.${ending}`)
          .join(',')}
        aria-labelledby={`${question.ariaTitleId} ${question.inputId}-choose`}
        aria-required={question.isRequired}
        aria-describedby={[question.a11y_input_ariaDescribedBy, hint].filter(Boolean).join(' ')}
        aria-invalid={question.errors.length > 0 || undefined}
        onChange={choose}
      />
    </label>
  );
}
