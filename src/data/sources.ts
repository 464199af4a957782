import type { NeedName } from '#schemas/api';
import { noAccountFacts, type TeachingNeed } from '#schemas/page';
import type { Arrived } from './arrived.ts';
import { navigation } from './navigation-source.ts';
import { session } from './session-source.ts';
import type { AnyState, LoadedNeed, Source, Sources } from './source.ts';

type LoadSource<Name extends NeedName> = () => Promise<{ readonly [Key in Name]: Source<Key> }>;

/** Its code arrives when it is first asked. */
const loadedWith =
  <Name extends NeedName>(code: LoadSource<Name>, name: Name): Source<Name>['load'] =>
  async (asked) =>
    (await code())[name].load(asked);

/** A source of an account's data: staff who chose no account are answered none (APP-04). */
const ofAccount =
  <Name extends NeedName>(load: Source<Name>['load']): Source<Name>['load'] =>
  async (asked) =>
    asked.acting.account === 'none' ? ({ state: 'empty', facts: noAccountFacts } as LoadedNeed<Name>) : load(asked);

const personSources = () => import('./person-sources.ts');
const staffSources = () => import('./staff/staff-sources.ts');
const form = loadedWith(() => import('./forms/form-source.ts'), 'form');

/** One source per need, by the need's name; a need that makes facts known must have one. */
export const sources: Sources & { readonly [Name in TeachingNeed]: Source<Name> } = {
  navigation,
  session,
  readNews: { load: loadedWith(personSources, 'readNews'), onDevice: true },
  forms: { load: ofAccount(loadedWith(personSources, 'forms')) },
  status: { load: ofAccount(loadedWith(personSources, 'status')) },
  claims: { load: ofAccount(loadedWith(personSources, 'claims')) },
  detail: { load: ofAccount(loadedWith(personSources, 'detail')) },
  eDocuments: { load: ofAccount(loadedWith(personSources, 'eDocuments')) },
  preferences: { load: loadedWith(personSources, 'preferences') },
  profile: { load: ofAccount(loadedWith(personSources, 'profile')) },
  listing: { load: loadedWith(staffSources, 'listing') },
  documentTemplates: { load: loadedWith(staffSources, 'documentTemplates') },
  statuses: { load: loadedWith(staffSources, 'statuses') },
  listingDetails: { load: ofAccount(loadedWith(staffSources, 'listingDetails')) },
  // Forms of a registration make an account (REG-04).
  form: { load: (asked) => (asked.acting.registers ? form : ofAccount(form))(asked), onDevice: 'drawn' },
  booking: { load: ofAccount(loadedWith(personSources, 'booking')), onDevice: true },
};

/** Without the data that a browser makes itself of the answers that travel; what could not be had is drawn so there, too. Pure. */
export function travelling(arrived: Arrived): Arrived {
  const known = Object.entries(arrived.data) as [NeedName, AnyState][];
  return {
    ...arrived,
    data: Object.fromEntries(known.filter(([need, { state }]) => !sources[need]?.onDevice || state === 'unavailable')),
    drawn: known.flatMap(([need, { state }]) => (sources[need]?.onDevice && state !== 'unavailable' ? [need] : [])),
  };
}
