import { defineBlock } from '#engine';

export const news = defineBlock({
  load: () => import('./block.ts'),
  needs: ['readNews'],
});
