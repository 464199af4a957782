import type { PreparedPage } from '#engine';
import type { Account, Audience, NeedName } from '#schemas/api';
import { needOf } from '#schemas/page';
import type { Theme } from '#schemas/tenant';
import type { TestModeContent } from '../content/index.ts';
import type { LoadFailure } from '../failure/index.ts';
import type { BrowserRouter } from '../router/index.ts';
import type { Visit } from './visit.ts';

/** The result of a route's loader: everything its screen and the frame around it are drawn from. */
export interface ShownPage {
  readonly status: number;
  /** Title of the document (PAGE-04). */
  readonly title: string;
  readonly description?: string;
  /** Absent only when the tenant's own content cannot be had. */
  readonly visit?: Visit;
  readonly frame: Frame;
  readonly body?: PreparedPage;
  readonly failure?: LoadFailure;
  /** What a screen of its own was prepared from. */
  readonly view?: unknown;
  /** Pages within that view. */
  readonly within?: readonly PreparedPage[];
  /** A look other than the tenant's. */
  readonly theme?: Theme;
  /** Names after `?` that the screen itself reads. */
  readonly queryRead?: readonly string[];
  /** Modules of a lazy screen, or the scripts that have them, as the manifest names them. */
  readonly modules?: readonly string[];
  /** A sentence above everything else, about the way that led here. */
  readonly notice?: string;
  /** Staff have to choose the account first that the screen is about; the one of the address is none (APP-04). */
  readonly choosing?: 'none' | 'unknown';
  /** The account for which staff act (FRM-19). */
  readonly onBehalfOf?: Pick<Account, 'fullname' | 'identifier'>;
  /** For staff, its title is the name of that person. */
  readonly titledByPerson?: true;
  /** For staff, where the portal is being tried out (TST-02). */
  readonly testMode?: TestModeContent;
  /** Only the device knows what it shows: the server draws the frame, and of a screen what it has without data. */
  readonly waiting?: true;
  /** For whom the page is: for anyone where it is absent. */
  readonly audience?: Audience;
}

/** The common pages around a screen (PAGE-06). */
export interface Frame {
  readonly header?: PreparedPage;
  readonly banner?: PreparedPage;
  readonly footer?: PreparedPage;
}

/** Every page that is drawn, the frame's included. */
export const pagesOf = ({ frame, body, within = [] }: ShownPage): readonly PreparedPage[] =>
  [frame.header, frame.banner, body, ...within, frame.footer].flatMap((page) => page ?? []);

/** All data the place itself asks for, and, after signing in, the data that makes the facts known which its rules read. */
export function needsOf({ frame, body }: ShownPage, signedIn: boolean): readonly NeedName[] {
  const pages = [frame.header, frame.banner, body, frame.footer].flatMap((page) => page ?? []);
  const ofFacts = signedIn ? pages.flatMap(({ reads }) => reads.flatMap((path) => needOf(path) ?? [])) : [];
  return [...new Set([...pages.flatMap(({ needs }) => needs), ...ofFacts])];
}

/** What a router shows now. */
export const shownBy = ({ state }: BrowserRouter): ShownPage | undefined =>
  state.loaderData[state.matches.at(-1)?.route.id ?? ''] as ShownPage | undefined;
