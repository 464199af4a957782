// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Footer } from './Footer.tsx';
import { texts } from './footer.schema.ts';

const footer = (
  <Footer id="footer" name="Example LLP" text={texts} language="en" data={{}} act={() => Promise.resolve({ ok: false, code: 'no' })} />
);

afterEach(() => vi.useRealTimers());

test('shows the current year', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  expect(renderToString(footer)).toMatch(/<time>2026<\/time>/);
});

test('a page cached before New Year is corrected after hydration, without a warning', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 31, 23, 59) });
  const page = document.createElement('div');
  page.innerHTML = renderToString(footer);
  const complaints = vi.spyOn(console, 'error');
  vi.setSystemTime(Date.UTC(2027, 0, 1, 0, 1));
  await act(async () => hydrateRoot(page, footer));
  expect(page.querySelector('time')?.textContent).toBe('2027');
  expect(complaints).not.toHaveBeenCalled();
});
