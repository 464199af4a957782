import { expect, type Page } from './journey.ts';

const storage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** Answers a question of one line, and waits until the device has kept the answer: of people signed in unreadable, so that only the change shows. */
export async function typeAndKeep(page: Page, name: string, words: string): Promise<void> {
  const before = await storage(page);
  const field = page.locator(`[data-name="${name}"] input`);
  await field.fill(words);
  await field.blur();
  await expect.poll(() => storage(page), { message: `${words} is kept on the device` }).not.toBe(before);
}

/** How many files this device keeps. Opened by its name alone, a database that is not there would be made, without its parts. */
export const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portico')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('portico');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const counting = opening.result.transaction('files').objectStore('files').count();
        counting.onsuccess = () => (opening.result.close(), resolve(counting.result));
      };
    });
  });
