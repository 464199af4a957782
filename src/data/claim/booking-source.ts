import { bookingView, readVisit, mergeClaimsAnswers } from '../../hub-views/index.ts';
import { movableInterview } from '#schemas/shared/booking';
import type { Source } from '../source.ts';
import { backOf } from './back-of.ts';

/** BKG-01 to BKG-05: the calendar for what the screen was opened with, which only this device knows. */
export const booking: Source<'booking'> = {
  async load({ api, site, url, acting, navigationState }) {
    const visit = readVisit(navigationState());
    const { help: { phone, email } = {} } = site.tenant;
    const help = { ...(phone ? { phone } : {}), ...(email ? { email } : {}) };
    const around = { help, backHref: backOf({ site, acting }) };
    const without = (fault: 'not-opened' | 'no-configuration', action = visit?.action ?? 'new') =>
      ({ state: 'ready', value: { action, fault, asksFirst: false, ...around } }) as const;
    if (!visit) return without('not-opened');
    const [config, { claims }] = await Promise.all([
      // What failed is in the log of the server (ERR-04).
      api.call('submissions.bookingConfig', { query: { projectId: visit.projectId } }).catch(() => undefined),
      api.call('submissions.claims').catch(() => ({ claims: undefined })),
    ]);
    const answer = mergeClaimsAnswers(claims ?? []);
    if (!config) {
      const { state, value } = without('no-configuration');
      const { startsAt } = movableInterview(answer) ?? {};
      return { state, value: { ...value, ...(startsAt ? { kept: { startsAt, timeZone: site.formats.timeZone ?? 'UTC' } } : {}) } };
    }
    const given = { visit, booking: config, answer, isKnown: claims !== undefined, now: Date.now(), origin: url.origin, languages: site };
    return { state: 'ready', value: bookingView(given, around) };
  },
};
