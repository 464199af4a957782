import { cloneElement, type ReactElement } from 'react';
import { SurveyElementErrors } from 'survey-react-ui';

/**
 * SurveyJS makes an alert of each error beside a question: a step with several would be announced error by error, and again by the summary, which has the focus. Here the
 * errors are read with their fields.
 */
export function quietErrors(): void {
  const draw = SurveyElementErrors.prototype['renderElement'] as (this: SurveyElementErrors) => ReactElement<Record<string, unknown>>;
  Object.assign(SurveyElementErrors.prototype, {
    renderElement(this: SurveyElementErrors): ReactElement {
      return cloneElement(draw.call(this), { role: undefined, 'aria-live': undefined, 'aria-atomic': undefined });
    },
  });
}
