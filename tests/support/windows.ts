import type { BrowserContext, Page } from '@playwright/test';

/** As a person sees it: browsers of tests keep every page in view. */
export const setInView = (page: Page, isInView: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isInView ? 'visible' : 'hidden',
  );

/** For a document that is opened later: it hears nothing of other windows, as one that a phone has frozen. */
export const deafen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });

/** Leaves the document as for the back-forward cache, or comes back to it from there. */
export const keepToComeBack = (page: Page, event: 'pagehide' | 'pageshow'): Promise<void> =>
  page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);

/** For documents that are opened later: a browser without Web Locks, or one that refuses them. */
export const locksAre = (context: BrowserContext, locks: 'none' | 'refused'): Promise<unknown> =>
  context.addInitScript((are) => {
    const refuse = { request: () => Promise.reject(new DOMException('Access to the lock manager is denied.', 'SecurityError')) };
    Object.defineProperty(Navigator.prototype, 'locks', { configurable: true, get: () => (are === 'none' ? undefined : refuse) });
  }, locks);

/** For documents that are opened later in this tab: the clock of the device is wrong by so many days. */
export const clockOffBy = (page: Page, days: number): Promise<unknown> =>
  page.addInitScript((off) => {
    const { now } = Date;
    Date.now = () => now() + off * 86_400_000;
  }, days);
