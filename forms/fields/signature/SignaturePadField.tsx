import { useState } from 'react';
import type { QuestionSignaturePadModel, SurveyModel } from 'survey-core';
import { useQuestion } from '../parts/index.ts';
import { formContextOf } from '../../state/index.ts';
import { SignatureControl } from './SignatureControl.tsx';

/** SurveyJS's question for a signature, whose answer is the picture alone. */
export function SignaturePadField({ question }: { readonly question: QuestionSignaturePadModel }) {
  useQuestion(question);
  const { text } = formContextOf(question.survey as SurveyModel);
  const [typedName, setTypedName] = useState<string>();
  const signature = question.value as string | undefined;
  return (
    <SignatureControl
      question={question}
      now={signature ? { signature, typedName } : undefined}
      onSign={(signed) => {
        setTypedName(signed?.typedName);
        question.value = signed?.signature;
      }}
      word={(key) => text[key]}
    />
  );
}
