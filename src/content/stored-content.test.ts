// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { askForDrafts } from './draft-content.ts';
import { createStoredContent } from './stored-content.ts';

let now = 1_000;
const kept = () => createStoredContent(window, 'acme', () => now);

beforeEach(() => {
  localStorage.clear();
  now = 1_000;
});

test('a public page is kept for 86400000 ms', () => {
  kept().write('public-page/faqs', 5, { title: 'Questions' });
  now += 86_399_999;
  expect(kept().read('public-page/faqs', 5)).toEqual({ title: 'Questions' });
  now += 1;
  expect(kept().read('public-page/faqs', 5)).toBeUndefined();
});

test('another revision than the one it was kept at finds nothing', () => {
  kept().write('public-page/faqs', 5, 'old');
  expect(kept().read('public-page/faqs', 6)).toBeUndefined();
});

test('drafts are never kept, and nothing kept is shown in their place', () => {
  kept().write('public-page/faqs', 5, 'published');
  askForDrafts(true);
  expect(kept().read('public-page/faqs', 5)).toBeUndefined();
  kept().write('public-page/news', 5, 'draft');
  askForDrafts(false);
  expect(kept().read('public-page/news', 5)).toBeUndefined();
});

test('secured pages are never kept', () => {
  kept().write('secured-page/my-claim', 5, 'mine');
  expect(localStorage.length).toBe(0);
});

test('tenants do not meet, and a damaged entry is nothing', () => {
  kept().write('public-page/faqs', 5, 'acme');
  expect(createStoredContent(window, 'other', () => now).read('public-page/faqs', 5)).toBeUndefined();
  localStorage.setItem('portico-content/acme/public-page/faqs', '{');
  expect(kept().read('public-page/faqs', 5)).toBeUndefined();
});
