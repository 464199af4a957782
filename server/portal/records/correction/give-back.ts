import { type Expression, type Selectable, sql, type Transaction } from 'kysely';
import { draftStatusCode } from '#schemas/api';
import type { SubmissionVersionTable, Tables } from '../../../platform/db/index.ts';
import { appendHashed } from '../audit/append-entry.ts';
import { stateHash } from '../submission/state-hash.ts';
import type { SubmissionRow } from '../submission/to-submission.ts';

export type SubmissionVersionRow = Selectable<SubmissionVersionTable>;

interface StaffAct {
  /** Subject of the member of staff. */
  readonly actor: string;
  readonly at: Date;
  readonly requestId: string;
}

interface Request extends StaffAct {
  /** As staff read who asked. */
  readonly actorName: string;
  /** What is to be corrected, as the claimant reads it. */
  readonly reason: string;
  /** Code of the language that it is written in. */
  readonly language: string;
  /** Names of the answers that are given afresh. */
  readonly declared: readonly string[];
}

/** GBK-01: whether staff gave a submission back, and it was not sent again since. The one place that knows. Pure. */
export const isToBeCorrected = ({ correction_of }: Pick<SubmissionRow, 'correction_of'>): boolean => correction_of !== null;

/**
 * GBK-01: stores what was sent as its next version, unchanged and with its files, and makes the submission a draft of the same id and reference number. GBK-05: the
 * draft is without the answers by which its person confirmed the others. The caller holds the account and the row, and has checked that it was sent.
 */
export async function giveBack(
  trx: Transaction<Tables>,
  sent: SubmissionRow,
  { reason, language, declared, actor, actorName, at, requestId }: Request,
): Promise<void> {
  const { tenant_id: tenant, id } = sent;
  const { last } = await versionsOf(trx, sent)
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  const emptied = sql`${sql.val([...declared])}::text[]`;
  // From row to row, in the database: what travels through JavaScript could lose digits.
  await sql`
    insert into submission_version (tenant_id, submission_id, number, account_id, form_version, form_hash, status_code, answers, files, page,
      sent_at, reason, reason_language, emptied, actor, actor_name, given_back_at)
    select tenant_id, id, ${number}::integer, account_id, form_version, form_hash, status_code, answers, ${filesOfVersion}, page,
      updated_at, ${reason}, ${language}, ${emptied}, ${actor}, ${actorName}, ${at}
    from submission where tenant_id = ${tenant} and id = ${id}`.execute(trx);
  // A window that sent it knows its key, and has not seen that it was given back.
  const draft = { status: 'Draft', status_code: draftStatusCode, correction_of: number, page: 0, last_key: null, updated_at: at } as const;
  await change(
    trx,
    sent,
    { ...draft, answers: sql<string>`answers - ${emptied}` },
    { actor, at, requestId, action: 'submission.given-back' },
  );
}

/** GBK-03: what was given back is sent as it was; the caller has checked that nothing of it was changed. */
export async function withdrawCorrection(
  trx: Transaction<Tables>,
  given: SubmissionRow,
  version: SubmissionVersionRow,
  act: StaffAct,
): Promise<void> {
  const { number, status_code, page, form_version, form_hash, sent_at } = version;
  const own = versionsOf(trx, given).where('number', '=', number);
  const sent = {
    status: 'Done',
    status_code,
    correction_of: null,
    page,
    form_version,
    form_hash,
    last_key: null,
    updated_at: sent_at,
    answers: sql<string>`(${own.select('answers')})`,
  } as const;
  await change(trx, given, sent, { ...act, action: 'submission.correction-withdrawn' });
  await trx
    .deleteFrom('submission_version')
    .where('tenant_id', '=', given.tenant_id)
    .where('submission_id', '=', given.id)
    .where('number', '=', number)
    .execute();
}

/** Versions of a submission. */
const versionsOf = (trx: Pick<Transaction<Tables>, 'selectFrom'>, { tenant_id, id }: Pick<SubmissionRow, 'tenant_id' | 'id'>) =>
  trx.selectFrom('submission_version').where('tenant_id', '=', tenant_id).where('submission_id', '=', id);

/** What its answers can name, and what was left out of it after an earlier version is not of it. */
const filesOfVersion = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'questionName', file.question_name, 'fileName', file.file_name,
    'contentType', file.content_type, 'size', file.size, 'sha256', file.sha256, 'state', file.state) order by file.created_at, file.id), '[]'::jsonb)
  from stored_file as file
  where file.tenant_id = submission.tenant_id and file.submission_id = submission.id and file.replaced_at is null)`;

type State = Pick<SubmissionRow, 'status' | 'status_code' | 'correction_of' | 'page' | 'updated_at'> &
  Partial<Pick<SubmissionRow, 'form_version' | 'form_hash'>> & { readonly last_key: null; readonly answers: Expression<string> };

async function change(
  trx: Transaction<Tables>,
  { tenant_id: tenant, id, account_id: onBehalfOf, version }: SubmissionRow,
  state: State,
  act: StaffAct & { readonly action: string },
): Promise<void> {
  const hashOf = () =>
    trx
      .selectFrom('submission')
      .select(stateHash('submission').as('hash'))
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const before = await hashOf();
  await trx
    .updateTable('submission')
    .set({ ...state, version: version + 1 })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
  const after = await hashOf();
  await appendHashed(trx, { ...act, tenant, onBehalfOf, object: `submission/${id}` }, { before: before.hash, after: after.hash });
}
