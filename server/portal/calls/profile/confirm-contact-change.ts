import { timingSafeEqual } from 'node:crypto';
import { codeDigitsOf } from '#schemas/tenant';
import { passcodeIn } from '#schemas/values/passcode';
import type { Tables } from '../../../platform/db/index.ts';
import { consumeRateLimit } from '../../../platform/rate-counters/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import {
  accountForUpdate,
  appendEntry,
  endLinks,
  onBehalfOf,
  releaseAddress,
  requireAccount,
  updateAccountRow,
  type AccountRow,
} from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { codeHash } from './code-hash.ts';
import { isTaken, noticeLanguage, requireContact, type ProfileParts } from './profile-parts.ts';
import { profileOf } from './read-profile.ts';

/**
 * PRO-01: with the code that was sent there, and the one that was sent to where the person was reached before, the new address or number counts: it
 * is what the person signs in with, the one before gets a notice, and their other sign-ins end, as links do that were mailed to the one before. Tries
 * are counted, also where they fail.
 */
export const confirmContactChange: Operation<'profile.confirmContact', ProfileParts> = async (call) => {
  const { parts, actor, tenant, tenantSettings, body, address, language, requestId } = call;
  const { kind } = body;
  const { id: accountId } = await requireAccount(call);
  const contact = requireContact(parts, tenantSettings.identity, kind);
  await consumeRateLimit(parts, { tenant, what: 'contact-steps', of: address, limit: parts.limits.signIn, seconds: 60 });
  const at = new Date(parts.clock());
  const { userPoolId: poolId } = tenantSettings.identity;
  const outcome = await parts.db
    .transaction(async (trx): Promise<AccountRow | ProblemError> => {
      const before = await accountForUpdate(trx, tenant, accountId);
      const own = { tenant_id: tenant, account_id: accountId, kind };
      const change = await trx
        .selectFrom('contact_change')
        .selectAll()
        .where((eb) => eb.and(own))
        .executeTakeFirst();
      if (change && change.expires_at <= at)
        // What is refused as too old stays so (SEC-1).
        await trx
          .deleteFrom('contact_change')
          .where((eb) => eb.and(own))
          .execute();
      if (!change || change.expires_at <= at) return expired();
      if (change.tries >= contact.triesPerCode) return wrongCode(0, bothCodes(change));
      const wrong = wrongCodes(parts, change, codesIn(body, codeDigitsOf(tenantSettings)));
      if (wrong.length > 0) {
        const tries = change.tries + 1;
        await trx
          .updateTable('contact_change')
          .set({ tries })
          .where((eb) => eb.and(own))
          .execute();
        return wrongCode(contact.triesPerCode - tries, wrong);
      }
      await trx
        .deleteFrom('contact_change')
        .where((eb) => eb.and({ tenant_id: tenant, account_id: accountId }))
        .execute();
      // Another account got it meanwhile. Who has the code has the address, and may know.
      const { taken, writtenIn } = await isTaken(trx, { contact, poolId, account: before }, { kind, value: change.value });
      if (taken) return inUse();
      if (kind === 'email') await releaseAddress(trx, writtenIn, { at, actor: actor.sub, requestId });
      const after = await updateAccountRow(trx, before, { [kind]: change.value, updated_at: at });
      await contact.endSignIns(trx, poolId, before, actor.staff ? undefined : actor.originJti);
      await contact.rename(trx, poolId, before, change.value);
      if (kind === 'email') await endLinks(trx, tenant, accountId);
      const reader = noticeLanguage(actor, before, language);
      for (const to of new Set([before[kind], before.email].filter(Boolean) as string[]))
        await contact.notify(trx, poolId, { kind: 'changed', to, newValue: change.value }, reader);
      const event = { tenant, at, actor: actor.sub, onBehalfOf: onBehalfOf(call, accountId), object: `account/${accountId}`, requestId };
      await appendEntry(trx, { ...event, action: `account.${kind}-changed`, before, after });
      return after;
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return inUse();
      throw error;
    });
  if (outcome instanceof ProblemError) throw outcome;
  contact.sendQueued();
  return profileOf(call, outcome);
};

type ContactChangeRow = Pick<Tables['contact_change'], 'id' | 'code_hash' | 'present_code_hash' | 'decoy'>;
interface Codes {
  readonly code: string;
  readonly presentCode?: string | undefined;
}
type Which = 'code' | 'presentCode';

const bothCodes = ({ present_code_hash }: ContactChangeRow): readonly Which[] =>
  present_code_hash === null ? ['code'] : ['code', 'presentCode'];

/** Which of the codes are not right. Both are compared, always. */
function wrongCodes(parts: ProfileParts, change: ContactChangeRow, { code, presentCode = '' }: Codes): readonly Which[] {
  const isRight = (to: 'new' | 'present', typed: string, hash: string | null): boolean =>
    hash !== null && isSame(codeHash(parts, change.id, to, typed), hash);
  const right = {
    code: isRight('new', code, change.code_hash) && !change.decoy,
    presentCode: isRight('present', presentCode, change.present_code_hash),
  };
  return bothCodes(change).filter((which) => !right[which]);
}

/** The codes in what was typed. */
const codesIn = ({ code, presentCode }: Codes, length: number): Codes => ({
  code: passcodeIn(code, length),
  ...(presentCode === undefined ? {} : { presentCode: passcodeIn(presentCode, length) }),
});

const wrongCode = (triesLeft: number, wrong: readonly Which[]): ProblemError => {
  const questions = wrong.map((question) => ({ question, message: 'This code is not right.' }));
  return new ProblemError(422, 'wrong-code', 'This code is not right.', { members: { questions, triesLeft: Math.max(0, triesLeft) } });
};
const expired = (): ProblemError => new ProblemError(409, 'code-expired', 'This code does not count any more. Ask for another one.');
const inUse = (): ProblemError => new ProblemError(409, 'in-use', 'Another account has this address or number by now.');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const isUniqueViolation = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === '23505';
