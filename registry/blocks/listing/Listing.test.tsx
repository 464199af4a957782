// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Listing } from './Listing.tsx';
import { examples } from './examples.ts';
import { texts } from './listing.schema.ts';

afterEach(cleanup);

function show(example: keyof typeof examples) {
  const { data } = examples[example] as never;
  return render(<Listing {...{ id: 'list', text: texts, language: 'en', data, act: vi.fn() }} />);
}

test('where nothing is found, that is stated once, in place of a number', () => {
  show('nothing');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([texts.none]);
  expect(screen.queryByRole('table')).toBeNull();
});

test('in the list of forms the number of the account is beside the link of its person, not in it', () => {
  show('submissions');
  const [row] = screen.getAllByRole('rowheader');
  expect(row?.querySelector('a')?.textContent).toBe('Megan Pritchard');
  expect(row?.querySelector('a + span')?.textContent).toBe('NG-104231');
});
