/** What visitors, people signed in and the calendars of tenants ask of the portal. */
export { messageRoutes } from './contact/message-routes.ts';
export { interviewEventRoute } from './booking/interview-event-route.ts';
export { findInterview } from './booking/find-interview.ts';
export { signatureHeader, signatureOf } from './booking/webhook-signature.ts';
export { portalRoutes } from './portal-routes.ts';
export { runWorkers } from './runs/run-workers.ts';
export { statusChangesRoute } from './status/status-changes-route.ts';
