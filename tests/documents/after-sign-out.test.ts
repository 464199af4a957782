import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBrowser, launchBrowser } from '../support/browser.ts';
import { peopleIn } from './marked-people.ts';
import { openMarkedPortal, type MarkedPortal } from './marked-portal.fixture.ts';

const here = 'northgate';
const visited = ['/home', '/profile', '/securedPage/my-profile', '/securedPage/my-claim'];

let portal: MarkedPortal;
let browser: Browser;
beforeAll(async () => {
  if (!hasBrowser) return;
  portal = await openMarkedPortal(1);
  // Playwright turns off what makes Back instant: exactly that could show a page again.
  browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await portal?.close();
});

test.runIf(hasBrowser).each([
  ['with script', true],
  ['without script', false],
])(
  'after sign-out Back shows nothing of the person, %s',
  async (_, javaScriptEnabled) => {
    const person = await portal.signIn(here, 0);
    const context = await browser.newContext({ locale: 'en-GB', javaScriptEnabled, reducedMotion: 'reduce' });
    try {
      const domain = new URL(portal.urlOf(here)).hostname;
      await context.addCookies(
        [...person.client.cookies, { name: 'language', value: 'en', path: '/' }].map((cookie) => ({ ...cookie, domain })),
      );
      const page = await context.newPage();
      for (const address of visited) {
        await page.goto(portal.urlOf(here) + address);
        await page.getByText(person.mark).first().waitFor({ state: 'attached' });
      }
      await page.locator('[popovertarget$="-account"]').click();
      const answered = page.waitForResponse(/\/auth\/sign-out$/);
      await page.getByRole('button', { name: 'Sign out' }).click();
      expect((await (await answered).allHeaders())['clear-site-data']).toBe('"cache"');
      await page.waitForURL(/\/page\/registration(\?signedOut=1)?$/);
      expect((await context.cookies()).filter(({ name }) => name.startsWith('sid'))).toEqual([]);
      expect(peopleIn(await page.content())).toEqual([]);
      for (const address of visited.toReversed()) {
        await page.goBack({ waitUntil: 'commit' });
        expect([address, peopleIn(await page.content())]).toEqual([address, []]);
        await page.waitForLoadState('networkidle');
        expect([address, peopleIn(await page.content())]).toEqual([address, []]);
      }
    } finally {
      await context.close();
    }
  },
  60_000,
);
