import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { apiOf, draftOf, filesOf } from './api-of.ts';
import { contentsKept, fileQuestions } from './local-files.ts';

/** Milliseconds. */
const maxReport = 10_000;

/** What the report of a failure needs: how far each tab shows each file, what the device keeps, and what the server has. A part that cannot be had is its error. */
export const whereFilesAre = (device: BrowserContext): Promise<string> =>
  Promise.race([report(device), setTimeout(maxReport, 'no report in time')]).catch(String);

async function report(device: BrowserContext): Promise<string> {
  const api = await apiOf(device);
  const tabs = device.pages().filter((page) => page.url().includes('/form/'));
  const shown = tabs.map(async (page) => ({
    tab: page.url(),
    questions: await page
      .locator(fileQuestions.map((name) => `[data-name="${name}"]`).join(', '))
      .allInnerTexts()
      .catch(String),
    shown: await page.locator('body').innerText({ timeout: 1000 }).catch(String),
    kept: await contentsKept(page).catch(String),
    notes: await page.evaluate(() => Object.entries(localStorage).map(([name, value]) => `${name}: ${String(value)}`)).catch(String),
  }));
  const draft = await draftOf(api).then(
    (found) => ({ version: found?.version, answers: fileQuestions.map((name) => found?.dynamicData[name]) }),
    String,
  );
  return JSON.stringify({ tabs: await Promise.all(shown), draft, files: await filesOf(api).catch(String) }, null, 1);
}
