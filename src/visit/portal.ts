import type { ShownPage } from './shown.ts';
import type { ScreenParts, ShowParts } from './visit-parts.ts';

/** Everything of one document of one tenant's portal. Only what makes one names it: all else takes the parts that it uses. */
export interface Portal extends ShowParts, ScreenParts {
  /** The secret of the mailed link that the server draws a form for; a browser keeps it in its tab. */
  readonly linkToken?: string | undefined;
  /** Demo mode: the gallery exists. */
  readonly demo: boolean;
  /** The form that is open at this place now, which stays if the place cannot be had anew (ERR-08); undefined: none, as always on the server. */
  readonly openForm: (place: URL) => ShownPage | undefined;
}
