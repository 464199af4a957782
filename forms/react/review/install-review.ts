import { createElement } from 'react';
import type { Question } from 'survey-core';
import { ReactQuestionFactory } from 'survey-react-ui';
import { reviewType } from './answers-review.ts';
import { Review } from './Review.tsx';

const draw = ({ question }: { question: Question }) => createElement(Review, { question });

/** Makes the look of the step that shows the answers known to SurveyJS. */
export function installReview(): void {
  // The types of survey-react-ui have a name as the creator's parameter; it passes the question's props.
  ReactQuestionFactory.Instance.registerQuestion(
    reviewType,
    draw as unknown as Parameters<typeof ReactQuestionFactory.Instance.registerQuestion>[1],
  );
}
