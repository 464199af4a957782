import type { Transaction } from 'kysely';
import type { Submission } from '#schemas/api';
import { filesIn } from '#forms/definition';
import type { Tables } from '../../../platform/db/index.ts';
import {
  type AccountRow,
  draftFiles,
  heldFiles,
  isHeld,
  keepRevision,
  accountForUpdate,
  namedInDrafts,
  placeFiles,
  removeFiles,
  unnamedFiles,
  withAccountValues,
  withOwnFiles,
  formOf,
  answeredBefore,
  once,
  type Once,
  toSubmission,
  travellingAnswers,
  type RecordStore,
} from '../../records/index.ts';
import {
  expectFiles,
  uploadLinks,
  type ExpectedFile,
  filesToExpect,
  fileRulesFor,
  acceptAnswers,
  askedFiles,
  refuseUnaskedFiles,
  type AcceptAnswersParts,
  type CheckParts,
  type FileRulesParts,
} from '../../rules/index.ts';
import type { Call, CallDependencies } from '../call.ts';
import { writeSubmission } from './write-submission.ts';
import type { FileLinks, FileStore } from '../../../services/files/index.ts';

export interface SaveParts extends RecordStore, AcceptAnswersParts, CheckParts, FileRulesParts {
  readonly links: FileLinks;
  readonly limits: FileRulesParts['limits'] & CheckParts['limits'];
  readonly files: FileStore;
}

type SaveCall = Pick<
  Call<'submissions.create'>,
  'tenant' | 'tenantSettings' | 'language' | 'body' | 'origin' | 'requestId' | 'idempotencyKey'
> &
  CallDependencies<SaveParts>;

/** On whose behalf is written. */
export interface Writer {
  readonly account: AccountRow;
  /** Who writes, for keys and the audit trail. */
  readonly subject: string;
  readonly staff: boolean;
  /** Uses the link they write by, in the transaction of the write; `sent` for good or kept as a draft. */
  readonly link?: (trx: Transaction<Tables>, at: Date, sent: boolean) => Promise<void>;
}

interface SavedSubmission {
  readonly submission: Submission;
  readonly files: readonly ExpectedFile[];
}

/**
 * POST and PUT /api/Submissions: save and return (FRM-04) or submit (FRM-10). A submit is validated by the form's own definition first: failing
 * answers are refused with 422 and the question names, and only what the form asks for is stored. The answer holds one upload link per expected file (FRM-13); a repeat gets
 * fresh links to the same files.
 */
export async function saveSubmission(call: SaveCall, route: string, writer: Writer): Promise<Submission> {
  const { parts, tenant, body } = call;
  const at = new Date(parts.clock());
  // A repeat may know of more that was tried meanwhile, and of files that are deleted by now.
  const { triedKeys: _, removedFiles: __, ...request } = body;
  const work: Once = {
    tenant,
    subject: writer.subject,
    route,
    key: call.idempotencyKey,
    request: { accountId: writer.account.id, body: request },
    at,
  };
  const saved = (await answeredBefore<SavedSubmission>(parts.db.kysely, work)) ?? (await saveNow(call, writer, work));
  return { ...saved.submission, attachments: uploadLinks(parts.links, tenant, saved.files, call.origin) };
}

async function saveNow(call: SaveCall, { account, subject, staff, link }: Writer, work: Once): Promise<SavedSubmission> {
  const { parts, tenant, body } = call;
  const form = await formOf(parts, tenant, body.formSlug, account, body.id);
  const rules = await fileRulesFor(call, [form.definition]);
  const sender = { host: new URL(call.origin).hostname, accountId: account.id, signedIn: link === undefined };
  // An additional form is no draft once it was sent: it is sent anew.
  const isDraft = body.isSaveAndReturn && !(form.additionalForm && body.id !== undefined && !body.createClaim);
  const submitting = { tenant, accountId: account.id, form, id: body.id };
  const given = { submitter: subject, files: body.files, limits: rules, sender };
  const accepted = isDraft
    ? body.dynamicData
    : await acceptAnswers(call, [form.definition], { ...given, answers: await trulyStored(call, submitting) });
  // Also of what is sent: it may be given back (GBK-01), and its form be published anew by then (FRM-27).
  await keepRevision(parts.db, tenant, form);
  if (isDraft) await refuseUnaskedFiles(call, form.definition, body.files ?? []);
  return once(parts.db, work, async (trx) => {
    // First: a link that was used is answered as one, whatever it would write.
    await link?.(trx, work.at, !isDraft);
    // Before its files are read: one that arrives now is named, or comes after.
    await accountForUpdate(trx, tenant, account.id);
    const held = filesIn(accepted).length === 0 ? [] : await heldFiles(trx, submitting);
    const drafted =
      isDraft || isHeld(account) ? [] : await draftFiles(trx, submitting).where('submission.form_slug', '=', form.slug).execute();
    const namedBefore = await namedInDrafts(trx, tenant, drafted);
    const own = isDraft ? accepted : withOwnFiles(accepted, held);
    // The holder of a link learns nothing of the account by what is answered.
    const answers = isDraft || link ? own : withAccountValues(own, account);
    const asked = askedFiles([form.definition], body.files ?? []);
    const announced = isDraft ? asked : filesToExpect(answers, { announced: asked, held });
    const row = await writeSubmission(trx, {
      tenant,
      account,
      form,
      formVersion: body.formVersion,
      at: work.at,
      id: body.id,
      createClaim: body.createClaim,
      newId: body.newId,
      version: body.version,
      key: call.idempotencyKey,
      triedKeys: body.triedKeys,
      page: body.page,
      answers,
      done: !isDraft,
      byLink: link !== undefined,
      actor: subject,
      onBehalf: staff,
      requestId: call.requestId,
    });
    // What was left out goes, also where its own call did not arrive (FRM-13): what the sender names so, and what not even the saved draft names. Whatever else the draft
    // names stays, whatever the tenant has made of its question since.
    const removed = new Set(body.removedFiles);
    const leftOut = unnamedFiles(drafted, body.dynamicData, asked).filter(
      (file) => file.submission_id === row.id && (removed.has(file.id) || !namedBefore.has(file.id)),
    );
    await removeFiles(trx, parts.files, leftOut, {
      at: work.at,
      actor: subject,
      onBehalfOf: staff ? account.id : undefined,
      requestId: call.requestId,
    });
    const ownFiles = held.filter((file) => file.submission_id === row.id);
    await placeFiles(trx, tenant, ownFiles, answers);
    const expecting = { tenant, accountId: account.id, submissionId: row.id, files: announced, held: ownFiles, at: work.at };
    const files = await expectFiles(trx, expecting, rules);
    return { submission: toSubmission(row, account.project_id, travellingAnswers(row, form)), files };
  });
}

/** The answers as they were sent, but for files that are claimed to be stored and are not: the limits of their questions hold. */
async function trulyStored(
  { parts, body }: SaveCall,
  submitting: Parameters<typeof heldFiles>[1],
): Promise<SaveCall['body']['dynamicData']> {
  return filesIn(body.dynamicData).length === 0
    ? body.dynamicData
    : withOwnFiles(body.dynamicData, await heldFiles(parts.db.kysely, submitting));
}
