import { useState } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { askedAgainText, formContextOf, pendingFilesOf } from '../form-state/index.ts';
import styles from './files.module.css';
import { RemoveFile } from './RemoveFile.tsx';

interface AskedAgainProps {
  readonly question: Question;
  readonly text: { readonly fileAgain: string; readonly removeFile: string };
}

/** Files that have to be chosen again, each with the reason; each may be left out. */
export function AskedAgain({ question, text }: AskedAgainProps) {
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
  return pending.askedAgain.of(question).map((file) => {
    const { name, content, fault } = file;
    const words = askedAgainText(file, text.fileAgain, language);
    // Once reported, the question has the words as its error.
    const isStated = question.errors.some((error) => error.getText().includes(words));
    return (
      <p key={content} className={styles.refused} role={fault === undefined ? undefined : 'alert'}>
        <span>{isStated ? <bdi>{name}</bdi> : words}</span>
        <RemoveFile question={question} name={name} text={text.removeFile} onClick={() => leaveOut(content)} />
      </p>
    );
  });
}
