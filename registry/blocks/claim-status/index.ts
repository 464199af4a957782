import { defineBlock } from '#engine';

export const claimStatus = defineBlock({
  load: () => import('./ClaimStatus.tsx').then((module) => module.ClaimStatus),
  schema: () => import('#built/claimStatus'),
  screen: 'home',
  needs: ['status'],
  interactive: true,
});
