import { requireAccount } from '../accounts/account-of.ts';
import type { Operation } from '../call.ts';
import { formOf } from '../submissions/form-of.ts';
import { toSubmission } from '../submissions/to-submission.ts';
import { writeSubmission } from '../submissions/write-submission.ts';

/** Silent autosave of raw answers beside Save and Return (FRM-04, FRM-15): never validates, never changes what was submitted. */
export const saveDraft: Operation<'drafts.save'> = async (call) => {
  const { portal, tenant, actor, body, requestId } = call;
  const account = await requireAccount(call);
  const form = await formOf(portal, tenant, body.formSlug, account);
  const row = await portal.db.transaction((trx) =>
    writeSubmission(trx, {
      tenant,
      account,
      form,
      at: new Date(portal.clock()),
      id: body.submissionId,
      version: body.version,
      page: body.page ?? 0,
      answers: body.dynamicData,
      done: false,
      actor: actor.sub,
      onBehalf: actor.staff,
      requestId,
    }),
  );
  return toSubmission(row, account.project_id);
};
