import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenants } from '../support/tenants.ts';

/** Tab until the element has the focus; a keyboard has no other way to it. */
async function tabTo(page: Page, selector: string, limit = 60): Promise<void> {
  for (let pressed = 0; pressed < limit; pressed++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${limit} tabs did not reach ${selector}.`);
}

const outline = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.activeElement ?? document.body);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  });

for (const tenant of some(tenants, 1, createChance(seed + 2))) {
  test.describe(`${tenant.slug}, by keyboard only (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url });

    test('the skip link comes first, is seen, and leads to the main part', async ({ page }) => {
      await page.goto(readingPage(tenant).path);
      await page.keyboard.press('Tab');
      const skip = page.locator('a[href="#main"]');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });

    test('every place that takes the focus shows it', async ({ page }) => {
      await page.goto('/page/faqs');
      await hydrated(page);
      const bare: string[] = [];
      for (let pressed = 0; pressed < 60; pressed++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        if (!(await outline(page))) bare.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
      }
      expect(bare).toEqual([]);
    });

    test('[NAV-05] the menu of a phone opens, closes with Escape, and gives the focus back', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(readingPage(tenant).path);
      await hydrated(page);
      await tabTo(page, 'button[popovertarget$="-pages"]');
      await page.keyboard.press('Enter');
      const link = page.getByRole('navigation').first().locator('a[href="/page/faqs"]');
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(page.locator('button[popovertarget$="-pages"]').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, 'a[href="/page/faqs"]');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/page\/faqs$/);
    });

    test('[BLK-01] a question opens with Enter and closes the one before', async ({ page }) => {
      await page.goto('/page/faqs');
      await hydrated(page);
      const group = page.locator('main details').first();
      await expect(group).toHaveAttribute('open', '');
      await tabTo(page, 'main details:not([open]) > summary');
      await page.keyboard.press('Enter');
      await expect(page.locator('details[open] > summary:focus')).toHaveCount(1);
      await expect(group).not.toHaveAttribute('open');
    });

    test('[NAV-02] the language changes', async ({ page }) => {
      const second = tenant.languages[1];
      await page.goto(readingPage(tenant).path);
      await hydrated(page);
      await tabTo(page, 'button[popovertarget$="-languages"]');
      await page.keyboard.press('Enter');
      await tabTo(page, `button[value="${second?.iso2Code}"]`);
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', second?.iso2Code ?? '');
    });
  });
}
