import { randomUUID } from 'node:crypto';
import { hourSeconds } from '#schemas/dates-and-numbers/units-of-time';
import type { Operation, PersonalCall, With } from '../call.ts';
import { isPdf } from '../../../platform/file-type/index.ts';
import { consumeRateLimit } from '../../../platform/rate-counters/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import { sendDocument, toEDocument, type Certify } from '../../documents/index.ts';
import { findSubmission, type RecordStore } from '../../records/index.ts';
import type { CopyParts } from '../copies/make-copy.ts';
import { answersPdf } from '../submissions/answers-pdf.ts';

type Parts = RecordStore &
  CopyParts & {
    readonly files: FileStore;
    readonly certify: Certify;
    /** Bytes of an asset of the tenant by its slug; null when there is none. */
    readonly readAsset: (tenant: string, slug: string) => Promise<Uint8Array | null>;
  };

const documentsPerHour = 600;

/**
 * ESG-06: staff, or a back office that signs in as staff, send a document to the owner of a submission: a PDF, or a template of the tenant
 * that is filled with the answers of the submission. The same id again sends nothing and answers the document that is there; 409 where the id
 * belongs to another submission. 422 for what is not a PDF that can be signed; how large it may be: `documents.send` in schemas/api/payloads.schema.ts.
 */
export const sendForSignature: Operation<'documents.send', Parts> = async (call) => {
  const { parts, tenant, actor, body, requestId } = call;
  const found = await findSubmission(call, body.submissionId);
  const { submission } = found;
  await consumeRateLimit(parts, { tenant, what: 'documents sent', of: actor.sub, limit: documentsPerHour, seconds: hourSeconds });
  const id = body.documentId ?? randomUUID();
  const pdf = await pdfOf(call, found);
  const { name, filePurpose } = body;
  const at = new Date(parts.clock());
  await sendDocument(parts, { tenant, id, submissionId: submission.id, name, filePurpose, pdf, actor: actor.sub, requestId, at });
  const sent = await parts.db.kysely
    .selectFrom('e_document')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .where('submission_id', '=', submission.id)
    .executeTakeFirst();
  if (!sent) throw new ProblemError(409, 'document-elsewhere', 'There is a document with this id of another submission. Use a new id.');
  return toEDocument(sent);
};

async function pdfOf(
  call: PersonalCall<'documents.send'> & With<Parts>,
  found: Awaited<ReturnType<typeof findSubmission>>,
): Promise<Uint8Array> {
  const { parts, tenant, body } = call;
  if ((body.pdf === undefined) === (body.template === undefined))
    throw new ProblemError(422, 'one-document', 'Send either a PDF (pdf) or the slug of a template (template), not both.');
  if (body.pdf !== undefined) return Buffer.from(body.pdf, 'base64');
  return answersPdf(call, found, { template: () => templateOf(parts, tenant, body.template ?? '') });
}

async function templateOf({ readAsset }: Parts, tenant: string, slug: string): Promise<Uint8Array> {
  const template = await readAsset(tenant, slug);
  if (template && isPdf(template)) return template;
  throw new ProblemError(422, 'no-such-template', `There is no PDF "${slug}" among the assets of the tenant.`);
}
