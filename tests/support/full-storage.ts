import type { Page } from './journey.ts';

/** From now on this document can write nothing into the storage of its browser; `window.makeSpace()` ends it. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const keep = Storage.prototype.setItem;
    Object.assign(window, { makeSpace: () => (Storage.prototype.setItem = keep) });
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
