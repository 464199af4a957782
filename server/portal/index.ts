export { accountStatus } from './users/check-status.ts';
export { createJudge } from './answers/judge-answers.ts';
export { createLink, type NewLink } from './links/link-tokens.ts';
export { recordFileDeed } from './audit/record-file-deed.ts';
export { createPostOutside } from './outside/post-outside.ts';
export { portalRoutes, type PortalRoutesOptions } from './portal-routes.ts';
export { seedAccounts, type DemoPeople } from './people/seed-accounts.ts';
export { sweepPortal, usualRetention, type Retention } from './retention/sweep-portal.ts';
export type { Portal } from './portal.ts';
