import { defineBlock } from '#engine';

export const header = defineBlock({
  load: () => import('./block.ts'),
});
