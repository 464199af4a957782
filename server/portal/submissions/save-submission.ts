import type { CallOf, Submission } from '#schemas/api';
import { accountFor, type AccountRow } from '../accounts/account-of.ts';
import type { PersonalCall } from '../call.ts';
import { Refusal } from '../faults.ts';
import { formOf, type Form } from './form-of.ts';
import { once } from './once.ts';
import { expectFiles } from '../attachments/expect-files.ts';
import { toSubmission } from './to-submission.ts';
import { writeSubmission } from './write-submission.ts';

type Body = CallOf<'submissions.create'>['body'];

/**
 * POST and PUT /api/Submissions: save and return (FRM-04) or submit (FRM-10). A submit is judged by the form's own definition first: failing
 * answers are refused with 422 and the question names. The answer holds one upload link per expected file (FRM-13).
 */
export async function saveSubmission(call: PersonalCall<'submissions.create' | 'submissions.update'>, route: string): Promise<Submission> {
  const { portal, tenant, actor } = call;
  const body: Body = call.body;
  const account = await accountFor(portal.db, actor, body.accountId);
  const form = await formOf(portal, tenant, body.formSlug, account);
  if (!body.isSaveAndReturn) await refuseFaultyAnswers(call, form, body);
  const at = new Date(portal.clock());
  const request = { accountId: account.id, body };
  return once(portal.db, { tenant, subject: actor.sub, route, key: call.idempotencyKey, request, at }, async (trx) => {
    const row = await writeSubmission(trx, writing(tenant, account, form, at, body));
    const files = await expectFiles(trx, portal.links, { tenant, account, submissionId: row.id, files: body.files ?? [], at, origin: call.origin });
    return toSubmission(row, account.project_id, files);
  });
}

async function refuseFaultyAnswers(call: PersonalCall<'submissions.create' | 'submissions.update'>, form: Form, body: Body): Promise<void> {
  const expected = new Set((body.files ?? []).map((file) => file.questionName));
  const faults = (await call.portal.judgeAnswers(form.definition, body.dynamicData)).filter((fault) => !expected.has(fault.question));
  if (faults.length > 0) throw new Refusal(422, 'answers-refused', 'Some answers need another look.', { questions: faults });
}

const writing = (tenant: string, account: AccountRow, form: Form, at: Date, body: Body) => ({
  tenant,
  account,
  form,
  at,
  id: body.id,
  version: body.version,
  page: body.page ?? 0,
  answers: body.dynamicData,
  done: !body.isSaveAndReturn,
});
