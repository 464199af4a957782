import type { Page } from '@playwright/test';
import type { ExpectStatic } from 'vitest';
import { formSlug, type AllTypesPortal } from './all-types-portal.ts';
import { allShownIn, answersIn, onlyOf } from './controls.ts';
import { fileQuestions } from './local-files.ts';
import { whereFilesAre } from './where-files-are.ts';

/** Another device of the person shows these answers, as soon as the last save of this `page` has arrived. `expect` is that of the test: several run at once. */
export async function expectStored(
  expect: ExpectStatic,
  { portal, page: typedIn, email }: { readonly portal: AllTypesPortal; readonly page: Page; readonly email: string },
  answers: ReturnType<typeof answersIn>,
): Promise<void> {
  await saved(typedIn);
  const page = await portal.elsewhere(email);
  const stored = async () => {
    await page.goto(`/form/${formSlug}`);
    await page.locator('[data-awaits-script=taken]').waitFor();
    return onlyOf(answersIn(await allShownIn(page)), answers);
  };
  const stores = expect.poll(stored, { timeout: 45_000, interval: 300, message: 'what the server has' }).toEqual(answers);
  await stores.catch(async (error: unknown) => {
    if (!fileQuestions.some((name) => name in answers)) throw error;
    throw new Error(`The server has other answers.\n${await whereFilesAre(typedIn.context())}`, { cause: error });
  });
  await page.goto('about:blank');
}

/** Waits until this device keeps no answers any more (`src/forms/kept-answers/answers-in-storage.ts`), so until they are saved; at most five seconds. It saves time, and nothing depends on it: without a storage it does not wait. */
const saved = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(() => !Object.keys(localStorage).some((name) => name.startsWith('portico.answers.')), null, {
      polling: 100,
      timeout: 5000,
    })
    .catch(() => undefined);
