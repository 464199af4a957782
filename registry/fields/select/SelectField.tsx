import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Question } from 'survey-core';
import { SurveyQuestionDropdownSelect } from 'survey-react-ui';

/** SurveyJS's native select, tied to its question's title, hint and error. */
export class SelectField extends SurveyQuestionDropdownSelect {
  protected override renderSelect(cssClasses: unknown): ReactElement {
    return named(super.renderSelect(cssClasses), this.questionBase as Question) as ReactElement;
  }
}

function named(node: ReactNode, question: Question): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  if (node.type === 'select')
    return cloneElement(node as ReactElement<Record<string, unknown>>, {
      'aria-labelledby': question.a11y_input_ariaLabelledBy ?? undefined,
      'aria-describedby': question.a11y_input_ariaDescribedBy ?? undefined,
    });
  const { children } = node.props;
  return children === undefined || children === null
    ? node
    : cloneElement(node, {}, ...Children.toArray(children).map((child) => named(child, question)));
}
