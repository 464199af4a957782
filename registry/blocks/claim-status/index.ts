import { defineBlock } from '#engine';

export const claimStatus = defineBlock({
  load: () => import('./block.ts'),
  screen: 'home',
  needs: ['status'],
  interactive: true,
});
