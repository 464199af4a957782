import { withPart, type Vehicle, type VehiclePart } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import { checkOnLeave, FieldGroup, TextPart, useQuestion } from '../parts/index.ts';

/** CTL-VIN: a vehicle; its checker is asked when the last part is left. */
export function VinField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const vehicle = (question.value ?? {}) as Vehicle;
  const part = (name: VehiclePart, label: string, more: { readonly hint?: string; readonly inputMode?: 'numeric' } = {}) => (
    <TextPart
      question={question}
      part={name}
      label={question.word(label)}
      isRequired={question.isRequired}
      autoComplete="off"
      spellCheck={false}
      {...more}
      {...(name === 'year' || name === 'vinNumber' ? { dir: 'ltr' } : {})}
      value={vehicle[name] ?? ''}
      take={(typed) => (question.value = withPart((question.value ?? {}) as Vehicle, name, typed))}
      left={() => void checkOnLeave(question)}
    />
  );
  return (
    <FieldGroup question={question}>
      {part('manufacturer', 'vinManufacturer')}
      {part('model', 'vinModel')}
      {part('year', 'vinYear', { inputMode: 'numeric' })}
      {part('vinNumber', 'vinNumber', { hint: question.word('vinNumberHint') })}
    </FieldGroup>
  );
}
