import { toFullName, type FullName } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import { FieldGroup, TextPart, useQuestion } from '../parts/index.ts';

/** CTL-NAME: first and last name of a person. */
export function FullNameField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const name = (question.value ?? {}) as FullName;
  const part = (key: 'firstName' | 'lastName', autoComplete: string) => (
    <TextPart
      question={question}
      part={key}
      label={question.word(key)}
      isRequired={question.isRequired && (key === 'firstName' || question['isLastNameRequired'] !== false)}
      autoComplete={question['autofill'] === false ? 'off' : autoComplete}
      spellCheck={false}
      value={name[key] ?? ''}
      take={(typed) => (question.value = toFullName({ ...(question.value as FullName | undefined), [key]: typed }))}
    />
  );
  return (
    <FieldGroup question={question}>
      {part('firstName', 'given-name')}
      {part('lastName', 'family-name')}
    </FieldGroup>
  );
}
