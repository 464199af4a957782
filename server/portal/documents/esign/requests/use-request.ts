import type { Handle } from '../../../../platform/db/index.ts';
import type { SigningRequest } from './signing-requests.ts';

/** Takes the one use of a link, in the transaction of what it is used for; false when it was taken before or is too old. */
export async function useRequest(trx: Handle, { tenant_id, secret_hash }: SigningRequest, at: Date): Promise<boolean> {
  const used = await trx
    .updateTable('signing_request')
    .set({ used_at: at })
    .where('tenant_id', '=', tenant_id)
    .where('secret_hash', '=', secret_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('document_id')
    .executeTakeFirst();
  return used !== undefined;
}
