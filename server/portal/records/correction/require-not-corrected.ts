import type { Handle } from '../../../platform/db/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';

/** GBK-04: refuses (409) to have a document of a submission signed, or another one sent for it, while staff have given it back: its answers may change. */
export async function requireNotCorrected(db: Handle, tenant: string, submissionId: string | null): Promise<void> {
  if (submissionId === null) return;
  const given = await db
    .selectFrom('submission')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('id', '=', submissionId)
    .where('correction_of', 'is not', null)
    .executeTakeFirst();
  if (given) throw new ProblemError(409, 'being-corrected', 'The form of this document is being corrected. Wait until it is sent again.');
}
