import { draftStatusCode } from '#schemas/api';
import type { Database } from '../../db/index.ts';
import { normalName } from '../../identity/index.ts';

/** Demo claimants of a tenant: the shape of `fixtures/people/<tenant>.json` (fixtures/README.md). */
export interface DemoPeople {
  readonly tenant: string;
  readonly projectId: string;
  readonly claimsGrid?: Readonly<Record<string, unknown>>;
  readonly claimants: readonly DemoClaimant[];
}

interface DemoClaimant {
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  readonly family_name: string;
  readonly email: string;
  readonly phone?: string;
  readonly active: boolean;
  readonly status: number;
  readonly statusCode: string;
  readonly registrationType?: string;
  readonly createdAt: string;
  readonly dynamicData?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly submissions: readonly DemoSubmission[];
  readonly documents?: readonly DemoDocument[];
}

/** A PDF to sign; `file` lies in `fixtures/people/documents`. */
export interface DemoDocument {
  readonly id: string;
  readonly submissionId: string;
  readonly name: string;
  readonly filePurpose: string;
  readonly file: string;
}

interface DemoSubmission {
  readonly id: string;
  readonly formSlug: string;
  readonly status: 'Draft' | 'Done';
  readonly statusCode: string;
  readonly referenceNumber: string;
  readonly page: number;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Adds the accounts and submissions that are not there yet; what people changed meanwhile stays. Answers how many accounts were new. */
export async function seedAccounts(db: Database, people: DemoPeople): Promise<number> {
  return db.transaction(async (trx) => {
    const accounts = people.claimants.map((person) => ({
      tenant_id: people.tenant,
      id: person.id,
      subject: null,
      email: normalName(person.email),
      phone: person.phone ? normalName(person.phone) : null,
      name: person.name,
      family_name: person.family_name,
      identifier: person.identifier,
      project_id: people.projectId,
      status: person.status,
      status_code: person.statusCode,
      active: person.active,
      registration_type: person.registrationType ?? 'Register',
      dynamic_data: JSON.stringify(person.dynamicData ?? {}),
      claims: JSON.stringify({ ...people.claimsGrid, ...person.claims }),
      created_at: new Date(person.createdAt),
      updated_at: new Date(person.createdAt),
    }));
    const submissions = people.claimants.flatMap((person) =>
      person.submissions.map((submission) => ({
        tenant_id: people.tenant,
        id: submission.id,
        account_id: person.id,
        form_slug: submission.formSlug,
        form_name: submission.formSlug,
        form_version: 1,
        form_hash: 'demo',
        status: submission.status,
        status_code: submission.status === 'Draft' ? draftStatusCode : submission.statusCode,
        reference_number: submission.referenceNumber,
        answers: JSON.stringify(submission.answers),
        page: submission.page,
        version: 1,
        created_at: new Date(submission.createdAt),
        updated_at: new Date(submission.updatedAt),
      })),
    );
    const added = await trx
      .insertInto('account')
      .values(accounts)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const fresh = new Set(added.map(({ id }) => id));
    const theirs = submissions.filter((submission) => fresh.has(submission.account_id));
    if (theirs.length > 0) await trx.insertInto('submission').values(theirs).execute();
    return added.length;
  });
}
