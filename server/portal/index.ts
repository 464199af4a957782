export { accountStatus } from './users/check-status.ts';
export { createJudge } from './answers/judge-answers.ts';
export { portalRoutes, type PortalRoutesOptions } from './portal-routes.ts';
export { seedAccounts, type DemoPeople } from './people/seed-accounts.ts';
export type { Portal } from './portal.ts';
