import { Readable } from 'node:stream';
import { hourSeconds } from '#locale/dates-and-numbers/units-of-time';
import { fullName, appendEntry, requireNotCorrected } from '../../records/index.ts';
import { consumeRateLimit, type RateLimitParts } from '../../../platform/rate-counters/index.ts';
import { answersHashOf } from './answers-hash.ts';
import type { CertificateSpeech } from './certificate/certificate-words.ts';
import type { EDocumentRow, SigningStatus } from './signing-provider.ts';
import { readDocument } from './read-document.ts';
import type { OpenRequest } from './requests/signing-requests.ts';
import { useRequest } from './requests/use-request.ts';
import { discardCopy, reserveCopy } from './reserve-copy.ts';
import { statusOf } from './status-of.ts';
import type { FileStore } from '../../../services/files/index.ts';
import type { Certify } from './certificate/certify.ts';

export interface SignParts extends RateLimitParts {
  readonly files: FileStore;
  readonly certify: Certify;
}

const signaturesPerHour = 60;

interface Signature {
  /** As it was typed. */
  readonly name: string;
  readonly requestId: string;
  /** Words and language of the certificate behind the signed copy. */
  readonly speech: CertificateSpeech;
}

/** Everything a signature states. Its hash is in the audit chain, so that no part can be changed unnoticed (SEC-41). */
export const signatureOf = (row: EDocumentRow) => ({
  document: row.id,
  sha256: row.sha256,
  at: row.signed_at?.toISOString(),
  name: row.signer_name,
  subject: row.signer_subject,
  session: row.signer_session,
  signedFile: row.signed_file_id,
  signedSha256: row.signed_sha256,
  ...(row.answers_sha256 === null ? {} : { answers: row.answers_sha256 }),
});

/**
 * Signs once. The signed copy is on disk before the row's status is Signed; row, copy and audit entry are one transaction. The row names
 * the copy before there is one, so that erasure finds what a process left that ended in between. A repeat, whether at the same time
 * or later, changes nothing and answers how far the document is. 429 when an account signs too often, 503 when too many sign at once.
 */
export async function signDocument(parts: SignParts, open: OpenRequest, { name, requestId, speech }: Signature): Promise<SigningStatus> {
  const { request, account } = open;
  if (request.used_at !== null || open.document.status === 'Signed') return open.document.status;
  await consumeRateLimit(parts, {
    tenant: account.tenant_id,
    what: 'signatures',
    of: account.id,
    limit: signaturesPerHour,
    seconds: hourSeconds,
  });
  const document = await reserveCopy(parts.db, open.document);
  if (!document) return statusOf(parts.db, open.document);
  const { tenant_id: tenant, id, signed_file_id: fileId } = document;
  const at = new Date(parts.clock());
  const copy = await parts.certify(() => readDocument(parts.files, document), {
    ...speech,
    document: document.name,
    reference: document.id,
    sha256: document.sha256,
    name,
    holder: fullName(account),
    identifier: account.identifier,
    at: at.toISOString(),
  });
  const { key, size, sha256 } = await parts.files.write(`${tenant}/${fileId}`, Readable.from([copy]), copy.length);
  // When this fails it may still have been committed, so the copy stays where it is.
  const signed = await parts.db.transaction(async (trx) => {
    await requireNotCorrected(trx, tenant, document.submission_id);
    if (!(await useRequest(trx, request, at))) return false;
    const row = await trx
      .updateTable('e_document')
      .set({
        status: 'Signed',
        signed_at: at,
        signer_name: name,
        signer_subject: request.subject,
        signer_session: request.session,
        signed_sha256: sha256,
        answers_sha256: await answersHashOf(trx, document),
      })
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .where('status', '!=', 'Signed')
      .where('sha256', '=', document.sha256)
      .returningAll()
      .executeTakeFirst();
    if (!row) return false;
    await trx
      .insertInto('stored_file')
      .values({
        tenant_id: tenant,
        id: fileId,
        account_id: document.account_id,
        submission_id: document.submission_id,
        question_name: '',
        file_purpose: document.file_purpose,
        file_name: `${document.name}.pdf`,
        content_type: 'application/pdf',
        kind: 'application/pdf',
        size,
        state: 'checked',
        sha256,
        created_at: at,
      })
      .execute();
    await appendEntry(trx, {
      tenant,
      at,
      actor: request.subject,
      action: 'document.signed',
      object: `document/${id}`,
      before: document,
      after: signatureOf(row),
      requestId,
    });
    return true;
  });
  if (signed) return 'Signed';
  await discardCopy(parts.db, parts.files, document, key);
  return statusOf(parts.db, document);
}
