import type { Page, Request } from '@playwright/test';

const savesOf = new WeakMap<Page, string[]>();

/** From now on what becomes of each save of a page is noted: the status of its answer, or why there was none. */
export function watchSaves(page: Page): void {
  const saves: string[] = [];
  savesOf.set(page, saves);
  const isSave = (request: Request): boolean => request.method() === 'PUT' && request.url().endsWith('/api/Submissions/draft');
  page.on('request', (request) => void (isSave(request) && saves.push('sent')));
  page.on('response', (response) => void (isSave(response.request()) && saves.push(String(response.status()))));
  page.on('requestfailed', (request) => void (isSave(request) && saves.push(request.failure()?.errorText ?? 'failed')));
}

/** What became of the saves of a page since it was opened. */
export const savesIn = (page: Page): readonly string[] => savesOf.get(page) ?? [];
