// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readableCanvas } from '../fields/signature/canvas.fixture.ts';
import { measureNothing } from './drawn-form.fixture.ts';
import { showField } from './field.fixture.tsx';

measureNothing();
afterEach(cleanup);

test('a boolean is two choices, one tick box or a switch, each with its name', async () => {
  const { answer } = showField({ type: 'boolean', displayMode: 'switch' });
  fireEvent.click(screen.getByRole('switch', { name: 'Asked' }));
  expect(await answer()).toBe(true);
  cleanup();
  showField({ type: 'boolean', displayMode: 'checkbox' });
  expect(screen.getByRole('checkbox', { name: 'Asked' })).toBeTruthy();
  cleanup();
  for (const displayMode of ['segmented', 'radio']) {
    showField({ type: 'boolean', displayMode });
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual(['No', 'Yes']);
    cleanup();
  }
});

test.each(['stars', 'smileys'])('rates as %s are radio buttons with names', async (rateType) => {
  const { answer } = showField({ type: 'rating', rateType });
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5' }));
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false, false, true, false]);
  expect(await answer()).toBe(4);
});

test('a signature pad is signed by typing as well', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(readableCanvas());
  showField({ type: 'signaturepad' });
  fireEvent.click(screen.getByRole('radio', { name: 'Type' }));
  expect(screen.getByRole('textbox', { name: 'Your full name' })).toBeTruthy();
});

test('before a row with an answer is removed the portal’s own dialog asks', async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  showField(
    { type: 'matrixdynamic', rowCount: 2, confirmDelete: true, columns: [{ name: 'c', cellType: 'text' }] },
    { answers: { asked: [{ c: 'x' }, { c: 'y' }] } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove x' }));
  expect(screen.getByText('Remove this entry with everything in it?')).toBeTruthy();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['y']));
});
