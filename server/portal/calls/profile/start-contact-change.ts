import { randomUUID } from 'node:crypto';
import { hourSeconds } from '#schemas/dates-and-numbers/units-of-time';
import { consumeRateLimit } from '../../../platform/rate-counters/index.ts';
import { answersRefused, ProblemError } from '../../../platform/problems/index.ts';
import { emailError } from '#schemas/shared/sign-in';
import { isPhone, normalName } from '../../../services/identity/index.ts';
import { appendEntry, accountForUpdate, onBehalfOf, requireAccount } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { codeHash } from './code-hash.ts';
import { contactElsewhere, isTaken, noticeLanguage, presentAddress, requireContact, type ProfileParts } from './profile-parts.ts';
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
  const value = normalName(body.value);
  const unfit = kind === 'email' ? emailError(value) !== undefined : !isPhone(value);
  if (unfit) throw answersRefused([{ question: kind, message: 'Enter it in full, as name@example.com or +44…' }]);
  if (value === account[kind]) throw answersRefused([{ question: kind, message: 'This is what we have already.' }]);
  const { codesPerHour, signIn } = parts.limits;
  await consumeRateLimit(parts, { tenant, what: 'contact-steps', of: address, limit: signIn, seconds: 60 });
  await consumeRateLimit(parts, { tenant, what: 'contact-codes', of: account.id, limit: codesPerHour, seconds: hourSeconds });
  await consumeRateLimit(parts, { tenant, what: 'contact-codes-to', of: value, limit: codesPerHour, seconds: hourSeconds });
  const reader = noticeLanguage(actor, account, language);
  const at = new Date(parts.clock());
  const { userPoolId: poolId } = tenantSettings.identity;
  const asked = await parts.db.transaction(async (trx) => {
    const held = await accountForUpdate(trx, tenant, account.id);
    if (actor.staff && (await contact.isInGroup(trx, poolId, held))) throw ofStaff();
    const present = actor.staff ? undefined : presentAddress(held, tenantSettings.identity);
    if (!actor.staff && !present) throw contactElsewhere();
    const decoy = await isTaken(trx, { contact, poolId, account }, { kind, value });
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

const ofStaff = (): ProblemError =>
  new ProblemError(403, 'of-staff', 'This person is staff. Who administers your sign-ins changes their address or number.');
