import { dateTimeFormat } from '#locale/dates-and-numbers/intl';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tenantDefaults, type Tenant } from '#schemas/tenant';
import type { Database } from '../../../../platform/db/index.ts';
import { html, onlyFormBodies, requireOwnPage, type Html } from '../../../../platform/http/index.ts';
import { notFound } from '../../../../platform/problems/index.ts';
import { findInterview } from '../../../../portal/calls/index.ts';
import { calendarHost, demoCalendar } from './calendar-address.ts';
import { sendCalendarPage } from './calendar-document.ts';
import { freeTimes } from './free-times.ts';
import { newBooking, reportBooking, type Booking } from './report-booking.ts';

export interface CalendarOptions {
  readonly db: Database;
  readonly clock: () => number;
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  /** Signing key of a tenant's calendar. */
  readonly calendarKey: (tenant: string) => string | undefined;
  readonly https: boolean;
  readonly sheets: readonly string[];
}

interface CalendarRoute {
  Params: { readonly id: string };
  Querystring: { readonly name?: string; readonly email?: string; readonly utm_content?: string };
  Body: { readonly startsAt?: string; readonly name?: string; readonly email?: string } | null | undefined;
}

/**
 * Stands in for the calendar of every tenant of the demo: the pages at which an interview is booked, moved and cancelled, as Calendly has them, and what it reports
 * to the portal. Register it in demo mode only.
 */
export async function calendarRoutes(app: FastifyInstance, options: CalendarOptions): Promise<void> {
  const { db, clock, tenantOf, calendarKey, https, sheets } = options;
  onlyFormBodies(app);
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST') requireOwnPage(request, https);
  });
  const sender = (request: FastifyRequest) => {
    const { slug: tenant } = tenantOf(request);
    return { app, tenant, key: calendarKey(tenant) ?? '' };
  };
  const inWords = (request: FastifyRequest, at: string): string =>
    dateTimeFormat('en-GB', {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: tenantOf(request).timeZone ?? tenantDefaults.timeZone,
    }).format(Date.parse(at));
  const interviewAt = async (request: FastifyRequest<CalendarRoute>, kind: string): Promise<Booking> => {
    const found = await findInterview({ db }, tenantOf(request).slug, `${calendarHost}/${kind}/${request.params.id}`);
    if (!found) throw notFound();
    return found;
  };
  const chosen = (body: CalendarRoute['Body']): string => {
    const startsAt = freeTimes(clock())
      .flat()
      .find((time) => time === body?.startsAt);
    if (!startsAt) throw notFound();
    return startsAt;
  };
  const times = (request: FastifyRequest, fields: Html): Html => html`
    <form method="post" class="cal-times">
      ${fields}
      ${freeTimes(clock()).map(
        (list) => html`
          <div class="cal-day">
            <h2>${inWords(request, list[0] ?? '').replace(/ at .*/, '')}</h2>
            ${list.map(
              (time) =>
                html`<button class="demo-button" name="startsAt" value="${time}" aria-label="${inWords(request, time)}">
                  ${inWords(request, time).split(' at ')[1]}
                </button>`,
            )}
          </div>
        `,
      )}
    </form>
  `;
  const done = (request: FastifyRequest, reply: FastifyReply, { startsAt, cancelUrl }: Booking) => {
    const uri = cancelUrl.replace(calendarHost, 'https://api.calendly.com');
    return sendCalendarPage(reply, {
      title: 'You are scheduled',
      main: html`<p>${inWords(request, startsAt)}</p>`,
      sheets,
      message: { event: 'calendly.event_scheduled', payload: { event: { uri }, invitee: { uri } } },
    });
  };

  app.get<CalendarRoute>(`${demoCalendar}/:firm/:id`, async (request, reply) => {
    const { name = '', email = '' } = request.query;
    const field = (label: string, key: string, value: string, type: string): Html =>
      html`<p>
        <label>${label}<br /><input name="${key}" type="${type}" value="${value}" required /></label>
      </p>`;
    return sendCalendarPage(reply, {
      title: 'Choose a time',
      main: times(request, html`${field('Name', 'name', name, 'text')}${field('Email', 'email', email, 'email')}`),
      sheets,
      message: { event: 'calendly.event_type_viewed', payload: {} },
    });
  });
  app.post<CalendarRoute>(`${demoCalendar}/:firm/:id`, async (request, reply) => {
    const { name = '', email = '' } = request.body ?? {};
    const booking = newBooking({ name, email, startsAt: chosen(request.body) });
    await reportBooking(sender(request), 'invitee.created', { ...booking, mark: request.query.utm_content });
    return done(request, reply, booking);
  });

  app.get<CalendarRoute>(`${demoCalendar}/reschedulings/:id`, async (request, reply) => {
    const { startsAt } = await interviewAt(request, 'reschedulings');
    return sendCalendarPage(reply, {
      title: 'Choose another time',
      main: html`<p>Now: ${inWords(request, startsAt)}</p>
        ${times(request, html``)}`,
      sheets,
    });
  });
  app.post<CalendarRoute>(`${demoCalendar}/reschedulings/:id`, async (request, reply) => {
    const before = await interviewAt(request, 'reschedulings');
    const after = newBooking({ ...before, startsAt: chosen(request.body) });
    await reportBooking(sender(request), 'invitee.canceled', before, before);
    await reportBooking(sender(request), 'invitee.created', { ...after, mark: request.query.utm_content }, before);
    return done(request, reply, after);
  });

  app.get<CalendarRoute>(`${demoCalendar}/cancellations/:id`, async (request, reply) => {
    const { startsAt } = await interviewAt(request, 'cancellations');
    return sendCalendarPage(reply, {
      title: 'Cancel this interview?',
      main: html`<p>${inWords(request, startsAt)}</p>
        <form method="post"><button class="demo-button">Cancel the interview</button></form>`,
      sheets,
    });
  });
  app.post<CalendarRoute>(`${demoCalendar}/cancellations/:id`, async (request, reply) => {
    const booking = await interviewAt(request, 'cancellations');
    await reportBooking(sender(request), 'invitee.canceled', { ...booking, mark: request.query.utm_content });
    return sendCalendarPage(reply, { title: 'It is cancelled', main: html`<p>You can book another time whenever you like.</p>`, sheets });
  });
}
