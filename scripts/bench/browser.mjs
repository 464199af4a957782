import { findBrowser } from '../test/browser.mjs';

/** Runs `work` with a Chromium of its own; `more` are arguments of its command line. */
export async function withBrowser(work, more = []) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...more,
    ],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A phone that was never here before. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'en-GB' };

/** React owns the page: links are soft and buttons answer. */
export const hydrated = (page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')), null, {
    timeout: 60_000,
  });
