import { createElement } from 'react';
import { QuestionImagePickerModel } from 'survey-core';
import { ReactElementFactory } from 'survey-react-ui';
import { TickBox } from './tick-box-item.ts';

/** Replaces SurveyJS's tick boxes, each of which would be required if the list is. So would the pictures of a list be. */
export function installTickBox(): void {
  ReactElementFactory.Instance.registerElement('survey-checkbox-item', (props: ConstructorParameters<typeof TickBox>[0]) =>
    createElement(TickBox, props),
  );
  Object.defineProperty(QuestionImagePickerModel.prototype, 'inputRequiredAttribute', { configurable: true, get: () => undefined });
}
