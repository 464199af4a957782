import type { Actor } from '../../../platform/http/index.ts';
import type { Seal } from '../../../services/identity/index.ts';
import type { AccountRow } from '../../records/index.ts';
import { lastReportOf } from './account-after-event.ts';

/** What binds a booking to an account (BKG-06): the calendar gets it in the address of its frame, and hands it back with what it reports. */
export interface BookingMarks {
  readonly bookingMarks: Seal;
}

/** The account a mark was made for, and which of its appointments: `after`, what the calendar had reported last by then. */
interface Mark {
  readonly tenant: string;
  readonly account: string;
  readonly after: string;
  /** The member of staff who opened the calendar; absent if the claimant did. */
  readonly by?: { readonly sub: string; readonly name: string };
}

/** Calendars cut what they hand back. */
const maxName = 40;

/** The mark of the next appointment of an account: it stays the same until the calendar reports something, and no other person can guess it. It names who of the staff asks for it (FRM-19). */
export function bookingMark(
  { bookingMarks }: BookingMarks,
  account: Pick<AccountRow, 'tenant_id' | 'id' | 'claims'>,
  { staff, sub, name, username }: Pick<Actor, 'staff' | 'sub' | 'name' | 'username'>,
): string {
  const by = staff ? [sub, (name || username).slice(0, maxName)] : [];
  return bookingMarks.seal(JSON.stringify([account.tenant_id, account.id, lastReportOf(account), ...by]));
}

/** Reads a mark that the calendar handed back; undefined for a text that is no mark of this tenant. */
export function readBookingMark({ bookingMarks }: BookingMarks, tenant: string, text: string): Mark | undefined {
  try {
    const [of, account, after, sub, name] = JSON.parse(bookingMarks.open(text)) as [string, string, string, string?, string?];
    return of === tenant ? { tenant, account, after, ...(sub === undefined ? {} : { by: { sub, name: name ?? sub } }) } : undefined;
  } catch {
    return undefined;
  }
}
