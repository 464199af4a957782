import { addressLines } from '#schemas/api';
import { isPersonName } from '#schemas/shared/person-name';
import { tidyLine } from '#schemas/shared/contact-details';
import { answersRefused } from '../../../platform/problems/index.ts';
import { accountForUpdate, appendEntry, formDataText, onBehalfOf, requireAccount, updateAccountRow } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { changedAddress } from './changed-address.ts';
import { addressOf } from './postal-address.ts';
import type { ProfileParts } from './profile-parts.ts';
import { profileOf } from './read-profile.ts';

/**
 * PRO-01: name and postal address, which count at once. 422 names every member that is unfit; an empty line of the address is deleted, where the address
 * is whole without it.
 */
export const changeDetails: Operation<'profile.change', ProfileParts> = async (call) => {
  const { parts, actor, tenant, tenantSettings, body, requestId } = call;
  const known = await requireAccount(call);
  const { id } = known;
  const names = { name: tidyLine(body.name), family_name: tidyLine(body.family_name) };
  const { address, faults: ofAddress } = changedAddress(addressOf(known), body.address);
  const faults = [
    ...(isPersonName(names.name) ? [] : [{ question: 'name', message: 'First Name is invalid' }]),
    ...(isPersonName(names.family_name) ? [] : [{ question: 'family_name', message: 'Last Name is invalid' }]),
    ...ofAddress,
  ];
  if (faults.length > 0) throw answersRefused(faults);
  const at = new Date(parts.clock());
  const account = await parts.db.transaction(async (trx) => {
    const before = await accountForUpdate(trx, tenant, id);
    const others = Object.entries((before.dynamic_data ?? {}) as Record<string, unknown>).filter(
      ([key]) => !addressLines.some((line) => line === key),
    );
    const data = { ...Object.fromEntries(others), ...address };
    const after = await updateAccountRow(trx, before, { ...names, dynamic_data: formDataText(data), updated_at: at });
    const { name: given, family_name: family } = names;
    await parts.contact?.setName(trx, tenantSettings.identity.userPoolId, before, { given, family });
    const event = { tenant, at, actor: actor.sub, onBehalfOf: onBehalfOf(call, id), object: `account/${id}`, requestId };
    await appendEntry(trx, { ...event, action: 'account.details-changed', before, after });
    return after;
  });
  return profileOf(call, account);
};
