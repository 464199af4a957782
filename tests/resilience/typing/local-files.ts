import { expect as expectSoon, type Locator, type Page } from '@playwright/test';

/** The questions that take files. */
export const fileQuestions = ['file', 'papers'] as const;

/** Contents of the files that the device keeps. */
export const contentsKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portico')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('portico');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const keys = opening.result.transaction('files').objectStore('files').getAllKeys();
        keys.onsuccess = () => (opening.result.close(), resolve((keys.result as [string, string][]).map(([, content]) => content)));
      };
    });
  });

/** Files that the open step shows and that the server has not got. */
const openRows = (page: Page): Locator =>
  page
    .locator(fileQuestions.map((name) => `[data-name="${name}"] [data-files] li`).join(', '))
    .filter({ hasNotText: 'Received' })
    .locator('bdi');

/** Resolves once each file that was chosen in this tab is on the server or on this device: a tab that a person closes before that asks them whether it may take it along. */
export async function filesAreSafe(page: Page): Promise<void> {
  const notSafe = async (): Promise<number> => {
    const open = await openRows(page).allTextContents();
    const kept = open.length === 0 ? [] : await contentsKept(page);
    return Math.max(0, open.length - kept.length);
  };
  await expectSoon.poll(notSafe, { intervals: [50], timeout: 20_000, message: 'files that only the tab has' }).toBe(0);
}
