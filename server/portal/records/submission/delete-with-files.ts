import { sql, type SqlBool, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import { type Condition, type Expressions, isDeletable } from './deletable.ts';
import { storedNamesOf } from './stored-names.ts';
import { appendHashed, type AuditEvent } from '../audit/append-entry.ts';
import { stateHash } from './state-hash.ts';

export interface Deletion {
  readonly tenant: string;
  readonly id: string;
  /** What else must be true of the draft at that moment. */
  readonly where?: (eb: Expressions) => Condition;
  readonly how: Pick<AuditEvent, 'at' | 'actor' | 'onBehalfOf' | 'action' | 'requestId'>;
}

/**
 * Deletes a draft with its files, its documents and the answers kept for repeats of the actor's calls, and appends the audit entry. Answers how many files went with it;
 * undefined, and nothing is deleted, where it may not be (`isDeletable`), is not as `where` requires, or is gone. The bytes go before the rows that name
 * them are gone for good; the entry is last, because other writers of the tenant wait for it.
 */
export async function deleteWithFiles(
  trx: Transaction<Tables>,
  store: FileStore,
  { tenant, id, where = (eb) => eb.lit(true), how }: Deletion,
): Promise<number | undefined> {
  // A document that is being signed at this moment is signed before it is looked at, or not any more.
  await trx.selectFrom('e_document').select('id').where('tenant_id', '=', tenant).where('submission_id', '=', id).forUpdate().execute();
  const draft = await trx
    .deleteFrom('submission')
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .where(isDeletable)
    .where(where)
    .returning(stateHash('submission').as('hash'))
    .executeTakeFirst();
  if (!draft) return undefined;
  const files = await trx
    .deleteFrom('stored_file')
    .where('tenant_id', '=', tenant)
    .where('submission_id', '=', id)
    .returning('id')
    .execute();
  const documents = await trx
    .deleteFrom('e_document')
    .where('tenant_id', '=', tenant)
    .where('submission_id', '=', id)
    .returning(['tenant_id', 'id', 'signed_file_id'])
    .execute();
  await trx
    .deleteFrom('idempotency')
    .where('tenant_id', '=', tenant)
    .where('subject', '=', how.actor)
    .where(sql<SqlBool>`answer->'submission'->>'id' = ${id}`)
    .execute();
  await store.removeAll([...files.map((file) => `${tenant}/${file.id}`), ...storedNamesOf(documents)]);
  await appendHashed(trx, { ...how, tenant, object: `submission/${id}` }, { before: draft.hash, after: null });
  return files.length + documents.length;
}
