// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { DataState, Needs } from '#schemas/api';
import type { Act } from '#schemas/page';
import { News } from './News.tsx';
import { texts } from './news.schema.ts';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(cleanup);

const items = [
  { id: 'old', date: '2026-01-02', title: 'Old', href: '/page/old' },
  { id: 'newest', date: '2026-03-04', title: 'Newest', summary: 'In short.', href: '/page/newest' },
  { id: 'whole', date: '2026-02-03', title: 'Whole' },
];

function show(readNews: DataState<Needs['readNews']>, ok = true) {
  const asked: unknown[] = [];
  const act = ((name: string, payload: unknown) => {
    asked.push([name, payload]);
    return Promise.resolve(ok ? { ok, value: undefined } : { ok, code: 'not-kept' });
  }) as Act;
  render(<News id="n" heading="News" items={items} text={texts} language="en" data={{ readNews }} act={act} />);
  const marked = () =>
    screen
      .getAllByRole('listitem')
      .flatMap((item) => (within(item).queryByText(texts.unread) ? [within(item).getByRole('heading').textContent] : []));
  return { asked, marked };
}

test('the newest is first; what was not opened is marked, and what has nothing to open is not', () => {
  const { marked } = show({ state: 'ready', value: { ids: ['old'] } });
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Newest', 'Whole', 'Old']);
  expect(screen.getByText('04 Mar 2026').getAttribute('datetime')).toBe('2026-03-04');
  expect(marked()).toEqual(['Newest']);
});

test.each(['loading', 'empty', 'unavailable'] as const)('nothing is marked while what was read is %s', (state) => {
  const { marked } = show({ state, retry: () => undefined } as DataState<Needs['readNews']>);
  expect(marked()).toEqual([]);
  expect(screen.queryByRole('button', { name: texts.markAllRead })).toBeNull();
});

test('opening an item asks to mark it as read', () => {
  const { asked } = show({ state: 'ready', value: { ids: [] } });
  fireEvent.click(screen.getByRole('link', { name: 'Newest' }));
  expect(asked).toEqual([['mark-news-read', { ids: ['newest'] }]]);
});

test.each([
  [true, texts.allRead],
  [false, texts.notKept],
])('all are marked as read at once (kept: %s): announced, and the focus stays in the row', async (ok, words) => {
  const { asked } = show({ state: 'ready', value: { ids: [] } }, ok);
  fireEvent.click(screen.getByRole('button', { name: texts.markAllRead }));
  expect(asked).toEqual([['mark-news-read', { ids: ['old', 'newest'] }]]);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'News' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
});
