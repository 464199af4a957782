// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '../controls/TextField.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { announce } from './announce.ts';
import { Announcer } from './Announcer.tsx';

HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  this.open = true;
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const texts = (place: ParentNode) => [...place.querySelectorAll('[aria-live] > *')];
const spoken = (place: ParentNode = document.body) => texts(place).map(({ textContent }) => textContent);

test('texts are announced one after the other, twice the same at once is one, later it is another element, and each goes by itself', () => {
  render(<Announcer />);
  for (const text of ['Saved', 'Saved', 'Sent']) announce(text);
  pass(150);
  const [first] = texts(document);
  expect(spoken()).toEqual(['Saved']);
  pass(150);
  expect(spoken()).toEqual(['Sent']);
  announce('Saved');
  pass(150);
  expect(spoken()).toEqual(['Saved']);
  expect(texts(document)).not.toContain(first);
  pass(10_000);
  expect(spoken()).toEqual([]);
});

test('while a modal dialog is open, its own region announces, and the dialog itself has the focus', () => {
  const page = (
    <>
      <Announcer />
      <Dialog id="d" title="Sure?" text="It is gone then." onClose={() => undefined}>
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
  render(page);
  announce('One minute', 'assertive');
  pass(150);
  const dialog = screen.getByRole('dialog', { name: 'Sure?' });
  expect([document.activeElement, spoken(dialog), spoken()]).toEqual([dialog, ['One minute'], ['One minute']]);
  expect(dialog.querySelector('[aria-live=assertive]')?.textContent).toBe('One minute');
});

test('the error of a field is announced as it appears and at each press that leaves it, but not where the focus has just moved to the field', () => {
  const form = (error?: string) => (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField id="a" label="A" error={error} />
        <button>Send</button>
      </form>
      <Announcer />
    </>
  );
  const { rerender } = render(form());
  const field = screen.getByLabelText('A');
  const press = () => fireEvent.submit(field.closest('form') ?? expect.unreachable());
  const heard = (): readonly string[] => {
    pass(300);
    const now = spoken();
    pass(10_000);
    return now;
  };
  act(() => field.focus());
  pass(50);
  press();
  rerender(form('Enter A'));
  expect(heard()).toEqual(['Enter A']);
  // Enter in a field: the browser presses the button, which some give the focus, and the screen puts it back.
  act(() => {
    screen.getByRole('button').focus();
    press();
    field.focus();
  });
  expect(heard()).toEqual(['Enter A']);
  act(() => screen.getByRole('button').focus());
  pass(1000);
  act(() => {
    press();
    field.focus();
  });
  expect(heard()).toEqual([]);
  rerender(form());
  press();
  expect(heard()).toEqual([]);
});
