import type { Handle } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/problems/index.ts';
import type { SubmissionRow } from '../submission/to-submission.ts';
import { isToBeCorrected, type SubmissionVersionRow } from './give-back.ts';

interface SentSubmission {
  /** With the answers, the form and the day of what was sent. */
  readonly submission: SubmissionRow;
  /** Absent if it is as it is stored: what was sent last, or a draft that was never sent. */
  readonly version?: SubmissionVersionRow;
}

/**
 * GBK-06: a submission as a reader asks for it: a version by its number, or with `sent` what was sent last, also while it is corrected. Without either, and where neither is
 * different, it is as it is stored. 404 for a version that there is not. The caller has found the submission, as one that its reader may see.
 */
export async function asSent(db: Handle, submission: SubmissionRow, asked: string | undefined): Promise<SentSubmission> {
  const number = asked === 'sent' ? submission.correction_of : asked === undefined ? null : Number(asked);
  if (number === null) return { submission };
  const version = await db
    .selectFrom('submission_version')
    .selectAll()
    .where('tenant_id', '=', submission.tenant_id)
    .where('submission_id', '=', submission.id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow(notFound);
  const { answers, form_version, form_hash, status_code, page, sent_at } = version;
  const sent = { status: 'Done', status_code, answers, form_version, form_hash, page, updated_at: sent_at, correction_of: null } as const;
  return { submission: { ...submission, ...sent }, version };
}

/** Whether a version is what waits to be corrected now. Pure. */
export const isBeingCorrected = (stored: SubmissionRow, version: SubmissionVersionRow | undefined): boolean =>
  isToBeCorrected(stored) && (version === undefined || version.number === stored.correction_of);
