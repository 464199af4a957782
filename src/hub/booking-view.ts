import { pickText, type Languages } from '#engine';
import type { BookingAction, BookingConfig, BookingView, BookingVisit, BookingWidget, ClaimsAnswer } from '#schemas/api';
import { isAtHost } from '#schemas/shared/external-host';

const actions: readonly BookingAction[] = ['new', 'cancel', 'reschedule'];

/** BKG-01: what the screen was opened with, by the history of the browser; undefined where it was not opened from the hub. Pure. */
export function readVisit(state: unknown): BookingVisit | undefined {
  const given = (typeof state === 'object' && state !== null ? state : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
  const action = actions.find((one) => one === given['action']);
  if (!action || !text('projectId')) return undefined;
  const [cancelUrl, rescheduleUrl] = [text('cancelUrl'), text('rescheduleUrl')];
  return {
    action,
    projectId: text('projectId'),
    email: text('email'),
    fullName: text('fullName'),
    ...(cancelUrl ? { cancelUrl } : {}),
    ...(rescheduleUrl ? { rescheduleUrl } : {}),
  };
}

interface Given {
  readonly visit: BookingVisit;
  readonly booking: BookingConfig;
  readonly answer: Pick<ClaimsAnswer, 'app_StartTime'> | undefined;
  /** Host of the portal, as the calendar wants to know it. */
  readonly embeddedAt: string;
  readonly languages: Languages;
}

type Around = Pick<BookingView, 'help' | 'backHref'>;

/** BKG-01 to BKG-05: the booking screen for what it was opened with. Pure. */
export function bookingView(given: Given, around: Around): BookingView {
  const { visit, booking, answer, languages } = given;
  const { action } = visit;
  const words = booking.screens?.[action];
  const [header, text] = [pickText(words?.header, languages), pickText(words?.text, languages)];
  const widget = booking.isAppointmentBookingEnabled ? widgetOf(given) : undefined;
  const startsAt = answer?.app_StartTime;
  return {
    action,
    ...(header ? { header } : {}),
    ...(text ? { text } : {}),
    ...(widget ? { widget } : { fault: 'no-address' }),
    asksFirst: booking.asksBeforeWidget,
    ...(startsAt ? { interview: { startsAt, minutes: booking.interviewMinutes, timeZone: booking.timeZone } } : {}),
    ...around,
  };
}

/** The calendar at the address of the action, at a host that the tenant names for frames; else there is none. */
function widgetOf({ visit, booking, embeddedAt }: Given): BookingWidget | undefined {
  const { action, cancelUrl, rescheduleUrl, fullName: name, email } = visit;
  const address = { new: booking.calendlyDataUrl, cancel: cancelUrl, reschedule: rescheduleUrl }[action];
  if (address === undefined || !isAtHost(address, booking.frameHosts)) return undefined;
  const page = new URL(address);
  // What a calendar of Calendly's protocol hands back with its reports (BKG-06).
  if (action === 'new' && booking.bookingMark) page.searchParams.set('utm_content', booking.bookingMark);
  const bare = page.href;
  const prefill = action === 'new' ? { ...(name ? { name } : {}), ...(email ? { email } : {}) } : {};
  for (const [key, value] of Object.entries(prefill)) page.searchParams.set(key, value);
  for (const [key, value] of Object.entries(booking.colours ?? {}))
    if (action === 'new') page.searchParams.set(`${key}_color`, value.replace('#', ''));
  const shown = booking.standIn === undefined ? page : new URL(`${booking.standIn}${page.pathname}${page.search}`);
  const frame = new URL(shown);
  frame.searchParams.set('embed_domain', embeddedAt);
  frame.searchParams.set('embed_type', 'Inline');
  const { widgetScript } = booking;
  return {
    host: page.hostname,
    src: frame.href,
    origin: frame.origin,
    href: shown.href,
    ...(widgetScript !== undefined && booking.standIn === undefined ? { script: { src: widgetScript, url: bare, prefill } } : {}),
  };
}
