import { defineBlock } from '#engine';

export const navigation = defineBlock({
  load: () => import('./block.ts'),
  needs: ['navigation', 'session'],
});
