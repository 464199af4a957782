import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, type Response } from '@playwright/test';
import { full } from './seed.ts';

/** A slow line: every script of the portal comes so many milliseconds later. */
export const lateness = full ? 10_000 : 4_000;

/** From here on every script of the portal is late for this page, which is not to wait for the last of them when it is closed. */
export const delayScripts = (page: Page, by = lateness): Promise<unknown> =>
  page.route('**/build/**/*.js', async (route) => {
    await pause(by);
    await route.continue().catch(() => undefined);
  });

/** Opens a document of the server that has the step of its form, and answers it: a server that has much to do leaves that to the browser. */
export async function openDrawn(page: Page, address: string): Promise<Response | null> {
  let document: Response | null = null;
  const drawn = page.locator('[data-awaits-script] [data-name]').first();
  await expect
    .poll(
      async () => {
        document = await page.goto(address, { waitUntil: 'commit' });
        await page.locator('footer').first().waitFor();
        return drawn.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return document;
}
