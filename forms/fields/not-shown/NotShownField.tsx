import type { Question, SurveyModel } from 'survey-core';
import { mailHref, telHref } from '#schemas/shared/tel-href';
import { formContextOf } from '../../state/index.ts';
import styles from './not-shown.module.css';

/** Notice in the place of a question that cannot be shown: what that means for the form, and where there is help. */
export function NotShownField({ question }: { readonly question: Question }) {
  const { text, help } = formContextOf(question.survey as SurveyModel);
  return (
    <div className={styles.notice} id={question.inputId} tabIndex={-1}>
      <p>{question.isRequired ? text.questionNotShownRequired : text.questionNotShown}</p>
      {question.isRequired && help && (
        <p className={styles.ways}>
          {help.phone && <a href={telHref(help.phone)}>{help.phone}</a>}
          {help.email && <a href={mailHref(help.email)}>{help.email}</a>}
        </p>
      )}
    </div>
  );
}
