import type { QuestionBooleanModel } from 'survey-core';
import { SurveyElementBase } from 'survey-react-ui';
import { useQuestion } from '../parts/index.ts';
import styles from './switch-field.module.css';

/** Yes or No as a switch, beside the title of its question. */
export function SwitchField({ question }: { readonly question: QuestionBooleanModel }) {
  useQuestion(question);
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        role="switch"
        id={question.inputId}
        className={styles.input}
        checked={question.booleanValue === true}
        aria-checked={question.booleanValue === true}
        disabled={question.isReadOnly}
        aria-labelledby={question.isLabelRendered ? question.labelRenderedAriaID : question.ariaTitleId}
        aria-describedby={question.a11y_input_ariaDescribedBy ?? undefined}
        aria-required={question.isRequired || undefined}
        aria-invalid={question.errors.length > 0 || undefined}
        onChange={({ currentTarget }) => (question.booleanValue = currentTarget.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      {question.isLabelRendered && (
        <span id={question.labelRenderedAriaID} className={styles.title}>
          {SurveyElementBase.renderLocString(question.locTitle)}
          {question.isRequired && (
            <span className="sd-question__required-text" aria-hidden="true">
              *
            </span>
          )}
        </span>
      )}
    </label>
  );
}
