import type { FileStore } from '../../../services/files/index.ts';
import { withdrawDocument } from '../../documents/index.ts';
import { requireAccount, type RecordStore } from '../../records/index.ts';
import type { Operation } from '../call.ts';

/** ESG-07: staff take back a document of the account they chose, while it is not signed. */
export const withdrawFromSigning: Operation<'documents.withdraw', RecordStore & { readonly files: FileStore }> = async (call) => {
  const { parts, tenant, actor, params, requestId } = call;
  const { id: accountId } = await requireAccount(call);
  await withdrawDocument(parts, { tenant, accountId, id: params.id, actor: actor.sub, requestId, at: new Date(parts.clock()) });
  return {};
};
