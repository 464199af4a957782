import { createElement } from 'react';
import type { Question } from 'survey-core';
import { ReactQuestionFactory } from 'survey-react-ui';
import { notShownType } from '../../model/definition/index.ts';
import { NotShownField } from './NotShownField.tsx';

const draw = ({ question }: { question: Question }) => createElement(NotShownField, { question });

/** Replaces a question whose type the portal does not know. */
export function installNotShownField(): void {
  // The types of survey-react-ui have a name as the creator's parameter; it passes the question's props.
  ReactQuestionFactory.Instance.registerQuestion(
    notShownType,
    draw as unknown as Parameters<typeof ReactQuestionFactory.Instance.registerQuestion>[1],
  );
}
