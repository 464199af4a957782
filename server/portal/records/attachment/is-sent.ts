import { sql } from 'kysely';

/** Whether the submission of a row of `stored_file` was sent for good: a draft asks for its files itself (FRM-13). */
export const isSent = sql<boolean>`exists (
  select from submission
  where submission.tenant_id = stored_file.tenant_id and submission.id = stored_file.submission_id and submission.status = 'Done'
)`;
