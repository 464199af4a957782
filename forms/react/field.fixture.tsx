import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../texts.ts';
import { view } from './drawn-form.fixture.ts';
import { SurveyForm } from './SurveyForm.tsx';

type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly code: string };

/** For tests: a form of one question with the title "Asked", drawn; `outcome` is what the portal answers an action, a refusal without. */
export function showField(
  question: object,
  {
    answers = {},
    seeds = {},
    hasDraft,
    lookupCountries,
    outcome,
  }: Partial<Pick<FormView, 'answers' | 'seeds' | 'hasDraft' | 'lookupCountries'>> & {
    outcome?: (name: string, payload: unknown) => Promise<Outcome>;
  } = {},
) {
  let kept: Readonly<Record<string, unknown>> = {};
  const act = (async (name: string, payload: { answers: typeof kept }) => {
    if (name === 'submit-form') kept = payload.answers;
    return (await outcome?.(name, payload)) ?? { ok: false, code: 'no' };
  }) as unknown as Act;
  const definition = { elements: [{ name: 'asked', title: 'Asked', ...question }] };
  render(
    <SurveyForm
      id="form"
      view={{ ...view, definition, answers, seeds, ...(hasDraft && { hasDraft }), ...(lookupCountries && { lookupCountries }) }}
      text={texts}
      language="en"
      act={act}
    />,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    type: (label: string, text: string) => fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: text } }),
    leave: (label: string) => fireEvent.blur(screen.getByLabelText(new RegExp(`^${label}`))),
    send: () => press('Submit'),
    /** What is sent when the form is submitted now. */
    answer: async () => {
      press('Submit');
      await waitFor(() => expect(kept).toHaveProperty('asked'));
      return kept['asked'];
    },
  };
}
