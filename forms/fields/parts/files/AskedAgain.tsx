import { Verbatim } from '#ui';
import { useState, type ReactNode } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { askedAgainText, formContextOf, pendingFilesOf } from '../../../state/index.ts';
import styles from './files.module.css';
import { FaultyFile } from './FaultyFile.tsx';

interface AskedAgainProps {
  readonly question: Question;
  readonly text: { readonly fileAgain: string; readonly removeFile: string };
  /** Further lines of the list. */
  readonly children?: ReactNode;
}

/** Files that have to be chosen again, each with the reason; each may be left out. The list of those that are answers follows. */
export function AskedAgain({ question, text, children }: AskedAgainProps) {
  const [, setLeftOut] = useState(0);
  const model = question.survey as SurveyModel;
  const { language } = formContextOf(model);
  const pending = pendingFilesOf(model);
  const leaveOut = (content: string): void => {
    pending.leaveOut(question, content);
    question.clearErrors();
    // The answer stays as it is, but what is kept of it changed: it is saved.
    model.onValueChanged.fire(model, { name: question.name, question, value: question.value as unknown, reason: undefined });
    setLeftOut((before) => before + 1);
  };
  const files = pending.askedAgain.of(question);
  const lines = files.map((file) => {
    const { name, content, fault } = file;
    const words = askedAgainText(file, text.fileAgain, language);
    // Once reported, the question has the words as its error.
    const isStated = question.errors.some((error) => error.getText().includes(words));
    return (
      <FaultyFile
        key={content}
        {...{ question, name }}
        removeText={text.removeFile}
        isAnnounced={fault !== undefined}
        remove={() => leaveOut(content)}
      >
        {isStated ? <Verbatim>{name}</Verbatim> : words}
      </FaultyFile>
    );
  });
  return lines.length === 0 && !children ? null : (
    <ul className={styles.files} role="list">
      {lines}
      {children}
    </ul>
  );
}
