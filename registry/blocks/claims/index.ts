import { defineBlock } from '#engine';

export const claims = defineBlock({
  load: () => import('./block.ts'),
  needs: ['claims'],
  interactive: true,
});
