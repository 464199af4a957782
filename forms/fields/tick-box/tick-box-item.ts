import type { ReactElement } from 'react';
import { SurveyQuestionCheckboxItem } from 'survey-react-ui';
import { withProps } from '../parts/index.ts';

/** SurveyJS's tick box of a list, without `required`: it is the list that needs an answer, and browsers call each box of it invalid before any is ticked. */
export class TickBox extends SurveyQuestionCheckboxItem {
  protected override renderCheckbox(isChecked: boolean): ReactElement {
    return withProps(super.renderCheckbox(isChecked), 'input', { required: undefined });
  }
}
