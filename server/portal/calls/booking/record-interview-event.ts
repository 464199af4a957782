import { dayOfFirm, type Tenant } from '#schemas/tenant';
import {
  type AccountRow,
  appendEntry,
  calendarActor,
  changeStatus,
  type PublishedContent,
  type RecordStore,
  statusesOf,
  updateAccountRow,
} from '../../records/index.ts';
import type { Handle } from '../../../platform/db/index.ts';
import { normalName } from '../../../services/identity/index.ts';
import { accountAfterEvent, lastReportOf } from './account-after-event.ts';
import { bookingOfProject } from './booking-of-project.ts';
import { type BookingMarks, readBookingMark } from './booking-mark.ts';
import type { InterviewEvent } from './interview-event.ts';

interface Reported {
  /** Whose calendar it is: no account of another is touched. */
  readonly tenant: Pick<Tenant, 'slug' | 'timeZone'>;
  readonly event: InterviewEvent;
  readonly requestId: string;
}

/**
 * What became of a report. `unknown`: an address that no account of the tenant has. `unbound`: a booking under the address of an account that was not made from
 * the account. `second`: recorded in place of an interview that is still ahead, and still in the calendar. Staff look after all three.
 */
export type Recorded = 'recorded' | 'second' | 'unchanged' | 'unknown' | 'unbound';

/** CLM-11, BKG-06: keeps what the tenant's calendar reported with the account that it is of, with its audit entry. A repeat changes nothing. */
export async function recordInterviewEvent(
  parts: RecordStore & PublishedContent & BookingMarks,
  { tenant: firm, event, requestId }: Reported,
): Promise<Recorded> {
  const tenant = firm.slug;
  const { mark: text, identifier } = event.bound;
  const mark = text === undefined ? undefined : readBookingMark(parts, tenant, text);
  const accounts = (db: Handle) =>
    db
      .selectFrom('account')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where((eb) =>
        mark ? eb('id', '=', mark.account) : identifier ? eb('identifier', '=', identifier) : eb('email', '=', normalName(event.email)),
      );
  // Content is stored in the same database: inside of a transaction, reading it would wait for the transaction.
  const named = await accounts(parts.db.kysely).executeTakeFirst();
  if (!named) return 'unknown';
  const [booking, statuses] = await Promise.all([bookingOfProject(parts, tenant, named.project_id), statusesOf(parts, named)]);
  return parts.db.transaction(async (trx) => {
    const account = await accounts(trx).forUpdate().executeTakeFirst();
    if (!account) return 'unknown';
    const next = accountAfterEvent(
      account,
      event,
      booking,
      (lastEvent) => mark?.after === lastEvent || (!mark && identifier !== undefined),
    );
    if (typeof next === 'string') return next;
    const at = new Date(parts.clock());
    const by = authorOf(mark, account);
    const after = await updateAccountRow(trx, account, { claims: JSON.stringify(next.claims), updated_at: at });
    await appendEntry(trx, {
      tenant,
      at,
      actor: by.actor,
      onBehalfOf: account.id,
      action: `interview.${event.kind}`,
      object: `account/${account.id}`,
      before: account,
      after,
      requestId,
    });
    if (next.status) {
      const { code, description } = next.status;
      const accountStatus = statuses.find((status) => status.code === code)?.accountStatus;
      await changeStatus(trx, after, { code, accountStatus, day: dayOfFirm(firm, parts.clock()), words: description, by, at, requestId });
    }
    return next.isSecond ? 'second' : 'recorded';
  });
}

/** FRM-19: who of the staff opened the calendar for this report; else the calendar. A calendar may hand back the mark of an earlier report of a booking, which counts no more. */
const authorOf = (mark: ReturnType<typeof readBookingMark>, account: AccountRow): { readonly actor: string; readonly name: string } =>
  mark?.by && mark.after === lastReportOf(account)
    ? { actor: mark.by.sub, name: mark.by.name }
    : { actor: calendarActor, name: calendarActor };
