import { afterAll, beforeAll, expect, test } from 'vitest';
import { fastify } from 'fastify';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { answerError } from '../../../platform/problems/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { interviewEventRoute } from './interview-event-route.ts';
import { signatureHeader, signatureOf } from './webhook-signature.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const booking = {
  slug: 'booking',
  isAppointmentBookingEnabled: true,
  showScheduleInterviewWorkflowStatusCode: ['Wanted'],
  showCancelRescheduleInterviewWorkflowStatusCode: ['Booked'],
  statusOnceBooked: { code: 'Booked', description: { en: 'Call booked' } },
  statusOnceCancelled: { code: 'Wanted' },
};

/** Two people of a tenant in the status to book, and its calendar. */
async function makeCalendar() {
  const portal = await makePortalApi(db, 2, { content: { configuration: [booking] } });
  const { tenant, time, call } = portal;
  await db.kysely.updateTable('account').set({ status_code: 'Wanted' }).where('tenant_id', '=', tenant.slug).execute();
  const [{ email = '' } = {}] = await db.kysely
    .selectFrom('account')
    .select('email')
    .where('tenant_id', '=', tenant.slug)
    .where('id', '=', 'a-0')
    .execute();
  const app = fastify();
  app.setErrorHandler(answerError);
  // As the content service does, which has its items in the same database.
  const readContent: typeof portal.portal.readContent = async (...asked) => {
    await db.kysely.selectFrom('account').select('id').limit(1).execute();
    return portal.portal.readContent(...asked);
  };
  await app.register(interviewEventRoute, { parts: { ...portal.portal, readContent }, tenantOf: () => tenant, keyOf: () => 'key' });
  const event = (name: 'invitee.created' | 'invitee.canceled', id: string, more: object = {}) => ({
    event: name,
    created_at: new Date(time.now).toISOString(),
    payload: {
      email: email.toUpperCase(),
      cancel_url: `https://calendly.com/cancellations/${id}`,
      reschedule_url: `https://calendly.com/reschedulings/${id}`,
      scheduled_event: { start_time: '2026-12-08T14:30:00.000000Z' },
      ...more,
    },
  });
  const send = async (body: unknown, key = 'key') => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.inject({
      method: 'POST',
      url: '/scheduling/events',
      headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(key, payload, Math.floor(time.now / 1000)) },
      payload,
    });
    return answer.statusCode === 200 ? (answer.json<{ result: string }>().result as string) : answer.statusCode;
  };
  const claimsOf = async (who: string) =>
    (await call(who, 'GET', '/api/Submissions/claims')).json<{ claims: { accountStatus: object; app_StartTime?: string }[] }>().claims[0];
  const markOf = async (who: string, more = '') =>
    (await call(who, 'GET', `/api/Submissions/get-booking-config?projectId=project-1${more}`)).json<{ bookingMark: string }>().bookingMark;
  /** As booked in the calendar that a person's own account opened. */
  const booked = async (id: string, more: object = {}) =>
    event('invitee.created', id, { tracking: { utm_campaign: null, utm_content: await markOf('p0') }, ...more });
  const trail = async () =>
    (
      await db.kysely
        .selectFrom('audit_entry')
        .select(['action', 'actor', 'object'])
        .where('tenant_id', '=', tenant.slug)
        .where('action', 'like', 'interview.%')
        .execute()
    ).map(({ action, actor, object }) => `${actor} ${action} ${object}`);
  const changes = async () =>
    (
      await db.kysely
        .selectFrom('status_change')
        .select(['actor_name', 'code'])
        .where('tenant_id', '=', tenant.slug)
        .orderBy('number')
        .execute()
    ).map(({ actor_name: name, code }) => `${name}: ${code}`);
  return { app, send, event, booked, markOf, claimsOf, trail, changes, time, tenant };
}

const held = (id: string) => ({
  app_StartTime: '2026-12-08T14:30:00.000Z',
  app_CancelUrl: `https://calendly.com/cancellations/${id}`,
  app_RescheduleUrl: `https://calendly.com/reschedulings/${id}`,
});

test('[CLM-11] [BKG-06] what the calendar reports is what the claims answer has: booked, moved, cancelled; each with its audit entry', async () => {
  const { send, event, booked, claimsOf, trail, time } = await makeCalendar();
  expect(await send(await booked('one'))).toBe('recorded');
  const now = await claimsOf('p0');
  expect(now).toMatchObject({ ...held('one'), accountStatus: { workflowStatusCode: 'Booked', description: { en: 'Call booked' } } });
  expect(now).not.toHaveProperty('app_EventAt');
  time.now += 1000;
  expect(await send(event('invitee.canceled', 'one', { rescheduled: true }))).toBe('unchanged');
  const moved = { old_invitee: 'https://api.calendly.com/scheduled_events/e/invitees/one' };
  expect(await send(event('invitee.created', 'two', moved))).toBe('recorded');
  expect(await claimsOf('p0')).toMatchObject(held('two'));
  time.now += 1000;
  expect(await send(event('invitee.canceled', 'two'))).toBe('recorded');
  const cancelled = await claimsOf('p0');
  expect(cancelled).toMatchObject({ accountStatus: { workflowStatusCode: 'Wanted' } });
  expect(cancelled).not.toHaveProperty('app_StartTime');
  expect(await trail()).toEqual(['booked', 'booked', 'cancelled'].map((kind) => `calendar interview.${kind} account/a-0`));
});

test('[BKG-06] [FRM-19] [SEC-43] an interview that staff book, move and cancel for an account counts like its claimant’s, and the audit trail names who of the staff did it', async () => {
  const { send, event, markOf, claimsOf, trail, changes, time } = await makeCalendar();
  const byStaff = async () => ({ tracking: { utm_content: await markOf('staff-9', '&accountId=a-0') }, email: 'desk@firm.example' });
  const moved = { old_invitee: 'https://api.calendly.com/scheduled_events/e/invitees/one' };
  const booked = await byStaff();
  expect(await send(event('invitee.created', 'one', booked))).toBe('recorded');
  expect(await claimsOf('p0')).toMatchObject({ ...held('one'), accountStatus: { workflowStatusCode: 'Booked' } });
  time.now += 1000;
  expect(await send(event('invitee.created', 'two', { ...(await byStaff()), ...moved }))).toBe('recorded');
  time.now += 1000;
  expect(await send(event('invitee.canceled', 'two', await byStaff()))).toBe('recorded');
  expect(await claimsOf('p0')).not.toHaveProperty('app_StartTime');
  expect(await claimsOf('p1')).toBeUndefined();
  expect(await trail()).toEqual(['booked', 'booked', 'cancelled'].map((kind) => `staff-9 interview.${kind} account/a-0`));
  expect(await changes()).toEqual(['staff-9: Booked', 'staff-9: Wanted']);
});

test('[BKG-06] [SEC-43] a mark of staff that a calendar hands back with a later report names them no more', async () => {
  const { send, event, markOf, trail, time } = await makeCalendar();
  const tracking = { utm_content: await markOf('staff-9', '&accountId=a-0') };
  expect(await send(event('invitee.created', 'one', { tracking }))).toBe('recorded');
  time.now += 1000;
  expect(await send(event('invitee.canceled', 'one', { tracking }))).toBe('recorded');
  expect(await trail()).toEqual(['staff-9 interview.booked account/a-0', 'calendar interview.cancelled account/a-0']);
});

test('[BKG-06] [SEC-12] [SEC-13] a mark for another account is for staff of its tenant alone: a claimant who names one gets their own, and names no staff', async () => {
  const { send, event, markOf, claimsOf, trail } = await makeCalendar();
  const other = await makeCalendar();
  const typed = await markOf('p1', '&accountId=a-0');
  expect(typed).not.toBe(await markOf('staff-9', '&accountId=a-0'));
  expect(await send(event('invitee.created', 'own', { tracking: { utm_content: typed } }))).toBe('recorded');
  expect([await claimsOf('p0'), await trail()]).toEqual([undefined, ['calendar interview.booked account/a-1']]);
  for (const more of ['&accountId=a-900', '&accountId=']) expect(await markOf('staff-9', more)).toBeUndefined();
  expect(await markOf('staff-9')).toBeUndefined();
  const elsewhere = { tracking: { utm_content: await other.markOf('staff-9', '&accountId=a-0') } };
  expect(await send(event('invitee.created', 'elsewhere', elsewhere))).toBe('unbound');
});

test('[BKG-06] a repeat changes nothing, nor does a report that was overtaken, or one about another booking', async () => {
  const { send, event, booked, claimsOf, trail, time } = await makeCalendar();
  const first = await booked('one');
  expect([await send(first), await send(first)]).toEqual(['recorded', 'unchanged']);
  time.now += 1000;
  expect(await send(event('invitee.canceled', 'other'))).toBe('unchanged');
  const cancelled = event('invitee.canceled', 'one');
  expect([await send(cancelled), await send(first), await send(cancelled)]).toEqual(['recorded', 'unchanged', 'unchanged']);
  expect(await claimsOf('p0')).not.toHaveProperty('app_StartTime');
  expect(await trail()).toHaveLength(2);
});

test('[BKG-06] [SEC-12] an interview that is held gives way to no booking of another under the same address; once it is over, a new one counts', async () => {
  const { send, event, booked, claimsOf, time } = await makeCalendar();
  expect(await send(await booked('one'))).toBe('recorded');
  time.now += 1000;
  for (const more of [{}, { old_invitee: 'https://api.calendly.com/scheduled_events/e/invitees/other' }])
    expect(await send(event('invitee.created', 'evil', more))).toBe('unbound');
  expect(await claimsOf('p0')).toMatchObject(held('one'));
  time.now = Date.parse('2026-12-09T00:00:00Z');
  expect(await send(await booked('next'))).toBe('recorded');
  expect(await claimsOf('p0')).toMatchObject(held('next'));
});

test('[BKG-06] a second booking from the account that has one takes its place, and is reported to staff: none is dropped', async () => {
  const { send, booked, claimsOf, trail, time } = await makeCalendar();
  const stale = await booked('stale');
  expect(await send(await booked('one'))).toBe('recorded');
  time.now += 1000;
  const second = await booked('second', { scheduled_event: { start_time: '2026-12-10T09:00:00Z' } });
  expect([await send(second), await send(second)]).toEqual(['second', 'unchanged']);
  expect(await claimsOf('p0')).toMatchObject({ ...held('second'), app_StartTime: '2026-12-10T09:00:00.000Z' });
  expect(await trail()).toHaveLength(2);
  // The calendar of a page that was opened before the first booking: staff look after it.
  time.now += 1000;
  expect(await send({ ...stale, created_at: new Date(time.now).toISOString() })).toBe('unbound');
});

test('[BKG-06] [SEC-12] a first booking counts for the account that the calendar was opened from, whatever address was typed; under an address alone it does not', async () => {
  const { send, event, booked, markOf, claimsOf, trail, time, tenant } = await makeCalendar();
  const other = await markOf('p1');
  const forged = { tracking: { utm_content: `${other.slice(0, -4)}AAAA` } };
  for (const more of [{}, { tracking: null }, forged, { tracking: { utm_content: 'a-0' } }])
    expect(await send(event('invitee.created', 'evil', more))).toBe('unbound');
  expect([await claimsOf('p0'), await trail()]).toEqual([undefined, []]);
  // The mark of one's own account binds to one's own account, under another's address too.
  expect(await send(event('invitee.created', 'theirs', { tracking: { utm_content: other } }))).toBe('recorded');
  expect([await claimsOf('p0'), await claimsOf('p1')]).toEqual([undefined, expect.objectContaining(held('theirs'))]);
  const first = await booked('one', { email: 'another@example.org' });
  expect(await send(first)).toBe('recorded');
  time.now += 1000;
  expect(await send(event('invitee.canceled', 'one'))).toBe('recorded');
  time.now += 1000;
  // A mark is of one appointment: the address of the first binds no second.
  expect(await send({ ...first, created_at: new Date(time.now).toISOString() })).toBe('unbound');
  const { identifier } = await db.kysely
    .selectFrom('account')
    .select('identifier')
    .where('tenant_id', '=', tenant.slug)
    .where('id', '=', 'a-0')
    .executeTakeFirstOrThrow();
  expect(await send(event('invitee.created', 'by-the-firm', { identifier, email: 'desk@firm.example' }))).toBe('recorded');
  expect(await claimsOf('p0')).toMatchObject(held('by-the-firm'));
});

test('[BKG-06] [SEC-13] a report with a wrong signature is refused and touches nothing; another tenant’s account of the same address stays as it is', async () => {
  const other = await makeCalendar();
  const mine = await makeCalendar();
  expect(await mine.send(mine.event('invitee.created', 'one'), 'other key')).toBe(401);
  expect((await mine.app.inject({ method: 'POST', url: '/scheduling/events', payload: {} })).statusCode).toBe(401);
  expect(await mine.trail()).toEqual([]);
  expect(await mine.send(await mine.booked('one'))).toBe('recorded');
  expect(await other.claimsOf('p0')).not.toMatchObject(held('one'));
  expect(await mine.claimsOf('p1')).not.toMatchObject(held('one'));
});

test('[BKG-06] an interview that is ahead is moved and cancelled in any status, which stays; a new one is not booked there', async () => {
  const { send, event, booked, claimsOf, tenant, time } = await makeCalendar();
  const status = async () =>
    (await db.kysely.selectFrom('account').select('status_code').where('tenant_id', '=', tenant.slug).where('id', '=', 'a-0').execute())[0]
      ?.status_code;
  await send(await booked('one'));
  await db.kysely.updateTable('account').set({ status_code: 'Verified' }).where('tenant_id', '=', tenant.slug).execute();
  time.now += 1000;
  expect(await send(await booked('other'))).toBe('unchanged');
  const moved = event('invitee.created', 'two', {
    old_invitee: 'https://api.calendly.com/invitees/one',
    scheduled_event: { start_time: '2026-12-09T14:30:00.000000Z' },
  });
  expect(await send(moved)).toBe('recorded');
  expect([(await claimsOf('p0'))?.app_StartTime, await status()]).toEqual([expect.stringContaining('2026-12-09'), 'Verified']);
  time.now += 1000;
  expect(await send(event('invitee.canceled', 'two'))).toBe('recorded');
  expect([(await claimsOf('p0'))?.app_StartTime, await status()]).toEqual([undefined, 'Verified']);
});

test('[BKG-06] an address without an account, or an account whose status invites to no interview, is left alone', async () => {
  const { send, event, booked, claimsOf, tenant } = await makeCalendar();
  expect(await send(event('invitee.created', 'one', { email: 'stranger@example.org' }))).toBe('unknown');
  await db.kysely.updateTable('account').set({ status_code: 'Paid' }).where('tenant_id', '=', tenant.slug).execute();
  expect(await send(await booked('one'))).toBe('unchanged');
  expect(await claimsOf('p0')).not.toMatchObject(held('one'));
});

test.each([
  ['no JSON', '{', 422],
  ['no event', {}, 422],
  ['another event', { event: 'routing_form_submission.created' }, 'unchanged'],
  ['no payload', { event: 'invitee.created', created_at: '2026-01-05T09:00:00Z' }, 422],
  [
    'an address that is no https',
    { event: 'invitee.canceled', created_at: '2026-01-05T09:00:00Z', payload: { email: 'a@b.c', cancel_url: 'javascript:1' } },
    422,
  ],
])('a signed report of %s is answered in plain words', async (_, body, expected) => {
  const { send } = await makeCalendar();
  expect(await send(body)).toBe(expected);
});
