import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { insideAddress, insideTenant } from '../../../../platform/http/index.ts';
import { signatureHeader, signatureOf } from '../../../../portal/calls/index.ts';
import { calendarHost } from './calendar-address.ts';

export interface Booking {
  readonly email: string;
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly cancelUrl: string;
  readonly rescheduleUrl: string;
  /** What the portal gave the frame to hand back. */
  readonly mark?: string | undefined;
}

/** A new time for a person, with the addresses at which it is cancelled and moved. */
export function newBooking({ email, name, startsAt }: Pick<Booking, 'email' | 'name' | 'startsAt'>): Booking {
  const id = randomUUID();
  return { email, name, startsAt, cancelUrl: `${calendarHost}/cancellations/${id}`, rescheduleUrl: `${calendarHost}/reschedulings/${id}` };
}

interface Sender {
  readonly app: FastifyInstance;
  readonly tenant: string;
  /** Of the tenant's calendar. */
  readonly key: string;
}

/** Reports to the portal what a calendar reports, signed as it does. Rejects when the portal refuses it. */
export async function reportBooking(
  { app, tenant, key }: Sender,
  event: 'invitee.created' | 'invitee.canceled',
  { email, name, startsAt, cancelUrl, rescheduleUrl, mark }: Booking,
  /** Where an interview is moved: its booking before. */
  moved?: Booking,
): Promise<void> {
  const now = new Date();
  const payload = JSON.stringify({
    event,
    created_at: now.toISOString(),
    payload: {
      email,
      name,
      cancel_url: cancelUrl,
      reschedule_url: rescheduleUrl,
      rescheduled: moved !== undefined && event === 'invitee.canceled',
      ...(moved && event === 'invitee.created' ? { old_invitee: moved.cancelUrl } : {}),
      status: event === 'invitee.created' ? 'active' : 'canceled',
      scheduled_event: { start_time: startsAt },
      tracking: { utm_content: mark ?? null },
    },
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/scheduling/events',
    remoteAddress: insideAddress,
    headers: {
      'content-type': 'application/json',
      [insideTenant]: tenant,
      [signatureHeader]: signatureOf(key, payload, Math.floor(now.getTime() / 1000)),
    },
    payload,
  });
  if (answer.statusCode !== 200) throw new Error(`The portal refused the report of its calendar: ${answer.statusCode} ${answer.body}`);
}
