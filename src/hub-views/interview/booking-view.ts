import { pickText, type Languages } from '#engine';
import type { BookingAction, BookingConfig, BookingView, BookingVisit, BookingWidget, ClaimsAnswer } from '#schemas/api';
import { movableInterview, isAhead } from '#schemas/shared/booking';
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

interface BookingViewOptions {
  readonly visit: BookingVisit;
  readonly booking: BookingConfig;
  /** Undefined where there is none. */
  readonly answer: Pick<ClaimsAnswer, 'app_StartTime' | 'app_CancelUrl' | 'app_RescheduleUrl'> | undefined;
  /** Whether the answer could be had. */
  readonly isKnown: boolean;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Of the portal; the calendar wants to know its host. */
  readonly origin: string;
  readonly languages: Languages;
}

type BookingViewFrame = Pick<BookingView, 'help' | 'backHref'>;

/** BKG-01 to BKG-05: the booking screen for what it was opened with. Pure. */
export function bookingView({ visit: opened, ...given }: BookingViewOptions, around: BookingViewFrame): BookingView {
  const { booking, answer, isKnown, now, origin, languages } = given;
  const { app_StartTime: startsAt, app_CancelUrl: cancelUrl, app_RescheduleUrl: rescheduleUrl } = answer ?? {};
  // What the page was opened with may be from before the interview was moved.
  const visit = { ...opened, ...(cancelUrl ? { cancelUrl } : {}), ...(rescheduleUrl ? { rescheduleUrl } : {}) };
  const { action, ...held } = visit;
  const movable = movableInterview(answer);
  const isHeld = action === 'new' && movable !== undefined && isAhead(movable.startsAt, now);
  const isGone = action !== 'new' && isKnown && !startsAt && (opened.cancelUrl ?? opened.rescheduleUrl) !== undefined;
  const words = booking.screens?.[action];
  const [header, text] = [pickText(words?.header, languages), pickText(words?.text, languages)];
  const widget = booking.isAppointmentBookingEnabled ? widgetOf({ visit, booking, origin }) : undefined;
  return {
    action,
    ...(header ? { header } : {}),
    ...(text ? { text } : {}),
    ...(widget ? { widget } : { fault: 'no-address' }),
    asksFirst: booking.asksBeforeWidget,
    ...(startsAt ? { interview: { startsAt, minutes: booking.interviewMinutes, timeZone: booking.timeZone } } : {}),
    ...(isHeld ? { held } : {}),
    ...(isGone ? { gone: true } : {}),
    ...around,
  };
}

type Calendar = Pick<BookingViewOptions, 'visit' | 'booking' | 'origin'>;

/** Address of the calendar's own page for an action; undefined where there is none. The server knows no origin that a browser could follow: a stand-in has a path. Pure. */
export function calendarPage(calendar: Omit<Calendar, 'origin'>): string | undefined {
  const pages = pagesOf({ ...calendar, origin: 'https://portal.invalid' });
  return pages && (calendar.booking.standIn === undefined ? pages.page.href : pages.shown.pathname + pages.shown.search);
}

/** The calendar at the address of the action, at a host that the tenant names for frames; else there is none. */
function pagesOf({ visit, booking, origin }: Calendar) {
  const { action, cancelUrl, rescheduleUrl, fullName: name, email } = visit;
  const address = { new: booking.calendlyDataUrl, cancel: cancelUrl, reschedule: rescheduleUrl }[action];
  if (address === undefined || !isAtHost(address, booking.frameHosts)) return undefined;
  const page = new URL(address);
  // What a calendar of Calendly's protocol hands back with its reports (BKG-06).
  if (booking.bookingMark) page.searchParams.set('utm_content', booking.bookingMark);
  const bare = page.href;
  const prefill = action === 'new' ? { ...(name ? { name } : {}), ...(email ? { email } : {}) } : {};
  for (const [key, value] of Object.entries(prefill)) page.searchParams.set(key, value);
  for (const [key, value] of Object.entries(booking.colours ?? {}))
    if (action === 'new') page.searchParams.set(`${key}_color`, value.replace('#', ''));
  const shown = booking.standIn === undefined ? page : new URL(`${booking.standIn}${page.pathname}${page.search}`, origin);
  return { page, shown, bare, prefill };
}

function widgetOf(calendar: Calendar): BookingWidget | undefined {
  const pages = pagesOf(calendar);
  if (!pages) return undefined;
  const { page, shown, bare, prefill } = pages;
  const frame = new URL(shown);
  frame.searchParams.set('embed_domain', new URL(calendar.origin).host);
  frame.searchParams.set('embed_type', 'Inline');
  const { widgetScript, standIn } = calendar.booking;
  return {
    host: page.hostname,
    src: frame.href,
    origin: frame.origin,
    href: shown.href,
    ...(widgetScript !== undefined && standIn === undefined ? { script: { src: widgetScript, url: bare, prefill } } : {}),
  };
}
