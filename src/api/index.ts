/** Calls of the portal API. */
export { createPortalApi, loadCalls } from './create-portal-api.ts';
export type { PortalApi } from './portal-api.ts';
export { untilOffline } from './until-offline.ts';
export { recordCalls, replayCalls } from './recorded-calls.ts';
