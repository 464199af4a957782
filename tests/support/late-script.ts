import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { full } from './seed.ts';

/** A slow line: every script of the portal comes so many milliseconds later. */
export const lateness = full ? 10_000 : 4_000;

/** From here on every script of the portal is late for this page, which is not to wait for the last of them when it is closed. */
export const delayScripts = (page: Page, by = lateness): Promise<unknown> =>
  page.route('**/build/**/*.js', async (route) => {
    await pause(by);
    await route.continue().catch(() => undefined);
  });
