import type { Loader, PageHost } from '#engine';
import type { Issue, KnownFacts } from '#schemas/page';
import type { Browser } from '../actions/index.ts';
import type { PortalApi } from '../api/index.ts';
import type { Session } from '../auth/index.ts';
import type { Questions } from '../content/index.ts';
import type { Arrived } from '../data/index.ts';
import type { UnsentForm } from '../forms/index.ts';

/** What a visit is opened with. On the server all of it lives for one request, in a browser as long as the document. */
export interface VisitParts {
  /** The requested language; the site has the one that is shown. */
  readonly language: string;
  /** In preview: draws what is wrong with the content, in its place. */
  readonly explain: PageHost['explain'];
  readonly questions: Questions;
  /** The block types, each loaded at most once. */
  readonly blocks: Loader;
  readonly session: Session;
  readonly api: PortalApi;
  readonly browser: Browser;
  readonly unsent: UnsentForm;
  /** The address a place is drawn for: the one the server drew until the document is awake, afterwards the asked one itself. */
  readonly addressOf: (asked: URL) => URL;
  /** Facts of a place beyond those of the opening: of who is signed in, and from hydration on of the device. */
  readonly known: (place: URL) => KnownFacts;
  /** What the server has asked already for a place that is opened now. */
  readonly arrived: (place: URL) => Arrived | undefined;
  /** Whether this is the claimant's device, not the server. */
  readonly onDevice: boolean;
  /** Whether the first drawing is over, which must be that of the server; never on the server. */
  readonly awake: () => boolean;
  readonly clock: () => number;
  /** What the place that is opened was given by the page before it: the state of the history; null on the server. */
  readonly navigationState: () => unknown;
  /** Always false while the server draws and while the browser draws the same again. */
  readonly draftsShown: () => boolean;
  readonly report: (issue: Issue, cause?: unknown) => void;
}

/** What a place is shown with: what opens a visit, and whether it can be had. */
export interface ShowParts extends VisitParts {
  /** In a browser: asks for all of a place in one answer, before it is opened. Never rejects: what did not come is asked part by part. */
  readonly bring: (place: URL) => Promise<void>;
  /** Loads what must be there before late content is drawn: the sanitiser, and the actions, which a form needs also without a connection. */
  readonly ready: () => Promise<void>;
  /** Whether this device has no connection, as far as it knows; never on the server. */
  readonly offline: () => boolean;
}

/** What components may use of the document they are in, beside what they are given (`usePortal`). */
export interface ScreenParts extends Pick<ShowParts, 'session' | 'api' | 'browser' | 'unsent' | 'offline' | 'draftsShown'> {
  /** Address of the last place that could be shown. */
  readonly lastShown: () => string;
}
