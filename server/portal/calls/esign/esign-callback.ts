import { notFound } from '../../../platform/problems/index.ts';
import { appendEntry, type RecordStore } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { answersHashOf, findOwnDocument, type SigningProviders } from '../../documents/index.ts';

/**
 * ESG-03: the owner is back from signing. Which status the browser brought does not matter: the provider is asked (SEC-19).
 * Its answer is written once, with its audit entry; a repeat changes nothing.
 */
export const confirmSigning: Operation<'documents.esignCallback', RecordStore & SigningProviders> = async (call) => {
  const { parts, tenant, tenantSettings, actor, query, requestId } = call;
  const named = await findOwnDocument(call, query);
  const status = await parts.signing(tenantSettings).statusOf(named);
  const at = new Date(parts.clock());
  return parts.db.transaction(async (trx) => {
    const mine = trx.selectFrom('e_document').selectAll().where('tenant_id', '=', tenant).where('id', '=', named.id);
    const before = await mine.forUpdate().executeTakeFirstOrThrow(notFound);
    // A signature is never taken back, whatever the provider answers later. Else, an answer from before the row changed is outdated.
    const isSigned = before.status === 'Signed' || status === 'Signed';
    const real = isSigned ? 'Signed' : before.status === named.status ? status : before.status;
    const news = real !== before.status || (real === 'Signed' && before.confirmed_at === null);
    if (!news) return { signingStatus: before.status };
    const isNew = real === 'Signed' && before.status !== 'Signed';
    const answers = isNew ? { answers_sha256: await answersHashOf(trx, before) } : {};
    const signed = real === 'Signed' ? { signed_at: before.signed_at ?? at, confirmed_at: at } : {};
    const declined = real === 'Declined' ? { declined_at: at } : {};
    const after = await trx
      .updateTable('e_document')
      .set({ status: real, ...answers, ...signed, ...declined })
      .where('tenant_id', '=', tenant)
      .where('id', '=', named.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const action = real === 'Signed' ? 'document.signature-confirmed' : 'document.status-changed';
    await appendEntry(trx, { tenant, at, actor: actor.sub, action, object: `document/${named.id}`, before, after, requestId });
    return { signingStatus: real };
  });
};
