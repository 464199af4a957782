import { createElement } from 'react';
import { ReactQuestionFactory } from 'survey-react-ui';
import { SelectField } from './SelectField.tsx';

/** Replaces SurveyJS's native select, which leaves the control without a name. */
export function installSelectField(): void {
  ReactQuestionFactory.Instance.registerQuestion('sv-dropdown-select', (props) =>
    createElement(SelectField, props as ConstructorParameters<typeof SelectField>[0]),
  );
}
