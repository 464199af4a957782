import type { ActingPerson } from '../acting/index.ts';
import { ContentError, offlineCode, type LoadFailure } from '../failure/index.ts';
import { word } from '../tenant/index.ts';
import { openFrame } from './open-frame.ts';
import type { ShowParts } from './visit-parts.ts';
import type { ShownPage } from './shown.ts';
import { openVisit, type Visit } from './visit.ts';

/** Opens a place; content that cannot be loaded becomes an error screen, with as much frame as there is (ERR-02). */
export type Show = (url: URL, screen: (visit: Visit) => Promise<ShownPage>, actingAs?: ActingPerson) => Promise<ShownPage>;

export const createShow =
  (portal: ShowParts): Show =>
  async (url, screen, actingAs) => {
    let visit: Visit | undefined;
    try {
      [visit] = await Promise.all([openVisit(portal, portal.addressOf(url), actingAs), portal.ready()]);
      return await screen(visit);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const code = error.status === 0 && portal.offline() ? offlineCode : error.code;
      const failure: LoadFailure = { source: 'content', status: error.status, ...(code ? { code } : {}) };
      const frame = visit ? await openFrame(visit) : {};
      return {
        status: error.status === 404 ? 404 : 503,
        title: visit && code === offlineCode ? word(visit.site, 'offline.heading') : '',
        ...(visit ? { visit } : {}),
        frame,
        failure,
      };
    }
  };
