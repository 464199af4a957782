import type { NeedName } from '#schemas/api';
import { noAccountFacts, type TeachingNeed } from '#schemas/page';
import type { Arrived } from './arrived.ts';
import { navigation } from './navigation-source.ts';
import { session } from './session-source.ts';
import type { AnyState, Loaded, Source, Sources } from './source.ts';

/**
 * A source of an account's data. Its code arrives when it is first asked. Staff who chose no
 * account are answered none (APP-04).
 */
const ofAccount = <Name extends NeedName>(
  source: () => Promise<Source<Name>>,
  where: Pick<Source<Name>, 'onDevice'> = {},
): Source<Name> => ({
  ...where,
  async load(asked) {
    if (asked.acting.account !== 'none') return (await source()).load(asked);
    return { state: 'empty', facts: noAccountFacts } as Loaded<Name>;
  },
});

/** Also without an account: forms of a registration make one (REG-04). */
const loadForm: Source<'form'>['load'] = async (asked) => (await import('./forms/form-source.ts')).form.load(asked);

/** One source per need, by the need's name; a need that makes facts known must have one. */
export const sources: Sources & { readonly [Name in TeachingNeed]: Source<Name> } = {
  navigation,
  session,
  readNews: { load: async (asked) => (await import('./read-news-source.ts')).readNews.load(asked), onDevice: true },
  forms: ofAccount(async () => (await import('./forms/forms-source.ts')).forms),
  status: ofAccount(async () => (await import('./claim/claim-status-source.ts')).status),
  claims: ofAccount(async () => (await import('./claim/claims-source.ts')).claims),
  detail: ofAccount(async () => (await import('./claim/claim-detail-source.ts')).detail),
  eDocuments: ofAccount(async () => (await import('./claim/e-documents-source.ts')).eDocuments),
  preferences: { load: async (asked) => (await import('./profile/preferences-source.ts')).preferences.load(asked) },
  profile: ofAccount(async () => (await import('./profile/profile-source.ts')).profile),
  listing: { load: async (asked) => (await import('./staff/staff-sources.ts')).listing.load(asked) },
  listingDetails: ofAccount(async () => (await import('./staff/staff-sources.ts')).listingDetails),
  form: {
    onDevice: 'drawn',
    load: (asked) => (asked.acting.registers ? loadForm(asked) : ofAccount(async () => ({ load: loadForm })).load(asked)),
  },
  booking: ofAccount(async () => (await import('./claim/booking-source.ts')).booking, { onDevice: true }),
};

/** Without the data that a browser makes itself of the answers that travel. Pure. */
export function travelling(arrived: Arrived): Arrived {
  const known = Object.entries(arrived.data) as [NeedName, AnyState][];
  return {
    ...arrived,
    data: Object.fromEntries(known.filter(([need]) => !sources[need]?.onDevice)),
    drawn: known.flatMap(([need, { state }]) => (sources[need]?.onDevice && state !== 'unavailable' ? [need] : [])),
  };
}
