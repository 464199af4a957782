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
  if (!used) return false;
  // A name that was typed before a sign-out was for this signature: the next one asks for it.
  await trx
    .updateTable('signing_request')
    .set({ typed_name: null })
    .where('tenant_id', '=', tenant_id)
    .where('document_id', '=', used.document_id)
    .where('typed_name', 'is not', null)
    .execute();
  return true;
}
