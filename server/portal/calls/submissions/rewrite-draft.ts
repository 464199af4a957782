import { sql } from 'kysely';
import { draftStatusCode } from '#schemas/api';
import type { Database } from '../../../platform/db/index.ts';
import { chainedEntry, type Form, guardedAnswers, stateHash, type SubmissionRow } from '../../records/index.ts';

export interface Rewriting {
  readonly tenant: string;
  /** Subject of the identity that saves. */
  readonly subject: string;
  readonly form: Form;
  /** Of the form that the writer filled in; undefined: as it is now. */
  readonly formVersion: number | undefined;
  readonly id: string;
  /** Version the writer last saw. */
  readonly version: number;
  /** Step that was reached; undefined leaves the stored one. */
  readonly page: number | undefined;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
  readonly at: Date;
  readonly requestId: string;
}

/**
 * Writes a draft that its owner last saw at this version, with its audit entry, in one statement; undefined, and nothing written, when it is
 * not there as they saw it, not theirs, or not theirs to write any more. `writeSubmission` then finds out why.
 */
export async function rewriteDraft(db: Database, writing: Rewriting): Promise<(SubmissionRow & { project_id: string }) | undefined> {
  const { tenant, subject, form, formVersion = form.version, id, version, page, answers, key, at, requestId } = writing;
  const assigned = form.restricted ? sql`and dynamic_data @> ${JSON.stringify({ assignedForms: [form.slug] })}::jsonb` : sql``;
  // A revision that was published meanwhile is not what the writer has seen (FRM-27).
  const revision = formVersion === form.version ? sql`form_version = ${form.version}, form_hash = ${form.hash},` : sql``;
  // Answers that no claimant sees are as they were (DET-02).
  const guarded = form.hiddenAnswers.protected;
  const names = sql`${sql.val([...guarded])}::text[]`;
  const own = JSON.stringify(guardedAnswers(undefined, answers, guarded));
  const hidden = sql`case when submission.answers ?| ${names}
    then (select jsonb_object_agg(key, value) from jsonb_each(submission.answers) where key = any (${names}))
    else '{}'::jsonb end`;
  const protectedNames = sql`case when submission.protected_names @> ${JSON.stringify(guarded)}::jsonb then submission.protected_names
    else submission.protected_names || ${JSON.stringify(guarded)}::jsonb end`;
  const event = { tenant, at, actor: subject, action: 'submission.saved', object: `submission/${id}`, requestId };
  const hash = (of: string) => sql<string | null>`(select ${sql.ref(of)} from rewritten)`;
  const { rows } = await sql<SubmissionRow & { project_id: string }>`
    with known as (
      select submission.id, submission.version, account.project_id, ${stateHash('submission')} as hash_before
      from submission join account on account.tenant_id = submission.tenant_id and account.id = submission.account_id
      where submission.tenant_id = ${tenant} and submission.id = ${id} and submission.form_slug = ${form.slug}
        and submission.status_code = ${draftStatusCode} and submission.version = ${version}
        and account.subject = ${subject} and account.active ${assigned}),
    rewritten as (
      update submission set version = submission.version + 1, ${revision}
        answers = ${own}::jsonb || ${hidden}, protected_names = ${protectedNames}, page = coalesce(${page ?? null}::integer, submission.page), updated_at = ${at},
        last_key = ${key ?? null}::text
      from known
      where submission.tenant_id = ${tenant} and submission.id = known.id and submission.version = known.version
        and submission.status_code = ${draftStatusCode}
      returning submission.*, known.project_id, known.hash_before, ${stateHash('submission')} as hash_after),
    ${chainedEntry(event, { before: hash('hash_before'), after: hash('hash_after') }, 'rewritten')}
    select * from rewritten`.execute(db.kysely);
  return rows[0];
}
