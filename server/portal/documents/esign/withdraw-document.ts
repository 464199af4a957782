import { accountForUpdate, appendEntry, type RecordStore, storedNamesOf } from '../../records/index.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import type { FileStore } from '../../../services/files/index.ts';

interface Withdrawal {
  readonly tenant: string;
  readonly accountId: string;
  readonly id: string;
  /** Who withdraws it, for the trail. */
  readonly actor: string;
  readonly requestId: string;
  readonly at: Date;
}

/**
 * Takes back a document of an account that is not signed: it is deleted with its bytes, and its links explain that. 404 for a document that the account does not
 * have, 409 for one that is signed. One that is being signed at this moment is signed before it is looked at, or not any more.
 */
export async function withdrawDocument(
  { db, files }: Pick<RecordStore, 'db'> & { readonly files: FileStore },
  { tenant, accountId, id, actor, requestId, at }: Withdrawal,
): Promise<void> {
  const withdrawn = await db.transaction(async (trx) => {
    // In the order in which erasure takes them.
    await accountForUpdate(trx, tenant, accountId);
    const document = await trx
      .selectFrom('e_document')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (document.status === 'Signed') throw new ProblemError(409, 'already-signed', 'This document is signed already.');
    await trx.deleteFrom('e_document').where('tenant_id', '=', tenant).where('id', '=', id).execute();
    const event = { tenant, at, actor, onBehalfOf: accountId, action: 'document.withdrawn', object: `document/${id}` };
    await appendEntry(trx, { ...event, before: document, requestId });
    return document;
  });
  // A process that ends in between leaves bytes that nothing names, and never a document without its bytes.
  await files.removeAll(storedNamesOf([withdrawn]));
}
