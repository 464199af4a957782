import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { inMegabytes, maxFileBytes } from '#schemas/shared/file-size';
import type { Transaction } from 'kysely';
import type { Handle, Tables } from '../../../platform/db/index.ts';
import { type FileStore } from '../../../services/files/index.ts';
import { isPdf } from '../../../platform/file-type/index.ts';
import { accountForUpdate, appendEntry, type RecordStore } from '../../records/index.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { plainSpeech } from './certificate/certificate-words.ts';
import type { Certify } from './certificate/certify.ts';

/** Where a document comes from, as staff read it. */
export interface DocumentOrigin {
  /** Name of who sent it. */
  readonly by: string;
  /** Slug of the asset that was filled; absent: a PDF of theirs. */
  readonly template?: string;
  /** How many accounts were sent it at once; absent: this one alone. */
  readonly recipients?: number;
}

export interface NewDocument {
  readonly tenant: string;
  /** A UUID. */
  readonly id: string;
  /** To whom: the owner of a submission, or an account without one. */
  readonly to: { readonly submissionId: string } | { readonly accountId: string };
  readonly name: string;
  readonly filePurpose: string;
  readonly pdf: Uint8Array;
  /** Who sends it, for the trail. */
  readonly actor: string;
  readonly origin?: DocumentOrigin;
  readonly requestId: string;
  readonly at: Date;
}

type SendDocumentDependencies = Pick<RecordStore, 'db'> & { readonly files: FileStore; readonly certify: Certify };

/**
 * Puts a PDF before an account, to be signed. The row is visible only after its bytes are on disk, and what is refused leaves
 * none. Where the process ends, or the audit entry or the commit fails, after the bytes were written, there is no row and the bytes stay;
 * sending the same document again writes them in the same place. False when a document of this id is there already; then nothing
 * changes. 422 for what is not a PDF, or one of which no signed copy could be made; 404 for a submission or an account that is not there; 503 when it cannot
 * be tried just now.
 */
export async function sendDocument(parts: SendDocumentDependencies, document: NewDocument): Promise<boolean> {
  await requireDocument(parts, document);
  return parts.db.transaction((trx) => insertDocument(trx, parts, document));
}

/** Refuses what is not a PDF, is larger than `maxBytes`, or could not be signed. */
export async function requireDocument(
  parts: Pick<SendDocumentDependencies, 'certify'>,
  document: Pick<NewDocument, 'id' | 'name' | 'pdf' | 'at'>,
  maxBytes = maxFileBytes,
): Promise<void> {
  const { pdf } = document;
  if (pdf.length > maxBytes || !isPdf(pdf))
    throw new ProblemError(422, 'not-a-document', `Only a PDF of at most ${inMegabytes(maxBytes)} MB can be sent for a signature.`);
  await requireSignable(parts, document);
}

/** As `sendDocument`, of a document that `requireDocument` has let pass, within a transaction. */
export async function insertDocument(
  trx: Transaction<Tables>,
  { files }: Pick<SendDocumentDependencies, 'files'>,
  document: NewDocument,
): Promise<boolean> {
  const { tenant, id, to, name, filePurpose, pdf, at, actor, requestId, origin } = document;
  const accountId = await ownerForUpdate(trx, document);
  const row = await trx
    .insertInto('e_document')
    .values({
      tenant_id: tenant,
      id,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      account_id: accountId,
      submission_id: 'submissionId' in to ? to.submissionId : null,
      name,
      file_purpose: filePurpose,
      size: pdf.length,
      status: 'Sent',
      sent_at: at,
      origin: origin ? JSON.stringify(origin) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  await files.write(`${tenant}/${id}`, Readable.from([pdf]), maxFileBytes);
  const event = { tenant, at, actor, onBehalfOf: accountId, action: 'document.sent', object: `document/${id}` };
  await appendEntry(trx, { ...event, after: row, requestId });
  return true;
}

/** The account that it is sent to, held with its submission until the end of the transaction. */
async function ownerForUpdate(trx: Handle, { tenant, to }: NewDocument): Promise<string> {
  if ('accountId' in to) return (await accountForUpdate(trx, tenant, to.accountId)).id;
  const named = trx.selectFrom('submission').select('account_id').where('tenant_id', '=', tenant).where('id', '=', to.submissionId);
  const found = await named.executeTakeFirstOrThrow(notFound);
  // In the order in which erasure takes them.
  await accountForUpdate(trx, tenant, found.account_id);
  return (await named.forUpdate().executeTakeFirstOrThrow(notFound)).account_id;
}

/** Makes a signed copy and throws it away: what cannot be signed must not be sent. */
async function requireSignable(
  { certify }: Pick<SendDocumentDependencies, 'certify'>,
  { id, name, pdf, at }: Pick<NewDocument, 'id' | 'name' | 'pdf' | 'at'>,
): Promise<void> {
  const certificate = {
    ...plainSpeech,
    document: name,
    reference: id,
    sha256: '',
    name: '',
    holder: '',
    identifier: '',
    at: at.toISOString(),
  };
  await certify(() => Promise.resolve(pdf), certificate).catch((cause: unknown) => {
    if (!(cause instanceof ProblemError && cause.code === 'not-signed')) throw cause;
    const words = 'This PDF cannot be signed here: it is damaged, encrypted or too complex. Save it again as a plain PDF.';
    throw new ProblemError(422, 'document-unreadable', words, { cause });
  });
}
