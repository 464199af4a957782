import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database, Tables } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';

type Which = (eb: ExpressionBuilder<Tables, 'stored_file'>) => ExpressionWrapper<Tables, 'stored_file', SqlBool>;

/**
 * Deletes files and answers how many. Their bytes go before the rows that name them are gone for good: what is cut off is done again by the
 * next sweep.
 */
export function deleteFiles(db: Database, store: FileStore, which: Which): Promise<number> {
  return db.transaction(async (trx) => {
    const gone = await trx.deleteFrom('stored_file').where(which).returning(['tenant_id', 'id']).execute();
    await store.removeAll(gone.map((file) => `${file.tenant_id}/${file.id}`));
    return gone.length;
  });
}
