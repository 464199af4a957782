import type { Page, PreparedPage } from '#engine';
import type { NeedName } from '#schemas/api';
import { needOf } from '#schemas/page';
import type { Theme } from '#schemas/tenant';
import { ContentError } from '../content/content-error.ts';
import { offlineCode, type Fault } from '../fault/fault.ts';
import { word } from '../tenant/words.ts';
import type { Portal } from './portal.ts';
import type { BrowserRouter } from './router.ts';
import { openVisit, readyPage, type Visit } from './visit.ts';

/** What a route's loader comes to: everything its screen and the frame around it are drawn from. */
export interface Shown {
  readonly status: number;
  /** Title of the document (PAGE-04). */
  readonly title: string;
  readonly description?: string;
  /** Absent only when the tenant's own content cannot be had. */
  readonly visit?: Visit;
  readonly frame: Frame;
  readonly body?: PreparedPage;
  readonly fault?: Fault;
  /** What a screen of its own was prepared from. */
  readonly view?: unknown;
  /** Pages within that view. */
  readonly within?: readonly PreparedPage[];
  /** A look other than the tenant's. */
  readonly theme?: Theme;
  /** Names after `?` that the screen itself reads. */
  readonly queryRead?: readonly string[];
  /** Modules of a lazy screen, as the manifest names them. */
  readonly modules?: readonly string[];
  /** A sentence above everything else, about how somebody came here. */
  readonly notice?: string;
  /** Staff have to choose the account first that the screen is about (APP-04). */
  readonly choosing?: true;
  /** It is not known yet who is looking, so nothing of a secured page may show. */
  readonly waiting?: true;
}

/** The common pages around a screen (PAGE-06). */
export interface Frame {
  readonly header?: PreparedPage;
  readonly banner?: PreparedPage;
  readonly footer?: PreparedPage;
}

const flagOf = { header: 'showHeader', banner: 'showBanner', footer: 'showFooter' } as const;
type Flags = Pick<Page, (typeof flagOf)[keyof typeof flagOf]>;
const usual: Flags = { showHeader: true, showBanner: false, showFooter: true };

/** PAGE-06, PAGE-07: which common pages surround a screen; none in workspace mode. */
export async function openFrame(portal: Portal, visit: Visit, flags: Flags = usual): Promise<Frame> {
  if (visit.acting.workspace) return {};
  const wanted = (['header', 'banner', 'footer'] as const).filter((part) => flags[flagOf[part]]);
  const parts = await Promise.all(wanted.map(async (part) => [part, await readyPage(portal, visit, visit.site.common[part])] as const));
  return Object.fromEntries(parts.filter(([, prepared]) => prepared));
}

/** Opens a place; content that cannot be had becomes a screen that says so, with as much frame as there is (ERR-02). */
export async function show(portal: Portal, url: URL, screen: (visit: Visit) => Promise<Shown>): Promise<Shown> {
  let visit: Visit | undefined;
  try {
    [visit] = await Promise.all([openVisit(portal, portal.addressOf(url)), portal.ready()]);
    const shown = await screen(visit);
    return visit.acting.account === 'none' && isAboutAccount(shown) ? (await import('./workspace/choosing.ts')).choosing(shown) : shown;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const code = error.status === 0 && portal.offline() ? offlineCode : error.code;
    const fault: Fault = { source: 'content', status: error.status, ...(code ? { code } : {}) };
    const frame = visit ? await openFrame(portal, visit) : {};
    return {
      status: error.status === 404 ? 404 : 503,
      title: visit && code === offlineCode ? word(visit.site, 'offline.heading') : '',
      ...(visit ? { visit } : {}),
      frame,
      fault,
    };
  }
}

/** Needs that are no data of an account. */
const ofAnyone: readonly NeedName[] = ['navigation', 'session'];
const isAboutAccount = ({ body }: Shown): boolean => (body?.needs ?? []).some((need) => !ofAnyone.includes(need));

/** Every page that is drawn, the frame's included. */
export const pagesOf = ({ frame, body, within = [] }: Shown): readonly PreparedPage[] =>
  [frame.header, frame.banner, body, ...within, frame.footer].flatMap((page) => page ?? []);

/** All data the place itself asks for, and, once somebody is signed in, the data that makes the facts known which its rules read. */
export function needsOf({ frame, body }: Shown, signedIn: boolean): readonly NeedName[] {
  const pages = [frame.header, frame.banner, body, frame.footer].flatMap((page) => page ?? []);
  const ofFacts = signedIn ? pages.flatMap(({ reads }) => reads.flatMap((path) => needOf(path) ?? [])) : [];
  return [...new Set([...pages.flatMap(({ needs }) => needs), ...ofFacts])];
}

/** What a router shows now. */
export const shownBy = ({ state }: BrowserRouter): Shown | undefined =>
  state.loaderData[state.matches.at(-1)?.route.id ?? ''] as Shown | undefined;
