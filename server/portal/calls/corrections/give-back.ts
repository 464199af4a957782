import { registrationForms } from '#schemas/api';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import {
  accountForUpdate,
  type AccountRow,
  findForm,
  findSubmission,
  giveBack,
  givenBackVersions,
  isToBeCorrected,
  keepRevision,
  type PublishedContent,
  type RecordStore,
  type SubmissionRow,
  withdrawCorrection,
} from '../../records/index.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import type { Operation, PersonalCall, With } from '../call.ts';

type Parts = RecordStore & PublishedContent;
type StaffCall = Pick<PersonalCall<'submissions.withdrawCorrection'>, 'tenant' | 'actor' | 'chosen' | 'params'> & With<Parts>;

/** GBK-01: staff give a form that was sent back to its person, with what is to be corrected. */
export const giveSubmissionBack: Operation<'submissions.giveBack', Parts> = async (call) => {
  const { parts, tenant, actor, requestId } = call;
  // Signs that turn text around would make a claimant read another sentence than staff.
  const reason = call.body.reason.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '').trim();
  if (!/[\p{L}\p{N}]/u.test(reason)) throw new ProblemError(422, 'no-reason', 'Write what is to be corrected: the claimant reads it.');
  const { submission: found, account } = await findSubmission(call, call.params.id);
  const form = await findForm(parts, tenant, found.form_slug, account);
  const isRegistration = Object.values(registrationForms).some((slugs) => (slugs as readonly string[]).includes(found.form_slug));
  if (isRegistration) throw new ProblemError(409, 'registration', 'A registration is not given back. Change it at the account.');
  if (!form) throw new ProblemError(409, 'form-closed', 'This form is not open to the person any more, so it could not be corrected.');
  if (form.additionalForm)
    throw new ProblemError(409, 'additional-form', 'This form can be sent again at any time, so it is not given back.');
  // What its draft is compared with once the form is published anew (FRM-27).
  if (form.hash === found.form_hash) await keepRevision(parts.db, tenant, form);
  await inTurn(call, async (trx, { account: held, submission }) => {
    if (!held.active) throw new ProblemError(409, 'inactive-account', 'This account is closed: its person could not correct anything.');
    if (isToBeCorrected(submission))
      throw new ProblemError(409, 'given-back', 'This form was given back before, and is not sent again yet.');
    if (submission.status !== 'Done') throw new ProblemError(409, 'not-sent', 'This form was not sent yet, so its person can change it.');
    if (await waitsOrIsSigned(trx, submission))
      throw new ProblemError(409, 'has-documents', 'A document of this form was signed or waits for a signature, so it is not given back.');
    const at = new Date(parts.clock());
    await giveBack(trx, submission, { reason, actor: actor.sub, actorName: actor.name || actor.username, at, requestId });
  });
  return {};
};

/** GBK-03: staff withdraw the request, while nothing was changed. */
export const withdrawRequest: Operation<'submissions.withdrawCorrection', Parts> = async (call) => {
  const { parts, actor, requestId } = call;
  await inTurn(call, async (trx, { submission }) => {
    const [version] = await givenBackVersions(trx, [submission]);
    if (!version) throw new ProblemError(409, 'not-given-back', 'This form is not given back, or was sent again by now.');
    if (version.is_changed)
      throw new ProblemError(409, 'correction-begun', 'Something was changed by now, so the request stays until the form is sent again.');
    await withdrawCorrection(trx, submission, version, { actor: actor.sub, at: new Date(parts.clock()), requestId });
  });
  return {};
};

interface Held {
  readonly account: AccountRow;
  readonly submission: SubmissionRow;
}

/** In turn with all who write for the account that staff chose, with its submission as it is by then. */
async function inTurn(call: StaffCall, work: (trx: Transaction<Tables>, held: Held) => Promise<void>): Promise<void> {
  const { parts, tenant } = call;
  const { account: chosen, submission: found } = await findSubmission(call, call.params.id);
  await parts.db.transaction(async (trx) => {
    const account = await accountForUpdate(trx, tenant, chosen.id);
    const submission = await trx
      .selectFrom('submission')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    await work(trx, { account, submission });
  });
}

async function waitsOrIsSigned(trx: Transaction<Tables>, { tenant_id, id }: SubmissionRow): Promise<boolean> {
  const document = await trx
    .selectFrom('e_document')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('submission_id', '=', id)
    .where('status', 'in', ['Sent', 'Signed'])
    .limit(1)
    .executeTakeFirst();
  return document !== undefined;
}
