import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { draftStatusCode } from '#schemas/api';
import { guidPattern } from '#schemas/shared/slug';
import type { Tables } from '../../../platform/db/index.ts';
import {
  appendHashed,
  type AccountRow,
  type Form,
  isToBeCorrected,
  referenceNumber,
  requireSpace,
  stateHash,
  type SubmissionRow,
  guardedAnswers,
  withHiddenAnswers,
} from '../../records/index.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { evaluatePrecondition } from '../../rules/index.ts';
import { alreadyBegun } from '../links/opened-link.ts';
import { changedElsewhere, isStaleVersion, type ReadVersion } from './changed-elsewhere.ts';

const guid = new RegExp(guidPattern);
const submittedCode = 'WFS_Registration_Submitted';

export interface Writing extends Required<ReadVersion> {
  readonly tenant: string;
  /** Locked in this transaction. */
  readonly account: AccountRow;
  readonly form: Form;
  /** Of the form that the writer filled in; undefined: as it is now. */
  readonly formVersion: number | undefined;
  readonly at: Date;
  /** Distinguishes this write from every other one. */
  readonly key: string | undefined;
  /** Step that was reached; undefined leaves the stored one. */
  readonly page: number | undefined;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly done: boolean;
  /** Subject of the identity that writes. */
  readonly actor: string;
  /** By a link, whose holder may not write over what was begun without it (FRM-09). */
  readonly byLink?: boolean;
  /** Staff write for the account. */
  readonly onBehalf: boolean;
  readonly requestId: string;
}

/**
 * Writes one set of answers, as a draft or for good. Refuses what can no longer be edited (FRM-08) and what another person has
 * changed meanwhile (409 with the stored version; nothing is overwritten). The caller has locked the account (`accountForUpdate`): its writers take turns, so
 * that two tabs never make two drafts.
 */
export async function writeSubmission(trx: Transaction<Tables>, writing: Writing): Promise<SubmissionRow> {
  const { tenant, account } = writing;
  const existing = await findExisting(trx, writing);
  if (existing && writing.byLink && writing.id === undefined) throw alreadyBegun();
  if (!writing.onBehalf && !evaluatePrecondition(writing.form.precondition, { account, submission: existing, now: writing.at.getTime() }))
    throw new ProblemError(409, 'preconditions-failed', 'This form is no longer available.');
  const row = existing ? await change(trx, writing, existing) : await create(trx, writing);
  const event = {
    tenant,
    at: writing.at,
    actor: writing.actor,
    onBehalfOf: writing.onBehalf ? account.id : undefined,
    action: writing.done ? 'submission.submitted' : 'submission.saved',
    object: `submission/${row.id}`,
    requestId: writing.requestId,
  };
  await appendHashed(trx, event, { before: existing?.state_hash ?? null, after: row.state_hash });
  return row;
}

/** `state_hash`: what the audit trail keeps of its state. */
type HashedRow = SubmissionRow & { readonly state_hash: string };
const hashed = () => stateHash('submission').as('state_hash');

async function findExisting(
  trx: Transaction<Tables>,
  { tenant, account, form, id, newId, createClaim, version }: Writing,
): Promise<HashedRow | undefined> {
  const mine = trx
    .selectFrom('submission')
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', account.id)
    .where('form_slug', '=', form.slug);
  // What was begun under the writer's own id, by a call whose answer was lost, is what they send again.
  const named = id ?? (form.additionalForm ? newId : undefined);
  if (named === undefined && form.additionalForm) return undefined;
  const existing = await mine
    .selectAll('submission')
    .select(hashed)
    .$if(named !== undefined, (query) => query.where('id', '=', named ?? ''))
    .orderBy(sql`status_code = ${draftStatusCode}`, 'desc')
    .orderBy('updated_at', 'desc')
    .limit(1)
    // A draft that is written to is not swept meanwhile.
    .forUpdate()
    .executeTakeFirst();
  if (existing || id === undefined) return existing;
  // Without a version the writer never saw it: one that was deleted since does not come back.
  if (!createClaim || version !== undefined || !guid.test(id)) throw gone();
  if (!form.repeatable && !form.additionalForm && (await mine.select('id').limit(1).executeTakeFirst()))
    throw new ProblemError(409, 'not-repeatable', 'This form was begun before and can be sent only once.');
  return undefined;
}

async function create(trx: Transaction<Tables>, writing: Writing): Promise<HashedRow> {
  if (writing.form.additionalForm && !writing.done) throw notKept();
  if (!writing.onBehalf) await requireSpace(trx, writing.account, !writing.done);
  return (
    trx
      .insertInto('submission')
      .values({
        tenant_id: writing.tenant,
        id: writing.id ?? writing.newId ?? randomUUID(),
        account_id: writing.account.id,
        form_slug: writing.form.slug,
        form_name: writing.form.name,
        reference_number: referenceNumber(),
        created_at: writing.at,
        version: 1,
        page: writing.page ?? 0,
        ...fields(writing),
        ...revisionOf(writing, { form_version: writing.formVersion ?? 0, form_hash: '' }),
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
      .returningAll()
      .returning(hashed)
      // The id belongs to a submission of another account or form.
      .executeTakeFirstOrThrow(notFound)
  );
}

const notKept = (): ProblemError =>
  new ProblemError(409, 'not-kept-as-draft', 'This form is not kept as a draft. Send it when it is complete.');

async function change(trx: Transaction<Tables>, writing: Writing, existing: SubmissionRow): Promise<HashedRow> {
  const isDraft = existing.status_code === draftStatusCode;
  // One that was given back was none when it was sent.
  const isAdditional = writing.form.additionalForm && !isToBeCorrected(existing);
  if (isAdditional && isDraft) throw new ProblemError(409, 'editing-not-allowed', 'Editing of this Claim is not allowed.');
  if (isAdditional && !writing.done) throw notKept();
  if (!isAdditional && !isDraft) throw alreadySubmitted();
  // A form that is given back is written by those who have seen that.
  const isUnseen = isToBeCorrected(existing) && writing.version === undefined;
  if (isUnseen || isStaleVersion(writing, existing)) throw changedElsewhere(existing);
  return trx
    .updateTable('submission')
    .set({
      version: existing.version + 1,
      page: writing.page ?? existing.page,
      ...fields(writing, existing),
      ...revisionOf(writing, existing),
    })
    .where('tenant_id', '=', writing.tenant)
    .where('id', '=', existing.id)
    .where('version', '=', existing.version)
    .returningAll()
    .returning(hashed)
    .executeTakeFirstOrThrow();
}

/** A submission that is named is not there, or not theirs. */
const gone = (): ProblemError => new ProblemError(404, 'submission-gone', 'There is no such form of yours. It may have been deleted.');

/** FRM-08. */
export const alreadySubmitted = (): ProblemError =>
  new ProblemError(409, 'already-submitted', 'Sorry, your draft has already been submitted and can no longer be edited.');

/** The revision of the form that the answers were given to: one that was published meanwhile is not what the writer has seen (FRM-27). */
const revisionOf = ({ form, formVersion, done }: Writing, before: Pick<SubmissionRow, 'form_version' | 'form_hash'>) =>
  done || formVersion === undefined || formVersion === form.version
    ? { form_version: form.version, form_hash: form.hash }
    : { form_version: before.form_version, form_hash: before.form_hash };

/** Answers that no claimant sees are as they were, whatever a claimant writes (DET-02). */
const answersOf = ({ form, answers, onBehalf }: Writing, before: SubmissionRow | undefined) =>
  (onBehalf ? withHiddenAnswers : guardedAnswers)(before, answers, form.hiddenAnswers.protected);

const fields = (writing: Writing, before?: SubmissionRow) => ({
  status: writing.done ? ('Done' as const) : ('Draft' as const),
  status_code: writing.done ? submittedCode : draftStatusCode,
  ...(writing.done ? { correction_of: null } : {}),
  answers: JSON.stringify(answersOf(writing, before)),
  protected_names: JSON.stringify([...new Set([...(before?.protected_names ?? []), ...writing.form.hiddenAnswers.protected])]),
  last_key: writing.key ?? null,
  updated_at: writing.at,
});
