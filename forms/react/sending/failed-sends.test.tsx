// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing } from '../drawn-form.fixture.ts';
import { lastStep, press, saved, show } from '../shown-form.fixture.tsx';

measureNothing();
afterEach(cleanup);

test('a failed submit is reported once, under the title Error; the button works again, and the answers are kept', async () => {
  let tries = 0;
  const { sent } = show(lastStep, (name) => (name === 'submit-form' && ++tries === 1 ? { ok: false, code: 'status-500' } : saved));
  press('Submit');
  const alert = await screen.findByRole('alert');
  // Each a paragraph: they do not run together.
  const lines = ['Error', 'Failed to submit the claim', 'Your answers are kept. Please try again.'];
  expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(lines);
  expect(screen.getAllByText('Failed to submit the claim')).toHaveLength(1);
  press('Submit');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent() as { idempotencyKey: string; answers: object }[];
  expect(second?.answers).toEqual(first?.answers);
});

test('what is sent again as it was has the key of before, since the answer may have been lost; what was changed, and what was sent, has another', async () => {
  let tries = 0;
  const definition = { elements: [{ type: 'radiogroup', name: 'own', title: 'Own', choices: ['Yes', 'No'] }] };
  const { sent } = show({ definition }, (name) => (name === 'submit-form' && ++tries < 4 ? { ok: false, code: 'network' } : saved));
  const keys = () => (sent() as { idempotencyKey: string }[]).map(({ idempotencyKey }) => idempotencyKey);
  const send = async (count: number) => {
    press('Submit');
    await waitFor(() => expect(keys()).toHaveLength(count));
    await screen.findByRole('button', { name: 'Submit' });
  };
  await send(1);
  await send(2);
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  await send(3);
  await send(4);
  const [first, second, third, fourth] = keys();
  expect([second, fourth]).toEqual([first, third]);
  expect(third).not.toBe(first);
});

test('a failed submit is reported, too, where a save was on its way when the button was pressed', async () => {
  const { promise: save, resolve: arrive } = Promise.withResolvers<typeof saved>();
  const { sent } = show(lastStep, (name) =>
    name === 'save-draft' ? save : name === 'submit-form' ? { ok: false, code: 'network' } : saved,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  window.dispatchEvent(new Event('online'));
  press('Continue');
  await screen.findByText('Step 2 of 2');
  press('Submit');
  arrive(saved);
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the service.');
  expect(sent()).toHaveLength(1);
});

test('a failed submit is reported until the person answers something: a save that arrives by itself is no submit', async () => {
  const definition = { elements: [{ type: 'text', name: 'registration' }] };
  const unsaved = { definition, answers: { registration: 'CF14' }, unsaved: ['registration'] };
  const { act } = show(unsaved, (name) => (name === 'submit-form' ? { ok: false, code: 'network' } : saved));
  press('Submit');
  await screen.findByRole('alert');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(act.mock.calls.filter(([name]) => name === 'save-draft')).toHaveLength(1));
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the service.');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'CF14 3LX' } });
  fireEvent.keyUp(screen.getByRole('textbox'), { key: 'X' });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('what was typed and could not be sent is reported by the refusal alone, not in the status line as well', async () => {
  const definition = { elements: [{ type: 'text', name: 'registration' }] };
  const unsaved = { definition, answers: { registration: 'CF14' }, unsaved: ['registration'] };
  show(unsaved, (name) => ({ ok: false, code: name === 'submit-form' ? 'status-500' : 'network' }));
  press('Submit');
  await screen.findByRole('alert');
  expect(screen.queryByText(texts.keptHere)).toBeNull();
});

test('what the server refuses of a question that is not shown is reported as a failed submit: there is nothing to correct', async () => {
  const elements = [
    { type: 'radiogroup', name: 'own', title: 'Own', choices: ['Yes', 'No'] },
    { type: 'text', name: 'since', visibleIf: "{own} = 'Yes'" },
  ];
  show({ definition: { elements } }, (name) =>
    name === 'submit-form' ? { ok: false, code: 'answers-refused', details: { since: 'Since is not right.' } } : saved,
  );
  press('Submit');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to submit the claim');
  expect(screen.queryByText(texts.noErrorListed)).toBeNull();
});
