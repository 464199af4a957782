import { addressLines, registrationKindOf } from '#schemas/api';
import { isTakenName, nameQuestionsOf } from '#forms/definition';
import { tidyName } from '#schemas/values/person-name';
import { answersRefused } from '../../../platform/problems/index.ts';
import {
  accountForUpdate,
  appendEntry,
  formDataText,
  onBehalfOf,
  registrationFormsOf,
  requireAccount,
  updateAccountRow,
} from '../../records/index.ts';
import { fieldWordsFor } from '../../rules/index.ts';
import type { Operation } from '../call.ts';
import { changedAddress } from './changed-address.ts';
import { addressOf } from './postal-address.ts';
import type { ProfileParts } from './profile-parts.ts';
import { profileOf } from './read-profile.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * PRO-01: name and postal address, which count at once. A name follows the rule of the question of the registration that asks for it, and one that is as it
 * was stays, whatever it is. 422 names every member that is unfit, in the language of the reader; an empty line of the address is deleted, where the address
 * is whole without it.
 */
export const changeDetails: Operation<'profile.change', ProfileParts> = async (call) => {
  const { parts, actor, tenant, tenantSettings, body, requestId } = call;
  const known = await requireAccount(call);
  const { id } = known;
  const names = { name: tidyName(body.name), family_name: tidyName(body.family_name) };
  const forms = await registrationFormsOf(
    parts,
    tenant,
    registrationKindOf((known.dynamic_data as Values | null)?.['account_RegistrationType']),
  );
  const asked = nameQuestionsOf(forms.map(({ surveyDefinition }) => surveyDefinition));
  const words = await fieldWordsFor(call);
  const isTaken = (member: keyof typeof names): boolean =>
    names[member] === tidyName(known[member]) || isTakenName(names[member], asked[member]);
  const { address, faults: ofAddress } = changedAddress(addressOf(known), body.address, words);
  const faults = [
    ...(isTaken('name') ? [] : [{ question: 'name', message: words.firstNameInvalid }]),
    ...(isTaken('family_name') ? [] : [{ question: 'family_name', message: words.lastNameInvalid }]),
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
