// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

test('the status of an account is the word of the filter, and below it what the claimant reads', () => {
  show('full');
  const [, worded, closed] = screen.getAllByRole('row').map((row) => row.querySelector(`[data-label="${texts.status}"]`));
  const offered = screen
    .getByRole('combobox', { name: texts.status })
    .querySelectorAll('option')
    .values()
    .map(({ textContent }) => textContent)
    .toArray();
  expect([...(worded?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual([texts.verifying, 'In the group']);
  expect(closed?.textContent).toBe(texts.inactive);
  expect(offered).toEqual(expect.arrayContaining([texts.verifying, texts.inactive]));
});

test('each page states which rows it has, unless it has all, or too many come before it', () => {
  const stated = (changes: object) => {
    showAnother({}, changes)();
    const [words] = screen.getAllByRole('status').map(({ textContent }) => textContent);
    cleanup();
    return words;
  };
  expect(stated({ total: 28, preceding: 0 })).toBe('Found: 28 · Shown: 1 to 3');
  expect(stated({ total: 28, preceding: 25 })).toBe('Found: 28 · Shown: 26 to 28');
  expect(stated({ total: 3, preceding: 0 })).toBe('Found: 3');
  expect(stated({ total: 1001, preceding: 25 })).toBe('Found: more than 1,000 · Shown: 26 to 28');
  expect(stated({ total: 1001, preceding: 1001 })).toBe('Found: more than 1,000');
});

/** A list, and how it becomes that of another address. */
function showAnother(before: object, after: object) {
  const { data } = structuredClone(examples['full']) as unknown as { data: { listing: { value: object } } };
  const drawn = (changes: object) => {
    const listing = { state: 'ready', value: { ...data.listing.value, ...changes } };
    return (
      <Listing
        {...({ id: 'list', text: texts, language: 'en', data: { listing }, act: vi.fn() } as unknown as Parameters<typeof Listing>[0])}
      />
    );
  };
  const { rerender } = render(drawn(before));
  return () => rerender(drawn({ address: '/listing/list?other', ...after }));
}

test('the field of the search has the focus still once the list of another address is shown, and what that asks for', () => {
  const again = showAnother({}, { search: 'pritchard', status: 'Registered' });
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.focus();
  again();
  expect([document.activeElement, field.value]).toEqual([field, 'pritchard']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: texts.status }).value).toBe('Registered');
});

test('from a link to another page the focus goes to the beginning of the results, from the end of a search to its field', () => {
  const turned = showAnother({}, { pages: {} });
  fireEvent.click(screen.getByRole('link', { name: texts.next }));
  turned();
  expect(document.activeElement).toBe(screen.getByRole('status'));
  cleanup();
  const cleared = showAnother({ clearHref: '/listing/list', search: 'pritchard' }, { search: '' });
  fireEvent.click(screen.getByRole('link', { name: texts.clear }));
  cleared();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
