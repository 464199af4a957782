import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type CallOf, maxRunDocumentBytes } from '#schemas/api';
import { hourSeconds } from '#locale/dates-and-numbers/units-of-time';
import { consumeRateLimit, type RateLimitParts } from '../../../../platform/rate-counters/index.ts';
import { canonicalHash } from '../../../../platform/hash/canonical-hash.ts';
import { ProblemError } from '../../../../platform/problems/index.ts';
import { requireDocument } from '../../../documents/index.ts';
import { type AccountRow, addRun, fullName, inactiveAccount, resultOf, type RunDocument, type RunRow } from '../../../records/index.ts';
import type { Operation, PersonalCall, CallDependencies } from '../../call.ts';
import { accountsByNumber } from '../../row-files/accounts-by-number.ts';
import { readRows } from '../../row-files/read-rows.ts';
import { refusedIn } from '../../row-files/refused-in.ts';
import { authorOf } from '../../row-files/author-of.ts';
import { templateOf } from '../template-pdf.ts';
import { alreadySent, type DocumentOfRow, type DocumentRunParts } from './send-documents-of-run.ts';

type DocumentFileDependencies = DocumentRunParts & RateLimitParts;
type FileCall = PersonalCall<'workspace.readDocumentFile'> & CallDependencies<DocumentFileDependencies>;

interface PreparedRow extends RunRow<DocumentOfRow> {
  readonly account?: AccountRow;
}

const filesPerHour = 60;

/**
 * ESG-10: whom a file of account numbers would send a document, and who cannot get it. Nothing is sent until its run is started. 422 for a file that cannot be read, and
 * for what is not a PDF that can be signed.
 */
export const previewDocumentFile: Operation<'workspace.readDocumentFile', DocumentFileDependencies> = async (call) => {
  const { parts, tenant, actor, body, requestId } = call;
  const { rows: named } = readRows(body.file, ['number'], 'column number');
  await consumeRateLimit(parts, { tenant, what: 'files of documents', of: actor.sub, limit: filesPerHour, seconds: hourSeconds });
  const document = await documentOf(call);
  const rows = await rowsOf(
    call,
    document,
    named.map(({ row, cell }) => ({ row, number: cell('number') })),
  );
  const key = randomUUID();
  const at = new Date(parts.clock());
  const run = { tenant, by: authorOf(call), key, request: key, requestId, at, isPreview: true, document, rows: async () => rows };
  return { id: await addRun(parts.db, run), documents: documentsIn(rows), refused: refusedIn(rows) };
};

/** The document of the run; the bytes of a PDF are stored for it. */
async function documentOf({ parts, tenant, body }: FileCall): Promise<RunDocument> {
  const { name, filePurpose, template, pdf } = body;
  if ((pdf === undefined) === (template === undefined))
    throw new ProblemError(422, 'one-document', 'Send either a PDF (pdf) or the slug of a template (template), not both.');
  if (pdf === undefined) {
    await templateOf(parts, tenant, template ?? '');
    return { name, filePurpose, template: template ?? '' };
  }
  const bytes = Buffer.from(pdf, 'base64');
  const id = randomUUID();
  await requireDocument(parts, { id, name, pdf: bytes, at: new Date(parts.clock()) }, maxRunDocumentBytes);
  const { sha256 } = await parts.files.write(`${tenant}/${id}`, Readable.from([bytes]), maxRunDocumentBytes);
  return { name, filePurpose, file: { id, sha256 } };
}

/** Each account has one id for the same document, whichever file names it: a repeat sends none twice. */
async function rowsOf(
  { parts, tenant }: FileCall,
  { name, filePurpose, template, file }: RunDocument,
  named: readonly { readonly row: number; readonly number: string }[],
): Promise<PreparedRow[]> {
  const { accounts, require } = await accountsByNumber(
    parts,
    tenant,
    named.map(({ number }) => number),
  );
  const source = template ?? file?.sha256;
  const ids = new Map(accounts.map(({ id }) => [id, guidOf([tenant, id, name, filePurpose, source])]));
  const known = new Set(
    accounts.length === 0
      ? []
      : (
          await parts.db.kysely
            .selectFrom('e_document')
            .select('id')
            .where('tenant_id', '=', tenant)
            .where('id', 'in', [...ids.values()])
            .execute()
        ).map(({ id }) => id),
  );
  return Promise.all(
    named.map(async ({ row, number: identifier }): Promise<PreparedRow> => {
      let prepared: Pick<PreparedRow, 'account' | 'accountId' | 'wanted'> = { accountId: null, wanted: null };
      const result = await resultOf(() => {
        const account = require(identifier);
        prepared = { accountId: account.id, wanted: null };
        if (!account.active) throw inactiveAccount();
        const documentId = ids.get(account.id) ?? '';
        if (known.has(documentId)) throw alreadySent();
        prepared = { account, accountId: account.id, wanted: { documentId } };
      });
      return { row, identifier, ...prepared, ...(result.result === 'refused' ? { result } : {}) };
    }),
  );
}

const documentsIn = (rows: readonly PreparedRow[]): CallOf<'workspace.readDocumentFile'>['answer']['documents'] =>
  rows.flatMap(({ row, identifier, account }) => (account ? [{ row, account: identifier, name: fullName(account) }] : []));

/** The same GUID for the same values. */
const guidOf = (values: readonly unknown[]): string =>
  createHash('sha256')
    .update(canonicalHash(values))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
