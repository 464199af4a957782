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

function show() {
  const act = vi.fn(async () => ({ ok: true as const, value: undefined }));
  const data = structuredClone(examples['full']?.data);
  const given = { id: 'account', text: texts, language: 'en', data, act } as unknown as BlockEnvironment<typeof texts, 'listingDetails'>;
  render(<AccountDetails {...given} />);
  return act;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const plain = (words: string | null | undefined) => words?.replaceAll(/[\u2068\u2069]/g, '');
const giveBack = new RegExp(`^${texts.giveBack}: Your vehicle`);

test('a reason that was typed is there again after Escape, until it was sent; it is in the language that the person reads', async () => {
  const act = show();
  press(giveBack);
  const reason = screen.getByLabelText(texts.giveBackReason);
  expect(reason.getAttribute('lang')).toBe('cy');
  expect(plain(screen.getByRole('dialog').textContent)).toContain('Megan Pritchard reads Welsh.');
  fireEvent.change(reason, { target: { value: 'The year.' } });
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press(giveBack);
  expect(screen.getByLabelText(texts.giveBackReason)).toHaveProperty('value', 'The year.');
  fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(act.mock.calls).toEqual([['give-back', { submissionId: 's-3', reason: 'The year.' }]]);
  press(giveBack);
  expect(screen.getByLabelText(texts.giveBackReason)).toHaveProperty('value', '');
});

test('a status that was begun is there again after Cancel, until it was set; its words are in the language that the person reads', async () => {
  const act = show();
  press(texts.setStatus);
  const words = screen.getByLabelText(texts.statusText);
  expect(words.getAttribute('lang')).toBe('cy');
  expect(plain(words.closest('form')?.textContent)).toContain('Megan Pritchard reads Welsh.');
  fireEvent.change(words, { target: { value: 'You are in.' } });
  fireEvent.change(screen.getByLabelText(texts.newStatus), { target: { value: 'Group' } });
  press(texts.linkCancel);
  expect(words.closest('[hidden]')).not.toBeNull();
  press(texts.setStatus);
  expect(screen.getByLabelText(texts.statusText)).toHaveProperty('value', 'You are in.');
  fireEvent.submit(screen.getByLabelText(texts.statusText).closest('form') as HTMLFormElement);
  await screen.findByRole('button', { name: texts.setStatus });
  expect(act.mock.calls).toMatchObject([['set-status', { code: 'Group', text: 'You are in.' }]]);
  press(texts.setStatus);
  expect(screen.getByLabelText(texts.statusText)).toHaveProperty('value', '');
});

test('an error goes as soon as its field is right, and the focus stays in the field', async () => {
  const act = show();
  press(texts.setStatus);
  const day = screen.getByLabelText(texts.statusDay);
  fireEvent.change(day, { target: { value: '2026-11-21' } });
  fireEvent.submit(day.closest('form') as HTMLFormElement);
  expect(screen.getByText(texts.statusDayWrong)).toBeDefined();
  day.focus();
  fireEvent.change(day, { target: { value: '2026-11-20' } });
  expect(screen.queryByText(texts.statusDayWrong)).toBeNull();
  expect(document.activeElement).toBe(day);
  const code = screen.getByLabelText(texts.newStatus);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(code, { target: { value: 'Group' } });
  expect(code.getAttribute('aria-invalid')).not.toBe('true');
  expect(act).not.toHaveBeenCalled();
});

test('a form that is never given back has the reason in place of the button', () => {
  show();
  expect(screen.getAllByRole('button', { name: giveBack })).toHaveLength(1);
  expect(screen.getByText(texts.giveBackDocuments)).toBeDefined();
});
