import { createElement } from 'react';
import { ReactQuestionFactory } from 'survey-react-ui';
import { NumberField } from './NumberField.tsx';

/** Takes the place of SurveyJS's input of one line. */
export function installNumberField(): void {
  ReactQuestionFactory.Instance.registerQuestion('text', (props) =>
    createElement(NumberField, props as ConstructorParameters<typeof NumberField>[0]),
  );
}
