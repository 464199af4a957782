import { emailError, normalMailAddress } from '#schemas/values/mail-address';
import type { Operation } from '../call.ts';
import { consumeLookup, type LookupParts } from '../../../platform/rate-counters/index.ts';
import { isOfAnother, type NameParts } from '../../records/index.ts';
import { accountActing } from './acting-account.ts';

/**
 * CTL-EMAIL, CTL-ENUM: form, domain and whether another account of the tenant has it. Where the tenant hides who has an account
 * (LOGIN-18 `strict`), only a signed-in caller gets InUse; others get Ok, and registration itself handles it by mail.
 */
export const verifyEmail: Operation<'users.verifyEmail', LookupParts & NameParts> = async (call) => {
  const { parts, tenant, tenantSettings, actor, query, address } = call;
  await consumeLookup(parts, { tenant, of: address });
  const email = normalMailAddress(query.email);
  const fault = emailError(email);
  if (fault) return { result: fault };
  if (tenantSettings.identity.enumeration !== 'spec' && !actor) return { result: 'Ok' };
  const own = (await accountActing(call))?.id;
  return { result: (await isOfAnother(parts, tenantSettings.identity, { tenant, by: 'email', value: email }, own)) ? 'InUse' : 'Ok' };
};
