import type { ReactElement } from 'react';
import type { QuestionDropdownModel } from 'survey-core';
import { SurveyQuestionDropdownSelect } from 'survey-react-ui';
import { withProps } from '../parts/index.ts';
import { SearchField } from './SearchField.tsx';

/** SurveyJS's native select, tied to its question's title, hint and error; a field that searches where the definition asks for it. */
export class SelectField extends SurveyQuestionDropdownSelect {
  protected override renderSelect(cssClasses: unknown): ReactElement {
    const question = this.questionBase as QuestionDropdownModel;
    // Theirs is text that is tied to no title.
    if (question.isReadOnly) return <ReadOnlyChoice question={question} />;
    if (question.searchEnabled) return <SearchField question={question} />;
    return withProps(super.renderSelect(cssClasses) as ReactElement, 'select', {
      'aria-labelledby': question.a11y_input_ariaLabelledBy ?? undefined,
      'aria-describedby': question.a11y_input_ariaDescribedBy ?? undefined,
      // Browsers call it invalid before it was answered.
      required: undefined,
      // SurveyJS chooses the answer once it is mounted: html of the server would be without it.
      defaultValue: question.renderedValue as string | undefined,
    });
  }
}

function ReadOnlyChoice({ question }: { readonly question: QuestionDropdownModel }) {
  return (
    <input
      type="text"
      readOnly
      id={question.inputId}
      className="sd-formbox__input sd-text"
      aria-labelledby={question.a11y_input_ariaLabelledBy ?? undefined}
      aria-label={question.a11y_input_ariaLabel ?? undefined}
      aria-describedby={question.a11y_input_ariaDescribedBy ?? undefined}
      value={question.isEmpty() ? '' : String(question.displayValue)}
    />
  );
}
