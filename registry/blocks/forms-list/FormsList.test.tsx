// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockEnvironment } from '#engine';
import { examples } from './examples.ts';
import { FormsList } from './FormsList.tsx';
import { texts } from './forms-list.schema.ts';

type Bar = BlockEnvironment<typeof texts, 'forms'>;

afterEach(cleanup);

function show(name: string) {
  const act = vi.fn(async () => ({ ok: true as const, value: undefined }));
  const retry = vi.fn();
  const data = structuredClone(examples[name]?.data) as { forms: { state: string } };
  if (data.forms.state === 'unavailable') Object.assign(data.forms, { retry });
  const given = { id: 'forms', text: texts, language: 'en', data, act } as unknown as Bar;
  const props = examples[name]?.props as { heading: string };
  render(<FormsList {...props} {...given} />);
  return { act, retry };
}

const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);

test('five steps first, with name and state in words, then the tabs', () => {
  show('full');
  const steps = screen.getByRole('list', { name: 'Your progress' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['You joined: Done', 'Your details: Now', 'Our checks: Not yet', 'In court: Not yet', 'Outcome: Not yet']);
  expect(screen.getByText(/^Step 2 of 5/).textContent).toBe('Step 2 of 5: Your details');
  expect(steps.compareDocumentPosition(screen.getByRole('tablist')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('To Do holds what is below Done, Completed the rest', () => {
  show('full');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['To Do (2)', 'Completed (2)']);
  expect(
    within(screen.getByRole('tabpanel'))
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Client questionnaire', 'Your vehicle']);
  fireEvent.click(screen.getByRole('tab', { name: 'Completed (2)' }));
  expect(
    within(screen.getByRole('tabpanel'))
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Agreement', 'Your preferences']);
});

test('status in words and colour, name, both dates, and the one action the status allows', () => {
  show('full');
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(0, 5)
      .map((cell) => cell.textContent),
  ).toEqual(['Status', 'Form', 'Requested', 'Last updated', 'Action']);
  const [fresh, draft] = screen.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];
  expect(cellsOf(draft)).toEqual([
    'Draft',
    'Your vehicle',
    '02\u00a0Nov\u00a02026',
    '19\u00a0Nov\u00a02026Kept until 18\u00a0May\u00a02027',
    'ContinueDelete',
  ]);
  expect(cellsOf(fresh)).toEqual(['Not started', 'Client questionnaire', '10\u00a0Nov\u00a02026', '–', 'Start']);
  fireEvent.click(screen.getByRole('tab', { name: 'Completed (2)' }));
  const done = screen.getAllByRole('row')[1] as HTMLElement;
  expect(cellsOf(done).at(-1)).toBe('EditViewSent. It can no longer be edited.');
  const tones = [draft, fresh, done].map((row) => row.querySelector('[data-tone]')?.getAttribute('data-tone'));
  expect(tones).toEqual(['waiting', 'neutral', 'success']);
});

test('the action opens the form, at its submission where one was begun', () => {
  const { act } = show('full');
  fireEvent.click(screen.getByRole('button', { name: 'Continue: Your vehicle' }));
  expect(act).toHaveBeenCalledWith('open-form', { formSlug: 'your-vehicle', submissionId: 'a' });
  fireEvent.click(screen.getByRole('button', { name: 'Start: Client questionnaire' }));
  expect(act).toHaveBeenLastCalledWith('open-form', { formSlug: 'client-questionnaire' });
});

test('of all forms the awaited one leads and is first', () => {
  show('full');
  expect(screen.getByRole('button', { name: 'Start: Client questionnaire' }).dataset['look']).toBe('primary');
  expect(screen.getByRole('button', { name: 'Continue: Your vehicle' }).dataset['look']).toBe('secondary');
});

test('one queue: the awaited form, documents to sign, then the rest; below the status of the claim nothing of it is repeated', () => {
  show('belowStatus');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Your vehicle',
    'Settlement agreement',
    'Client questionnaire',
  ]);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['To Do (3)', 'Completed (0)']);
  expect(screen.getByRole('link', { name: 'Sign: Settlement agreement' }).getAttribute('href')).toBe('/securedPage/esign-list');
  expect(screen.queryByRole('list', { name: 'Your progress' })).toBeNull();
  expect(document.querySelectorAll('[data-look="primary"]').length).toBe(0);
});

test('what was sent shows its Edit, which cannot be pressed and has the reason; an additional form can be edited', () => {
  const { act } = show('full');
  fireEvent.click(screen.getByRole('tab', { name: 'Completed (2)' }));
  const sent = screen.getByRole('button', { name: 'Edit: Agreement', description: 'Sent. It can no longer be edited.' });
  fireEvent.click(sent);
  expect([sent.getAttribute('aria-disabled'), sent.dataset['unavailable'], act.mock.calls]).toEqual(['true', 'true', []]);
  fireEvent.click(screen.getByRole('button', { name: 'Edit: Your preferences' }));
  expect(act).toHaveBeenCalledWith('open-form', { formSlug: 'your-preferences', submissionId: 'c' });
});

test.each([
  ['empty', 'Account not found for you, please contact your manager'],
  ['loading', 'Loading...'],
  ['nothing', 'Submissions not found.'],
])('%s shows %j', (name, words) => {
  show(name);
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failed call is no empty list: it is reported and can be tried again', () => {
  const { retry } = show('unavailable');
  expect(screen.getByRole('alert').textContent).toContain('We could not load your forms just now.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a draft is deleted only after a question; the result is announced, and has the focus where the button is gone', async () => {
  const { act } = show('full');
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '');
  };
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Delete: Your vehicle' }));
  ask();
  expect(screen.getByRole('dialog').textContent).toContain('Your vehicle');
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(act).not.toHaveBeenCalled();
  ask();
  act.mockResolvedValueOnce({ ok: false, code: 'changed-elsewhere' } as never);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the draft' }));
  await screen.findByText(/changed in another window/);
  ask();
  fireEvent.click(screen.getByRole('button', { name: 'Delete the draft' }));
  await screen.findByText(/The draft of .*Your vehicle.* is deleted/);
  expect(act).toHaveBeenLastCalledWith('delete-draft', { formSlug: 'your-vehicle', submissionId: 'a', version: 3 });
});
