import type { Selectable } from 'kysely';
import { notFound } from '../../../platform/problems/index.ts';
import type { Database, AuditEntryTable } from '../../../platform/db/index.ts';
import type { StoredFile } from '../../../services/files/index.ts';
import { devicesOf, usersOf, type User } from '../../../services/identity/index.ts';
import {
  type AccountRow,
  type StatusChangeRow,
  statusChangesOf,
  type SubmissionRow,
  type SubmissionVersionRow,
} from '../../records/index.ts';
import type { EDocumentRow } from '../../documents/index.ts';
import type { SessionRecord, SignInRecords } from './sign-in-records.ts';
import { subjectsOf } from './subjects-of.ts';

/** Everything held of one account, as stored; the files themselves are in the file store under `objectKey`. */
export interface PersonExport {
  readonly account: AccountRow;
  /** Users of the embedded pool. */
  readonly identity: readonly User[];
  readonly submissions: readonly SubmissionRow[];
  /** What was sent before staff gave it back, by submission and number, with the reasons. */
  readonly submissionVersions: readonly SubmissionVersionRow[];
  readonly files: readonly StoredFile[];
  /** Documents the person signed or was asked to sign. */
  readonly documents: readonly EDocumentRow[];
  readonly signIns: readonly Date[];
  readonly sessions: readonly SessionRecord[];
  /** Browsers that signed in before. */
  readonly devices: readonly Date[];
  readonly links: readonly {
    readonly purpose: string;
    readonly form_slug: string | null;
    readonly expires_at: Date;
    readonly used_at: Date | null;
  }[];
  /** New addresses and numbers that are not confirmed yet. */
  readonly contactChanges: readonly { readonly kind: string; readonly value: string; readonly created_at: Date }[];
  /** Of the status of the account, newest first, with the notes of staff. */
  readonly statusChanges: readonly StatusChangeRow[];
  readonly errorReports: readonly { readonly at: Date; readonly message: string; readonly path: string | null }[];
  /** What the person did, and what was done with their account and submissions. */
  readonly trail: readonly Selectable<AuditEntryTable>[];
}

/** The right of access (SEC-44). 404 for an account that is not there. */
export async function exportPerson(
  { kysely }: Pick<Database, 'kysely'>,
  { tenant, accountId, poolId }: { readonly tenant: string; readonly accountId: string; readonly poolId: string },
  signIn: SignInRecords,
): Promise<PersonExport> {
  const account = await kysely
    .selectFrom('account')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw notFound();
  const identity = await usersOf(kysely, { tenant, poolId, subject: account.subject, email: account.email });
  const subjects = subjectsOf(account, identity);
  const of = <Table extends 'submission' | 'submission_version' | 'stored_file'>(table: Table) =>
    kysely
      .selectFrom<'submission' | 'submission_version' | 'stored_file'>(table)
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', accountId);
  const submissions = (await of('submission').selectAll().orderBy('created_at').execute()) as SubmissionRow[];
  const documents = await kysely
    .selectFrom('e_document')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', accountId)
    .orderBy('sent_at')
    .execute();
  const objects = [
    `account/${accountId}`,
    ...submissions.map(({ id }) => `submission/${id}`),
    ...documents.map(({ id }) => `document/${id}`),
  ];
  const [submissionVersions, files, history, sessions, devices, links, contactChanges, statusChanges, errorReports, trail] =
    await Promise.all([
      of('submission_version').selectAll().orderBy('submission_id').orderBy('number').execute() as Promise<SubmissionVersionRow[]>,
      of('stored_file').selectAll().orderBy('created_at').execute() as Promise<StoredFile[]>,
      kysely
        .selectFrom('login_history')
        .select('at')
        .where('tenant_id', '=', tenant)
        .where('subject', 'in', subjects)
        .orderBy('at')
        .execute(),
      signIn.sessionsOf(kysely, tenant, subjects),
      devicesOf(kysely, poolId, subjects),
      kysely
        .selectFrom('link_token')
        .select(['purpose', 'form_slug', 'expires_at', 'used_at'])
        .where('tenant_id', '=', tenant)
        .where('account_id', '=', accountId)
        .execute(),
      kysely
        .selectFrom('contact_change')
        .select(['kind', 'value', 'created_at'])
        .where('tenant_id', '=', tenant)
        .where('account_id', '=', accountId)
        .execute(),
      statusChangesOf(kysely, account),
      kysely
        .selectFrom('error_report')
        .select(['at', 'message', 'path'])
        .where('tenant_id', '=', tenant)
        .where('subject', 'in', subjects)
        .orderBy('at')
        .execute(),
      kysely
        .selectFrom('audit_entry')
        .selectAll()
        .where('tenant_id', '=', tenant)
        .where((eb) => eb.or([eb('actor', 'in', subjects), eb('object', 'in', objects)]))
        .orderBy('sequence')
        .execute(),
    ]);
  return {
    account,
    identity,
    submissions,
    submissionVersions,
    files,
    documents,
    signIns: history.map(({ at }) => at),
    sessions,
    devices,
    links,
    contactChanges,
    statusChanges,
    errorReports,
    trail,
  };
}
