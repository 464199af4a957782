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
