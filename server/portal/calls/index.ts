/** What visitors, people signed in and the calendars of tenants ask of the portal. */
export { messageRoutes } from './contact/message-routes.ts';
export { interviewEventRoute } from './interviews/event-route.ts';
export { findInterview } from './interviews/find-interview.ts';
export { signatureHeader, signatureOf } from './interviews/webhook-signature.ts';
export { portalRoutes } from './portal-routes.ts';
