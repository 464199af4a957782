import { randomUUID } from 'node:crypto';
import { hourSeconds } from '#locale/dates-and-numbers/units-of-time';
import { consumeRateLimit } from '../../../platform/rate-counters/index.ts';
import { answersRefused, ProblemError } from '../../../platform/problems/index.ts';
import { mailFault, type FieldWords } from '#forms/definition';
import { normalMailAddress } from '#schemas/values/mail-address';
import { dialledNumber } from '#schemas/values/telephone/dialled-number';
import { countryAtHome } from '#schemas/values/telephone/dialing-codes';
import { readPhone } from '#schemas/values/telephone/read-phone';
import { filled } from '#locale/messages/filled';
import { appendEntry, accountForUpdate, onBehalfOf, requireAccount } from '../../records/index.ts';
import { fieldWordsFor, translatorFor } from '../../rules/index.ts';
import type { Operation } from '../call.ts';
import { codeHash } from './code-hash.ts';
import {
  contactElsewhere,
  isTaken,
  noticeLanguage,
  presentAddress,
  requireContact,
  unprovenNames,
  type ProfileParts,
} from './profile-parts.ts';
import { profileOf } from './read-profile.ts';

/**
 * PRO-01: a code is sent to a new mail address or telephone number, and another to where the person is reached now; the new one counts once both come
 * back. The one before goes on meanwhile. A new one replaces what was begun before. Staff need the first code alone: they know the person otherwise; a
 * colleague's sign-in they do not change, whose rights it has. An address of another account is answered alike: its owner alone learns of it, by a message without a code.
 */
export const startContactChange: Operation<'profile.startContact', ProfileParts> = async (call) => {
  const { parts, actor, tenant, tenantSettings, body, address, language, requestId } = call;
  const { kind } = body;
  const account = await requireAccount(call);
  const contact = requireContact(parts, tenantSettings.identity, kind);
  const words = await fieldWordsFor(call);
  const read =
    kind === 'email' ? addressOf(body.value) : numberOf(body.value, countryAtHome(account.phone, tenantSettings.identity.country));
  if ('word' in read) throw answersRefused([{ question: kind, message: filled(words[read.word], read.values) }]);
  const { value } = read;
  const { userPoolId: poolId } = tenantSettings.identity;
  const isPresent = value === account[kind];
  const isProof = isPresent && (await unprovenNames(parts, tenantSettings.identity, account)).includes(kind);
  const isServed = kind === 'email' || contact.serves(poolId, value);
  const fault = isPresent && !isProof ? 'account.sameContact' : isServed ? undefined : 'account.countryNotServed';
  if (fault) throw answersRefused([{ question: kind, message: (await translatorFor(call))(fault) }]);
  const { codesPerHour, signIn } = parts.limits;
  await consumeRateLimit(parts, { tenant, what: 'contact-steps', of: address, limit: signIn, seconds: 60 });
  await consumeRateLimit(parts, { tenant, what: 'contact-codes', of: account.id, limit: codesPerHour, seconds: hourSeconds });
  await consumeRateLimit(parts, { tenant, what: 'contact-codes-to', of: value, limit: codesPerHour, seconds: hourSeconds });
  const reader = noticeLanguage(actor, account, language);
  const at = new Date(parts.clock());
  const asked = await parts.db.transaction(async (trx) => {
    const held = await accountForUpdate(trx, tenant, account.id);
    if (actor.staff && (await contact.isInGroup(trx, poolId, held))) throw ofStaff();
    const present = actor.staff ? undefined : presentAddress(isProof ? { ...held, [kind]: '' } : held, tenantSettings.identity);
    if (!actor.staff && !present) throw contactElsewhere();
    const { taken: decoy } = await isTaken(trx, { contact, poolId, account }, { kind, value });
    const { code, seconds } = contact.newCode(poolId);
    const presentCode = contact.newCode(poolId).code;
    const id = randomUUID();
    const change = {
      id,
      value,
      code_hash: codeHash(parts, id, 'new', code),
      present_code_hash: present ? codeHash(parts, id, 'present', presentCode) : null,
      decoy,
      tries: 0,
      created_at: at,
      expires_at: new Date(at.getTime() + seconds * 1000),
    };
    await trx
      .insertInto('contact_change')
      .values({ tenant_id: tenant, account_id: account.id, kind, ...change })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id', 'kind']).doUpdateSet(change))
      .execute();
    await contact.notify(trx, poolId, decoy ? { kind: 'taken', to: value } : { kind: 'code', to: value, code }, reader);
    if (present) await contact.notify(trx, poolId, { kind: 'present', to: present, code: presentCode, newValue: value }, reader);
    const event = { tenant, at, actor: actor.sub, onBehalfOf: onBehalfOf(call, account.id), object: `account/${account.id}`, requestId };
    await appendEntry(trx, { ...event, action: `account.${kind}-change-begun`, after: { kind, value } });
    return held;
  });
  contact.sendQueued();
  return profileOf(call, asked);
};

/** What a code can be sent to, or the word of what is wrong with it and the values of its places. */
type ReadContact = { readonly value: string } | { readonly word: keyof FieldWords; readonly values: Readonly<Record<string, string>> };

function addressOf(typed: string): ReadContact {
  const value = normalMailAddress(typed);
  const word = mailFault(value);
  return word ? { word, values: {} } : { value };
}

function numberOf(typed: string, country: string | undefined): ReadContact {
  const number = dialledNumber(readPhone(typed, country));
  return 'word' in number ? number : { value: number.e164 };
}

const ofStaff = (): ProblemError =>
  new ProblemError(403, 'of-staff', 'This person is staff. Who administers your sign-ins changes their address or number.');
