import type { Transaction } from 'kysely';
import { sameJson } from '#engine';
import { maxStatusText } from '#schemas/api';
import { fitDate } from '#schemas/values/date';
import type { Tables } from '../../../platform/db/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { AccountRow } from '../account/account-of.ts';
import { changeStatus, newestChange, type StatusAuthor, type StatusChangeRow, statusChangesOf } from './change-status.ts';
import type { ConfiguredStatus } from './statuses-of.ts';

/** A status that an account is to have, and the one it is known to have now. */
export interface WantedStatus {
  /** Code of the status that is replaced. */
  readonly replaces: string;
  readonly code: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** What the claimant reads, by language, in place of the words of the workflow. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** For the firm alone. */
  readonly note?: string | undefined;
  /** When a claims system made the change, ISO 8601: an account that was changed after that is not changed. */
  readonly madeAt?: string | undefined;
}

/** As `WantedStatus`, of a status that the project of the account has. */
export interface CheckedStatus extends WantedStatus {
  readonly accountStatus: number;
}

interface StatusContext {
  /** YYYY-MM-DD, where the firm is. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Codes of the tenant's languages. */
  readonly languages: readonly string[];
}

/** A change from before is a mistake of a system's clock, or of its empty date. */
const firstDay = '1970-01-01';

/** STS-03: 422 for a status that the account's project does not have, for what is no day or moment, for one ahead, and for words in a language that the tenant does not have. Pure. */
export function checkStatus(
  wanted: WantedStatus,
  statuses: readonly ConfiguredStatus[],
  { today, now, languages }: StatusContext,
): CheckedStatus {
  const { code, day, madeAt } = wanted;
  const status = statuses.find((one) => one.code === code);
  if (!status) throw new ProblemError(422, 'no-such-status', `There is no status "${code}" for this account. ${known(statuses)}`);
  if (fitDate(day) === undefined || day < firstDay)
    throw new ProblemError(422, 'no-such-day', `"${day}" is no day. Write it like ${today}.`);
  if (day > today) throw new ProblemError(422, 'day-ahead', `${day} is still ahead. Give today, ${today}, or a day before it.`);
  if (madeAt !== undefined && !(Date.parse(madeAt) >= Date.parse(firstDay) && Date.parse(madeAt) <= now))
    throw new ProblemError(422, 'made-ahead', `"${madeAt}" is no moment of the past: check the clock of the system.`);
  return { ...wanted, words: writtenWords(wanted.words, languages), accountStatus: status.accountStatus };
}

/** Words that are written, in languages of the tenant; undefined if none are. */
function writtenWords(words: WantedStatus['words'], languages: readonly string[]): WantedStatus['words'] {
  const written = Object.entries(words ?? {}).filter(([, text]) => text.trim() !== '');
  const unknown = written.find(([language]) => !languages.includes(language));
  if (unknown) throw new ProblemError(422, 'no-such-language', `The tenant has no language "${unknown[0]}", only ${languages.join(', ')}.`);
  if (written.some(([, text]) => text.length > maxStatusText))
    throw new ProblemError(422, 'long-text', `The text is longer than ${maxStatusText} characters.`);
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}

/**
 * STS-05: whether an account has a status already, from this day and in these words: setting it again would change nothing but the list of what has happened. One that it
 * has from its beginning is of any day. `changes`: newest first. Pure.
 */
export function hasStatus(
  account: Pick<AccountRow, 'status_code' | 'active'>,
  changes: readonly StatusChangeRow[],
  { code, day, words, note }: Pick<WantedStatus, 'code' | 'day' | 'words' | 'note'>,
): boolean {
  if (!account.active || account.status_code !== code) return false;
  const newest = newestChange(changes);
  if (newest?.code !== code) return words === undefined && note === undefined;
  return newest.day === day && sameJson(newest.words, words ?? null) && (note === undefined || newest.note === note);
}

/**
 * STS-03: gives an account that the transaction holds its new status; undefined for one that it has already. 409 for a closed account, and if the account has another status by now than the one to be
 * replaced, with who changed it and when.
 */
export async function setAccountStatus(
  trx: Transaction<Tables>,
  account: AccountRow,
  { replaces, madeAt, ...wanted }: CheckedStatus,
  change: { readonly by: StatusAuthor; readonly at: Date; readonly requestId: string },
): Promise<AccountRow | undefined> {
  if (!account.active) throw inactiveAccount();
  const changes = await statusChangesOf(trx, account);
  if (hasStatus(account, changes, wanted)) return undefined;
  const newest = newestChange(changes);
  const changedAt = Math.max(0, ...changes.map(({ made_at, undone_at }) => (undone_at ?? made_at).getTime()));
  const members = {
    statusCode: account.status_code,
    ...(newest ? { by: newest.actor_name, changedAt: newest.at.toISOString() } : {}),
  };
  if (madeAt !== undefined && changedAt > Date.parse(madeAt))
    throw new ProblemError(409, 'older-change', `A change that was made later, ${new Date(changedAt).toISOString()}, holds.`, { members });
  if (account.status_code !== replaces) {
    const detail = `The status is ${account.status_code} by now, not ${replaces}. Look at it again before you change it.`;
    throw new ProblemError(409, 'status-changed', detail, { members });
  }
  return changeStatus(trx, account, { ...wanted, ...(madeAt === undefined ? {} : { madeAt: new Date(madeAt) }), ...change });
}

export const inactiveAccount = (): ProblemError =>
  new ProblemError(409, 'inactive-account', 'This account is closed: its status stays as it is, and it is sent nothing.');

const known = (statuses: readonly ConfiguredStatus[]): string =>
  statuses.length === 0
    ? 'The file hub-my-claim-steps of the tenant has no statuses: add them there.'
    : `There are ${statuses.map(({ code }) => code).join(', ')}.`;
