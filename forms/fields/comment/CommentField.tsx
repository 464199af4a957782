import type { ReactElement } from 'react';
import { TextAreaModel, type QuestionCommentModel } from 'survey-core';
import { SurveyQuestionComment } from 'survey-react-ui';
import { LengthNote } from '../parts/index.ts';

// A browser cuts a paste off at the limit without a word: it stays, and is refused when the step is left. So do comments beside other questions.
Object.defineProperty(TextAreaModel.prototype, 'maxLength', { configurable: true, get: () => undefined });

/** SurveyJS's text of several lines, which takes a paste of any length and counts it near its limit. */
export class CommentField extends SurveyQuestionComment {
  protected override renderElement(): ReactElement {
    const question = this.questionBase as QuestionCommentModel;
    return (
      <>
        {super.renderElement()}
        {!question.isReadOnly && (
          <LengthNote
            question={question}
            id={`${question.inputId}-length`}
            length={String(question.value ?? '').length}
            max={question.getMaxLength()}
          />
        )}
      </>
    );
  }
}
