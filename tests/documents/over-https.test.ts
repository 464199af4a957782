import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, signOut } from '../support/claimant.ts';
import { hasBrowser, launchBrowser } from '../support/browser.ts';
import { pointer } from '../support/input-method.ts';
import { tenantNamed } from '../support/tenants.ts';
import { startHttpsFront } from './https-front.fixture.ts';
import { markOf } from './marked-people.ts';
import { openMarkedPortal, type MarkedPortal } from './marked-portal.fixture.ts';

const here = 'northgate';
let front: Awaited<ReturnType<typeof startHttpsFront>>;
let portal: MarkedPortal;
let browser: Browser;
beforeAll(async () => {
  if (!hasBrowser) return;
  front = await startHttpsFront();
  portal = await openMarkedPortal(1, { settings: { PORTICO_ORIGIN: front.url } });
  front.leadTo(portal.urlOf(here));
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await portal?.close();
  await front?.close();
});

test.runIf(hasBrowser)(
  '[SEC-5] [SEC-7] over https a browser takes the session as a __Host- cookie, is shown its page by it alone, and has none after signing out',
  async () => {
    const context = await browser.newContext({ locale: 'en-GB', ignoreHTTPSErrors: true });
    try {
      const page = await context.newPage();
      const visit = { page, request: context.request, tenant: { ...tenantNamed(here), url: front.url }, language: 'en', input: pointer };
      const mark = markOf(here, 0);
      await page.goto(`${front.url}/page/registration`);
      await signIn(visit, `${mark}@example.org`);
      await page.getByText(mark).first().waitFor({ state: 'attached' });
      const cookies = await context.cookies();
      expect(cookies.filter(({ name }) => /sid/.test(name))).toMatchObject([
        { name: '__Host-sid', path: '/', domain: '127.0.0.1', secure: true, httpOnly: true, sameSite: 'Lax' },
      ]);
      expect(cookies.filter(({ name, secure }) => !secure && !/^language$/.test(name))).toEqual([]);
      const answer = await page.goto(`${front.url}/securedPage/my-profile`);
      expect((await answer?.text())?.split('<script type="application/json"')[0]).toContain(mark);
      await signOut(visit);
      expect((await context.cookies()).filter(({ name }) => /sid/.test(name))).toEqual([]);
      await page.goto(`${front.url}/securedPage/my-profile`);
      expect(new URL(page.url()).pathname).toBe('/');
    } finally {
      await context.close();
    }
  },
  120_000,
);
