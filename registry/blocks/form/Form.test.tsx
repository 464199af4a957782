// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockEnvironment } from '#engine';
import type { FormView } from '#schemas/api';
import { examples } from './examples.ts';
import { Form } from './Form.tsx';
import { texts } from './form.schema.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(blocked: NonNullable<FormView['blocked']>) {
  const act = vi.fn(async () => ({ ok: true as const, value: undefined }));
  const { form } = (examples as unknown as { minimal: { data: { form: { value: FormView } } } }).minimal.data;
  const data = { form: { state: 'ready', value: { ...form.value, blocked } } };
  render(<Form {...({ id: 'form', text: texts, language: 'en', data, act } as unknown as BlockEnvironment<typeof texts, 'form'>)} />);
  return act;
}

test.each([
  ['already-submitted', 'Sorry, your draft has already been submitted and can no longer be edited.'],
  ['editing-not-allowed', 'Editing of this Claim is not allowed.'],
] as const)('%s is shown for 2.5 s, then the hub opens', (blocked, words) => {
  const act = show(blocked);
  expect(screen.getByRole('alert').textContent).toContain(words);
  vi.advanceTimersByTime(2499);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledExactlyOnceWith('navigate', { to: '/securedPage/my-claim', replace: true });
});

test.each([
  ['moves over the notice', () => fireEvent.pointerMove(screen.getByRole('alert'))],
  ['reaches its link', () => screen.getByRole('link').focus()],
  ['presses a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
] as const)('who %s has all the time they need', (_, stir) => {
  const act = show('already-submitted');
  vi.advanceTimersByTime(1000);
  stir();
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});

test('a pointer elsewhere holds nothing up', () => {
  const act = show('already-submitted');
  fireEvent.pointerMove(document.body);
  vi.advanceTimersByTime(2500);
  expect(act).toHaveBeenCalledOnce();
});

test('who goes on before is not led again', () => {
  const act = show('already-submitted');
  cleanup();
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});

test.each([{ state: 'loading' }, { state: 'unavailable', retry: () => undefined }, { state: 'ready' }] as const)(
  'what is being typed stays where the page is asked for anew, and its form is $state',
  async (state) => {
    vi.useRealTimers();
    const { form } = (examples as unknown as { minimal: { data: { form: { state: 'ready'; value: FormView } } } }).minimal.data;
    const act = vi.fn(async () => ({ ok: true as const, value: undefined }));
    const drawn = (data: object) => (
      <Form
        {...({ id: 'form', text: texts, language: 'en', data: { form: data }, act } as unknown as BlockEnvironment<typeof texts, 'form'>)}
      />
    );
    const { rerender } = render(drawn(form));
    const field = (await screen.findAllByRole<HTMLInputElement>('textbox'))[0]!;
    fireEvent.input(field, { target: { value: 'Lorne' } });
    rerender(drawn(state.state === 'ready' ? { ...form, value: { ...form.value } } : state));
    expect(screen.getAllByRole('textbox')[0]).toBe(field);
    expect(field.value).toBe('Lorne');
  },
);

test('failed preconditions are a panel with the way on, and wait for a press', () => {
  const act = show('preconditions');
  expect(screen.getByRole('heading').textContent).toBe('Preconditons failed');
  expect(screen.getByText('This form is no longer available.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Please click here to continue' }).getAttribute('href')).toBe('/securedPage/my-claim');
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
