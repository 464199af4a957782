import type { SurveyModel } from 'survey-core';
import { fileAnswers, limitsInWords, maxFilesOf, uploaderAnswer, uploaderLimitsOf, type FileAnswer } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import { filled } from '#locale/messages/filled';
import { useQuestion } from '../parts/index.ts';
import { formContextOf, pendingFilesOf, uploadsOf } from '../../state/index.ts';
import { FileInput, FileList, fileStyles as styles, AskedAgain, useAnswer } from '../parts/files/index.ts';

/** CTL-UPL: files are listed as they were chosen; one that cannot be sent has its error as its state, and keeps the form from being sent until it is removed or, of one too many, until another one is. */
export function UploaderField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const files = fileAnswers(useAnswer(question));
  const model = question.survey as SurveyModel;
  const { text, saveAndReturn } = formContextOf(model);
  const { settings } = question;
  const limits = uploaderLimitsOf(settings);
  const multiple = settings.property('allowMultiple') !== false;
  const max = maxFilesOf({ allowMultiple: multiple, maxFiles: settings.property('maxFiles') });
  const named = limitsInWords(limits, settings.language, max);
  const hint = `${question.inputId}-hint`;
  const word = (key: string): string => question.word(key);

  const later = saveAndReturn ? filled(word('filesLaterOrSaved'), text) : word('filesLater');
  const whenSent = uploadsOf(model).atOnce ? word('filesAtOnce') : later;

  const keep = (kept: readonly FileAnswer[]): void => {
    question.value = uploaderAnswer(kept, settings);
    question.clearErrors();
  };
  const choose = (chosen: readonly File[]): void => {
    if (chosen.length === 0) return;
    const pending = pendingFilesOf(model);
    const added = chosen.map((file) => pending.add(file));
    pending.choseAgain(
      question,
      added.map(({ name }) => name),
      multiple,
    );
    keep(multiple ? [...fileAnswers(question.value), ...added] : added.slice(-1));
  };

  return (
    <div className={styles.field}>
      {!question.isReadOnly && (
        <p className={styles.hint} id={hint}>
          {filled(word('fileHint'), named)} {limits.minSize === undefined ? '' : `${filled(word('fileHintSmallest'), named)} `}
          {max > 1 && max < Infinity ? `${filled(word('filesTooMany'), named)} ` : ''}
          {whenSent}
        </p>
      )}
      {question.isReadOnly && files.length === 0 && <p className={styles.hint}>{text.unanswered}</p>}
      {!question.isReadOnly && (
        <FileInput
          question={question}
          multiple={multiple}
          endings={limits.endings}
          hint={hint}
          text={word('chooseFile')}
          onChoose={choose}
        />
      )}
      <AskedAgain question={question} text={{ fileAgain: word('fileAgain'), removeFile: word('removeFile') }} />
      <FileList
        question={question}
        files={files}
        word={word}
        remove={({ content }) => keep(files.filter((file) => file.content !== content))}
      />
    </div>
  );
}
