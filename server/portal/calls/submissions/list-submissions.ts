import { noSubmissionId, type Submission } from '#schemas/api';
import {
  correctionsOf,
  expiryOf,
  isDeletable,
  labelsOf,
  requireAccount,
  missingFilesOf,
  summaryColumns,
  toSubmission,
  type PublishedContent,
  type RecordStore,
} from '../../records/index.ts';
import type { CallParts } from '../call-parts.ts';
import type { Operation } from '../call.ts';

/** API-SUB-1, MYC-09: an account without submissions is answered one placeholder, NotStarted. A list has no answers. FRM-13: each lists what is missing. FRM-26: a draft states until when it is kept. */
export const listSubmissions: Operation<'submissions.ofAccount', RecordStore & PublishedContent & Pick<CallParts, 'keepDays'>> = async (
  call,
) => {
  const { parts, tenant, params } = call;
  const account = await requireAccount(call, params.accountId);
  const rows = await parts.db.kysely
    .selectFrom('submission')
    .select(summaryColumns)
    .select((eb) => isDeletable(eb).as('deletable'))
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', account.id)
    .orderBy('updated_at', 'desc')
    .execute();
  if (rows.length === 0) return [placeholder(account.id, account.project_id, account.created_at)];
  const [missing, corrections] = await Promise.all([
    missingFilesOf(parts.db, account, rows),
    correctionsOf(parts.db.kysely, rows, call.actor),
  ]);
  const labels = await labelsOf(parts, account, rows);
  return rows.map((row) => {
    const missingFiles = missing.get(row.id);
    const correction = corrections.get(row.id);
    const label = labels.get(row.id);
    return {
      ...toSubmission(row, account.project_id, {}),
      ...(label === undefined ? {} : { label }),
      ...(row.deletable ? { keptUntil: expiryOf(row, parts.keepDays.drafts).toISOString() } : {}),
      ...(correction ? { correction } : {}),
      ...(missingFiles ? { missingFiles: [...missingFiles] } : {}),
    };
  });
};

function placeholder(accountId: string, projectId: string, at: Date): Submission {
  return {
    id: noSubmissionId,
    accountId,
    projectId,
    formSlug: 'none',
    formName: '',
    status: 'NotStarted',
    referenceNumber: '',
    dynamicData: {},
    version: 0,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    workflow: { submissionStatusCode: '' },
    attachments: [],
  };
}
