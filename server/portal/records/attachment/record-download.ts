import type { StoredFile } from '../../../services/files/index.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { RecordStore } from '../record-store.ts';

interface Download {
  readonly parts: RecordStore;
  readonly actor: Actor;
  readonly tenant: string;
  readonly requestId: string;
}

/** Staff who are given a claimant's file leave an audit entry; claimants who are given their own do not. */
export async function recordDownload({ parts, actor, tenant, requestId }: Download, file: StoredFile): Promise<void> {
  if (!actor.staff) return;
  await parts.db.transaction((trx) =>
    appendEntry(trx, {
      tenant,
      at: new Date(parts.clock()),
      actor: actor.sub,
      onBehalfOf: file.account_id,
      action: 'file.downloaded',
      object: `file/${file.id}`,
      requestId,
    }),
  );
}
