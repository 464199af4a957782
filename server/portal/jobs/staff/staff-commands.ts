import { groupsOf, type Tenant } from '#schemas/tenant';
import { isMailAddress } from '#schemas/values/mail-address';
import type { Environment } from '../../../platform/config/index.ts';
import { quiet, withStorage } from '../../../platform/command-database/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { readTenants } from '../../../services/content/index.ts';
import { forgetUsers, membersOf, putMember } from '../../../services/identity/index.ts';
import { appendEntry } from '../../records/index.ts';
import { operator } from '../personal-data/commands/person.ts';

/** What a user of the firm may do: see the workspace, change many accounts at once, see drafts of content. */
export const staffRoles = ['editor', 'staff', 'manager'] as const;
export type StaffRole = (typeof staffRoles)[number];

export interface StaffMember {
  readonly email: string;
  /** Full name. */
  readonly name: string;
  /** `other`: of a group that no role names. */
  readonly role: StaffRole | 'other';
}

export interface StaffToAdd {
  readonly tenant: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** A manager is staff, too. */
  readonly role: StaffRole;
}

/** Lets a person of the firm sign in, or gives one who may already this name and role. Rejects with a sentence for the operator. */
export const addStaff = (env: Environment, { tenant, email, givenName, familyName, role }: StaffToAdd): Promise<void> =>
  withTenant(env, tenant, async (db, { identity }) => {
    if (!isMailAddress(email)) throw new Error(`${email} is no mail address.`);
    const groups = groupsOfRole(identity, role);
    await db.transaction(async (trx) => {
      if (!(await putMember(trx, identity.userPoolId, { email, givenName, familyName, groups }, Date.now())))
        throw new Error(`${email} is the address of a claimant. Staff sign in with an address of their own.`);
      await note(trx, { tenant, email, action: 'staff.added', after: { groups } });
    });
  });

/** Takes the sign-in of a person of the firm away: what is open ends within five minutes. Rejects with a sentence for the operator. */
export const removeStaff = (env: Environment, { tenant, email }: Pick<StaffToAdd, 'tenant' | 'email'>): Promise<void> =>
  withTenant(env, tenant, (db, { identity }) =>
    db.transaction(async (trx) => {
      const member = (await membersOf(trx, identity.userPoolId)).find((one) => one.email === email.trim().toLowerCase());
      if (!member)
        throw new Error(`${tenant} has no staff with the address ${email}. \`portico staff list ${tenant}\` names those it has.`);
      await forgetUsers(trx, identity.userPoolId, [member.sub]);
      await note(trx, { tenant, email, action: 'staff.removed', before: { groups: member.groups } });
    }),
  );

/** The people of the firm who may sign in, by address. */
export const listStaff = (env: Environment, tenant: string): Promise<StaffMember[]> =>
  withTenant(env, tenant, async (db, { identity }) => {
    const members = await membersOf(db.kysely, identity.userPoolId);
    return members.map(({ email, name, groups }) => ({
      email: email ?? '',
      name: name ?? '',
      role: staffRoles.findLast((role) => groupsOfRole(identity, role).every((group) => groups.includes(group))) ?? 'other',
    }));
  });

function groupsOfRole(identity: Tenant['identity'], role: StaffRole): readonly string[] {
  const { staffGroup, managerGroup, editorGroup } = groupsOf(identity);
  const of = { editor: [editorGroup], staff: [staffGroup], manager: [staffGroup, managerGroup] };
  return of[role];
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const note = (
  trx: Transaction,
  {
    email,
    ...entry
  }: { readonly tenant: string; readonly email: string; readonly action: string; readonly before?: object; readonly after?: object },
): Promise<void> => appendEntry(trx, { ...entry, at: new Date(), actor: operator(), object: `staff/${email}`, requestId: 'portico staff' });

const withTenant = <Answer>(env: Environment, slug: string, work: (db: Database, tenant: Tenant) => Promise<Answer>): Promise<Answer> =>
  withStorage(env, async (db) => {
    const tenant = (await readTenants(db, [slug], quiet)).get(slug);
    if (tenant === undefined || tenant === 'absent')
      throw new Error(`${slug} has no sound configuration in this database. Import the tenant first.`);
    return work(db, tenant);
  });
