/** What a calendar reports of one interview. */
export type InterviewEvent =
  | {
      readonly kind: 'booked';
      /** When it was reported, in milliseconds since 1970. */
      readonly at: number;
      readonly email: string;
      readonly bound: Bound;
      /** ISO 8601, UTC. */
      readonly startsAt: string;
      readonly cancelUrl: string;
      readonly rescheduleUrl: string;
      /** Of an interview that was moved: id of the booking before, the last part of its cancel address. */
      readonly replaces?: string;
    }
  | { readonly kind: 'cancelled'; readonly at: number; readonly email: string; readonly bound: Bound; readonly cancelUrl: string };

/** What names the account, beside the address that the invitee typed, which proves nothing. */
interface Bound {
  /** Of the account, as the calendar's frame was given it; Calendly hands it back as `tracking.utm_content`. */
  readonly mark?: string;
  /** Registration number, of a back office that reports by itself. An invitee cannot set it. */
  readonly identifier?: string;
}

/**
 * Reads a webhook of Calendly, `invitee.created` or `invitee.canceled`. Undefined: it is about something else, or about the earlier time of an interview
 * that was moved, of which the new time is reported too. Null: it cannot be understood. Pure.
 */
export function readInterviewEvent(body: unknown): InterviewEvent | undefined | null {
  const { event, created_at: created, payload } = membersOf(body);
  const {
    email,
    cancel_url: cancelUrl,
    reschedule_url: rescheduleUrl,
    rescheduled,
    old_invitee: before,
    scheduled_event: scheduled,
    tracking,
    identifier,
  } = membersOf(payload);
  if (event !== 'invitee.created' && event !== 'invitee.canceled') return typeof event === 'string' ? undefined : null;
  const at = momentOf(created);
  if (at === undefined || typeof email !== 'string' || !isHttps(cancelUrl)) return null;
  const mark = membersOf(tracking)['utm_content'];
  const bound = { ...(typeof mark === 'string' ? { mark } : {}), ...(typeof identifier === 'string' ? { identifier } : {}) };
  if (event === 'invitee.canceled') return rescheduled === true ? undefined : { kind: 'cancelled', at, email, bound, cancelUrl };
  const start = momentOf(membersOf(scheduled)['start_time']);
  if (start === undefined || !isHttps(rescheduleUrl)) return null;
  const replaces = typeof before === 'string' ? { replaces: lastPartOf(before) } : {};
  return { kind: 'booked', at, email, bound, startsAt: new Date(start).toISOString(), cancelUrl, rescheduleUrl, ...replaces };
}

/** `https://calendly.com/cancellations/1` → `1`: the calendar names a booking so in each of its addresses. Pure. */
export const lastPartOf = (address: string): string => address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

const isHttps = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2000 && URL.canParse(value) && new URL(value).protocol === 'https:';
