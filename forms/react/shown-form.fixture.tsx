import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../texts.ts';
import { view } from './drawn-form.fixture.ts';
import { SurveyForm } from './SurveyForm.tsx';

export const value = {
  submissionId: 's',
  version: 1,
  savedAt: '2026-11-21T14:05:00Z',
  arrivedFiles: [],
  failedFiles: [],
  arrival: Promise.resolve(),
};
export const saved = { ok: true, value } as const;

/** Draws a form whose every action is answered with `answer`, by default that it was saved; gives every call, and the payloads of submits. */
export function show(changes: Partial<FormView> = {}, answer: (name: string) => unknown = () => saved, language = 'en') {
  const act = vi.fn(async (name: string, _payload: unknown) => answer(name));
  render(<SurveyForm id="form" view={{ ...view, ...changes }} text={texts} language={language} act={act as unknown as Act} />);
  const sent = () => act.mock.calls.filter(([name]) => name === 'submit-form').map(([, payload]) => payload);
  return { act, sent };
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const lastStep = { answers: { registration: 'AB12 CDE' }, page: 1 };
