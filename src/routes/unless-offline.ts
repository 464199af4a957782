import { offlineCode, type LoadFailure, ContentError } from '../failure/index.ts';
import type { Portal, Show, Shown } from '../visit/index.ts';

/** Code of the portal that did not load; its document cannot request it again. */
const codeMissing: LoadFailure = { source: 'app', status: 0, code: offlineCode };

type Load = () => Promise<Shown>;

/** Whether a browser, or Vite, could not load a module or its styles: each has a message of its own. */
const isCodeMissing = (error: unknown): boolean => /module|preload/.test(String(error));

/**
 * A place whose code cannot be loaded without a connection shows that one is offline, as a place without its content does. With a connection another
 * version of the portal may have taken the place of this document's: the place opens as a new document.
 */
export function createUnlessOffline(
  show: Show,
  { offline, awake, browser }: Pick<Portal, 'offline' | 'awake' | 'browser'>,
): (url: URL, load: Load) => Promise<Shown> {
  /** A browser remembers that a module did not load: from then on only a new document can load it. */
  let missed = false;
  return async (url, load) => {
    try {
      return await load();
    } catch (error) {
      if (error instanceof Response) throw error;
      if (!missed && !offline()) {
        if (!awake() || !isCodeMissing(error)) throw error;
        browser.leave(url.href);
        // Nothing is shown meanwhile: who sent a form would take an error for its end.
        return new Promise(() => undefined);
      }
      missed = true;
      return { ...(await show(url, () => Promise.reject(new ContentError(0)))), failure: codeMissing };
    }
  };
}
