// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockEnvironment } from '#engine';
import { AccountDetails } from './AccountDetails.tsx';
import { texts } from './account-details.schema.ts';
import { examples } from './examples.ts';

afterEach(cleanup);
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '');
  };
});

function show(more: object = {}) {
  const act = vi.fn(async () => ({ ok: true as const, value: { sentTo: 'm•••@example.org' } }));
  const data = structuredClone(examples['full']?.data) as unknown as { listingDetails: { value: object } };
  Object.assign(data.listingDetails.value, more);
  const given = { id: 'account', text: texts, language: 'en', data, act } as unknown as BlockEnvironment<typeof texts, 'listingDetails'>;
  render(<AccountDetails {...given} />);
  return act;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sendForm = `${texts.sendLink}: Unsubscribe`;
const plain = (words: string | null) => words?.replaceAll(/[\u2068\u2069]/g, '');

test('a closed account is called so where its status could be changed', () => {
  show();
  expect(screen.queryByText(texts.inactiveAccount)).toBeNull();
  cleanup();
  show({ status: 'Inactive', statuses: undefined });
  expect(screen.getByText(texts.inactiveAccount)).toBeDefined();
});

test('a link is mailed only after a question that names the form, the person and their address', async () => {
  const act = show();
  press(sendForm);
  const question = plain(screen.getByRole('dialog').textContent);
  expect(question).toContain('Send “Unsubscribe” to Megan Pritchard?');
  expect(question).toContain('megan.pritchard@example.org');
  press(texts.linkCancel);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(act).not.toHaveBeenCalled();
  press(sendForm);
  press(texts.linkSend);
  await screen.findByText(/The link to “Unsubscribe” was sent/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(act.mock.calls).toEqual([['send-link', { formSlug: 'unsubscribe' }]]);
});

test('the row of a sent form has what may be done about it, or one reason why it may not be given back', () => {
  show();
  const acts = screen.getAllByRole('row').map((row) => row.querySelector('[data-cell="action"]')?.textContent ?? '');
  const ofSent = acts.filter((words) => words.includes(texts.giveBack) || words.includes(texts.giveBackDocuments));
  expect(ofSent).toEqual([expect.stringMatching(new RegExp(`^View.*${texts.giveBack}$`)), `View${texts.giveBackDocuments}`]);
});

test('without an address there is nothing to ask', async () => {
  const act = show({ email: '' });
  act.mockResolvedValueOnce({ ok: false, code: 'no-email' } as never);
  press(sendForm);
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByText(/cannot sign in by email/);
});
