import { defineBlock } from '#engine';

export const banner = defineBlock({
  load: () => import('./block.ts'),
  needs: ['session'],
});
