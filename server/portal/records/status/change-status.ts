import type { Selectable, Transaction } from 'kysely';
import type { StatusChangeTable, Tables } from '../../../platform/db/index.ts';
import type { AccountRow } from '../account/account-of.ts';
import { updateAccountRow } from '../account/account-for-update.ts';
import { appendEntry } from '../audit/append-entry.ts';

export type StatusChangeRow = Selectable<StatusChangeTable>;

/** A text as content has it: in one language for all, by language, or in the order of the tenant's languages. */
type Words = string | Readonly<Record<string, string>> | readonly string[];

/** What an account holds of its status. */
interface HeldStatus {
  readonly code: string;
  readonly accountStatus: number;
  /** As the administrator's system or the firm wrote it; absent: the words of the workflow count. */
  readonly description?: unknown;
  /** The firm wrote it with the status: it comes before the words of the workflow. */
  readonly isWritten?: boolean;
  /** Facts about this status, one of them with its deadline. */
  readonly details?: unknown;
}

export interface StatusChange {
  readonly code: string;
  /** Absent: the account keeps its own. */
  readonly accountStatus?: number | undefined;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** What the claimant reads; absent: the words of the workflow. */
  readonly words?: Words | undefined;
  readonly note?: string | undefined;
  readonly by: StatusAuthor;
  readonly at: Date;
  /** When a claims system made it; default: `at`. */
  readonly madeAt?: Date | undefined;
  readonly requestId: string;
}

/** The actor of changes that the calendar of the tenant makes. */
export const calendarActor = 'calendar';

/** Who makes a change: an identity (its subject), `calendar`, or a client. */
export interface StatusAuthor {
  readonly actor: string;
  /** As staff read it. */
  readonly name: string;
}

/**
 * STS-02: gives an account that the transaction holds (`accountForUpdate`) another status: its code, its number and its words, with one record and one audit entry.
 * A description that was held is replaced, and with another code deadline and details go: they would be of the status before.
 */
export async function changeStatus(trx: Transaction<Tables>, account: AccountRow, change: StatusChange): Promise<AccountRow> {
  const { code, accountStatus = account.status, day, words, note, by, at, madeAt = at } = change;
  const last = await lastNumber(trx, account);
  await trx
    .insertInto('status_change')
    .values({
      tenant_id: account.tenant_id,
      account_id: account.id,
      number: last + 1,
      code,
      day,
      words: words ? JSON.stringify(words) : null,
      note: note ?? null,
      actor: by.actor,
      actor_name: by.name,
      at,
      made_at: madeAt,
      replaced: JSON.stringify(heldStatusOf(account)),
    })
    .execute();
  const isWritten = words !== undefined && by.actor !== calendarActor;
  const details = code === account.status_code ? detailsOf(account) : undefined;
  return hold(trx, account, { code, accountStatus, description: words, isWritten, details }, { ...change, action: 'status.changed' });
}

/** STS-04: takes the newest change of an account back: what it replaced holds again. */
export async function undoStatusChange(
  trx: Transaction<Tables>,
  account: AccountRow,
  { number, replaced }: StatusChangeRow,
  change: Pick<StatusChange, 'by' | 'at' | 'requestId'>,
): Promise<AccountRow> {
  await trx
    .updateTable('status_change')
    .set({ undone_at: change.at, undone_by: change.by.name })
    .where('tenant_id', '=', account.tenant_id)
    .where('account_id', '=', account.id)
    .where('number', '=', number)
    .execute();
  // A change of an earlier version left the details where they were, and records none.
  return hold(trx, account, { details: detailsOf(account), ...(replaced as HeldStatus) }, { ...change, action: 'status.undone' });
}

/** The newest of these changes that was not taken back. */
export const newestChange = (changes: readonly StatusChangeRow[]): StatusChangeRow | undefined =>
  changes.find(({ undone_at }) => undone_at === null);

/** The changes of an account, newest first; those that were taken back, too. */
export const statusChangesOf = (
  db: Pick<Transaction<Tables>, 'selectFrom'>,
  { tenant_id, id }: Pick<AccountRow, 'tenant_id' | 'id'>,
): Promise<StatusChangeRow[]> =>
  db
    .selectFrom('status_change')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('account_id', '=', id)
    .orderBy('number', 'desc')
    .execute();

/** As `statusChangesOf`, of those accounts that have any, by id. */
export async function statusChangesOfEach(
  db: Pick<Transaction<Tables>, 'selectFrom'>,
  accounts: readonly Pick<AccountRow, 'tenant_id' | 'id'>[],
): Promise<ReadonlyMap<string, readonly StatusChangeRow[]>> {
  const [first] = accounts;
  if (!first) return new Map();
  const changes = await db
    .selectFrom('status_change')
    .selectAll()
    .where('tenant_id', '=', first.tenant_id)
    .where(
      'account_id',
      'in',
      accounts.map(({ id }) => id),
    )
    .orderBy('number', 'desc')
    .execute();
  return Map.groupBy(changes, ({ account_id }) => account_id);
}

async function lastNumber(trx: Transaction<Tables>, { tenant_id, id }: AccountRow): Promise<number> {
  const { last } = await trx
    .selectFrom('status_change')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('tenant_id', '=', tenant_id)
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

interface Claims {
  readonly accountStatus?: Pick<HeldStatus, 'description' | 'isWritten' | 'details'>;
}

const heldClaims = ({ claims }: Pick<AccountRow, 'claims'>): Claims => (claims ?? {}) as Claims;

const detailsOf = (account: AccountRow): unknown => heldClaims(account).accountStatus?.details;

const heldStatusOf = (account: AccountRow): HeldStatus => ({
  code: account.status_code,
  accountStatus: account.status,
  ...wordsOf(heldClaims(account).accountStatus ?? {}),
});

/** What there is to be read of a status. */
const wordsOf = ({ description, isWritten, details }: NonNullable<Claims['accountStatus']>): NonNullable<Claims['accountStatus']> => ({
  ...(description === undefined ? {} : { description }),
  ...(isWritten ? { isWritten } : {}),
  ...(details === undefined ? {} : { details }),
});

async function hold(
  trx: Transaction<Tables>,
  account: AccountRow,
  { code, accountStatus, ...words }: HeldStatus,
  { by, at, requestId, action }: Pick<StatusChange, 'by' | 'at' | 'requestId'> & { readonly action: string },
): Promise<AccountRow> {
  const claims = { ...heldClaims(account), accountStatus: wordsOf(words) };
  const values = { status_code: code, status: accountStatus, claims: JSON.stringify(claims), updated_at: at };
  const after = await updateAccountRow(trx, account, values);
  await appendEntry(trx, {
    tenant: account.tenant_id,
    at,
    actor: by.actor,
    onBehalfOf: account.id,
    action,
    object: `account/${account.id}`,
    before: account,
    after,
    requestId,
  });
  return after;
}
