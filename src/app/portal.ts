import type { Loader } from '#engine';
import type { Issue, KnownFacts } from '#schemas/page';
import type { PortalApi } from '../api/portal-api.ts';
import type { Session } from '../auth/session.ts';
import type { UnsentFiles } from '../forms/unsent-files.ts';
import type { Questions } from '../content/questions.ts';
import type { Browser } from './actions/action.ts';

/** One document of one tenant's portal: what lives from its first drawing until it is closed; on the server, one request. */
export interface Portal {
  /** Slug of the tenant. */
  readonly tenant: string;
  /** The language asked for; the site says which one is shown. */
  readonly language: string;
  readonly questions: Questions;
  /** The block types, each loaded at most once. */
  readonly blocks: Loader;
  readonly session: Session;
  readonly api: PortalApi;
  readonly browser: Browser;
  readonly unsent: UnsentFiles;
  /** The address a place is drawn for: the one the server drew until the document is awake, afterwards the asked one itself. */
  readonly addressOf: (asked: URL) => URL;
  /** Facts of a place beyond those of the opening: none until the document is awake. */
  readonly known: (place: URL) => KnownFacts;
  /** What must be there before late content is drawn (SECURITY 4.3). */
  readonly ready: () => Promise<void>;
  readonly clock: () => number;
  /** Whether this device says that it has no connection; never on the server. */
  readonly offline: () => boolean;
  /** Address of the last place that could be shown. */
  readonly lastShown: () => string;
  /** Always false while the server draws and while the browser draws the same again. */
  readonly draftsShown: () => boolean;
  readonly mode: 'live' | 'preview';
  /** Demo mode: the gallery exists. */
  readonly demo: boolean;
  readonly report: (issue: Issue, cause?: unknown) => void;
}
