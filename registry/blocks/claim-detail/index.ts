import { defineBlock } from '#engine';

export const claimDetail = defineBlock({
  load: () => import('./ClaimDetail.tsx').then((module) => module.ClaimDetail),
  schema: () => import('#built/claimDetail'),
  needs: ['detail'],
  interactive: true,
  screen: 'my-claim-detail',
});
