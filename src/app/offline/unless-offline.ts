import { offlineCode, type Fault } from '../../fault/fault.ts';
import { ContentError } from '../../content/content-error.ts';
import type { Portal } from '../portal.ts';
import { show, type Shown } from '../shown.ts';

/** Code of the portal that did not come; the document it is missing from cannot ask for it again. */
const codeMissing: Fault = { source: 'app', status: 0, code: offlineCode };

type Load = () => Promise<Shown>;

/** A place whose code cannot be had without a connection says that one is offline, as a place without its content does. */
export function createUnlessOffline(portal: Portal): (url: URL, load: Load) => Promise<Shown> {
  /** A browser remembers that a module did not come: from then on only a new document can have it. */
  let missed = false;
  return async (url, load) => {
    try {
      return await load();
    } catch (error) {
      if (error instanceof Response || !(missed || portal.offline())) throw error;
      missed = true;
      return { ...(await show(portal, url, () => Promise.reject(new ContentError(0)))), fault: codeMissing };
    }
  };
}
