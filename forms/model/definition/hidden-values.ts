/** FRM-10: whether a value of a submission is the portal's own and no answer of a person. Pure. */
export const isHiddenValue = (name: string): boolean => isPrefixed(name) || seeded.has(name);

/** FRM-10: whether a value is hidden by the prefix of its name; a question of the form may set it. Pure. */
export const isPrefixed = (name: string): boolean => /^(account|submission)_/.test(name);

/** FRM-10: what a form is seeded with, so that its expressions may read it. */
export const seededNames = [
  'formName',
  'formSlug',
  'version',
  'isSaveAndReturn',
  'isEditMode',
  'userPoolId',
  'isClaimEnabled',
  'source',
  'account_id',
  'account_RegistrationType',
  'account_UtmSource',
  'account_UtmCampaign',
  'account_UtmMedium',
  'submission_id',
] as const;
const seeded: ReadonlySet<string> = new Set(seededNames);

/** The values of `seededNames`; `source` only for staff. */
export type Seeds = Readonly<Record<Exclude<(typeof seededNames)[number], 'source'>, unknown> & { source?: 'workspace' }>;
