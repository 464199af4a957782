// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { handOver } from './hand-over.ts';

afterEach(() => document.body.replaceChildren());

/** The events by which a form with these fields is handed over. */
async function eventsOf(fields: string, type: (form: HTMLElement) => void = () => undefined): Promise<string[]> {
  document.body.innerHTML = `<div data-awaits-script="">${fields}</div>`;
  const form = document.body.firstElementChild as HTMLElement;
  const events: string[] = [];
  for (const name of ['input', 'dragenter']) form.addEventListener(name, () => events.push(name));
  type(form);
  const over = handOver(document);
  let isOver = false;
  void over.then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  form.dataset['awaitsScript'] = 'taken';
  await over;
  return events;
}

test('a form is taken over in short tasks, and waited for', async () => {
  expect(await eventsOf('<input value="AB12"><textarea></textarea>', (form) => (form.querySelector('input')!.value = 'AB13'))).toEqual([
    'dragenter',
  ]);
  const lines = (form: HTMLElement): string => (form.querySelector('textarea')!.value = 'It was a long day');
  expect(await eventsOf('<textarea></textarea>', lines)).toEqual(['dragenter']);
});

test('it is one task where a saved text of several lines was changed, which React puts back meanwhile', async () => {
  const lines = (form: HTMLElement): string => (form.querySelector('textarea')!.value = 'It was a long day');
  expect(await eventsOf('<textarea>It was</textarea>', lines)).toEqual(['input']);
});

test('a document without such a form is not waited for', async () => {
  document.body.innerHTML = '<div data-awaits-script="taken"></div>';
  await expect(handOver(document)).resolves.toBeUndefined();
});
