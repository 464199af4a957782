import { appendEntry, type RecordStore } from '../../records/index.ts';
import type { SigningStatus } from './signing-provider.ts';
import type { OpenRequest } from './requests/signing-requests.ts';
import { useRequest } from './requests/use-request.ts';
import { statusOf } from './status-of.ts';

type DeclineDependencies = RecordStore;

/** The person declines. They may change their mind: the document can be opened for signing again. What is signed stays signed. */
export async function declineDocument({ db, clock }: DeclineDependencies, open: OpenRequest, requestId: string): Promise<SigningStatus> {
  const { request, document } = open;
  const { tenant_id: tenant, id } = document;
  const at = new Date(clock());
  await db.transaction(async (trx) => {
    if (document.status === 'Signed' || !(await useRequest(trx, request, at))) return;
    const after = await trx
      .updateTable('e_document')
      .set({ status: 'Declined', declined_at: at })
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .where('status', '!=', 'Signed')
      .returningAll()
      .executeTakeFirst();
    if (!after) return;
    const actor = request.subject;
    await appendEntry(trx, {
      tenant,
      at,
      actor,
      action: 'document.declined',
      object: `document/${id}`,
      before: document,
      after,
      requestId,
    });
  });
  return statusOf(db, document);
}
