import { noSubmissionId, type Submission } from '#schemas/api';

/** Submissions, the last changed first. Pure. */
export const newestFirst = (submissions: readonly Submission[]): Submission[] =>
  submissions.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

/** The submissions of a form, the last changed first. Pure. */
export const allOf = (submissions: readonly Submission[], formSlug: string): Submission[] =>
  newestFirst(submissions.filter((submission) => submission.id !== noSubmissionId && submission.formSlug === formSlug));
