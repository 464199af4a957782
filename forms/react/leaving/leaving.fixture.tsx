import { act as settled, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { view } from '../drawn-form.fixture.ts';
import { SurveyForm } from '../SurveyForm.tsx';

export const saved = { ok: true, value: { submissionId: 's', version: 4, savedAt: '2026-11-21T14:05:00Z' } } as const;

/** Draws a form, whose calls are answered by `answer`. */
export function show(changes: Partial<FormView> = {}, answer: (name: string) => unknown = () => saved) {
  const act = vi.fn(async (name: string, _payload: unknown) => answer(name));
  render(<SurveyForm id="form" view={{ ...view, ...changes }} text={texts} language="en" act={act as unknown as Act} />);
  const asked = (name: string) => act.mock.calls.filter(([one]) => one === name).map(([, payload]) => payload);
  /** What was asked of the app, in its order. */
  const order = (): readonly (readonly [string, unknown])[] => act.mock.calls;
  return { asked, order };
}
export const write = () => {
  const field = screen.getByRole('textbox', { name: /Registration number/ });
  fireEvent.input(field, { target: { value: 'CF14' } });
  fireEvent.keyUp(field, { key: '4' });
};
/** Whether the browser was left to follow the link. */
export const cancel = async (): Promise<boolean> => {
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await settled(async () => undefined);
  return isFollowed;
};
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Registration number/ });
export const toHub = [{ to: '/securedPage/my-claim' }];
