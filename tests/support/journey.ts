import { expect, test as base, type Page } from '@playwright/test';
import { tenants } from './tenants.ts';
import { watchLayoutShifts, type LayoutShifts } from './layout-shifts.ts';

/** What went wrong in any page of a journey: errors, console errors, and violations of the policy, which are console errors too. */
export class Faults {
  readonly found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** For a journey that causes a fault on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  get unexpected(): string[] {
    return this.found.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)));
  }
}

/**
 * Most journeys are of a visitor who has answered the question about cookies (`cookieChoice`): it is about none of them.
 * A Playwright test that fails when anything of its pages did: nothing may be on the console, and no document may move unless it
 * was prompted (tests/support/layout-shifts.ts). `PORTICO_SLOW=4` slows the processor of every page so many times.
 */
export const test = base.extend<{ faults: Faults; shifts: LayoutShifts; cookieChoice: 'analytics' | 'necessary' | null }>({
  cookieChoice: ['necessary', { option: true }],
  context: async ({ context, cookieChoice }, provide) => {
    if (cookieChoice) await context.addCookies([{ name: 'consent', value: cookieChoice, url: tenants[0]?.url ?? '' }]);
    await provide(context);
    // A reply that is still on its way when its journey is over is no failure of it.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  shifts: [
    async ({ context }, use) => {
      const shifts = await watchLayoutShifts(context);
      const rate = Number(process.env['PORTICO_SLOW'] ?? 1);
      if (rate > 1) context.on('page', (page) => void slowDown(page, rate));
      await use(shifts);
      expect(shifts.unprompted, 'no document moves unless it was prompted').toEqual([]);
    },
    { auto: true },
  ],
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      let signedOut = false;
      context.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() !== 'POST') return;
        if (pathname === '/auth/sign-out') signedOut = true;
        // A document whose page was refused asks for its session, too, which signs no person in.
        else if (pathname === '/auth/answer' || pathname === '/demo/sign-in') signedOut = false;
      });
      context.on('weberror', (fault) => faults.found.push(`uncaught: ${fault.error().message}`));
      context.on('console', (message) => {
        // A page that was being fetched ahead, and a question for the session that was on its way, are refused once their person has signed out.
        if (signedOut && /status of 401 /.test(message.text()) && /\/(?:page-answer|content|auth\/session)\b/.test(message.location().url))
          return;
        if (message.type() === 'error') faults.found.push(`${message.page()?.url() ?? ''}: ${message.text()} (${message.location().url})`);
      });
      await use(faults);
      expect(faults.unexpected, 'nothing is on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Locator, type Page } from '@playwright/test';

/** A page that was closed meanwhile needs no slowing. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page
    .context()
    .newCDPSession(page)
    .catch(() => undefined);
  await devtools?.send('Emulation.setCPUThrottlingRate', { rate }).catch(() => undefined);
}

/** The words under a heading or a field are React's: from here on links are soft and buttons answer. */
export async function hydrated(page: Page, ofReact = 'h1'): Promise<void> {
  await page.waitForFunction(
    (place) => Object.keys(document.querySelector(place) ?? {}).some((key) => key.startsWith('__reactFiber')),
    ofReact,
  );
  // Set by what follows links.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
