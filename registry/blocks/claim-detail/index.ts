import { defineBlock } from '#engine';

export const claimDetail = defineBlock({
  load: () => import('./ClaimDetail.tsx').then((module) => module.ClaimDetail),
  schema: () => import('#built/claimDetail'),
  needs: ['claimDetail'],
  interactive: true,
  screen: 'my-claim-detail',
});
