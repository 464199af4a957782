import { useState } from 'react';
import type { QuestionFileModel, SurveyModel } from 'survey-core';
import { isolated } from '#schemas/shared/isolated';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { fileAnswers, fileProblems, limitsInWords, limitsOf, maxFilesOf, type FileAnswer } from '../../model/definition/index.ts';
import { filled } from '#locale/messages/filled';
import { useQuestion } from '../parts/index.ts';
import { announce } from '#ui';
import { formContextOf, pendingFilesOf, uploadsOf } from '../../state/index.ts';
import { FaultyFile, FileInput, FileList, fileStyles as styles, AskedAgain, useAnswer } from '../parts/files/index.ts';

/** One or several files: the limits are shown before the choice; each file has its state and can be taken away again. */
export function FileField({ question }: { readonly question: QuestionFileModel }) {
  useQuestion(question);
  const answers = fileAnswers(useAnswer(question));
  const [refused, setRefused] = useState<readonly { readonly name: string; readonly words: string }[]>([]);
  const model = question.survey as SurveyModel;
  const { text, files, saveAndReturn, language } = formContextOf(model);
  const limits = limitsOf(question, files);
  const max = maxFilesOf(question);
  // Without a limit of the form SurveyJS has one of its own, too large to be worth stating.
  const statesMax = question['getPropertyValueWithoutDefault']('maxFiles') !== undefined;
  const words = limitsInWords(limits, language, max);
  const hint = `${question.inputId}-hint`;
  const later = saveAndReturn ? filled(text.filesLaterOrSaved, text) : text.filesLater;
  const whenSent = uploadsOf(model).atOnce ? text.filesAtOnce : later;

  const choose = (chosen: readonly File[]): void => {
    const answers = fileAnswers(question.value);
    const named = chosen.map((file, index) => ({ name: file.name, size: file.size, content: `chosen:${index}` }));
    const problems = question.allowMultiple ? fileProblems([...answers, ...named], limits, max) : fileProblems(named, limits, Infinity);
    const checked = chosen.map((file, index) => ({ file, problem: problems.get(`chosen:${index}`) }));
    const faults = checked.flatMap(({ file, problem }) =>
      problem ? [{ name: file.name, words: labelled(isolated(file.name), filled(text[problem], words), language) }] : [],
    );
    setRefused(faults);
    for (const { words: fault } of faults) announce(fault);
    const added = checked.filter(({ problem }) => !problem).map(({ file }) => pendingFilesOf(model).add(file));
    if (added.length === 0) return;
    const names = added.map(({ name }) => name);
    pendingFilesOf(model).choseAgain(question, names, question.allowMultiple);
    question.value = question.allowMultiple ? [...answers, ...added] : added.slice(-1);
  };
  const remove = (gone: FileAnswer): void => {
    const left = answers.filter((answer) => answer.content !== gone.content);
    question.value = left.length > 0 ? left : undefined;
  };

  return (
    <div className={styles.field}>
      {!question.isReadOnly && (
        <p className={styles.hint} id={hint}>
          {filled(text.fileHint, words)} {max > 1 && statesMax ? `${filled(text.filesTooMany, words)} ` : ''}
          {whenSent}
        </p>
      )}
      {question.isReadOnly && answers.length === 0 && <p className={styles.hint}>{text.unanswered}</p>}
      {!question.isReadOnly && (
        <FileInput
          question={question}
          multiple={question.allowMultiple}
          endings={limits.endings}
          hint={hint}
          text={text.chooseFile}
          onChoose={choose}
        />
      )}
      <AskedAgain question={question} text={text}>
        {refused.length > 0 &&
          refused.map(({ name, words }) => (
            <FaultyFile
              key={words}
              {...{ question, name }}
              removeText={text.removeFile}
              isAnnounced={false}
              remove={() => setRefused(refused.filter((one) => one.words !== words))}
            >
              {words}
            </FaultyFile>
          ))}
      </AskedAgain>
      <FileList question={question} files={answers} word={(key) => text[key]} remove={remove} />
    </div>
  );
}
