import type { Selectable } from 'kysely';
import type { Submission } from '#schemas/api';
import type { SubmissionTable } from '../../../platform/db/index.ts';

export type SubmissionRow = Selectable<SubmissionTable>;

/** A submission without its answers, which may take a megabyte each. */
export type SubmissionSummary = Omit<SubmissionRow, 'answers'>;

/** Columns of a `SubmissionSummary`. */
export const summaryColumns = [
  'tenant_id',
  'id',
  'account_id',
  'form_slug',
  'form_name',
  'form_version',
  'form_hash',
  'status',
  'status_code',
  'reference_number',
  'protected_names',
  'page',
  'version',
  'last_key',
  'created_at',
  'updated_at',
  'correction_of',
] as const satisfies readonly (keyof SubmissionSummary)[];

/** Row → what travels (FRM-17), with these of its answers. */
export function toSubmission(row: SubmissionSummary, projectId: string, answers: Record<string, unknown>): Submission {
  return {
    id: row.id,
    accountId: row.account_id,
    projectId,
    formSlug: row.form_slug,
    formName: row.form_name,
    status: row.status,
    referenceNumber: row.reference_number,
    dataMetadata: { formVersion: row.form_version, formHash: row.form_hash },
    dynamicData: answers,
    version: row.version,
    ...(row.last_key === null ? {} : { lastKey: row.last_key }),
    page: row.page,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    workflow: { submissionStatusCode: row.status_code },
    attachments: [],
  };
}
