import { expect, type Page, type Route } from '@playwright/test';
import { formSlug } from './all-types-portal.ts';

/** The scripts of a document wait until they are let go. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route('**/build/**/*.js', (route) => (isHeld ? void waiting.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(waiting.splice(0).map((route) => route.continue()));
  };
}

/** A document of the server with the step: a server that has much to do leaves that to the browser. */
export async function openDrawn(page: Page): Promise<void> {
  const drawn = page.locator('[data-awaits-script] [data-name]').first();
  await expect
    .poll(
      async () => {
        await page.goto(`/form/${formSlug}`, { waitUntil: 'commit' });
        await page.locator('footer').first().waitFor();
        return drawn.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}
