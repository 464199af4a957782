import type { Transaction } from 'kysely';
import type { CallOf } from '#schemas/api';
import { isSameBeforeEnding, plainFileName } from '#forms/definition';
import type { Tables } from '../../../platform/db/index.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import type { FileLinks } from '../../../services/files/index.ts';
import { findSubmission, formOf, accountForUpdate, type PublishedContent, type RecordStore } from '../../records/index.ts';
import {
  evaluatePrecondition,
  expectFiles,
  fileRulesFor,
  refuseUnaskedFiles,
  uploadLinks,
  type AcceptAnswersParts,
  type ExpectedFile,
  type FileRulesParts,
} from '../../rules/index.ts';
import type { Operation } from '../call.ts';
import { alreadySubmitted } from '../submissions/write-submission.ts';

type AddFileDependencies = RecordStore & PublishedContent & AcceptAnswersParts & FileRulesParts & { readonly links: FileLinks };

/**
 * FRM-13: a file that was chosen in a form is announced before the form is sent, and belongs to the draft from then on. Answers its upload link; a
 * repeat with the same id a fresh one to the same file. 404 where the draft is not there or not theirs, 409 where it was sent for good, or its
 * form is closed; the limits of a submit hold (422, 413).
 */
export const addFile: Operation<'attachments.add', AddFileDependencies> = async (call) => {
  const { parts, tenant, actor, params, body, origin } = call;
  const { submission: found, account } = await findSubmission(call, params.id);
  const form = await formOf(parts, tenant, found.form_slug, account, found.id);
  await refuseUnaskedFiles(call, form.definition, [body]);
  const rules = await fileRulesFor(call, [form.definition]);
  const at = new Date(parts.clock());
  const place = { tenant, accountId: account.id, submissionId: found.id };
  const expected = await parts.db.transaction(async (trx) => {
    await accountForUpdate(trx, tenant, account.id);
    const submission = await trx
      .selectFrom('submission')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', found.id)
      // An old draft is not swept meanwhile.
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (submission.status !== 'Draft') throw alreadySubmitted();
    if (!actor.staff && !evaluatePrecondition(form.precondition, { account, submission, now: at.getTime() })) throw closed();
    const before = await announcedBefore(trx, place, body);
    if (before) return [before];
    return expectFiles(trx, { ...place, files: [body], at }, rules);
  });
  const [link] = uploadLinks(parts.links, tenant, expected, origin);
  if (!link) throw new Error('A file that was announced has no upload link.');
  return link;
};

const closed = (): ProblemError => new ProblemError(409, 'preconditions-failed', 'This form is no longer available.');

interface SubmissionKey {
  readonly tenant: string;
  readonly submissionId: string;
}

/** What an earlier call announced with this id; an id of another file, or of another draft, is answered as if it were not there. */
async function announcedBefore(
  trx: Transaction<Tables>,
  { tenant, submissionId }: SubmissionKey,
  { id, fileName, size }: CallOf<'attachments.add'>['body'],
): Promise<ExpectedFile | undefined> {
  const before = await trx.selectFrom('stored_file').selectAll().where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirst();
  if (!before) return undefined;
  if (before.submission_id !== submissionId || !isSameBeforeEnding(before.file_name, plainFileName(fileName)) || before.size !== size)
    throw notFound();
  return { id, questionName: before.question_name, fileName: before.file_name, contentType: before.content_type, size };
}
