import { draftStatusCode } from '#schemas/api';
import {
  accountOf,
  requireAccount,
  type ActingCall,
  formOf,
  accountForUpdate,
  keepRevision,
  openForm,
  type Form,
  toSubmission,
  travellingAnswers,
  type RecordStore,
  type PublishedContent,
} from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { evaluatePrecondition } from '../../rules/index.ts';
import { rewriteDraft } from './rewrite-draft.ts';
import { writeSubmission } from './write-submission.ts';

/**
 * Silent autosave of raw answers beside Save and Return (FRM-04, FRM-15): never validates, never changes what was submitted. A draft that is
 * as the claimant last saw it takes one statement; everything else goes the way of Save and Return.
 */
export const saveDraft: Operation<'drafts.save', RecordStore & PublishedContent> = async (call) => {
  const { parts, tenant, actor, body, requestId, idempotencyKey: key } = call;
  const at = new Date(parts.clock());
  const form = await openForm(parts, tenant, body.formSlug);
  if (form && !form.additionalForm) await keepRevision(parts.db, tenant, form);
  const { formVersion, submissionId: id, version, page, dynamicData: answers } = body;
  if (form && !actor.staff && !form.additionalForm && id !== undefined && version !== undefined && (await mayFill(call, form, at))) {
    const writing = { tenant, subject: actor.sub, form, formVersion, id, version, page, answers, key, at, requestId };
    const saved = await rewriteDraft(parts.db, writing);
    if (saved) return toSubmission(saved, saved.project_id, travellingAnswers(saved, form));
  }
  const account = await requireAccount(call);
  const open = await formOf(parts, tenant, body.formSlug, account, id);
  const row = await parts.db.transaction(async (trx) => {
    await accountForUpdate(trx, tenant, account.id);
    return writeSubmission(trx, {
      tenant,
      account,
      form: open,
      formVersion,
      at,
      id,
      createClaim: body.createClaim,
      newId: body.newId,
      version,
      key,
      triedKeys: body.triedKeys,
      page,
      answers,
      done: false,
      actor: actor.sub,
      onBehalf: actor.staff,
      requestId,
    });
  });
  return toSubmission(row, account.project_id, travellingAnswers(row, open));
};

/** FRM-06, for a draft: only a form with a precondition needs the account for it. */
async function mayFill(call: ActingCall, { precondition }: Form, at: Date): Promise<boolean> {
  if (precondition === undefined || precondition === null) return true;
  const account = await accountOf(call);
  const submission = { status: 'Draft' as const, status_code: draftStatusCode, correction_of: null };
  return account !== undefined && evaluatePrecondition(precondition, { account, submission, now: at.getTime() });
}
