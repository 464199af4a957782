import { offlineCode, type LoadFailure, ContentError } from '../failure/index.ts';
import type { Show, ShownPage } from '../visit/index.ts';

/** Code of the portal that did not load; its document cannot request it again. */
const codeMissing: LoadFailure = { source: 'app', status: 0, code: offlineCode };

type Load = () => Promise<ShownPage>;

/** A place whose code cannot be loaded without a connection shows that one is offline, as a place without its content does. */
export function createUnlessOffline(show: Show, offline: () => boolean): (url: URL, load: Load) => Promise<ShownPage> {
  /** A browser remembers that a module did not load: from then on only a new document can load it. */
  let missed = false;
  return async (url, load) => {
    try {
      return await load();
    } catch (error) {
      if (error instanceof Response || !(missed || offline())) throw error;
      missed = true;
      return { ...(await show(url, () => Promise.reject(new ContentError(0)))), failure: codeMissing };
    }
  };
}
