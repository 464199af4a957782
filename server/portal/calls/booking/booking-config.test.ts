import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const booking = {
  isAppointmentBookingEnabled: true,
  showScheduleInterviewWorkflowStatusCode: ['A'],
  showCancelRescheduleInterviewWorkflowStatusCode: ['B', 'C'],
  calendlyDataUrl: 'https://calendly.com/example',
};
const bookingMark = expect.stringMatching(/^[\w-]{60,}$/) as string;
const defaults = { asksBeforeWidget: false, interviewMinutes: 30, timeZone: 'Europe/London', frameHosts: [] };
const urlOf = (project: string) => `/api/Submissions/get-booking-config?projectId=${project}`;

test('[CLM-12] [API-SUB-1] booking: what the tenant configured for the project, and switched off where nothing is', async () => {
  const projects = { 'project-2': { interviewMinutes: 45, calendlyDataUrl: 'https://calendly.com/second' } };
  const configuration = [{ slug: 'booking', ...booking, projects, statusOnceBooked: { code: 'B' }, apiKey: 'CANARY' }];
  const { call } = await makePortalApi(db, 1, { content: { configuration } });
  expect((await call('p0', 'GET', urlOf('project-1'))).json()).toEqual({ ...booking, ...defaults, bookingMark });
  expect((await call('p0', 'GET', urlOf('constructor'))).json()).toEqual({ ...booking, ...defaults, bookingMark });
  expect((await call('p0', 'GET', urlOf('project-2'))).json()).toEqual({ ...booking, ...defaults, ...projects['project-2'], bookingMark });
  const without = await makePortalApi(db, 1);
  expect((await without.call('p0', 'GET', urlOf('project-1'))).json()).toEqual({
    isAppointmentBookingEnabled: false,
    showScheduleInterviewWorkflowStatusCode: [],
    showCancelRescheduleInterviewWorkflowStatusCode: [],
    ...defaults,
  });
});

test('[BKG-02] the script of the calendar is answered where the tenant names its host for scripts; hosts of frames are answered', async () => {
  const widgetScript = 'https://assets.calendly.com/assets/external/widget.js';
  const { call, tenant } = await makePortalApi(db, 1, { content: { configuration: [{ slug: 'booking', ...booking, widgetScript }] } });
  expect((await call('p0', 'GET', urlOf('project-1'))).json()).not.toHaveProperty('widgetScript');
  Object.assign(tenant, { outsideHosts: { frames: ['calendly.com'], scripts: ['assets.calendly.com'] } });
  expect((await call('p0', 'GET', urlOf('project-1'))).json()).toMatchObject({ widgetScript, frameHosts: ['calendly.com'] });
});
