/** FRM-10: whether a value of a submission is the portal's own and no answer of a person. Pure. */
export const isHiddenValue = (name: string): boolean => isPrefixed(name) || seeded.has(name);

/** FRM-10: whether a value is hidden by the prefix of its name; a question of the form may set it. Pure. */
export const isPrefixed = (name: string): boolean => /^(account|submission)_/.test(name);

const seededNames = ['formName', 'formSlug', 'version', 'isSaveAndReturn', 'isEditMode', 'userPoolId', 'isClaimEnabled', 'source'] as const;
const seeded: ReadonlySet<string> = new Set(seededNames);

/** FRM-10: what a form is seeded with, by exactly the names that count as hidden. */
export type Seeds = Readonly<
  Record<Exclude<(typeof seededNames)[number], 'source'> | `account_${string}` | `submission_${string}`, unknown> & { source?: 'workspace' }
>;
