import type { Page, Route } from '@playwright/test';

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
