import { signatureAnswer, signedIn } from '#schemas/form';
import type { FieldQuestion } from '#schemas/form/model';
import { useQuestion } from '../../field-parts/index.ts';
import { Signing } from './Signing.tsx';

/** CTL-SIG: a signature, with what the definition states beside it. */
export function SignatureField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  return (
    <Signing
      question={question}
      now={signedIn(question.value, question.settings)}
      onSign={(signed) => (question.value = signed && signatureAnswer(signed, question.settings))}
      word={(key) => question.word(key)}
    />
  );
}
