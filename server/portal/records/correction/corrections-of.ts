import { sql } from 'kysely';
import type { Correction, SentVersion } from '#schemas/api';
import type { Handle } from '../../../platform/db/index.ts';
import type { SubmissionRow } from '../submission/to-submission.ts';
import type { SubmissionVersionRow } from './give-back.ts';

type CorrectedRow = Pick<SubmissionRow, 'tenant_id' | 'id' | 'correction_of'>;

/** Who asked for a correction is for staff alone. */
interface Reader {
  readonly staff: boolean;
}

/** The version that each of these submissions was given back as, with whether something of it was changed since; those that are not given back are not among them. */
export async function givenBackVersions(
  db: Handle,
  submissions: readonly CorrectedRow[],
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
      sql<boolean>`submission.answers - given.emptied <> given.answers - given.emptied or exists (
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

/** GBK-02: what is to be corrected in each of these submissions, by its id. */
export async function correctionsOf(
  db: Handle,
  submissions: readonly CorrectedRow[],
  { staff }: Reader,
): Promise<ReadonlyMap<string, Correction>> {
  const versions = await givenBackVersions(db, submissions);
  return new Map(
    versions.map((version) => [
      version.submission_id,
      { ...requestOf(version, staff), ...(staff ? { isChanged: version.is_changed } : {}) },
    ]),
  );
}

/** Every version of these submissions that was given back, by the id of the submission, in the order of their numbers. */
export async function sentVersionsOf(
  db: Handle,
  submissions: readonly Pick<CorrectedRow, 'tenant_id' | 'id'>[],
  { staff }: Reader,
): Promise<ReadonlyMap<string, SentVersion[]>> {
  const [first] = submissions;
  if (!first) return new Map();
  const versions = await db
    .selectFrom('submission_version')
    .select(['submission_id', 'number', ...requestColumns])
    .where('tenant_id', '=', first.tenant_id)
    .where(
      'submission_id',
      'in',
      submissions.map(({ id }) => id),
    )
    .orderBy('number')
    .execute();
  const bySubmission = Map.groupBy(versions, (version) => version.submission_id);
  return new Map(
    [...bySubmission].map(([id, own]) => [id, own.map((version) => ({ number: version.number, ...requestOf(version, staff) }))]),
  );
}

const requestColumns = ['reason', 'reason_language', 'sent_at', 'given_back_at', 'actor_name'] as const;

/** What was asked, of what was sent when. */
const requestOf = (
  { reason, reason_language, sent_at, given_back_at, actor_name }: Pick<SubmissionVersionRow, (typeof requestColumns)[number]>,
  staff: boolean,
) => ({
  reason,
  ...(reason_language === null ? {} : { language: reason_language }),
  sentAt: sent_at.toISOString(),
  givenBackAt: given_back_at.toISOString(),
  ...(staff ? { by: actor_name } : {}),
});

/** As `correctionsOf`, of one submission, as a member of it; nothing where it is not given back. */
export async function correctionOf(db: Handle, submission: CorrectedRow, reader: Reader): Promise<{ correction?: Correction }> {
  const correction = (await correctionsOf(db, [submission], reader)).get(submission.id);
  return correction ? { correction } : {};
}
