import { hourSeconds } from '#locale/dates-and-numbers/units-of-time';
import type { AnswerCheck } from '#forms/model';
import type { Tenant } from '#schemas/tenant';
import { consumeLookup, consumeWindow, type LookupParts } from '../../../platform/rate-counters/index.ts';
import type { VerifyPerson } from '../../../services/recaptcha/index.ts';
import { isOfAnother, type NameParts } from '../../records/index.ts';

export interface CheckParts extends LookupParts, NameParts {
  readonly verifyPerson: VerifyPerson;
  /** Whether answers of people who are signed in are taken, a few of them, while the check of persons is down (SEC-36). */
  readonly acceptsUnchecked: boolean;
}

/** Who sends the answers, and where. */
export interface Sender {
  /** Host name of the page. */
  readonly host: string;
  /** Absent in a registration, which answers by itself who has an account (docs/decisions/0006). */
  readonly accountId?: string | undefined;
  /** Whether a session proves who they are. */
  readonly signedIn: boolean;
}

const uncheckedAnHour = 5;

/**
 * The questions whose answers the server refuses by what it finds out itself: an address or number of another account, no proof of a person. 429 for an
 * account that has too many addresses looked up: a form must not reveal more than the check beside its question does (SEC-3).
 */
export async function refusedByChecks(
  parts: CheckParts,
  tenant: Tenant,
  checks: readonly AnswerCheck[],
  sender: Sender,
): Promise<{ readonly question: string; readonly message: string }[]> {
  const refused: { question: string; message: string }[] = [];
  // A token of a person is used up by its check: it is the last, of answers that are taken otherwise.
  for (const isOfPerson of [false, true])
    for (const check of checks.filter(({ what }) => (what === 'person') === isOfPerson)) {
      if (isOfPerson && refused.length > 0) return refused;
      const message = await refusalOf(parts, tenant, check, sender);
      if (message !== undefined) refused.push({ question: check.question, message });
    }
  return refused;
}

async function refusalOf(
  parts: CheckParts,
  { slug: tenant, identity }: Tenant,
  check: AnswerCheck,
  sender: Sender,
): Promise<string | undefined> {
  const { what, value } = check;
  const { host, accountId, signedIn } = sender;
  if (what !== 'person') {
    if (accountId === undefined) return undefined;
    await consumeLookup(parts, { tenant, what: 'lookups of answers', of: accountId });
    return (await isOfAnother(parts, identity, { tenant, by: what, value }, accountId)) ? check.refused : undefined;
  }
  const result = await parts.verifyPerson({ tenant, token: value, host });
  if (result === 'refused') return check.refused;
  if (result !== 'unknown') return undefined;
  const key = `unchecked ${parts.hmac('recaptcha', accountId ?? '')}`;
  const isTaken =
    parts.acceptsUnchecked &&
    signedIn &&
    accountId !== undefined &&
    (await consumeWindow(parts.db, parts.clock(), { tenant, key, limit: uncheckedAnHour, seconds: hourSeconds }));
  return isTaken ? undefined : check.unknown;
}
