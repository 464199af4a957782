/** What visitors and people signed in ask of the portal. */
export { messageRoutes } from './contact/message-routes.ts';
export { portalRoutes } from './portal-routes.ts';
