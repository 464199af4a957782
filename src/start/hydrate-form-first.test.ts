// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { hydrateFormFirst } from './hydrate-form-first.ts';

afterEach(() => document.body.replaceChildren());

test('a form is taken over in short tasks, and waited for', async () => {
  document.body.innerHTML = '<div data-awaits-script=""></div>';
  const form = document.body.firstElementChild as HTMLElement;
  const events: string[] = [];
  for (const name of ['input', 'dragenter']) form.addEventListener(name, () => events.push(name));
  const over = hydrateFormFirst(document);
  let isOver = false;
  void over.then(() => (isOver = true));
  await Promise.resolve();
  expect({ events, isOver }).toEqual({ events: ['dragenter'], isOver: false });
  form.dataset['awaitsScript'] = 'taken';
  await over;
});

test('a document without such a form is not waited for', async () => {
  document.body.innerHTML = '<div data-awaits-script="taken"></div>';
  await expect(hydrateFormFirst(document)).resolves.toBeUndefined();
});
