import type { Seal } from '../../../services/identity/index.ts';
import type { AccountRow } from '../../records/index.ts';
import type { HeldInterview } from './account-after-event.ts';

/** What binds a booking to an account (BKG-06): the calendar gets it in the address of its frame, and hands it back with what it reports. */
export interface BookingMarks {
  readonly bookingMarks: Seal;
}

/** The account a mark was made for, and which of its appointments: `after`, what the calendar had reported last by then. */
interface Mark {
  readonly tenant: string;
  readonly account: string;
  readonly after: string;
}

/** The mark of the next appointment of an account: it stays the same until the calendar reports something, and no other person can guess it. */
export function bookingMark({ bookingMarks }: BookingMarks, account: Pick<AccountRow, 'tenant_id' | 'id' | 'claims'>): string {
  const { app_EventAt: after = '' } = (account.claims ?? {}) as HeldInterview;
  return bookingMarks.seal(JSON.stringify({ tenant: account.tenant_id, account: account.id, after } satisfies Mark));
}

/** Reads a mark that the calendar handed back; undefined for a text that is no mark of this tenant. */
export function readBookingMark({ bookingMarks }: BookingMarks, tenant: string, text: string): Mark | undefined {
  try {
    const mark = JSON.parse(bookingMarks.open(text)) as Mark;
    return mark.tenant === tenant ? mark : undefined;
  } catch {
    return undefined;
  }
}
