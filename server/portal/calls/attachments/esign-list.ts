import { pickText } from '#engine';
import type { EDocument } from '#schemas/api';
import { type DocumentsToSign, languagesOf } from '#schemas/tenant';
import {
  findSubmission,
  formsOf,
  labelsOf,
  requireAccount,
  type AccountRow,
  type PublishedContent,
  type RecordStore,
} from '../../records/index.ts';
import { type DocumentOrigin, toEDocument } from '../../documents/index.ts';
import type { Operation, PersonalCall, CallDependencies } from '../call.ts';

type ESignListDependencies = RecordStore & PublishedContent;
type Listing = Pick<PersonalCall<'attachments.esignList'>, 'tenant' | 'tenantSettings' | 'language' | 'actor'> &
  CallDependencies<ESignListDependencies>;

/** ESG-01, ESG-04: the documents of a submission and how far their signatures are, oldest first. */
export const listEDocuments: Operation<'attachments.esignList', ESignListDependencies> = async (call) => {
  const { submission, account } = await findSubmission(call, call.params.id);
  return listOf(call, account, documentsOf(call, account).where('submission_id', '=', submission.id));
};

/** ESG-01: as `listEDocuments`, of every submission of an account. */
export const listEDocumentsOfAccount: Operation<'attachments.esignListOfAccount', ESignListDependencies> = async (call) => {
  const account = await requireAccount(call, call.params.id);
  return listOf(call, account, documentsOf(call, account));
};

const documentsOf = ({ parts }: CallDependencies<RecordStore>, { tenant_id, id }: AccountRow) =>
  parts.db.kysely.selectFrom('e_document').selectAll().where('tenant_id', '=', tenant_id).where('account_id', '=', id);

const submissionsOf = ({ parts }: CallDependencies<RecordStore>, { tenant_id, id }: AccountRow) =>
  parts.db.kysely
    .selectFrom('submission')
    .select(['id', 'form_slug', 'reference_number'])
    .where('tenant_id', '=', tenant_id)
    .where('account_id', '=', id)
    .execute();

async function labelled({ parts, tenant }: Listing, rows: Awaited<ReturnType<typeof submissionsOf>>) {
  return labelsOf(parts, { tenant, rows, forms: await formsOf(parts, tenant, rows) });
}

async function listOf(call: Listing, account: AccountRow, documents: ReturnType<typeof documentsOf>): Promise<EDocument[]> {
  const rows = await documents.orderBy('sent_at').orderBy('id').execute();
  const submissions = rows.some(({ submission_id }) => submission_id !== null) ? await submissionsOf(call, account) : [];
  const references = new Map(submissions.map(({ id, reference_number }) => [id, reference_number]));
  const [labels, nameOf] = await Promise.all([labelled(call, submissions), call.actor.staff ? templateNames(call) : undefined]);
  return rows.map((row) => {
    const label = labels.get(row.submission_id ?? '') ?? references.get(row.submission_id ?? '');
    const origin = nameOf && (row.origin as DocumentOrigin | null);
    return toEDocument(row, {
      ...(label === undefined ? {} : { label }),
      ...(origin ? { origin: { ...origin, ...(origin.template === undefined ? {} : { template: nameOf(origin.template) }) } } : {}),
    });
  });
}

/** What the templates of the tenant are called in the language of the caller. */
async function templateNames({ parts, tenant, tenantSettings, language }: Listing): Promise<(asset: string) => string> {
  const item = (await parts.readContent(tenant, 'configuration', 'documents-to-sign')) as Partial<DocumentsToSign> | null;
  const languages = languagesOf(tenantSettings, language);
  return (asset) => pickText(item?.templates?.find((one) => one.asset === asset)?.name, languages) ?? asset;
}
