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

/** What a tab has found of another one. */
interface Others {
  /** Contents of the files that the device keeps. */
  readonly kept: readonly string[];
  /** Names of those files that this tab shows, too. */
  readonly shown: readonly string[];
}

const othersOf = new WeakMap<Page, Others>();

/** Files that the open step shows and that the server has not got. */
const openRows = (page: Page): Locator =>
  page
    .locator(fileQuestions.map((name) => `[data-name="${name}"] [role=status] li`).join(', '))
    .filter({ hasNotText: 'Received' })
    .locator('bdi');

/** What the device keeps as this tab is opened is of another one; those files that it shows are no choice of its person. */
export async function findOthers(page: Page): Promise<void> {
  othersOf.set(page, { kept: await contentsKept(page), shown: await openRows(page).allTextContents() });
}

/** What the device keeps now and did not keep `before` is of another tab: this one has nothing of it. */
export async function leaveToOthers(page: Page, before: readonly string[]): Promise<void> {
  othersOf.set(page, { kept: (await contentsKept(page)).filter((content) => !before.includes(content)), shown: [] });
}

/** Resolves once each file that was chosen in this tab is on the server or on this device: a tab that a person closes before that asks them whether it may take it along. */
export async function filesAreSafe(page: Page): Promise<void> {
  const others = othersOf.get(page) ?? { kept: [], shown: [] };
  const notSafe = async (): Promise<number> => {
    const open = await openRows(page).allTextContents();
    for (const name of others.shown) if (open.includes(name)) open.splice(open.indexOf(name), 1);
    const kept = open.length === 0 ? [] : await contentsKept(page);
    return Math.max(0, open.length - kept.filter((content) => !others.kept.includes(content)).length);
  };
  await expectSoon.poll(notSafe, { intervals: [50], timeout: 20_000, message: 'files that only the tab has' }).toBe(0);
}
