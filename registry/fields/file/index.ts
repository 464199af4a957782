import { createElement } from 'react';
import type { QuestionFileModel } from 'survey-core';
import { ReactQuestionFactory } from 'survey-react-ui';
import { FileField } from './FileField.tsx';

const draw = ({ question }: { question: QuestionFileModel }) => createElement(FileField, { question });

/** Takes the place of SurveyJS's own file question: a native input, one line per file, states in words (UX, uploads). */
export function installFileField(): void {
  // survey-react-ui types the creator as taking a name; it hands it the question's props.
  ReactQuestionFactory.Instance.registerQuestion(
    'file',
    draw as unknown as Parameters<typeof ReactQuestionFactory.Instance.registerQuestion>[1],
  );
}
