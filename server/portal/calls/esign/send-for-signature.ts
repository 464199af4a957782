import { randomUUID } from 'node:crypto';
import { hourSeconds } from '#locale/dates-and-numbers/units-of-time';
import type { Operation, PersonalCall, CallDependencies } from '../call.ts';
import { consumeRateLimit } from '../../../platform/rate-counters/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import { sendDocument, toEDocument, type Certify } from '../../documents/index.ts';
import {
  type AccountRow,
  findSubmission,
  inactiveAccount,
  type RecordStore,
  requireAccount,
  requireNotCorrected,
  type SubmissionRow,
} from '../../records/index.ts';
import { type CopyParts, makeCopy } from '../copies/make-copy.ts';
import { authorOf } from '../row-files/author-of.ts';
import { answersPdf } from '../submissions/answers-pdf.ts';
import { accountJob, type TemplateParts, templateOf } from './template-pdf.ts';

type SendForSignatureDependencies = RecordStore & CopyParts & TemplateParts & { readonly files: FileStore; readonly certify: Certify };

interface Recipient {
  readonly account: AccountRow;
  /** Undefined: the document belongs to the account alone. */
  readonly submission?: SubmissionRow;
}

const documentsPerHour = 600;

/**
 * ESG-06, ESG-08: staff, or a back office that signs in as staff, send a document to the account they chose, for one of its submissions or for the account alone: a PDF, or
 * a template of the tenant that is filled with the answers of the submission, else of the registration. The same id again sends nothing and answers the document that is
 * there; 409 where the id belongs to another submission or account. An account that is closed is sent nothing. 422 for what is not a PDF that can be signed; how large it may be: `documents.send` in
 * schemas/api/payloads.schema.ts.
 */
export const sendForSignature: Operation<'documents.send', SendForSignatureDependencies> = async (call) => {
  const { parts, tenant, actor, body, requestId } = call;
  const recipient: Recipient =
    body.submissionId === undefined ? { account: await requireAccount(call) } : await findSubmission(call, body.submissionId);
  const { account, submission } = recipient;
  if (!account.active) throw inactiveAccount();
  await requireNotCorrected(parts.db.kysely, tenant, submission?.id ?? null);
  await consumeRateLimit(parts, { tenant, what: 'documents sent', of: actor.sub, limit: documentsPerHour, seconds: hourSeconds });
  const id = body.documentId ?? randomUUID();
  const pdf = await pdfOf(call, recipient);
  const { name, filePurpose } = body;
  const at = new Date(parts.clock());
  const to = submission ? { submissionId: submission.id } : { accountId: account.id };
  const origin = { by: authorOf(call).name, ...(body.template === undefined ? {} : { template: body.template }) };
  await sendDocument(parts, { tenant, id, to, name, filePurpose, pdf, actor: actor.sub, origin, requestId, at });
  const sent = await parts.db.kysely
    .selectFrom('e_document')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .where('submission_id', 'is not distinct from', submission?.id ?? null)
    .executeTakeFirst();
  if (!sent) throw new ProblemError(409, 'document-elsewhere', 'There is a document with this id of another submission. Use a new id.');
  return toEDocument(sent);
};

async function pdfOf(
  call: PersonalCall<'documents.send'> & CallDependencies<SendForSignatureDependencies>,
  { account, submission }: Recipient,
): Promise<Uint8Array> {
  const { parts, tenant, body } = call;
  if ((body.pdf === undefined) === (body.template === undefined))
    throw new ProblemError(422, 'one-document', 'Send either a PDF (pdf) or the slug of a template (template), not both.');
  if (body.pdf !== undefined) return Buffer.from(body.pdf, 'base64');
  const template = () => templateOf(parts, tenant, body.template ?? '');
  if (submission) return answersPdf(call, async () => ({ account, submission }), { template });
  return makeCopy(call, async () => accountJob(call, account, await template()));
}
