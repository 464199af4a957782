import type { SqlBool } from 'kysely';
import { noSubmissionId, type Correction, type Submission } from '#schemas/api';
import {
  correctionsOf,
  expiryOf,
  hasPendingOrSigned,
  isDeletable,
  isOpenTo,
  formsOf,
  labelsOf,
  requireAccount,
  missingFilesOf,
  sentVersionsOf,
  summaryColumns,
  toSubmission,
  type AccountRow,
  type Form,
  type PublishedContent,
  type RecordStore,
  type SubmissionSummary,
} from '../../records/index.ts';
import type { CallParts } from '../call-parts.ts';
import type { Operation } from '../call.ts';
import { giveBackRefusal } from '../corrections/give-back-refusal.ts';

/** API-SUB-1, MYC-09: an account without submissions is answered one placeholder, NotStarted. A list has no answers. FRM-13: each lists what is missing. FRM-26: a draft states until when it is kept. */
export const listSubmissions: Operation<'submissions.ofAccount', RecordStore & PublishedContent & Pick<CallParts, 'keepDays'>> = async (
  call,
) => {
  const { parts, tenant, params } = call;
  const account = await requireAccount(call, params.accountId);
  const rows = await parts.db.kysely
    .selectFrom('submission')
    .select(summaryColumns)
    .select((eb) => [isDeletable(eb).as('deletable'), hasPendingOrSigned(eb).as('has_documents')])
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', account.id)
    .orderBy('updated_at', 'desc')
    .execute();
  if (rows.length === 0) return [placeholder(account.id, account.project_id, account.created_at)];
  const [missing, corrections, versions] = await Promise.all([
    missingFilesOf(parts.db, account, rows),
    correctionsOf(parts.db.kysely, rows, call.actor),
    sentVersionsOf(parts.db.kysely, rows, call.actor),
  ]);
  const forms = await formsOf(parts, tenant, rows);
  const labels = await labelsOf(parts, { tenant, rows, forms });
  return rows.map((row) => {
    const missingFiles = missing.get(row.id);
    const correction = corrections.get(row.id);
    const sent = versions.get(row.id);
    const label = labels.get(row.id);
    return {
      ...toSubmission(row, account.project_id, {}),
      ...(label === undefined ? {} : { label }),
      ...(row.deletable ? { keptUntil: expiryOf(row, parts.keepDays.drafts).toISOString() } : {}),
      ...(correction ? { correction } : {}),
      ...(sent ? { versions: sent } : {}),
      ...(missingFiles ? { missingFiles: [...missingFiles] } : {}),
      ...(call.actor.staff ? forStaff(row, { account, form: forms.get(row.form_slug), correction }) : {}),
    };
  });
};

interface SubmissionForStaff {
  readonly account: AccountRow;
  /** Null: it is gone; undefined: it cannot be had. */
  readonly form: Form | null | undefined;
  readonly correction: Correction | undefined;
}

/** GBK-04: whether it may be given back; GBK-03: that a correction cannot be sent any more. Nothing of a form that cannot be had. */
const forStaff = (
  row: SubmissionSummary & { readonly has_documents: SqlBool },
  { account, form, correction }: SubmissionForStaff,
): Pick<Submission, 'giveBack' | 'correction'> => {
  if (form === undefined) return {};
  const open = form && isOpenTo(form, account) ? form : null;
  return {
    giveBack: giveBackRefusal({ account, submission: row, form: open, hasDocuments: row.has_documents === true }) ?? 'offered',
    ...(correction && form === null ? { correction: { ...correction, isFormGone: true } } : {}),
  };
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
