import type { RecordFileEvent } from '../../../services/files/index.ts';
import { appendEntry } from './append-entry.ts';

/** What happened to a file, in its tenant's trail: for the account it belongs to, without a signed-in actor. */
export const recordFileEvent: RecordFileEvent = (trx, { file, action, actor, at, requestId }) =>
  appendEntry(trx, {
    tenant: file.tenant_id,
    at,
    actor,
    onBehalfOf: file.account_id,
    action,
    object: `file/${file.id}`,
    after: { state: file.state, sha256: file.sha256, size: file.size, kind: file.kind },
    requestId,
  });
