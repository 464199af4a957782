import type { LocalizableString, QuestionBooleanModel } from 'survey-core';
import { SurveyElementBase } from 'survey-react-ui';
import { useQuestion } from '../parts/index.ts';

/** No or Yes as two choices: SurveyJS's own have no group that the title names, no error tied to it, and nothing that a link to the question could focus. */
export function YesNoField({ question }: { readonly question: QuestionBooleanModel }) {
  useQuestion(question);
  const { cssClasses, inputId } = question;
  const no = [question.getValueFalse(), question.locLabelFalse] as const;
  const yes = [question.getValueTrue(), question.locLabelTrue] as const;
  const choices: readonly (readonly [unknown, LocalizableString])[] = question.swapOrder ? [yes, no] : [no, yes];
  return (
    <fieldset
      role="radiogroup"
      className={cssClasses.radioFieldset}
      aria-labelledby={question.a11y_input_ariaLabelledBy ?? undefined}
      aria-label={question.a11y_input_ariaLabel ?? undefined}
      aria-describedby={question.a11y_input_ariaDescribedBy ?? undefined}
      aria-required={question.isRequired}
      aria-invalid={question.errors.length > 0}
    >
      {choices.map(([value, text], index) => (
        <div key={index} className={question.getRadioItemClass(cssClasses, value)}>
          <label className={cssClasses.radioLabel}>
            <input
              type="radio"
              id={index === 0 ? inputId : `${inputId}-${index}`}
              name={question.questionName}
              value={String(value)}
              checked={question.value === value}
              disabled={question.isReadOnly}
              onChange={() => (question.value = value)}
            />
            <span className={cssClasses.radioControlLabel}>{SurveyElementBase.renderLocString(text)}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
