// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../drawn-form.fixture.ts';
import { SurveyForm } from '../SurveyForm.tsx';
import { lastStep, press, saved, show } from '../shown-form.fixture.tsx';

measureNothing();
afterEach(cleanup);

type OnlyHere = () => Readonly<Record<string, unknown>>;

/** A form in a browser without Web Locks, which is read again once another window has given it over; the reading is answered with what was typed meanwhile. */
function open() {
  const answers = Promise.withResolvers<void>();
  const act = vi.fn(async (name: string, payload: unknown) => {
    if (name !== 'reopen-form') return saved;
    await answers.promise;
    const typedHere = (payload as { readonly onlyHere: OnlyHere }).onlyHere();
    return { ok: true, value: { ...view, drawn: view, answers: typedHere, typedHere: Object.keys(typedHere) } satisfies FormView };
  });
  render(<SurveyForm id="form" view={{ ...view, lockName: 'typed' }} text={texts} language="en" act={act as unknown as Act} />);
  const asked = (name: string) => act.mock.calls.filter(([one]) => one === name);
  const other = new BroadcastChannel('typed');
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => void heard.push((data as { is: unknown }).is);
  const send = (is: string) => other.postMessage({ from: 'another window', is });
  return { asked, send, heard, answer: () => answers.resolve(), close: () => other.close() };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Registration number/ });
const type = (value: string) => {
  fireEvent.input(field(), { target: { value } });
  fireEvent.keyUp(field(), { key: 'X' });
};

test('what is typed while a form is read again is in the form, and is kept as soon as that was read', async () => {
  const { asked, send, answer, close } = open();
  send('gave');
  await waitFor(() => expect(asked('reopen-form')).toHaveLength(1));
  type('CF14');
  expect(asked('keep-answers')).toEqual([]);
  answer();
  await waitFor(() => expect(asked('keep-answers')).toMatchObject([['keep-answers', { answers: { registration: 'CF14' } }]]));
  expect(field().value).toBe('CF14');
  close();
});

test('another window that takes the form meanwhile gets it once that was read, with what was typed', async () => {
  const { asked, send, heard, answer, close } = open();
  send('gave');
  await waitFor(() => expect(asked('reopen-form')).toHaveLength(1));
  type('CF14');
  send('took');
  answer();
  await waitFor(() => expect(heard).toContain('gave'));
  expect(asked('keep-answers').at(-1)).toMatchObject(['keep-answers', { answers: { registration: 'CF14' } }]);
  close();
});

test('a window that lost the form states that alone: nothing of what it could not save, put back or send', async () => {
  const more = { ...lastStep, lockName: 'lost', unsaved: ['registration'] };
  show(more, (name) => (name === 'submit-form' ? { ok: false, code: 'changed-elsewhere' } : saved));
  press('Submit');
  await screen.findByRole('alert');
  const other = new BroadcastChannel('lost');
  // Without Web Locks a window that gets no answer has the form after a moment.
  await vi.waitFor(() => expect(document.querySelector('[data-lock=held]')).not.toBeNull());
  other.postMessage({ from: 'another window', is: 'took' });
  expect((await screen.findByRole('button', { name: texts.continueHere })).closest('div')?.textContent).toContain(texts.openElsewhere);
  expect([screen.getAllByRole('status').length, screen.queryAllByRole('alert')]).toEqual([1, []]);
  other.close();
});
