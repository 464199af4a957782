import type { ContactKind, Profile } from '#schemas/api';
import { type AccountRow, dataViewsOf, requireAccount } from '../../records/index.ts';
import type { Call, Operation, CallDependencies } from '../call.ts';
import { addressOf } from './postal-address.ts';
import { presentAddress, provable, unprovenNames, type ProfileParts } from './profile-parts.ts';

/** PRO-01: status, registration number, details and contact details of the account the call acts for. */
export const readProfile: Operation<'profile.read', ProfileParts> = async (call) => profileOf(call, await requireAccount(call));

/** What is answered after every call of a profile: how it is now. */
export async function profileOf(
  { parts, tenantSettings }: Pick<Call<'profile.read'>, 'tenantSettings'> & CallDependencies<ProfileParts>,
  account: AccountRow,
): Promise<Profile> {
  const pending = await parts.db.kysely
    .selectFrom('contact_change')
    .select(['kind', 'value', 'expires_at', 'tries', 'present_code_hash'])
    .where('tenant_id', '=', account.tenant_id)
    .where('account_id', '=', account.id)
    .where('expires_at', '>', new Date(parts.clock()))
    .orderBy('kind')
    .execute();
  const present = presentAddress(account, tenantSettings.identity);
  const maxTries = parts.contact?.triesPerCode ?? 0;
  const held = (account.claims ?? {}) as { readonly accountStatus?: { readonly description?: Profile['status'] } };
  return {
    accountId: account.id,
    identifier: account.identifier,
    ...(held.accountStatus?.description === undefined ? {} : { status: held.accountStatus.description }),
    statusCode: account.status_code,
    name: account.name,
    family_name: account.family_name,
    email: account.email,
    ...(account.phone === null ? {} : { phone: account.phone }),
    address: addressOf(account),
    dataViews: dataViewsOf(account),
    provable: provable(parts, tenantSettings.identity),
    unproven: await unprovenNames(parts, tenantSettings.identity, account),
    pending: pending.map(({ kind, value, expires_at, tries, present_code_hash }) => ({
      kind: kind as ContactKind,
      to: value,
      ...(present_code_hash !== null && present ? { present } : {}),
      expiresAt: expires_at.toISOString(),
      triesLeft: Math.max(0, maxTries - tries),
    })),
  };
}
