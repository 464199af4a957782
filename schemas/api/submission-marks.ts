/** Workflow status code of a submission that is still a draft: the one in which a claim form may be edited (FRM-08). */
export const draftStatusCode = 'WFS_Registration_Draft';

/** FRM-10: whether a value of a submission is the portal's own and no answer of a person. Pure. */
export const isHiddenValue = (name: string): boolean => /^(account|submission)_/.test(name) || seeded.has(name);

const seeded: ReadonlySet<string> = new Set([
  'formName',
  'formSlug',
  'version',
  'isSaveAndReturn',
  'isEditMode',
  'userPoolId',
  'isClaimEnabled',
  'source',
]);

/** Id of the placeholder that an account without submissions is answered (MYC-09). */
export const noSubmissionId = '00000000-0000-0000-0000-000000000000';
