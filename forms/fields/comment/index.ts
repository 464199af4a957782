import { createElement } from 'react';
import { ReactQuestionFactory } from 'survey-react-ui';
import { CommentField } from './CommentField.tsx';

/** Replaces SurveyJS's text of several lines. */
export function installCommentField(): void {
  ReactQuestionFactory.Instance.registerQuestion('comment', (props) =>
    createElement(CommentField, props as ConstructorParameters<typeof CommentField>[0]),
  );
}
