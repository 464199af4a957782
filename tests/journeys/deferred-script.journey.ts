import { expect, test, type Page } from '../support/journey.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenants } from '../support/tenants.ts';

/** Opens a reading page whose load event waits for one picture; answers the scripts it asked for, and lets the picture come. */
async function openWaiting(page: Page, url: string): Promise<{ asked: readonly string[]; arrive: () => void }> {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  let held = false;
  await page.route('**/api/assets/**', async (route) => {
    if (route.request().resourceType() === 'image' && !held) {
      held = true;
      await arrived;
    }
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held, 'the page shows a picture').toBe(true);
  return { asked, arrive };
}

/** The page has painted and had time to spare. */
const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(true)))));

for (const tenant of some(tenants, 1, createChance(seed + 1))) {
  test.describe(`${tenant.slug} (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url });

    test('a reading page asks for no script before it has loaded; then it does, by itself', async ({ page }) => {
      const { asked, arrive } = await openWaiting(page, readingPage(tenant).path);
      await idle(page);
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      expect(await page.locator('link[rel=modulepreload], script[src]').count()).toBe(0);
      expect(asked).toEqual([]);
      arrive();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });

    for (const [name, input] of [
      ['key', (page: Page) => page.keyboard.press('Tab')],
      ['press of the pointer', (page: Page) => page.mouse.click(5, 5)],
    ] as const) {
      test(`the first ${name} starts the script of a reading page before it has loaded`, async ({ page }) => {
        const { asked, arrive } = await openWaiting(page, readingPage(tenant).path);
        expect(asked).toEqual([]);
        await input(page);
        await expect.poll(() => asked.length).toBeGreaterThan(0);
        expect(await page.evaluate(() => document.readyState)).toBe('interactive');
        arrive();
      });
    }

    test('a page with an interactive block asks for its script at once', async ({ page }) => {
      const asked = page.waitForRequest((request) => request.resourceType() === 'script');
      await page.goto('/page/registration', { waitUntil: 'commit' });
      await asked;
      await expect(page.locator('form[action="/auth/start"] button[type=submit]')).toBeEnabled();
    });
  });
}
