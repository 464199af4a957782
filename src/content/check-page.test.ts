import { expect, test } from 'vitest';
import { checkPage } from './check-page.ts';

const owner = { tenant: 'northgate', types: [], unsafe: [] };
const pageWith = (contentFromPage: unknown) => checkPage({ slug: 'help', title: 'Help', component: [], contentFromPage }, 'help', owner);

test('what names no page to take blocks from is reported in its place, and the page is shown with its own', () => {
  const { page, issues } = pageWith({ constructor: 1 });
  expect(page?.slug).toBe('help');
  expect(issues.map(({ pointer, severity }) => [pointer, severity])).toEqual([['/contentFromPage', 'warning']]);
});

test('a page that takes them from none, or by a name, has no issue', () => {
  for (const source of [undefined, null, 'our_case']) expect(pageWith(source).issues).toEqual([]);
});
