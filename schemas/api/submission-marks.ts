import type { SubmissionStatus } from '../shared/statuses.ts';

/** Workflow status code of a submission that is still a draft: the one in which a claim form may be edited (FRM-08). */
export const draftStatusCode = 'WFS_Registration_Draft';

/** Id of the placeholder that an account without submissions is answered (MYC-09). */
export const noSubmissionId = '00000000-0000-0000-0000-000000000000';

/** FRM-08: what was sent is not edited any more, but for additional forms. Pure. */
export const isFinal = (status: SubmissionStatus | undefined, { additionalForm }: { readonly additionalForm: boolean }): boolean =>
  status === 'Done' && !additionalForm;
