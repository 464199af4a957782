import { type Idle, whenIdle } from './when-idle.ts';

/** Fetches scripts of the portal ahead, each once in a document; none of them runs by that. */
export function preload(files: readonly string[], priority: 'low' | 'auto' = 'auto'): void {
  for (const href of files.filter((file) => file.endsWith('.js'))) {
    if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: priority }));
  }
}

/** Whether the person asked the browser to save data. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Links and buttons that open a form: what it is drawn with is the heaviest code of the portal. */
const toForms = ':is(a[href^="/form/"], form[action^="/form/"])';

/**
 * Where a document leads to a form, what forms are drawn with is fetched once the browser has nothing else to do, unless the person asked it to save data. The
 * server names the files in the script element of the document.
 */
export function preloadLater(document: Document, window: Idle): void {
  const files = document.querySelector<HTMLElement>('script[data-later]')?.dataset['later']?.split(' ') ?? [];
  if (files.length === 0 || savesData()) return;
  const begin = (): void => {
    if (document.querySelector(toForms)) preload(files, 'low');
  };
  whenIdle(window, begin);
}
