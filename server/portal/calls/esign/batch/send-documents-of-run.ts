import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { languageCodes, pickLanguage, type Tenant } from '#schemas/tenant';
import { notFound, ProblemError } from '../../../../platform/problems/index.ts';
import type { FileStore } from '../../../../services/files/index.ts';
import { type Certify, insertDocument, type MakePdf, type NewDocument, requireDocument } from '../../../documents/index.ts';
import {
  type AccountRow,
  accountForUpdate,
  inactiveAccount,
  type PublishedContent,
  type RecordStore,
  type RunDocument,
  type RunKey,
  type RunRowResult,
  writtenLanguageOf,
} from '../../../records/index.ts';
import { accountJob, type TemplateParts, templateOf } from '../template-pdf.ts';

export interface DocumentRunParts extends RecordStore, PublishedContent, TemplateParts {
  readonly files: FileStore;
  readonly certify: Certify;
  readonly makePdf: MakePdf;
  /** Settings of a tenant by its slug. */
  readonly settingsOf: (tenant: string) => Tenant | undefined;
}

/** What a row of such a run asks for. */
export interface DocumentOfRow {
  readonly documentId: string;
}

export const alreadySent = (): ProblemError => new ProblemError(409, 'already-sent', 'This account has this document already.');

/** The PDF that an account is sent. */
type PdfFor = (account: AccountRow) => Promise<Uint8Array>;

/**
 * ESG-10: sends the documents of a run that are not sent yet, one after another; resolves when it is finished. A document and the result of its row are one transaction:
 * each account gets one, however many processes work off the run. Rejects where it is to be tried again: what is done stays.
 */
export async function sendDocumentsOfRun(parts: DocumentRunParts, { tenant, id }: RunKey): Promise<void> {
  const { kysely } = parts.db;
  const run = await kysely.selectFrom('status_run').selectAll().where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirst();
  if (!run?.document) return;
  const document = run.document as RunDocument;
  const pdfFor = pdfsOf(parts, tenant, document);
  const rows = kysely.selectFrom('status_run_row').selectAll().where('tenant_id', '=', tenant).where('run_id', '=', id);
  const { recipients } = await kysely
    .selectFrom('status_run_row')
    .select(({ fn }) => fn.countAll<string>().as('recipients'))
    .where('tenant_id', '=', tenant)
    .where('run_id', '=', id)
    .where(({ eb, or }) => or([eb('result', 'is', null), eb(sql<string>`result->>'result'`, '=', 'set')]))
    .executeTakeFirstOrThrow();
  const origin = {
    by: run.actor_name,
    recipients: Number(recipients),
    ...(document.template === undefined ? {} : { template: document.template }),
  };
  const nextRow = () => rows.where('result', 'is', null).orderBy('number').limit(1).executeTakeFirst();
  for (let row = await nextRow(); row; row = await nextRow()) {
    const { documentId } = row.wanted as unknown as DocumentOfRow;
    const { name, filePurpose } = document;
    const [actor, requestId] = [run.actor, run.request_id];
    const to = { accountId: row.account_id ?? '' };
    const sent = { tenant, id: documentId, to, name, filePurpose, actor, origin, requestId, at: new Date(parts.clock()) };
    await sendRow(parts, sent, { pdfFor, isFilled: document.template !== undefined, runId: id, number: row.number });
  }
  await kysely
    .updateTable('status_run')
    .set({ finished_at: new Date(parts.clock()) })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
}

interface RowOfRun {
  readonly pdfFor: PdfFor;
  /** Whether each account has a PDF of its own: what was filled may not be signable. */
  readonly isFilled: boolean;
  readonly runId: string;
  readonly number: number;
}

async function sendRow(
  parts: DocumentRunParts,
  wanted: Omit<NewDocument, 'pdf' | 'to'> & { readonly to: { readonly accountId: string } },
  { pdfFor, isFilled, runId, number }: RowOfRun,
): Promise<void> {
  const { tenant, to } = wanted;
  const rowIn = (db: Pick<DocumentRunParts['db'], 'kysely'>['kysely']) =>
    db
      .updateTable('status_run_row')
      .where('tenant_id', '=', tenant)
      .where('run_id', '=', runId)
      .where('number', '=', number)
      .where('result', 'is', null);
  const resultText = (result: RunRowResult) => ({ result: JSON.stringify(result) });
  try {
    const account = await parts.db.kysely
      .selectFrom('account')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', to.accountId)
      .executeTakeFirstOrThrow(notFound);
    const pdf = await pdfFor(account);
    if (isFilled) await requireDocument(parts, { ...wanted, pdf });
    await parts.db.transaction(async (trx) => {
      // In the order in which erasure takes them.
      if (!(await accountForUpdate(trx, tenant, to.accountId)).active) throw inactiveAccount();
      const mine = await rowIn(trx)
        .set(resultText({ result: 'set' }))
        .returning('number')
        .executeTakeFirst();
      if (mine && !(await insertDocument(trx, parts, { ...wanted, pdf }))) throw alreadySent();
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
    const code = error.statusCode === 404 ? 'no-such-account' : error.code;
    await rowIn(parts.db.kysely)
      .set(resultText({ result: 'refused', code, detail: error.message }))
      .execute();
  }
}

function pdfsOf(parts: DocumentRunParts, tenant: string, { file, template }: RunDocument): PdfFor {
  if (file) {
    let bytes: Promise<Buffer> | undefined;
    return () => (bytes ??= buffer(parts.files.read(`${tenant}/${file.id}.${file.sha256}`)));
  }
  return async (account) => {
    const tenantSettings = parts.settingsOf(tenant);
    if (!tenantSettings) throw new Error(`There is no tenant ${tenant}.`);
    const language = pickLanguage(languageCodes(tenantSettings), writtenLanguageOf(account));
    const asset = await templateOf(parts, tenant, template ?? '');
    const made = await parts.makePdf(await accountJob({ parts, tenant, tenantSettings, language }, account, asset));
    if ('pdf' in made) return made.pdf;
    const status = made.failure === 'template' ? 422 : 503;
    throw new ProblemError(status, 'template-not-filled', `The template could not be filled: ${made.why}`);
  };
}
