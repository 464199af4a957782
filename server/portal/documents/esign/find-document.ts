import { sql } from 'kysely';
import { accountOf, type AccountRow, type ActingCall } from '../../records/index.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import type { EDocumentRow } from './signing-provider.ts';

interface DocumentKey {
  /** Of a document that belongs to the account alone, there is none. */
  readonly submissionId?: string | undefined;
  readonly documentId: string;
}

/**
 * A document of the person's own account, to be signed; both ids must belong together (none of a submission, where it belongs to the account alone), else as if it were not there. A
 * signature is personal: staff are refused before anything is looked up. 410 for one that the firm has withdrawn.
 */
export async function findOwnDocument(acting: ActingCall, { submissionId, documentId }: DocumentKey): Promise<EDocumentRow> {
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
  if (document) return document;
  throw own && (await wasWithdrawn(acting, own, documentId)) ? withdrawn() : notFound();
}

const withdrawn = (): ProblemError => new ProblemError(410, 'document-withdrawn', 'This document was withdrawn. Nothing needs to be done.');

async function wasWithdrawn({ parts }: ActingCall, { tenant_id, id }: AccountRow, documentId: string): Promise<boolean> {
  const entry = await parts.db.kysely
    .selectFrom('audit_entry')
    .select('sequence')
    .where('tenant_id', '=', tenant_id)
    .where('object', '=', `document/${documentId}`)
    // As the partial index has it.
    .where('action', '=', sql.lit('document.withdrawn'))
    .where('on_behalf_of', '=', id)
    .executeTakeFirst();
  return entry !== undefined;
}
