// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useCountryOptions } from './country-options.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
const countries = ['GB', 'FR', 'DE', 'BD'].map((id) => ({ value: id, id, suffix: '!' }));

function Countries() {
  const options = useCountryOptions('countries', 'en', countries);
  return (
    <select id="countries" value="DE" onChange={() => undefined}>
      {options.map(({ value, label }) => (
        <option key={value} value={value} suppressHydrationWarning>
          {label}
        </option>
      ))}
    </select>
  );
}

test('a list that the server has named and sorted in another way has each name at its own country once the browser has it', async () => {
  const { compare } = new Intl.Collator('en');
  vi.spyOn(Intl, 'Collator').mockImplementation(function backwards() {
    return { compare: (one: string, other: string) => compare(other, one) } as never;
  });
  const html = renderToString(<Countries />);
  vi.restoreAllMocks();
  document.body.innerHTML = html;
  const list = document.querySelector('select') ?? expect.unreachable();
  const shown = () => Array.from(list.options, ({ value, textContent }) => `${value} ${textContent}`);
  const backwards = ['GB United Kingdom!', 'DE Germany!', 'FR France!', 'BD Bangladesh!'];
  expect(shown()).toEqual(backwards);
  await act(async () => {
    hydrateRoot(document.body, <Countries />);
  });
  expect(shown()).toEqual(backwards.toReversed());
  expect(list.value).toBe('DE');
});
