import { appendEntry, updateAccountRow, type PublishedContent, type RecordStore } from '../../records/index.ts';
import { normalName } from '../../../services/identity/index.ts';
import { accountAfterEvent } from './account-after-event.ts';
import { bookingOfProject } from './booking-of-project.ts';
import { type BookingMarks, readBookingMark } from './booking-mark.ts';
import type { InterviewEvent } from './interview-event.ts';

interface Reported {
  /** Slug of the tenant whose calendar it is: no account of another is touched. */
  readonly tenant: string;
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
  { tenant, event, requestId }: Reported,
): Promise<Recorded> {
  const { mark: text, identifier } = event.bound;
  const mark = text === undefined ? undefined : readBookingMark(parts, tenant, text);
  return parts.db.transaction(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where((eb) =>
        mark ? eb('id', '=', mark.account) : identifier ? eb('identifier', '=', identifier) : eb('email', '=', normalName(event.email)),
      )
      .forUpdate()
      .executeTakeFirst();
    if (!account) return 'unknown';
    const booking = await bookingOfProject(parts, tenant, account.project_id);
    const next = accountAfterEvent(
      account,
      event,
      booking,
      (lastEvent) => mark?.after === lastEvent || (!mark && identifier !== undefined),
    );
    if (typeof next === 'string') return next;
    const at = new Date(parts.clock());
    const values = { claims: JSON.stringify(next.claims), status_code: next.statusCode, updated_at: at };
    const after = await updateAccountRow(trx, account, values);
    await appendEntry(trx, {
      tenant,
      at,
      actor: 'calendar',
      onBehalfOf: account.id,
      action: `interview.${event.kind}`,
      object: `account/${account.id}`,
      before: account,
      after,
      requestId,
    });
    return next.isSecond ? 'second' : 'recorded';
  });
}
