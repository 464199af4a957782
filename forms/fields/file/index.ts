import { createElement } from 'react';
import type { QuestionFileModel } from 'survey-core';
import { ReactQuestionFactory } from 'survey-react-ui';
import { FileField } from './FileField.tsx';

const draw = ({ question }: { question: QuestionFileModel }) => createElement(FileField, { question });

/** Replaces SurveyJS's file question: a native input, one line per file, states in words. */
export function installFileField(): void {
  // The types of survey-react-ui have a name as the creator's parameter; it passes the question's props.
  ReactQuestionFactory.Instance.registerQuestion(
    'file',
    draw as unknown as Parameters<typeof ReactQuestionFactory.Instance.registerQuestion>[1],
  );
}
