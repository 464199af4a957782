import type { ExpectStatic } from 'vitest';
import { formSlug, type AllTypesPortal } from './all-types-portal.ts';
import { answersIn, onlyOf, shownIn } from './controls.ts';

/** Another device of the person shows these answers, as soon as the last save has arrived. `expect` is that of the test: several run at once. */
export async function expectStored(
  expect: ExpectStatic,
  portal: AllTypesPortal,
  email: string,
  answers: ReturnType<typeof answersIn>,
): Promise<void> {
  const page = await portal.elsewhere(email);
  const stored = async () => {
    await page.goto(`/form/${formSlug}`);
    await page.locator('[data-awaits-script=taken]').waitFor();
    return onlyOf(answersIn(await shownIn(page)), answers);
  };
  await expect.poll(stored, { timeout: 30_000, interval: 300, message: 'what the server has' }).toEqual(answers);
  await page.goto('about:blank');
}
