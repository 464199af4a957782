import type { Selectable } from 'kysely';
import type { Submission } from '#schemas/api';
import type { SubmissionTable } from '../../../platform/db/index.ts';

export type SubmissionRow = Selectable<SubmissionTable>;

/** Row → what travels (FRM-17), with these of its answers. */
export function toSubmission(row: SubmissionRow, projectId: string, answers: Record<string, unknown>): Submission {
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
