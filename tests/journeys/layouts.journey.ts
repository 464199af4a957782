import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenants } from '../support/tenants.ts';

/** Pages in print, in the dark and without motion. How every screen looks is `screens.journey.ts`. */
for (const tenant of some(tenants, 1, createChance(seed + 11))) {
  test.describe(`${tenant.slug} (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url });

    test('in print a page is its words: no menu, nothing cut off, every question open', async ({ page }) => {
      await page.goto('/page/faqs');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[popovertarget]').filter({ visible: true })).toHaveCount(0);
      const closed = page.locator('main details:not([open])').first();
      await expect(closed.locator('summary ~ *').first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });

    test('in the dark an unticked control has the colours of the tenant, not a grey of the browser', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/page/registration');
      const unticked = page.getByRole('radio', { checked: false }).first();
      const [own, surface] = await unticked.evaluate((control) => {
        const sample = document.body.appendChild(document.createElement('p'));
        sample.style.background = 'var(--color-surface)';
        return [control, sample].map((place) => getComputedStyle(place).backgroundColor);
      });
      expect(own).toBe(surface);
    });

    test('the look follows the dark scheme of the device', async ({ page }) => {
      const ground = () => page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]));
      await page.goto(readingPage(tenant).path);
      expect(await ground()).toBeGreaterThan(200);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await ground()).toBeLessThan(60);
    });

    test('[NAV-05] nothing moves for those who asked for less motion', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/page/faqs');
      await hydrated(page);
      const moving = () =>
        page.evaluate(
          () => document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
        );
      await page.locator('button[popovertarget$="-pages"]').first().click();
      expect(await moving()).toBe(0);
      await page.keyboard.press('Escape');
      await page.locator('main details:not([open]) > summary').first().click();
      expect(await moving()).toBe(0);
    });
  });
}
