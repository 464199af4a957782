import type { StoredFile } from '../../../services/files/index.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { PersonalCall } from '../../calls/call.ts';

/** Staff who are given a claimant's file leave an audit entry; claimants who are given their own do not. */
export async function recordDownload(
  { portal, actor, tenant, requestId }: Pick<PersonalCall<'documents.own'>, 'portal' | 'actor' | 'tenant' | 'requestId'>,
  file: StoredFile,
): Promise<void> {
  if (!actor.staff) return;
  await portal.db.transaction((trx) =>
    appendEntry(trx, {
      tenant,
      at: new Date(portal.clock()),
      actor: actor.sub,
      onBehalfOf: file.account_id,
      action: 'file.downloaded',
      object: `file/${file.id}`,
      requestId,
    }),
  );
}
