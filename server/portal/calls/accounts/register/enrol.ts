import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tenant } from '#schemas/tenant';
import type { Tables } from '../../../../platform/db/index.ts';
import type { Registration } from '../../../../services/identity/index.ts';
import {
  appendEntry,
  referenceNumber,
  type Applicant,
  type SignInNames,
  insertAccount,
  hasOtherHolder,
  nameHolders,
  releaseAddress,
} from '../../../records/index.ts';

export interface Enrolling {
  readonly registration: Registration;
  /** Slug. */
  readonly tenant: string;
  readonly poolId: string;
  readonly projectId: string;
  readonly applicant: Applicant;
  readonly start: NonNullable<Tenant['newAccount']>;
  readonly names: SignInNames;
  /** The caller learns whether an address or number is taken; otherwise its owner does, by a message. */
  readonly truthful: boolean;
  readonly language: string;
  /** The owner has had enough messages: do the same work and send nothing. */
  readonly silent: boolean;
  readonly at: Date;
  /** Subject of the staff member who registers another person. */
  readonly staff: string | undefined;
  readonly requestId: string;
  /** Tests give their own. */
  readonly newIdentifier?: () => string;
}

export interface Enrolled {
  readonly account: { readonly id: string; readonly identifier: string } | undefined;
  /** Of the person, when the pool did not know them before: no other person can have this sign-in. */
  readonly newSub: string | undefined;
  /** What another person's account already has. */
  readonly taken: 'email' | 'phone' | undefined;
}

/** Another request was faster between two statements: begin again. */
export class Overtaken extends Error {}

/**
 * Person and account in one transaction, so that neither is ever there alone (REG-05). Where one of them is there already, from an import,
 * staff or an erasure, the other is added and the owner signs in with a passcode. An unknown and a taken address cost the same statements.
 */
export async function enrol(trx: Transaction<Tables>, enrolling: Enrolling): Promise<Enrolled> {
  const { registration, tenant, poolId, names, truthful } = enrolling;
  if (truthful && (await hasOtherHolder(trx, enrolling))) {
    await record(trx, enrolling, 'account.registration-refused');
    return { account: undefined, newSub: undefined, taken: 'phone' };
  }
  if (names.email !== undefined) await takeOver(trx, enrolling, names.email);
  const signInName = names.email ?? names.phone ?? '';
  const known = await registration.find(trx, poolId, signInName);
  const sub = known?.sub ?? randomUUID();
  const { account, holder } = await insertAccount(trx, enrolling, sub, enrolling.newIdentifier ?? referenceNumber);
  // Another person's account gets back the address its owner has to prove, never the caller's number.
  const mayAddPhone = account !== undefined || names.email === undefined;
  // As the account has it: a caller who types another person's address gives it no name. Who signs in by a number alone proves nothing of that account.
  const { name, family_name } =
    names.email === undefined ? { name: enrolling.applicant.name, family_name: enrolling.applicant.familyName } : holder;
  // A caller who learns that the address has an account adds no person, unless the account has none.
  const isRefused = truthful && !account && (await hasPerson(trx, enrolling, holder.subject));
  const added =
    !isRefused &&
    (await registration.add(trx, poolId, {
      sub,
      givenName: name,
      familyName: family_name,
      ...(names.email === undefined ? {} : { email: names.email }),
      ...(names.phone === undefined || !mayAddPhone ? {} : { phone: names.phone }),
    }));
  if (account && !added && !known) throw new Overtaken();
  const owner = await registration.find(trx, poolId, holder.subject ?? sub);
  const isUnproven = !added && owner !== undefined && !(names.email === undefined ? owner.phone_verified : owner.email_verified);
  if (!owner && names.email !== undefined) await unbind(trx, tenant, holder.id, names.email);
  await record(trx, enrolling, account ? 'account.registered' : 'account.registration-refused', account ?? { id: holder.id });
  if (account || !truthful)
    await registration.notify(
      trx,
      poolId,
      {
        kind: account ? (enrolling.applicant.type === 'Contact' ? 'contactReceived' : 'welcome') : isUnproven ? 'repeated' : 'known',
        signInName,
        identifier: account?.identifier ?? '',
        language: enrolling.language,
      },
      enrolling.silent,
    );
  return { account, newSub: account && added ? sub : undefined, taken: account ? undefined : 'email' };
}

const hasPerson = async (trx: Transaction<Tables>, { registration, poolId }: Enrolling, subject: string | null) =>
  subject !== null && (await registration.find(trx, poolId, subject)) !== undefined;

/** SEC-3: an address that is only written down in an account becomes free for its owner. A taken and a free address cost the same statements. */
async function takeOver(trx: Transaction<Tables>, enrolling: Enrolling, email: string): Promise<void> {
  const { registration, tenant, poolId, at, staff, requestId } = enrolling;
  const { others } = await nameHolders(trx, registration.namesOf, { tenant, poolId, by: 'email', value: email });
  await releaseAddress(trx, others, { at, actor: staff ?? 'anonymous', requestId });
}

/** An account whose person is gone from the pool is bound again by the next who proves its address. */
const unbind = (trx: Transaction<Tables>, tenant: string, id: string, email: string) =>
  trx
    .updateTable('account')
    .set({ subject: null })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .where('email', '=', email)
    .execute();

const record = (trx: Transaction<Tables>, { tenant, at, staff, requestId }: Enrolling, action: string, account?: { readonly id: string }) =>
  appendEntry(trx, {
    tenant,
    at,
    actor: staff ?? 'anonymous',
    onBehalfOf: staff ? account?.id : undefined,
    action,
    object: account ? `account/${account.id}` : 'account',
    after: account,
    requestId,
  });
