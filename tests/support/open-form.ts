import { expect, hydrated, type Page } from './journey.ts';

/** Opens a form by its address; resolves once the model has taken it over. */
export async function openFormAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('[data-awaits-script=taken]')).toBeVisible();
}
