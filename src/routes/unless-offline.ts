import { offlineCode, type Fault, ContentError } from '../fault/index.ts';
import type { Show, Shown } from '../visit/index.ts';

/** Code of the portal that did not come; the document it is missing from cannot ask for it again. */
const codeMissing: Fault = { source: 'app', status: 0, code: offlineCode };

type Load = () => Promise<Shown>;

/** A place whose code cannot be had without a connection says that one is offline, as a place without its content does. */
export function createUnlessOffline(show: Show, offline: () => boolean): (url: URL, load: Load) => Promise<Shown> {
  /** A browser remembers that a module did not come: from then on only a new document can have it. */
  let missed = false;
  return async (url, load) => {
    try {
      return await load();
    } catch (error) {
      if (error instanceof Response || !(missed || offline())) throw error;
      missed = true;
      return { ...(await show(url, () => Promise.reject(new ContentError(0)))), fault: codeMissing };
    }
  };
}
