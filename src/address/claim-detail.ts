/** DET-01: the detail of one claim, with its id as a matrix parameter. Pure. */
export const claimDetailPath = (submissionId: string): string =>
  `/securedPage/my-claim-detail;submissionId=${encodeURIComponent(submissionId)}`;
