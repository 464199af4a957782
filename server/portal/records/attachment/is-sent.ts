import { sql } from 'kysely';

/**
 * Whether a row of `stored_file` was sent for good: with its submission, or with the registration of its account. A draft asks for its files itself
 * (FRM-13), and those of a registration with a taken address belong to no account.
 */
export const isSent = sql<boolean>`(exists (
  select from submission
  where submission.tenant_id = stored_file.tenant_id and submission.id = stored_file.submission_id and submission.status = 'Done'
) or (stored_file.submission_id is null and exists (
  select from account where account.tenant_id = stored_file.tenant_id and account.id = stored_file.account_id
)))`;
