import { createElement } from 'react';
import { ReactQuestionFactory } from 'survey-react-ui';
import { DigitsField } from './DigitsField.tsx';

/** Replaces SurveyJS's input of one line. */
export function installDigitsField(): void {
  ReactQuestionFactory.Instance.registerQuestion('text', (props) =>
    createElement(DigitsField, props as ConstructorParameters<typeof DigitsField>[0]),
  );
}
