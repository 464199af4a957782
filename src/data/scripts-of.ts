import type { NeedName } from '#schemas/api';

/** The script of each source that a document names early, by its name in the build (`scripts/build/chunks.ts`); a form names its own. */
const scripts: Readonly<Record<Exclude<NeedName, 'navigation' | 'session' | 'form'>, 'account' | 'staff'>> = {
  readNews: 'account',
  forms: 'account',
  status: 'account',
  claims: 'account',
  detail: 'account',
  eDocuments: 'account',
  preferences: 'account',
  profile: 'account',
  booking: 'account',
  listing: 'staff',
  documentTemplates: 'staff',
  statuses: 'staff',
  listingDetails: 'staff',
};

/** The scripts that have the sources of these needs. Pure. */
export const scriptsOf = (needs: readonly NeedName[]): readonly string[] => [
  ...new Set(needs.flatMap((need) => (need in scripts ? scripts[need as keyof typeof scripts] : []))),
];
