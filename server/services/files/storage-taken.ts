import { inMegabytes } from '#schemas/shared/file-size';
import { arrivedFileStates } from '#schemas/shared/statuses';
import type { Handle } from '../../platform/db/index.ts';
import { linkSeconds } from './file-links.ts';

interface Holder {
  readonly tenant: string;
  /** Of the account. */
  readonly id: string;
  /** A file that is not counted. */
  readonly except?: string;
}

/**
 * Bytes that an account has sent: what arrived, and what was announced and may still arrive by its link. Copies that the server makes of
 * signed documents, and what the firm keeps of an earlier version (GBK-01), are not the account's to answer for.
 */
export async function storageTaken(db: Handle, account: Holder, now: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.sum<string | number | null>('size').as('bytes'))
    .where('tenant_id', '=', account.tenant)
    .where('account_id', '=', account.id)
    .where('id', '<>', account.except ?? '')
    .where('replaced_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('e_document')
            .select('e_document.id')
            .whereRef('e_document.tenant_id', '=', 'stored_file.tenant_id')
            .whereRef('e_document.signed_file_id', '=', 'stored_file.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('state', 'in', arrivedFileStates),
        eb.and([eb('state', '=', 'waiting'), eb('created_at', '>', new Date(now - linkSeconds.put * 1000))]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** The answer to a person whose files would exceed their quota. */
export const storageFullText = (limit: number): string =>
  `Your files would take more than ${inMegabytes(limit)} MB, which is the most one account can keep here. Send fewer or smaller files.`;
