import { useState } from 'react';
import { toEmail } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import { checkOnLeave, useQuestion } from '../parts/index.ts';

/** CTL-EMAIL: a mail address; whether another account has it is asked when the field is left. */
export function UniqueEmailField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="email"
      id={question.inputId}
      className="sd-formbox__input sd-text"
      dir="ltr"
      inputMode="email"
      autoComplete={question['autofill'] === false ? 'off' : 'email'}
      spellCheck={false}
      aria-label={question.a11y_input_ariaLabel ?? undefined}
      aria-labelledby={question.a11y_input_ariaLabelledBy ?? undefined}
      aria-describedby={question.a11y_input_ariaDescribedBy ?? undefined}
      aria-invalid={question.errors.length > 0 || undefined}
      aria-required={question.isRequired || undefined}
      readOnly={question.isReadOnly}
      value={typed ?? (question.value as string | undefined) ?? ''}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        question.clearErrors();
        question.value = toEmail(value);
      }}
      onBlur={() => {
        setTyped(undefined);
        void checkOnLeave(question);
      }}
    />
  );
}
