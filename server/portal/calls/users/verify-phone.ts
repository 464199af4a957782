import { readPhone } from '#schemas/values/telephone/read-phone';
import { isOfAnother, type NameParts } from '../../records/index.ts';
import { accountActing } from './acting-account.ts';
import type { Operation } from '../call.ts';
import { consumeLookup, type LookupParts } from '../../../platform/rate-counters/index.ts';

/** CTL-PHONE, CTL-ENUM: whether another account of the tenant has this number; hidden as in `verifyEmail`. A number that cannot be read is Unknown. */
export const verifyPhone: Operation<'users.verifyPhone', LookupParts & NameParts> = async (call) => {
  const { parts, tenant, tenantSettings, actor, query, address } = call;
  await consumeLookup(parts, { tenant, of: address });
  const reading = readPhone(query.value);
  if ('fault' in reading) return { result: 'Unknown' };
  if (tenantSettings.identity.enumeration !== 'spec' && !actor) return { result: 'Ok' };
  const own = (await accountActing(call))?.id;
  return {
    result: (await isOfAnother(parts, tenantSettings.identity, { tenant, by: 'phone', value: reading.e164 }, own)) ? 'InUse' : 'Ok',
  };
};
