import { signatureAnswer, signedIn } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import { useQuestion } from '../parts/index.ts';
import { SignatureControl } from './SignatureControl.tsx';

/** CTL-SIG: a signature, with what the definition states beside it. */
export function SignatureField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  return (
    <SignatureControl
      question={question}
      now={signedIn(question.value, question.settings)}
      onSign={(signed) => (question.value = signed && signatureAnswer(signed, question.settings))}
      word={(key) => question.word(key)}
    />
  );
}
