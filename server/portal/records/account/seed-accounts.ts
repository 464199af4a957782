import type { Kysely } from 'kysely';
import { draftStatusCode } from '#schemas/api';
import type { People } from '#schemas/tenant';
import { canonicalHash } from '../../../platform/hash/canonical-hash.ts';
import type { Database, Tables } from '../../../platform/db/index.ts';
import { normalName } from '../../../services/identity/index.ts';

/** Demo claimants of a tenant: the shape of `fixtures/people/<tenant>.json` (docs/how-to/write-fixtures.md). */
export type DemoPeople = Pick<People, 'tenant' | 'projectId' | 'claimsGrid' | 'claimants'>;

type DemoClaimant = People['claimants'][number];
/** A PDF to sign; `file` is in `fixtures/people/documents`. */
export type DemoDocument = NonNullable<DemoClaimant['documents']>[number];

export interface SeededAccounts {
  /** By account: the hash of what was seeded, for the next time. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Identifiers of accounts that changed since they were seeded. */
  readonly kept: readonly string[];
  /** Identifiers of accounts that were seeded, are there, and are in the file no more. */
  readonly left: readonly string[];
  /** How many accounts are new or were updated from the file. */
  readonly changed: number;
}

/**
 * Adds the accounts and submissions that are not there yet, and updates from the file those that are as `seeded` remembers them.
 * An account that was changed since, or that `seeded` does not have, stays.
 */
export async function seedAccounts(
  db: Database,
  people: DemoPeople,
  seeded: ReadonlyMap<string, string> = new Map(),
): Promise<SeededAccounts> {
  return db.transaction(async (transaction) => {
    const hashes = new Map(seeded);
    const kept: string[] = [];
    let changed = 0;
    for (const person of people.claimants) {
      const wanted = rowsOf(people, person);
      const stored = await storedRows(transaction, people.tenant, person.id);
      const before = stored && hashOf(stored);
      if (before !== undefined && before !== seeded.get(person.id)) {
        if (seeded.has(person.id)) kept.push(person.identifier);
        continue;
      }
      if (before === hashOf(wanted)) continue;
      await (stored ? replace(transaction, wanted, stored) : insert(transaction, wanted));
      const now = await storedRows(transaction, people.tenant, person.id);
      if (!now) continue;
      hashes.set(person.id, hashOf(now));
      changed += 1;
    }
    const gone = [...seeded.keys()].filter((id) => !people.claimants.some((person) => person.id === id));
    const left: string[] = [];
    for (const id of gone) {
      const stored = await storedRows(transaction, people.tenant, id);
      if (stored) left.push(stored.account.identifier);
    }
    return { hashes, kept, changed, left };
  });
}

type Rows = ReturnType<typeof rowsOf>;

/** An account with its submissions as the database has them, without what a sign-in or a form's definition adds. */
function rowsOf({ tenant, projectId, claimsGrid }: DemoPeople, person: DemoClaimant) {
  return {
    account: {
      tenant_id: tenant,
      id: person.id,
      email: normalName(person.email),
      phone: person.phone ? normalName(person.phone) : null,
      name: person.name,
      family_name: person.family_name,
      identifier: person.identifier,
      project_id: person.projectId ?? projectId,
      status: person.status,
      status_code: person.statusCode,
      active: person.active,
      registration_type: person.registrationType ?? 'Register',
      dynamic_data: person.dynamicData ?? {},
      claims: { ...claimsGrid, ...person.claims },
      created_at: new Date(person.createdAt),
    },
    submissions: person.submissions.map((submission) => ({
      tenant_id: tenant,
      id: submission.id,
      account_id: person.id,
      form_slug: submission.formSlug,
      status: submission.status,
      status_code: submission.status === 'Draft' ? draftStatusCode : submission.statusCode,
      reference_number: submission.referenceNumber,
      answers: submission.answers,
      page: submission.page,
      version: 1,
      created_at: new Date(submission.createdAt),
      updated_at: new Date(submission.updatedAt),
    })),
  };
}

const hashOf = ({ account, submissions }: Rows): string =>
  canonicalHash(JSON.parse(JSON.stringify({ account, submissions: submissions.toSorted((a, b) => (a.id < b.id ? -1 : 1)) })));

async function storedRows(transaction: Kysely<Tables>, tenant: string, id: string): Promise<Rows | undefined> {
  const account = await transaction
    .selectFrom('account')
    .select(['tenant_id', 'id', 'email', 'phone', 'name', 'family_name', 'identifier', 'project_id', 'status', 'status_code', 'active'])
    .select(['registration_type', 'dynamic_data', 'claims', 'created_at'])
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) return undefined;
  const submissions = await transaction
    .selectFrom('submission')
    .select(['tenant_id', 'id', 'account_id', 'form_slug', 'status', 'status_code', 'reference_number', 'answers', 'page', 'version'])
    .select(['created_at', 'updated_at'])
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', id)
    .execute();
  return { account, submissions } as Rows;
}

const asAccount = ({ account }: Rows) => ({
  ...account,
  dynamic_data: JSON.stringify(account.dynamic_data),
  claims: JSON.stringify(account.claims),
  updated_at: account.created_at,
});
const asSubmissions = ({ submissions }: Rows) =>
  submissions.map((submission) => ({
    ...submission,
    form_name: submission.form_slug,
    form_version: 1,
    form_hash: 'demo',
    answers: JSON.stringify(submission.answers),
  }));

/** An account whose address or identifier another has is left out with its submissions. */
async function insert(transaction: Kysely<Tables>, rows: Rows): Promise<void> {
  const added = await transaction
    .insertInto('account')
    .values({ subject: null, ...asAccount(rows) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added && rows.submissions.length > 0) await transaction.insertInto('submission').values(asSubmissions(rows)).execute();
}

/** A person with a new address signs in anew. Submissions that have files or documents stay, also where the file has them no more. */
async function replace(transaction: Kysely<Tables>, rows: Rows, stored: Rows): Promise<void> {
  const { tenant_id: tenant, id, email } = rows.account;
  await transaction
    .updateTable('account')
    .set({ ...asAccount(rows), ...(email === stored.account.email ? {} : { subject: null }) })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
  const wanted = new Set(rows.submissions.map((submission) => submission.id));
  for (const { id: gone } of stored.submissions.filter((submission) => !wanted.has(submission.id)))
    await transaction
      .deleteFrom('submission')
      .where('tenant_id', '=', tenant)
      .where('id', '=', gone)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('stored_file').select('id').where('tenant_id', '=', tenant).where('submission_id', '=', gone))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('e_document').select('id').where('tenant_id', '=', tenant).where('submission_id', '=', gone))),
      )
      .execute();
  for (const submission of asSubmissions(rows))
    await transaction
      .insertInto('submission')
      .values(submission)
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(submission))
      .execute();
}
