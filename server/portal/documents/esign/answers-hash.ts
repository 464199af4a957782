import { canonicalHash } from '../../../platform/hash/canonical-hash.ts';
import type { Handle } from '../../../platform/db/index.ts';
import type { EDocumentRow } from './signing-provider.ts';

/** SHA-256 of the answers of a document's submission as they are now; null when it is gone, or the document has none. */
export async function answersHashOf(db: Handle, document: Pick<EDocumentRow, 'tenant_id' | 'submission_id' | 'account_id'>) {
  if (document.submission_id === null) return null;
  const submission = await db
    .selectFrom('submission')
    .select('answers')
    .where('tenant_id', '=', document.tenant_id)
    .where('id', '=', document.submission_id)
    .where('account_id', '=', document.account_id)
    .executeTakeFirst();
  return submission ? canonicalHash(submission.answers) : null;
}
