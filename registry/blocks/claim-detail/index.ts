import { defineBlock } from '#engine';

export const claimDetail = defineBlock({
  load: () => import('./block.ts'),
  needs: ['detail'],
  interactive: true,
  screen: 'my-claim-detail',
});
