import { accountOf, type Acting } from '../../records/index.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import type { EDocumentRow } from './signing-provider.ts';

interface Named {
  /** Of a document that belongs to the account alone, there is none. */
  readonly submissionId?: string | undefined;
  readonly documentId: string;
}

/**
 * A document of the person's own account, to be signed; both ids must belong together (none of a submission, where it belongs to the account alone), else as if it were not there. A
 * signature is personal: staff are refused before anything is looked up.
 */
export async function findOwnDocument(acting: Acting, { submissionId, documentId }: Named): Promise<EDocumentRow> {
  if (acting.actor.staff) throw new ProblemError(403, 'signature-is-personal', 'Only the person a document was sent to can sign it.');
  const own = await accountOf(acting);
  const document =
    own &&
    (await acting.parts.db.kysely
      .selectFrom('e_document')
      .selectAll()
      .where('tenant_id', '=', own.tenant_id)
      .where('id', '=', documentId)
      .where('submission_id', 'is not distinct from', submissionId ?? null)
      .where('account_id', '=', own.id)
      .executeTakeFirst());
  if (!document) throw notFound();
  return document;
}
