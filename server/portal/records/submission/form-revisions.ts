import { askedQuestions, changesBetween, type AskedQuestion, type FormChanges } from '#forms/definition';
import { draftStatusCode } from '#schemas/api';
import type { Database } from '../../../platform/db/index.ts';
import type { SubmissionRow } from './to-submission.ts';
import { publishedForm, type Form } from '../form/find-form.ts';
import type { PublishedContent } from '../published-content.ts';
import type { RecordStore } from '../record-store.ts';

/** A longer title, in all its languages, is not kept: the question is then called by its name. */
const maxTitle = 4000;

/** Revisions that this process has kept. */
const kept = new WeakSet<Form>();

/** Keeps the questions of a revision that a draft is saved with: once per process and revision, so that a save while typing costs nothing more. */
export async function keepRevision(db: Database, tenant: string, form: Form): Promise<void> {
  if (kept.has(form)) return;
  kept.add(form);
  // Texts of another content service may be such that the database takes none of them: a save does not fail for that.
  const questions = questionsOf(form).map(({ title, ...question }) => ({ ...question, ...(isShort(title) ? { title } : {}) }));
  await db.kysely
    .insertInto('form_revision')
    .values({ tenant_id: tenant, hash: form.hash, questions: JSON.stringify(questions) })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'hash']).doNothing())
    .execute()
    .catch(() => kept.delete(form));
}

const isShort = (title: unknown): boolean => (JSON.stringify(title) ?? '').length <= maxTitle;

/** None of a definition that cannot be walked. */
function questionsOf({ definition }: Form): readonly AskedQuestion[] {
  try {
    return askedQuestions(definition);
  } catch {
    return [];
  }
}

/**
 * FRM-27: how the form of a draft has changed since it was saved, as far as it concerns its answers: of the questions that are gone those that were answered.
 * Undefined where its questions are the same, or are not known, or content cannot be had.
 */
export async function changesSince(
  { db, readContent }: RecordStore & PublishedContent,
  { tenant_id: tenant, form_slug: slug, form_hash: hash, status_code: code, answers }: SubmissionRow,
): Promise<FormChanges | undefined> {
  const form = code === draftStatusCode ? await publishedForm({ readContent }, tenant, slug).catch(() => null) : null;
  if (!form || form.hash === hash) return undefined;
  const before = await db.kysely
    .selectFrom('form_revision')
    .select('questions')
    .where('tenant_id', '=', tenant)
    .where('hash', '=', hash)
    .executeTakeFirst();
  const changes = before && changesBetween(before.questions as readonly AskedQuestion[], questionsOf(form));
  if (!changes) return undefined;
  const removed = changes.removed.filter(({ name }) => Object.hasOwn((answers ?? {}) as object, name));
  return changes.added.length + removed.length > 0 ? { ...changes, removed } : undefined;
}
