import { pickText } from '#engine';
import type { ClaimsAnswer } from '#schemas/api';
import { formatsOf } from '#locale/dates-and-numbers/formats-of';
import { formatsInLanguage, languagesOf } from '#schemas/tenant';
import {
  accountOf,
  correctionsOf,
  hasPhases,
  openForm,
  type AccountRow,
  type PublishedContent,
  type RecordStore,
  shortAnswers,
  statusChangesOf,
  statusDescription,
  statusesOf,
} from '../../records/index.ts';
import { translatorFor } from '../../rules/index.ts';
import type { Call, Operation, CallDependencies } from '../call.ts';
import type { HeldInterview } from '../booking/account-after-event.ts';

type LocalisedText = ClaimsAnswer['accountStatus']['description'];
type Claims = Partial<ClaimsAnswer>;

/**
 * CLM-11: what the administrator's system holds of the account's claims, completed from the account itself. A claim that was sent, and that it
 * does not hold yet, is there too (CLM-01). If the tenant has phases, an account is in one of them from its registration on. Who has a document to sign, or has
 * signed one, gets to the documents, whatever is held.
 */
export const listClaims: Operation<'submissions.claims', RecordStore & PublishedContent> = async (call) => {
  const account = await accountOf(call);
  if (!account) return { claims: [] };
  const { app_EventAt: _, ...known } = (account.claims ?? {}) as Claims & HeldInterview;
  const held = { ...known, ...(await withSent(call, account, known)) };
  const isESignEnabled = held.isESignEnabled === true || (await hasDocuments(call.parts, account));
  const isEmpty = !held.claims && !held.accountStatus && !held.app_StartTime && !isESignEnabled;
  if (isEmpty && !(await hasPhases(call.parts, account))) return { claims: [] };
  return {
    claims: [
      {
        ...held,
        columns: held.columns ?? [],
        statusColours: held.statusColours ?? {},
        claims: held.claims ?? [],
        accountButtons: held.accountButtons ?? [],
        isESignEnabled,
        pastStatuses: await pastStatuses(call.parts, account),
        accountId: account.id,
        identifier: account.identifier,
        projectId: account.project_id,
        email: account.email,
        accountStatus: {
          description: await statusDescription(call.parts, account),
          ...(held.accountStatus?.isWritten ? { isWritten: true } : {}),
          workflowStatusCode: account.status_code,
          details: held.accountStatus?.details ?? [],
        },
      },
    ],
  };
};

/** Statuses in a history. */
const maxPast = 50;

/** The statuses that the firm has set and not taken back, by what the firm wrote, or their configured names; what has neither is no news for a claimant. */
async function pastStatuses(
  parts: RecordStore & PublishedContent,
  account: AccountRow,
): Promise<NonNullable<ClaimsAnswer['pastStatuses']>> {
  const [statuses, changes] = await Promise.all([statusesOf(parts, account), statusChangesOf(parts.db.kysely, account)]);
  const past = changes
    .filter(({ undone_at }) => undone_at === null)
    .flatMap(({ code, day, words }) => {
      const name = (words as LocalisedText | null) ?? statuses.find((status) => status.code === code)?.name;
      return name === undefined ? [] : [{ name, day }];
    });
  return past.slice(0, maxPast);
}

/**
 * Claims of forms that an account may have several of, which were sent, also if they are given back to be corrected (GBK-02), and are in no row. A column named like a question shows its answer.
 */
async function withSent(
  call: Call<'submissions.claims'> & CallDependencies<RecordStore & PublishedContent>,
  { tenant_id: tenant, id }: AccountRow,
  { claims = [], columns = [], statusColours = {} }: Claims,
): Promise<Claims> {
  const sent = await call.parts.db.kysely
    .selectFrom('submission')
    .select(['tenant_id', 'id', 'form_slug', 'reference_number', 'updated_at', 'correction_of'])
    .select(shortAnswers(columns.map(({ field }) => field)).as('answers'))
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', id)
    .where((eb) => eb.or([eb('status', '=', 'Done'), eb('correction_of', 'is not', null)]))
    .orderBy('updated_at', 'desc')
    .execute();
  const corrections = await correctionsOf(call.parts.db.kysely, sent, { staff: false });
  const rows: (ClaimsAnswer['claims'][number] & { readonly SubmissionId: string; readonly createdAt: string })[] = [];
  for (const one of sent) {
    if (claims.some(({ SubmissionId }) => SubmissionId === one.id) || !(await openForm(call.parts, tenant, one.form_slug))?.repeatable)
      continue;
    const answers = one.answers ?? {};
    const answered = columns.flatMap(({ field }) => (isPlain(answers[field]) ? [[field, answers[field]] as const] : []));
    rows.push({
      SubmissionId: one.id,
      ...Object.fromEntries(answered),
      claimNumber: one.reference_number,
      createdAt: corrections.get(one.id)?.sentAt ?? one.updated_at.toISOString(),
    });
  }
  if (rows.length === 0) return {};
  const statusField = columns.find(({ templateColumnType }) => templateColumnType === 'StatusColumn')?.field;
  if (statusField === undefined) return { claims: [...claims, ...rows] };
  const translate = await translatorFor(call);
  const languages = languagesOf(call.tenantSettings, call.language);
  const formats = formatsOf(
    formatsInLanguage(call.tenantSettings, (text) => pickText(text, languages)),
    call.language,
  );
  const statuses = rows.map(({ SubmissionId, createdAt }) =>
    corrections.has(SubmissionId)
      ? { text: translate('claim.sentToCorrect', { date: formats.date(createdAt) }), colour: 'orange' }
      : { text: translate('claim.received'), colour: 'blue' },
  );
  return {
    claims: [...claims, ...rows.map((row, index) => ({ ...row, [statusField]: statuses[index]?.text ?? '' }))],
    statusColours: { ...Object.fromEntries(statuses.map(({ text, colour }) => [text, colour])), ...statusColours },
  };
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

async function hasDocuments({ db }: RecordStore, { tenant_id, id }: AccountRow): Promise<boolean> {
  const document = await db.kysely
    .selectFrom('e_document')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('account_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return document !== undefined;
}
