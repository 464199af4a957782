import { useState, useSyncExternalStore, type ChangeEvent } from 'react';
import type { QuestionFileModel, SurveyModel } from 'survey-core';
import { filled, isolated } from '#engine';
import { fileAnswers, limitsOf, type FileAnswer } from '#schemas/form';
import { pendingFilesOf, formContextOf } from '../../form-state/index.ts';
import { fileProblem, limitsInWords, plainlyNamed } from '../../ui/index.ts';
import styles from './file-field.module.css';

/** One or several files: the limits are shown before the choice; each file has its state and can be taken away again. */
export function FileField({ question }: { readonly question: QuestionFileModel }) {
  const answers = useAnswer(question);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [, setLeftOut] = useState(0);
  const model = question.survey as SurveyModel;
  const { text, files, saveAndReturn } = formContextOf(model);
  const { endings, maxSize } = limitsOf(question, files);
  const limits = limitsInWords({ endings, maxSize });
  const hint = `${question.inputId}-hint`;

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(event.target.files ?? [])].map(plainlyNamed);
    event.target.value = '';
    const checked = chosen.map((file) => ({ file, fault: fileProblem(file, { endings, maxSize }) }));
    setRefused(checked.flatMap(({ file, fault }) => (fault ? [`${isolated(file.name)}: ${filled(text[fault], limits)}`] : [])));
    const added = checked.filter(({ fault }) => !fault).map(({ file }) => pendingFilesOf(model).add(file));
    if (added.length === 0) return;
    const names = added.map(({ name }) => name);
    pendingFilesOf(model).choseAgain(question, names, question.allowMultiple);
    question.value = question.allowMultiple ? [...answers, ...added] : added.slice(-1);
  };
  const remove = (gone: FileAnswer): void => {
    const left = answers.filter((answer) => answer.content !== gone.content);
    question.value = left.length > 0 ? left : undefined;
  };

  /** A file of an earlier page that the claimant does not want to send any more. */
  const leaveOut = (content: string): void => {
    pendingFilesOf(model).leaveOut(question, content);
    question.clearErrors();
    // The answer stays as it is, but what is kept of it changed: it is saved.
    model.onValueChanged.fire(model, { name: question.name, question, value: question.value as unknown, reason: undefined });
    setLeftOut((before) => before + 1);
  };
  const removeButton = (name: string, onClick: () => void) => (
    <button type="button" className={styles.remove} aria-label={filled(text.removeFile, { name })} onClick={onClick}>
      ×
    </button>
  );

  return (
    <div className={styles.field}>
      <p className={styles.hint} id={hint}>
        {filled(text.fileHint, limits)} {saveAndReturn ? filled(text.filesLaterOrSaved, text) : text.filesLater}
      </p>
      {pendingFilesOf(model)
        .lost(question)
        .map(({ name, content }) => (
          <p key={content} className={styles.refused}>
            <span>{question.errors.length === 0 ? filled(text.fileAgain, { name: isolated(name) }) : <bdi>{name}</bdi>}</span>
            {removeButton(name, () => leaveOut(content))}
          </p>
        ))}
      <label className={styles.choose}>
        <span id={`${question.inputId}-choose`}>{text.chooseFile}</span>
        <input
          id={question.inputId}
          className={styles.input}
          type="file"
          multiple={question.allowMultiple}
          accept={endings.map((ending) => `.${ending}`).join(',')}
          aria-labelledby={`${question.ariaTitleId} ${question.inputId}-choose`}
          aria-required={question.isRequired}
          aria-describedby={[question.a11y_input_ariaDescribedBy, hint].filter(Boolean).join(' ')}
          aria-invalid={question.errors.length > 0 || undefined}
          onChange={choose}
        />
      </label>
      <div role="status">
        <ul className={styles.files} role="list">
          {answers.map((answer) => (
            <li key={answer.content} className={styles.file}>
              <bdi className={styles.name}>{answer.name}</bdi>
              <span className={styles.state}>{answer.content.startsWith('stored:') ? text.fileStored : text.fileReady}</span>
              {removeButton(answer.name, () => remove(answer))}
            </li>
          ))}
        </ul>
      </div>
      {refused.map((line) => (
        <p key={line} className={styles.refused} role="alert">
          {line}
        </p>
      ))}
    </div>
  );
}

function useAnswer(question: QuestionFileModel): readonly FileAnswer[] {
  const value: unknown = useSyncExternalStore(
    (changed) => {
      question.registerFunctionOnPropertyValueChanged('value', changed, 'file-field');
      (question.survey as SurveyModel).onValueChanged.add(changed);
      return () => {
        question.unRegisterFunctionOnPropertyValueChanged('value', 'file-field');
        (question.survey as SurveyModel).onValueChanged.remove(changed);
      };
    },
    () => question.value,
  );
  return fileAnswers(value);
}
