import type { Issue } from '#schemas/page';
import type { BrowserRouter } from '../router/index.ts';

type Listener = (issue: Issue, cause?: unknown) => void;

/** Whether a browser, or Vite, could not load a module or its styles: each has words of its own. */
const isCodeMissing = (error: unknown): boolean => /module|preload/.test(String(error));

const withoutPart = (href: string): string => href.replace(/#.*/, '');

/** Whether another place is shown than the one that the document was opened at: then a new document has not been tried. */
const hasMoved = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && withoutPart(opened.name) !== withoutPart(location.href);
};

/** Meanwhile nothing is seen of the page: who has sent a form would take an error for its end. Without a connection, whatever the browser reports of that, it stays. */
function openAnew(): void {
  if (!hasMoved() || !navigator.onLine) return;
  const { dataset } = document.documentElement;
  dataset['opensAnew'] = '';
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => delete dataset['opensAnew'],
  );
}

/**
 * ERR-01: where code of the place that is shown is missing, that of its screen or of one of its blocks, another version of the portal may have taken the
 * place of this document's: the place opens as a new document, once. What is only fetched ahead opens nothing.
 */
export function openAnewWithoutCode(router: BrowserRouter, listeners: Set<Listener>): void {
  router.subscribe(({ errors }) => {
    if (Object.values(errors ?? {}).some(isCodeMissing)) openAnew();
  });
  listeners.add(({ code }, cause) => {
    if (cause !== undefined && code === 'block-not-loaded') openAnew();
  });
}
