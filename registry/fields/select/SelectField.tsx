import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Question, QuestionDropdownModel } from 'survey-core';
import { SurveyQuestionDropdownSelect } from 'survey-react-ui';
import { SearchField } from './SearchField.tsx';

/** SurveyJS's native select, tied to its question's title, hint and error; a field that searches where the definition asks for it. */
export class SelectField extends SurveyQuestionDropdownSelect {
  protected override renderSelect(cssClasses: unknown): ReactElement {
    const question = this.questionBase as QuestionDropdownModel;
    if (question.searchEnabled && !question.isReadOnly) return <SearchField question={question} />;
    return named(super.renderSelect(cssClasses), question) as ReactElement;
  }
}

function named(node: ReactNode, question: Question): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  if (node.type === 'select')
    return cloneElement(node as ReactElement<Record<string, unknown>>, {
      'aria-labelledby': question.a11y_input_ariaLabelledBy ?? undefined,
      'aria-describedby': question.a11y_input_ariaDescribedBy ?? undefined,
      // SurveyJS chooses the answer once it is mounted: html of the server would be without it.
      defaultValue: (question as QuestionDropdownModel).renderedValue as string | undefined,
    });
  const { children } = node.props;
  return children === undefined || children === null
    ? node
    : cloneElement(node, {}, ...Children.toArray(children).map((child) => named(child, question)));
}
