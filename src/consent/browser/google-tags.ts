import { loadScript } from '#ui';

/** What may be known of a page: SEC-10, SEC-35. */
export interface SeenPage {
  readonly page_location: string;
  readonly page_title: string;
}

/**
 * The page without anything of a person: no query, no fragment, no matrix parameters; the title is the one that content gives it, without what a screen
 * adds. Pure.
 */
export const seenPage = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>, title: string): SeenPage => ({
  page_location: origin + pathname.replaceAll(/;[^/]*/g, ''),
  page_title: title,
});

const layer = (): unknown[] => ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []);

/** The tag manager reads commands as `arguments`; an array would be a call of a method. */
const command: (...words: unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  layer().push(arguments);
};

let running = false;
/** Whether this document has loaded the container. */
export const isRunning = (): boolean => running;

/** Loads the container, once for a document. Where its host is blocked, the page goes on without it. */
export function runTagManager(container: string, page: SeenPage): void {
  if (running) return;
  running = true;
  command('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  command('set', page);
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js', ...page });
  void loadScript(`https://www.googletagmanager.com/gtm.js?id=${container}`).catch(() => undefined);
}

/** Another page is shown in the same document. */
export function reportPage(page: SeenPage): void {
  command('set', page);
  layer().push({ event: 'page_view', ...page });
}

/** The consent is withdrawn: what runs may store nothing any more until the document is replaced. */
export const denyStorage = (): void => command('consent', 'update', { analytics_storage: 'denied' });
