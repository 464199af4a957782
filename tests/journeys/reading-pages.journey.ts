import { expect, hydrated, test } from '../support/journey.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenants } from '../support/tenants.ts';
import { wordOfPortal } from '../support/words.ts';

for (const tenant of some(tenants, 1, createChance(seed + 6))) {
  const [first, second] = tenant.languages;
  if (!first || !second) throw new Error(`${tenant.slug} has fewer than two languages.`);

  const wordFor = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(tenant.slug, first.iso2Code, key);

  test.describe(`${tenant.slug} (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url });

    test('[PAGE-01] the root shows the page called registration', async ({ page }) => {
      expect((await page.goto('/'))?.status()).toBe(200);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const title = await page.title();
      await page.goto('/page/registration');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page).toHaveTitle(title);
    });

    test('[PAGE-04] [PAGE-06] a public page has its title, one heading, header and footer', async ({ page }) => {
      for (const { path, title, pageTitle } of some(tenant.pages, 1, createChance(seed + 16))) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        await expect(page, path).toHaveTitle((pageTitle ?? title)[first.iso2Code] ?? '');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[first.iso2Code] ?? '');
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      }
    });

    test('[ERR-03] [PAGE-18] an unknown address is reported with its own status, in the frame of the portal', async ({ page, faults }) => {
      faults.allow(/status of 404/);
      expect((await page.goto('/no/such/page'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordFor('notFound.heading'));
      await expect(page.getByText(wordFor('notFound.message'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: wordFor('error.continue') })
        .click();
      await expect(page).toHaveURL(`${tenant.url}/`);
    });

    for (const [code, heading, message] of [
      ['401', 'error.unauthorized', 'error.unauthorizedMessage'],
      ['404', 'error.notFound404', 'error.notFoundMessage'],
      ['999', 'error.timeout', 'error.timeoutMessage'],
    ] as const) {
      test(`[ERR-01] [ERR-06] the error page of ${code}`, async ({ page, faults }) => {
        faults.allow(/status of [45]\d\d/);
        await page.goto(`/error/${code}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordFor(heading));
        await expect(page.getByRole('main').getByText(wordFor(message))).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
      });
    }

    if (tenant.outsideHosts?.frames)
      test('[BLK-02] the map of a named host loads on request, under the policy of the page', async ({ page }) => {
        const hosts = tenant.outsideHosts?.frames ?? [];
        const asked: string[] = [];
        await page.route(
          ({ hostname }) => hosts.includes(hostname),
          async (route) => {
            asked.push(route.request().url());
            await route.fulfill({ contentType: 'text/html', body: '<h1>A stand-in for the map</h1>' });
          },
        );
        await page.goto(tenant.pages.find(({ types }) => types.includes('contact'))?.path ?? '');
        await hydrated(page);
        expect(asked).toEqual([]);
        await page.locator('summary').filter({ hasText: 'map' }).click();
        await expect(page.frameLocator('iframe').getByText('A stand-in for the map')).toBeVisible();
        expect(asked).toHaveLength(1);
      });

    test('[NAV-02] the language changes in place, is kept, and stays after a reload', async ({ page }) => {
      const { path, title } = readingPage(tenant);
      await page.goto(path);
      await hydrated(page);
      await page.locator('[popovertarget$="-languages"]').click();
      await page.getByRole('button', { name: second.ownName }).click();
      for (const again of [false, true]) {
        if (again) await page.reload();
        await expect(page.locator('html')).toHaveAttribute('lang', second.iso2Code);
        await expect(page.locator('html')).toHaveAttribute('dir', second.dir);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[second.iso2Code] ?? '');
      }
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(second.iso2Code);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('[PAGE-02] /page without a name shows our_case, and every page can be read', async ({ page }) => {
        await page.goto('/page');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(readingPage(tenant).title[first.iso2Code] ?? '');
        for (const { path, title } of tenant.pages) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[first.iso2Code] ?? '');
        }
      });

      test('[NAV-02] the language changes by a plain form, and back', async ({ page }) => {
        const { path, title } = readingPage(tenant);
        await page.goto(path);
        for (const { iso2Code, ownName, dir } of [second, first]) {
          await page.locator('[popovertarget$="-languages"]').click();
          await page.getByRole('button', { name: ownName }).click();
          await expect(page).toHaveURL(tenant.url + path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[iso2Code] ?? '');
          await expect(page.locator('html')).toHaveAttribute('dir', dir);
        }
      });

      test('[BLK-01] [NAV-05] questions open and the menu of a phone opens and leads on', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/page/faqs');
        const closed = page.locator('main details:not([open])').first();
        const name = await closed.locator('summary').textContent();
        await closed.locator('summary').click();
        await expect(page.locator('details[open] summary', { hasText: name ?? '' })).toBeVisible();
        const navigation = page.getByRole('navigation').first();
        await navigation.getByRole('button').first().click();
        // Home may lead to the same page.
        const link = navigation.locator('a[href="/page/our_case"]').last();
        await expect(link).toBeVisible();
        await link.click();
        await expect(page).toHaveURL(/\/page\/our_case$/);
      });
    });
  });
}
