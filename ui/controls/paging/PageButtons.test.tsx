// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pagingTexts } from '#locale/messages/shared/paging';
import { PageButtons } from './PageButtons.tsx';
import { usePages } from './use-pages.ts';

afterEach(cleanup);

function List({ length, language = 'en' }: { readonly length: number; readonly language?: string }) {
  const { rows, ...paging } = usePages(
    Array.from({ length }, (_, index) => `${index + 1}`),
    3,
  );
  return (
    <>
      <p data-testid="rows">{rows.join(' ')}</p>
      <PageButtons label="Files" text={pagingTexts} language={language} {...paging} />
    </>
  );
}

const shown = () => [screen.getByTestId('rows').textContent, screen.queryByRole('status')?.textContent];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a list is shown page by page, and its ends lead no further', () => {
  render(<List length={7} />);
  expect(shown()).toEqual(['1 2 3', 'Page 1 of 3']);
  press('Previous');
  expect(shown()).toEqual(['1 2 3', 'Page 1 of 3']);
  press('Next');
  expect(shown()).toEqual(['4 5 6', 'Page 2 of 3']);
  press('Next');
  press('Next');
  expect(shown()).toEqual(['7', 'Page 3 of 3']);
  press('Previous');
  expect(shown()).toEqual(['4 5 6', 'Page 2 of 3']);
  expect(screen.getByRole('navigation', { name: 'Files' })).toBeTruthy();
});

test('a list of one page has no buttons, nor has an empty one', () => {
  const { rerender } = render(<List length={3} />);
  expect(shown()).toEqual(['1 2 3', undefined]);
  rerender(<List length={0} />);
  expect(shown()).toEqual(['', undefined]);
});

test('a list that becomes shorter shows its last page, and leads back from there', () => {
  const { rerender } = render(<List length={7} />);
  press('Next');
  press('Next');
  rerender(<List length={4} />);
  expect(shown()).toEqual(['4', 'Page 2 of 2']);
  press('Previous');
  expect(shown()).toEqual(['1 2 3', 'Page 1 of 2']);
});

test('pages are numbered in the digits of the language', () => {
  render(<List length={4} language="fa" />);
  expect(shown()[1]).toBe('Page ۱ of ۲');
});
