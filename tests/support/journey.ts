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
 * A Playwright test that fails when anything of its pages did: nothing may be on the console. What jumps is measured in every journey
 * (tests/support/layout-shifts.ts), and fails those that ask for it and, in a full run, all of them: it depends on how busy the machine is.
 */
export const test = base.extend<{ faults: Faults; shifts: LayoutShifts; cookieChoice: 'analytics' | 'necessary' | null }>({
  cookieChoice: ['necessary', { option: true }],
  context: async ({ context, cookieChoice }, provide) => {
    if (cookieChoice) await context.addCookies([{ name: 'consent', value: cookieChoice, url: tenants[0]?.url ?? '' }]);
    await provide(context);
  },
  shifts: [
    async ({ context }, use, testInfo) => {
      const shifts = await watchLayoutShifts(context);
      await use(shifts);
      if (process.env['PORTICO_FULL'] === '1') expect(shifts.atOpening, 'no document jumps').toEqual([]);
      for (const description of shifts.atOpening) testInfo.annotations.push({ type: 'a document jumps', description });
    },
    { auto: true },
  ],
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      context.on('weberror', (fault) => faults.found.push(`uncaught: ${fault.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error') faults.found.push(`${message.page()?.url() ?? ''}: ${message.text()} (${message.location().url})`);
      });
      await use(faults);
      expect(faults.unexpected, 'nothing is on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Locator, type Page } from '@playwright/test';

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
