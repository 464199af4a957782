import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database } from '../../db/index.ts';
import type { FileStore } from '../../files/index.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { notFound, Refusal } from '../faults.ts';

/** Bytes; all of a document is held in memory while it is signed. */
export const largestDocument = 20 * 1024 * 1024;

export interface NewDocument {
  readonly tenant: string;
  /** A UUID. */
  readonly id: string;
  readonly submissionId: string;
  readonly name: string;
  readonly filePurpose: string;
  readonly pdf: Uint8Array;
  /** Who sends it, for the trail. */
  readonly actor: string;
  readonly requestId: string;
  readonly at: Date;
}

/**
 * Puts a PDF before the owner of a submission, to be signed. The bytes are on disk before there is a row. False when a document of this id
 * is there already; then nothing changes. 422 for what is not a PDF, 404 for a submission that is not there.
 */
export async function sendDocument(db: Database, store: FileStore, document: NewDocument): Promise<boolean> {
  const { tenant, id, submissionId, name, filePurpose, pdf, at } = document;
  if (pdf.length > largestDocument || !Buffer.from(pdf.subarray(0, 5)).equals(Buffer.from('%PDF-')))
    throw new Refusal(422, 'not-a-document', 'Only a PDF of at most 20 MB can be sent for a signature.');
  const mine = { tenant_id: tenant, id, sha256: createHash('sha256').update(pdf).digest('hex') };
  await store.write(`${tenant}/${id}`, Readable.from([pdf]), largestDocument);
  return db.transaction(async (trx) => {
    const submission = await trx
      .selectFrom('submission')
      .select('account_id')
      .where('tenant_id', '=', tenant)
      .where('id', '=', submissionId)
      .executeTakeFirstOrThrow(notFound);
    const row = await trx
      .insertInto('e_document')
      .values({
        ...mine,
        account_id: submission.account_id,
        submission_id: submissionId,
        name,
        file_purpose: filePurpose,
        size: pdf.length,
        status: 'Sent',
        sent_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return false;
    const { actor, requestId } = document;
    const onBehalfOf = submission.account_id;
    await appendEntry(trx, { tenant, at, actor, onBehalfOf, action: 'document.sent', object: `document/${id}`, after: row, requestId });
    return true;
  });
}
