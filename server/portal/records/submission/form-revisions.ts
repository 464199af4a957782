import { askedQuestions, changesBetween, type AskedQuestion, type FormChanges } from '#schemas/form';
import { draftStatusCode } from '#schemas/api';
import type { Database } from '../../../platform/db/index.ts';
import type { SubmissionRow } from './to-submission.ts';
import { openForm, type Form } from '../form/find-form.ts';
import type { PublishedContent } from '../published-content.ts';
import type { RecordStore } from '../record-store.ts';

/** Revisions that this process has kept. */
const kept = new WeakSet<Form>();

/** Keeps the questions of a revision that a draft is saved with: once per process and revision, so that a save while typing costs nothing more. */
export async function keepRevision(db: Database, tenant: string, form: Form): Promise<void> {
  if (kept.has(form)) return;
  const questions = JSON.stringify(askedQuestions(form.definition));
  await db.kysely
    .insertInto('form_revision')
    .values({ tenant_id: tenant, hash: form.hash, questions })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'hash']).doNothing())
    .execute();
  kept.add(form);
}

/** FRM-27: how the form of a draft has changed since it was saved; undefined where its questions are the same, or are not known. */
export async function changesSince(
  { db, readContent }: RecordStore & PublishedContent,
  { tenant_id: tenant, form_slug: slug, form_hash: hash, status_code: code }: SubmissionRow,
): Promise<FormChanges | undefined> {
  const form = code === draftStatusCode ? await openForm({ readContent }, tenant, slug) : null;
  if (!form || form.hash === hash) return undefined;
  const before = await db.kysely
    .selectFrom('form_revision')
    .select('questions')
    .where('tenant_id', '=', tenant)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return before && changesBetween(before.questions as readonly AskedQuestion[], askedQuestions(form.definition));
}
