import { seenText } from '#schemas/values/hidden-signs';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import {
  accountForUpdate,
  type AccountRow,
  findForm,
  findSubmission,
  giveBack,
  givenBackVersions,
  hasPendingOrSigned,
  keepRevision,
  publishedForm,
  languageFor,
  type PublishedContent,
  type RecordStore,
  type SubmissionRow,
  withdrawCorrection,
} from '../../records/index.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import type { Operation, PersonalCall, CallDependencies } from '../call.ts';
import { giveBackRefusal, notGivenBack } from './give-back-refusal.ts';

type GiveBackDependencies = RecordStore & PublishedContent;
type StaffCall = Pick<PersonalCall<'submissions.withdrawCorrection'>, 'tenant' | 'actor' | 'chosen' | 'params'> &
  CallDependencies<GiveBackDependencies>;

/** GBK-01: staff give a form that was sent back to its person, with what is to be corrected. */
export const giveSubmissionBack: Operation<'submissions.giveBack', GiveBackDependencies> = async (call) => {
  const { parts, tenant, tenantSettings, actor, requestId } = call;
  // Signs that turn text around would make a claimant read another sentence than staff.
  const reason = seenText(call.body.reason);
  if (!/[\p{L}\p{N}]/u.test(reason)) throw new ProblemError(422, 'no-reason', 'Write what is to be corrected: the claimant reads it.');
  const { submission: found, account } = await findSubmission(call, call.params.id);
  const form = await findForm(parts, tenant, found.form_slug, account);
  // What its draft is compared with once the form is published anew (FRM-27).
  if (form?.hash === found.form_hash) await keepRevision(parts.db, tenant, form);
  const language = languageFor(tenantSettings, account);
  await inTurn(call, async (trx, { account: held, submission, hasDocuments }) => {
    const refusal = giveBackRefusal({ account: held, submission, form, hasDocuments });
    if (refusal) throw notGivenBack(refusal);
    const at = new Date(parts.clock());
    const declared = form?.declaredAnswers ?? [];
    await giveBack(trx, submission, {
      reason,
      language,
      declared,
      actor: actor.sub,
      actorName: actor.name || actor.username,
      at,
      requestId,
    });
  });
  return {};
};

/** GBK-03: staff withdraw the request, while nothing was changed, or where the form is gone, so that no one could send it again. */
export const withdrawRequest: Operation<'submissions.withdrawCorrection', GiveBackDependencies> = async (call) => {
  const { parts, tenant, actor, requestId } = call;
  await inTurn(call, async (trx, { submission }) => {
    const [version] = await givenBackVersions(trx, [submission]);
    if (!version) throw new ProblemError(409, 'not-given-back', 'This form is not given back, or was sent again by now.');
    if (version.is_changed && (await publishedForm(parts, tenant, submission.form_slug)))
      throw new ProblemError(409, 'correction-begun', 'Something was changed by now, so the request stays until the form is sent again.');
    await withdrawCorrection(trx, submission, version, { actor: actor.sub, at: new Date(parts.clock()), requestId });
  });
  return {};
};

interface LockedSubmission {
  readonly account: AccountRow;
  readonly submission: SubmissionRow;
  /** A document of it waits for a signature or is signed. */
  readonly hasDocuments: boolean;
}

/** In turn with all who write for the account that staff chose, with its submission as it is by then. */
async function inTurn(call: StaffCall, work: (trx: Transaction<Tables>, held: LockedSubmission) => Promise<void>): Promise<void> {
  const { parts, tenant } = call;
  const { account: chosen, submission: found } = await findSubmission(call, call.params.id);
  await parts.db.transaction(async (trx) => {
    const account = await accountForUpdate(trx, tenant, chosen.id);
    const submission = await trx
      .selectFrom('submission')
      .selectAll()
      .select((eb) => hasPendingOrSigned(eb).as('has_documents'))
      .where('tenant_id', '=', tenant)
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    await work(trx, { account, submission, hasDocuments: submission.has_documents === true });
  });
}
