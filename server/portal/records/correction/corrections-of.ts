import { sql } from 'kysely';
import type { Correction } from '#schemas/api';
import type { Handle } from '../../../platform/db/index.ts';
import type { SubmissionRow } from '../submission/to-submission.ts';
import type { SubmissionVersionRow } from './give-back.ts';

type Named = Pick<SubmissionRow, 'tenant_id' | 'id' | 'correction_of'>;

/** The version that each of these submissions was given back as, with whether something of it was changed since; those that are not given back are not among them. */
export async function givenBackVersions(
  db: Handle,
  submissions: readonly Named[],
): Promise<(SubmissionVersionRow & { readonly is_changed: boolean })[]> {
  const [given] = submissions.filter(({ correction_of }) => correction_of !== null);
  if (!given) return [];
  return db
    .selectFrom('submission_version as given')
    .innerJoin('submission', (join) =>
      join
        .onRef('submission.tenant_id', '=', 'given.tenant_id')
        .onRef('submission.id', '=', 'given.submission_id')
        .onRef('submission.correction_of', '=', 'given.number'),
    )
    .selectAll('given')
    .select(
      sql<boolean>`submission.answers <> given.answers or exists (
        select from stored_file as file where file.tenant_id = given.tenant_id and file.submission_id = given.submission_id
          and (file.created_at >= given.given_back_at or file.replaced_at >= given.given_back_at))`.as('is_changed'),
    )
    .where('given.tenant_id', '=', given.tenant_id)
    .where(
      'given.submission_id',
      'in',
      submissions.map(({ id }) => id),
    )
    .execute();
}

/** GBK-02: what is to be corrected in each of these submissions, by its id. Who asked is for staff alone. */
export async function correctionsOf(
  db: Handle,
  submissions: readonly Named[],
  { staff }: { readonly staff: boolean },
): Promise<ReadonlyMap<string, Correction>> {
  const versions = await givenBackVersions(db, submissions);
  return new Map(
    versions.map(({ submission_id, reason, sent_at, given_back_at, actor_name, is_changed }) => [
      submission_id,
      {
        reason,
        sentAt: sent_at.toISOString(),
        givenBackAt: given_back_at.toISOString(),
        ...(staff ? { by: actor_name, isChanged: is_changed } : {}),
      },
    ]),
  );
}

/** As `correctionsOf`, of one submission, as a member of it; nothing where it is not given back. */
export async function correctionOf(
  db: Handle,
  submission: Named,
  reader: { readonly staff: boolean },
): Promise<{ correction?: Correction }> {
  const correction = (await correctionsOf(db, [submission], reader)).get(submission.id);
  return correction ? { correction } : {};
}
